"""The chapters of the rules of Danmaku!!."""
