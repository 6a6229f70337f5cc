"""What a viewer of the hololive OCG may see."""
