"""What one address, connection or piece of work may cost."""
