"""What a room decides, without input or output."""
