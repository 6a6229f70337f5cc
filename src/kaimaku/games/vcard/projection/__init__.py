"""What a viewer of VCard may see."""
