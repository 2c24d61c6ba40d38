"""RFC 6455 framing, and a connection that messages are written to."""
