// The innermost loops of the raster: rows of premultiplied BGRA words. They are in C as C can have the same text compiled for more than one
// instruction set in one program; the widest that the machine has is picked when it runs. All sets give the same bytes.
#pragma once
#include <stdbool.h>
#include <stdint.h>

// A picture whose rows lie level where it is painted.
typedef struct {
    const uint32_t *_Nonnull texels;
    long stride;
    // The texels that may be seen, first and last column and row: beyond the edge the edge goes on.
    int32_t left, right, top, bottom;
    // Where in it the first pixel lies, and how far it is to the next pixel and to the next row, in 1/2³² texel. Some pixel lies in it.
    int64_t u, v, step, down;
} LevelPicture;

// A row of pixels in front of a plane seen in perspective: pixel x lies at ((x·a + u)/(x·g + w), (x·b + v)/(x·g + w)), in texels.
typedef struct {
    double a, b, g, u, v, w;
} PlaneRow;

// Names of pointers: `below` is painted on, `pixels` is what is laid there. Levels and masks are 0…255, parts f of two 0…256.
typedef struct {
    // One colour in the place of what is there, in a number of rows, `stride` words apart.
    void (*_Nonnull fill)(uint32_t *_Nonnull below, long stride, long count, long rows, uint32_t color);
    // One colour, premultiplied and with its opacity in it.
    void (*_Nonnull overColor)(uint32_t *_Nonnull below, long stride, long count, long rows, uint32_t color);
    // One colour through a mask, which is the same for all rows.
    void (*_Nonnull overColorMasked)(
        uint32_t *_Nonnull below, long stride, long count, long rows, uint32_t color, const uint8_t *_Nonnull mask);
    // Pixels at one level.
    void (*_Nonnull overPixels)(uint32_t *_Nonnull below, long count, const uint32_t *_Nonnull pixels, uint32_t level);
    // Pixels that are all opaque, at one level.
    void (*_Nonnull overOpaque)(uint32_t *_Nonnull below, long count, const uint32_t *_Nonnull pixels, uint32_t level);
    // Opaque pixels `b` at one level over opaque pixels `a`, in the place of what is there; strides are of words, from row to row.
    void (*_Nonnull crossFade)(
        uint32_t *_Nonnull out, long stride, long count, long rows, const uint32_t *_Nonnull a, long strideOfA, const uint32_t *_Nonnull b,
        long strideOfB, uint32_t level);
    // Pixels through a mask, at one level.
    void (*_Nonnull overPixelsMasked)(
        uint32_t *_Nonnull below, long count, const uint32_t *_Nonnull pixels, const uint8_t *_Nonnull mask, uint32_t level);
    // a · (256 - f)/256 + b · f/256; `out` may be a or b.
    void (*_Nonnull mix)(const uint32_t *_Nonnull a, const uint32_t *_Nonnull b, long count, uint32_t f, uint32_t *_Nonnull out);
    // As much of each pixel as another one is opaque.
    void (*_Nonnull multiplyByAlpha)(uint32_t *_Nonnull pixels, long count, const uint32_t *_Nonnull mask);
    // The places start, start + step, … of 1/2³² texel, in 1/4096.
    void (*_Nonnull places)(int64_t start, int64_t step, long count, int32_t *_Nonnull out);
    // The places of pixels' middles from x on in a plane, in 1/4096 texel and less half a texel. All fit, and none is behind the eye.
    void (*_Nonnull placesBehind)(const PlaneRow *_Nonnull row, long x, long count, int32_t *_Nonnull us, int32_t *_Nonnull vs);
    // What lies at places in 1/4096 texel of a picture that has been made smaller by 2^shift, each mixed of its four neighbours, all of which
    // have to be there.
    void (*_Nonnull sample)(
        const uint32_t *_Nonnull texels, long stride, uint32_t shift, const int32_t *_Nonnull us, const int32_t *_Nonnull vs, long count,
        uint32_t *_Nonnull out);
    // A picture whose rows lie level, in rows that are `stride` words apart, in the place of what is there. `spare` has room for two lines of all texels
    // that are asked for and `rowSlack` more each.
    void (*_Nonnull sampleLevel)(
        uint32_t *_Nonnull out, long stride, long count, long rows, const LevelPicture *_Nonnull picture, uint32_t *_Nonnull spare);
    // The same, laid over what is there at one level and, if there are any, through masks, one for each row. Up to `rowSlack` bytes behind the
    // last one of a mask may be read.
    void (*_Nonnull overLevel)(
        uint32_t *_Nonnull below, long stride, long count, long rows, const LevelPicture *_Nonnull picture, uint32_t *_Nonnull spare,
        const uint8_t *_Nonnull const *_Nullable masks, uint32_t level);
    // The means of `count` squares of size² pixels that lie side by side, size being 2, 4, 8 or 16, as four channels of 8 bits and 8 behind the point.
    void (*_Nonnull shrink)(const uint32_t *_Nonnull pixels, long stride, long count, uint32_t size, int32_t *_Nonnull out);
} RowKernels;

enum { rowSlack = 8 };

// What every machine of the kind can do.
const RowKernels *_Nonnull plainRows(void);
// What this one can do beyond that, or null.
const RowKernels *_Nullable wideRows(void);
