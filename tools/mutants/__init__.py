"""Mutation testing: small faults are put into the engine one at a time, and the tests that run the faulty line must notice.

`faults` finds the places and makes the faults, `covering` records once which tests run which lines, `trying` runs for each
fault the tests that can notice it, each in a process of its own that was forked with everything loaded.
"""
