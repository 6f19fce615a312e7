// The frames that all benchmark programs paint, and their timing. RasterBenchmark.swift in Sources/FlipbookBenchmarks
// describes the frames, and paints the same ones with the same numbers.
#pragma once
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { WIDTH = 780, HEIGHT = 1688, LARGE_WIDTH = WIDTH * 20 / 11, LARGE_HEIGHT = HEIGHT * 20 / 11, TEXT_WIDTH = 300, TEXT_HEIGHT = 80, SPRITE = 16 };

// Returns an opaque image with detail everywhere.
static uint32_t *picture_of_size(int width, int height, uint32_t seed) {
    uint32_t *words = (uint32_t *)malloc(width * height * 4);
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
            uint32_t tint = (uint32_t)(x * 7 ^ y * 5) + seed;
            words[y * width + x] = 0xFF000000u | (tint & 0xFF) | (tint << 8 & 0xFF00) | (tint << 15 & 0xFF0000);
        }
    return words;
}

static uint32_t *picture(uint32_t seed) { return picture_of_size(WIDTH, HEIGHT, seed); }

// Returns a premultiplied white mask of text-like strokes with half-covered edges and gaps.
static uint32_t *text(void) {
    uint32_t *words = (uint32_t *)malloc(TEXT_WIDTH * TEXT_HEIGHT * 4);
    for (int y = 0; y < TEXT_HEIGHT; y++)
        for (int x = 0; x < TEXT_WIDTH; x++) {
            int stroke = (x * 13 + (y / 8) * 29) % 32;
            uint32_t ink = stroke < 12 ? 255 : stroke < 15 ? 128 : 0;
            words[y * TEXT_WIDTH + x] = ink << 24 | ink << 16 | ink << 8 | ink;
        }
    return words;
}

// Returns a soft white disc.
static uint32_t *sprite(void) {
    uint32_t *words = (uint32_t *)malloc(SPRITE * SPRITE * 4);
    for (int y = 0; y < SPRITE; y++)
        for (int x = 0; x < SPRITE; x++) {
            int dx = 2 * x + 1 - SPRITE, dy = 2 * y + 1 - SPRITE, far = dx * dx + dy * dy;
            uint32_t ink = far >= SPRITE * SPRITE ? 0 : (uint32_t)(255 - 255 * far / (SPRITE * SPRITE));
            words[y * SPRITE + x] = ink << 24 | ink << 16 | ink << 8 | ink;
        }
    return words;
}

// Returns the time in milliseconds.
static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

// Returns the minimum time of many frames, in milliseconds. Other processes only add time, so the minimum is the most
// reliable value.
static double best(void (*frame)(int)) {
    double least = 1e9, end = now() + 700;
    for (int step = 0; step < 20 || now() < end; step++) {
        double begin = now();
        frame(step & 1);
        double took = now() - begin;
        if (took < least) least = took;
    }
    return least;
}

// Prints the time of a row of the benchmark.
static void report(const char *row, void (*frame)(int)) {
    printf("%s %.3f\n", row, best(frame));
    fflush(stdout);
}

// The positions of the parts of the frames. `step` is 0 or 1, so that successive frames differ.
static double text_x(int index, int step) { return 40 + 37 * (index % 3) + 0.37 * step; }
static double text_y(int index, int step) { return 60 + 160 * index + 0.21 * step; }
static const double text_scale = 1.05, text_angle = 0.03;
static double rect_x(int index, int step) { return 30 + 260 * (index % 3) + step; }
static double rect_y(int index) { return 40 + 230 * (index / 3); }
static const double rect_width = 200, rect_height = 100, rect_radius = 20;
static double sprite_x(int index, int step) { return index * 37 % 760 + 0.3 * step; }
static double sprite_y(int index) { return index * 91 % 1660 + 0.4; }
static const double sprite_scale = 1.1;

static double turned_x(int step) { return 40 + step; }
static const double turned[4] = {1.3, 0.2, -0.2, 1.8}, turned_y = -100;
static const double shrunk_scale = 0.55;
static double shrunk_x(int step) { return step; }
// A point (x, y) of the picture is shown at (x, y) / (u·x + w).
static double perspective_u(int step) { return 0.0004 + step * 0.00001; }
static const double perspective_w = 0.9;
// A diagonal gradient from black to white. It begins at (0, gradient_y) and ends at the lower right corner.
static double gradient_y(int step) { return step / 9.0 * HEIGHT; }
// A rounded rectangle whose shadow has this standard deviation and is black with this opacity, on a white surface.
static double shadow_x(int step) { return 150 + step * 0.5; }
static const double shadow_y = 300, shadow_width = 400, shadow_height = 800, shadow_radius = 40, shadow_sigma = 30, shadow_alpha = 0.4;

// The shapes of `flipbook bench --only drawing`, in points of two pixels.
static double shape_x(int index, int step) { return index * 37 % 360 + 0.3 * step; }
static double shape_y(int index) { return index * 91 % 640 + 0.4; }
static double shape_channel(int index, int factor) { return index * factor % 256 / 255.0; }
