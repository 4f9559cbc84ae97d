"""The load driver of the benchmark and its connectors to the servers that are compared."""
