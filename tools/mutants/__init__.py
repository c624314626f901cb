"""Mutation testing: small faults are put into the engine one at a time, and the tests in which they make a difference must
notice.

`faults` finds the places and makes the faults, `probing` and `covering` find out once which tests could notice which of them,
`trying` runs for each fault those tests, each fault in a process of its own that was forked with everything loaded. What was
found is kept in `build/mutants`, so that an interrupted run goes on where it was. `survey` only looks which of all faults differ
in no test.
"""
