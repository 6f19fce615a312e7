#!/usr/bin/env python3
"""Paints the frames with Skia's CPU canvas, on one thread. It needs the package skia-python, and describes the frames as frames.h does."""
import sys
import time

try:
    import numpy
    import skia
except ImportError:
    sys.exit("skia_frames.py: the package skia-python is not installed")

WIDTH, HEIGHT = 780, 1688


def picture(width, height, seed):
    """Returns an opaque image with detail everywhere."""
    x, y = numpy.meshgrid(numpy.arange(width, dtype=numpy.uint32), numpy.arange(height, dtype=numpy.uint32))
    tint = (x * 7 ^ y * 5) + numpy.uint32(seed)
    words = numpy.uint32(0xFF000000) | tint & 0xFF | tint << 8 & 0xFF00 | tint << 15 & 0xFF0000
    return skia.Image.fromarray(words.astype(numpy.uint32).view(numpy.uint8).reshape(height, width, 4), skia.kBGRA_8888_ColorType)


surface = skia.Surface.MakeRaster(skia.ImageInfo.MakeN32Premul(WIDTH, HEIGHT))
canvas = surface.getCanvas()
back, front = picture(WIDTH, HEIGHT, 1), picture(WIDTH, HEIGHT, 99)
large = picture(WIDTH * 20 // 11, HEIGHT * 20 // 11, 3).withDefaultMipmaps()
linear = skia.SamplingOptions(skia.FilterMode.kLinear)
trilinear = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)
mapped_back = back.withDefaultMipmaps()


def draw(image, matrix, sampling):
    canvas.save()
    canvas.concat(matrix)
    canvas.drawImage(image, 0, 0, sampling)
    canvas.restore()


def crossfade(step):
    canvas.drawImage(back, 0, 0, skia.SamplingOptions(), skia.Paint(BlendMode=skia.BlendMode.kSrc))
    canvas.drawImage(front, 0, 0, skia.SamplingOptions(), skia.Paint(Alphaf=0.4 + step * 0.1))


def rects(step):
    paint = skia.Paint(AntiAlias=True, Color4f=skia.Color4f(0.1, 0.5, 0.7, 0.5))
    for index in range(20):
        rect = skia.Rect.MakeXYWH(30 + 260 * (index % 3) + step, 40 + 230 * (index // 3), 200, 100)
        canvas.drawRRect(skia.RRect.MakeRectXY(rect, 20, 20), paint)


def turned(step):
    draw(back, skia.Matrix.MakeAll(1.3, -0.2, 40 + step, 0.2, 1.8, -100, 0, 0, 1), linear)


def shrunk(step):
    draw(large, skia.Matrix.MakeAll(0.55, 0, step, 0, 0.55, 0, 0, 0, 1), trilinear)


def shrunk_plain(step):
    draw(large, skia.Matrix.MakeAll(0.55, 0, step, 0, 0.55, 0, 0, 0, 1), linear)


def perspective(step):
    draw(mapped_back, skia.Matrix.MakeAll(1, 0, 0, 0, 1, 0, 0.0004 + step * 0.00001, 0, 0.9), trilinear)


def shadow(step):
    canvas.drawRect(skia.Rect.MakeXYWH(60, 210, 581, 980), skia.Paint(Color=skia.ColorWHITE))
    paint = skia.Paint(AntiAlias=True, Color4f=skia.Color4f(0, 0, 0, 0.4), MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 30))
    canvas.drawRRect(skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(150 + step * 0.5, 300, 400, 800), 40, 40), paint)


def gradient(step):
    shader = skia.GradientShader.MakeLinear(
        [skia.Point(0, step / 9 * HEIGHT), skia.Point(WIDTH, HEIGHT)], [skia.ColorBLACK, skia.ColorWHITE])
    canvas.drawPaint(skia.Paint(Shader=shader, Dither=True))


def blur(step):
    canvas.drawImage(front if step else back, 0, 0)
    below = surface.makeImageSnapshot()
    canvas.drawImage(below, 0, 0, skia.SamplingOptions(), skia.Paint(ImageFilter=skia.ImageFilters.Blur(20, 20)))


def report(row, frame):
    """Prints the minimum time of many frames in milliseconds, as `report` in frames.h."""
    least, end, step = float("inf"), time.perf_counter() + 0.7, 0
    while step < 20 or time.perf_counter() < end:
        begin = time.perf_counter()
        frame(step & 1)
        least = min(least, time.perf_counter() - begin)
        step += 1
    print(f"{row} {least * 1000:.3f}", flush=True)


for row, frame in [
    ("crossfade", crossfade), ("rects", rects), ("blur", blur), ("turned", turned), ("shrunk", shrunk), ("shrunk-plain", shrunk_plain),
    ("perspective", perspective), ("shadow", shadow), ("gradient", gradient),
]:
    report(row, frame)
