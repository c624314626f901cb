"""The questions that a game asks of its rules: the one way up. What no higher room is needed for is answered here, the rest in
`chapters`."""
