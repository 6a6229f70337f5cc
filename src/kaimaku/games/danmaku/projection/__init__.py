"""What a viewer of Danmaku!! may see."""
