"""Messages between the nodes of a cluster: hints, chat and presence. The log is the truth."""
