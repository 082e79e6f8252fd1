"""XML of strangers, read safely: a small tree whose elements know their line.

No document type, no entities, nothing fetched; depth and number of elements have a limit. What the
elements mean is `xml_decks`' question.
"""

from typing import Any, Final

from attrs import Factory, define

DEEPEST: Final = 12
"""Elements within each other; the deepest deck file has five."""
MOST_ELEMENTS: Final = 10_000


class MarkupError(ValueError):
    """The text is no XML that is taken: the line, and what is wrong."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(problem)
        self.line = line
        self.problem = problem


@define
class Element:
    """A tag with all that is in it."""

    tag: str
    """Without its namespace."""
    attributes: dict[str, str]
    line: int
    text: str = ""
    """The characters directly in it."""
    children: "list[Element]" = Factory(list)
    comments: list[str] = Factory(list)
    """Those directly in it."""

    def child(self, tag: str) -> "Element | None":
        """The first child with a tag, in any case."""
        return next(iter(self.having(tag)), None)

    def having(self, tag: str) -> "list[Element]":
        """Every child with a tag, in any case."""
        return [child for child in self.children if child.tag.casefold() == tag]

    def text_of(self, tag: str) -> str:
        """The characters in the first child with a tag; nothing where there is none."""
        child = self.child(tag)
        return child.text if child else ""


def tree(text: str) -> Element:
    """The root of an XML document.

    Raises:
        MarkupError: broken XML, one that declares a document type, or deeper or larger than a deck.
    """
    from xml.etree.ElementTree import ParseError  # noqa: PLC0415 - 15 ms, for XML alone

    from defusedxml import DefusedXmlException  # noqa: PLC0415
    from defusedxml.ElementTree import DefusedXMLParser  # noqa: PLC0415

    target = _Target()
    parser = DefusedXMLParser(target=target, forbid_dtd=True)
    target.expat = parser.parser
    try:
        parser.feed(text)
        root = parser.close()
    except ParseError as error:
        problem = str(error).partition(":")[0]
        raise MarkupError(error.position[0], f"broken XML, {problem}") from None
    except (DefusedXmlException, RecursionError):
        problem = "a document type or an entity is declared; a deck needs none"
        raise MarkupError(target.line, problem) from None
    except ValueError as error:
        if isinstance(error, MarkupError):
            raise
        raise MarkupError(target.line, "characters that XML cannot have") from None
    assert isinstance(root, Element)
    return root


class _Target:
    """Builds the tree while the parser reads."""

    expat: Any = None

    def __init__(self) -> None:
        self.root: Element | None = None
        self.open: list[Element] = []
        self.pieces: list[list[str]] = []
        self.count = 0

    @property
    def line(self) -> int:
        """Where the parser is."""
        return int(self.expat.CurrentLineNumber)

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.count += 1
        if len(self.open) >= DEEPEST:
            raise MarkupError(self.line, f"elements more than {DEEPEST} deep; no deck has these")
        if self.count > MOST_ELEMENTS:
            raise MarkupError(self.line, f"more than {MOST_ELEMENTS:,} elements; no deck has these")
        named = {_local(name): value for name, value in attributes.items()}
        element = Element(_local(tag), named, self.line)
        if self.open:
            self.open[-1].children.append(element)
        else:
            self.root = element
        self.open.append(element)
        self.pieces.append([])

    def data(self, text: str) -> None:
        self.pieces[-1].append(text)

    def comment(self, text: str) -> None:
        if self.open:
            self.open[-1].comments.append(text.strip())

    def end(self, _tag: str) -> None:
        self.open.pop().text = "".join(self.pieces.pop())

    def close(self) -> Element | None:
        return self.root


def _local(name: str) -> str:
    return name.rpartition("}")[2]
