"""What travels: message types, errors, and the schemas made from them."""
