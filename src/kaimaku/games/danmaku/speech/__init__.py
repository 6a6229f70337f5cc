"""Every word Danmaku!! says."""
