"""The door between the network and the table: the gate, connections, the shares of addresses, readiness."""
