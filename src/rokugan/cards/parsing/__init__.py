"""How classic texts are read with productions: the table of them, the chart, and what a text has mentioned so far."""
