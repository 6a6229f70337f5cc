"""The client bench: what tables of a real server cost a browser."""
