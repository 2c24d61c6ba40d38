"""Message types, errors, and the JSON Schema and OpenAPI documents made from them."""
