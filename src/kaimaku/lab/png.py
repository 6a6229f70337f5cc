"""The heat map as PNG, on a ground of its own: it reads the same on a light and on a dark page."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from kaimaku.lab.picture import DARK, LIGHT, Label, Picture, Rgb

SCALE = 2  # pixels for a unit: sharp on dense screens
EMPTY: Rgb = (228, 226, 222)
ANCHORS = {"start": "ls", "middle": "ms", "end": "rs"}


def png(picture: Picture) -> bytes:
    image = Image.new("RGB", (round(picture.width) * SCALE, round(picture.height) * SCALE), LIGHT)
    draw = ImageDraw.Draw(image)
    for box in picture.boxes:
        corners = (box.x * SCALE, box.y * SCALE, (box.x + box.w) * SCALE - 1, (box.y + box.h) * SCALE - 1)
        draw.rectangle(corners, fill=EMPTY if box.color is None else box.color)
    for label in picture.labels:
        _write(image, draw, label)
    file = BytesIO()
    image.quantize(dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return file.getvalue()


def _write(image: Image.Image, draw: ImageDraw.ImageDraw, label: Label) -> None:
    font = ImageFont.load_default(label.size * SCALE)
    color = DARK if label.color is None else label.color
    if not label.up:
        stroke = SCALE // 4 if label.bold else 0
        draw.text(
            (label.x * SCALE, label.y * SCALE),
            label.text,
            fill=color,
            font=font,
            anchor=ANCHORS[label.anchor],
            stroke_width=stroke,
        )
        return
    left, top, right, bottom = font.getbbox(label.text, anchor="ls")
    turned = Image.new("L", (round(right - left) + 2, round(bottom - top) + 2))
    ImageDraw.Draw(turned).text((1 - left, 1 - top), label.text, fill=255, font=font, anchor="ls")
    turned = turned.rotate(90, expand=True)
    image.paste(color, (round(label.x * SCALE + top), round(label.y * SCALE - turned.height)), turned)
