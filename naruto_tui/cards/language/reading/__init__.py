"""From card text to the effect tree: what each rule of the grammar makes."""
