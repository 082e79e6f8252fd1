"""How the game is played: editions, state, choices, turn, battle, chain, effects."""
