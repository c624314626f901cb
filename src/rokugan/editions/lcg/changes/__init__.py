"""Events as changes of the table: one function for each kind of event, and what goes with it by the rules."""
