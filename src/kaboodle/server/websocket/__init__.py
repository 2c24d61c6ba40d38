"""WebSocket framing (RFC 6455), and a client's connection."""
