"""What comes in over HTTP: routes, WebSocket sessions, admission and access."""
