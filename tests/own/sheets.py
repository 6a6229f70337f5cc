"""Sheets of own cards for tests."""

SINGER = """
kind: holomem
name: Maku
level: Debut
color: white
hp: 100
keywords:
  - {kind: collab effect, name: Up, text: 自分のデッキを2枚引く。}
arts:
  - {name: Hello, cost: [white], power: 30, text: "ThisArt(20)"}
"""
