"""What the games share when they speak."""
