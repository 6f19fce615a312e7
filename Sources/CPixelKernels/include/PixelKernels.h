// The innermost loops of the rasterizer, for rows of premultiplied BGRA pixels.
//
// They are written in C, because C can compile the same source for several instruction sets in one program. The widest
// instruction set that the machine supports is chosen at run time. The results are the same for all sets.
#pragma once
#include <stdbool.h>
#include <stdint.h>

// An axis-aligned image: its rows and columns are parallel to the rows and columns of the surface.
typedef struct {
    const uint32_t *_Nonnull texels;
    long stride;
    // The first and last visible column and row. Outside of these, the texels of the edge are repeated.
    int32_t left, right, top, bottom;
    // The position of the first pixel in the image (`u`, `v`), the distance from one pixel to the next (`step`), and the distance from one
    // row to the next (`down`), in units of 1/2³² texel. At least one pixel is inside the image.
    int64_t u, v, step, down;
} AxisAlignedImage;

// A row of pixels that shows a plane in perspective. The pixel whose center is at x shows the point
// ((x·a + u)/(x·g + w), (x·b + v)/(x·g + w)) of the plane, in texels.
typedef struct {
    double a, b, g, u, v, w;
} PerspectiveRow;

// The texels of a mip level: an image that has been made smaller by 2^shift. It is large if it has more than 32,767 columns or rows.
typedef struct {
    const uint32_t *_Nonnull texels;
    long stride;
    uint32_t shift;
    bool isLarge;
} MipLevelTexels;

// The colors of a gradient. A channel of a color is at most 255 and has 8 fraction bits. `bytes` has the integer parts of the four channels of
// each color, `fractions` the fraction bits. Both tables have `rowPadding` more elements.
//
// A channel is rounded up if its fraction is above the limit of the pixel's column. `limits` has 16 words for the columns 0…15, each with the
// limit in all four bytes. They repeat after eight columns.
//
// The uppermost bit of all fractions and limits is inverted: they are compared as signed bytes, because SSE2 cannot compare unsigned ones.
typedef struct {
    const uint32_t *_Nonnull bytes, *_Nonnull fractions, *_Nonnull limits;
} GradientColors;

// A row of an axial gradient. Pixel x has the location (x + 0.5)·step + start. The first color is at the location 0, and color number `last`
// at 1.
typedef struct {
    GradientColors colors;
    int32_t last;
    double step, start;
} AxialGradientRow;

// A row of pixels that shows a mask whose rows and columns are parallel to the rows and columns of the surface. The row is between two rows
// of the mask. A row outside the mask is null. Outside its rows and columns the mask is 0.
typedef struct {
    const uint8_t *_Nullable top, *_Nullable bottom;
    long width;
    // The distance of the row from `top`, and the distance to the next row of pixels, in units of 1/2³² mask pixel.
    uint32_t v, down;
    // The position of the first pixel in the mask, and the distance to the next pixel, in units of 1/2³² mask pixel.
    int64_t u, step;
} MaskRow;

// The results of `maskColumns` for the pixels of a row. The pixels `equalFirst` to `equalEnd - 1` are between equal columns of the mask, so
// they have the same mask value. If there are none, both numbers are 0.
typedef struct {
    const int32_t *_Nonnull columns;
    const uint32_t *_Nonnull weights;
    long equalFirst, equalEnd;
} MaskColumns;

// The kernels. `below` points to the pixels that are painted on, `pixels` to the pixels that are composited over them.
// `level` is an opacity. Opacities and mask bytes are 0…255. A fraction f between two values is 0…256. Strides are in
// pixels.
typedef struct {
    // Replaces pixels by one color, in several rows.
    void (*_Nonnull fill)(uint32_t *_Nonnull below, long stride, long count, long rows, uint32_t color);
    // Composites one color. The color is premultiplied and includes its opacity.
    void (*_Nonnull overColor)(uint32_t *_Nonnull below, long stride, long count, long rows, uint32_t color);
    // Composites one color through a mask. The mask is the same for all rows.
    void (*_Nonnull overColorMasked)(
        uint32_t *_Nonnull below, long stride, long count, long rows, uint32_t color, const uint8_t *_Nonnull mask);
    // Composites pixels with one opacity.
    void (*_Nonnull overPixels)(uint32_t *_Nonnull below, long count, const uint32_t *_Nonnull pixels, uint32_t level);
    // Composites opaque pixels with one opacity.
    void (*_Nonnull overOpaque)(uint32_t *_Nonnull below, long count, const uint32_t *_Nonnull pixels, uint32_t level);
    // Computes a · (255 - level)/255 + b · level/255. For opaque pixels, the result is `b` with an opacity over `a`. `out` may be `a` or
    // `b`.
    void (*_Nonnull crossFade)(
        uint32_t *_Nonnull out, long stride, long count, long rows, const uint32_t *_Nonnull a, long strideOfA, const uint32_t *_Nonnull b,
        long strideOfB, uint32_t level);
    // Composites pixels through a mask, with one opacity.
    void (*_Nonnull overPixelsMasked)(
        uint32_t *_Nonnull below, long count, const uint32_t *_Nonnull pixels, const uint8_t *_Nonnull mask, uint32_t level);
    // Computes a · (256 - f)/256 + b · f/256. `out` may be `a` or `b`.
    void (*_Nonnull mix)(const uint32_t *_Nonnull a, const uint32_t *_Nonnull b, long count, uint32_t f, uint32_t *_Nonnull out);
    // Multiplies each pixel by the alpha of the pixel in `mask`.
    void (*_Nonnull multiplyByAlpha)(uint32_t *_Nonnull pixels, long count, const uint32_t *_Nonnull mask);
    // Converts the positions start, start + step, … from units of 1/2³² texel to units of 1/4096 texel.
    void (*_Nonnull fixedPointPositions)(int64_t start, int64_t step, long count, int32_t *_Nonnull out);
    // Computes which points of the plane the centers of `count` pixels show, beginning with pixel x. A position is in units of 1/4096
    // texel, and half a texel is subtracted from it. All positions fit in 32 bits, and none is behind the camera.
    void (*_Nonnull perspectiveCoordinates)(const PerspectiveRow *_Nonnull row, long x, long count, int32_t *_Nonnull us, int32_t *_Nonnull vs);
    // Samples an image that has been made smaller by 2^shift. Positions are in units of 1/4096 texel of the original image. Each result is
    // interpolated between four texels, all of which must exist.
    void (*_Nonnull sample)(
        const uint32_t *_Nonnull texels, long stride, uint32_t shift, const int32_t *_Nonnull us, const int32_t *_Nonnull vs, long count,
        uint32_t *_Nonnull out);
    // Samples an image between two mip levels, for `count` pixels of a row, beginning with pixel x. Positions are the same as in `sample`.
    // `details` has one number for each 16 columns of the surface that the pixels touch. Its lower 8 bits are the fraction between the
    // levels, in units of 1/256. If they are 0, the far level is not accessed.
    void (*_Nonnull sampleMipLevels)(
        const MipLevelTexels *_Nonnull near, const MipLevelTexels *_Nonnull far, const uint32_t *_Nonnull details, long x,
        const int32_t *_Nonnull us, const int32_t *_Nonnull vs, long count, uint32_t *_Nonnull out);
    // Samples an axis-aligned image, and replaces the pixels of several rows. `spare` is a temporary buffer with space
    // for two rows of all required texels, each with `rowPadding` more elements.
    void (*_Nonnull sampleAxisAligned)(
        uint32_t *_Nonnull out, long stride, long count, long rows, const AxisAlignedImage *_Nonnull picture, uint32_t *_Nonnull spare);
    // Samples an axis-aligned image, and composites it with one opacity. If `masks` is not null, it contains one mask
    // for each row. Up to `rowPadding` bytes after the end of a mask may be read.
    void (*_Nonnull overAxisAligned)(
        uint32_t *_Nonnull below, long stride, long count, long rows, const AxisAlignedImage *_Nonnull picture, uint32_t *_Nonnull spare,
        const uint8_t *_Nonnull const *_Nullable masks, uint32_t level);
    // Computes the means of `count` adjacent squares of size² pixels. The size is 2, 4, 8 or 16. Each result has four
    // channels (blue, green, red, alpha) with 8 fraction bits.
    void (*_Nonnull shrink)(const uint32_t *_Nonnull pixels, long stride, long count, uint32_t size, int32_t *_Nonnull out);
    // Converts two rows of `count` opaque pixels to planes of a video: BT.709, limited range, 4:2:0. The rows have (count + 1) / 2 · 2 bytes
    // of luma, and (count + 1) / 2 bytes of each chroma. The last pixel of an odd count is repeated. Only the columns from `first` to
    // `end` - 1 are written. `first` is even, and `end` is even or `count`. `bottom` may be `top`. VideoKernels.h has the formulas. Every
    // byte is the exact result, rounded.
    void (*_Nonnull videoRows)(
        const uint32_t *_Nonnull top, const uint32_t *_Nonnull bottom, long count, long first, long end, uint8_t *_Nonnull topLuma,
        uint8_t *_Nonnull bottomLuma, uint8_t *_Nonnull blueChroma, uint8_t *_Nonnull redChroma);
    // Computes the colors of `count` pixels of an axial gradient, beginning with pixel x.
    void (*_Nonnull axialGradient)(const AxialGradientRow *_Nonnull row, long x, long count, uint32_t *_Nonnull out);
    // Interpolates `count` pixels of a mask. `spare` is a temporary buffer with space for two rows of all required mask pixels, each with
    // `rowPadding` more elements.
    void (*_Nonnull sampleMask)(const MaskRow *_Nonnull row, long count, uint32_t *_Nonnull spare, uint8_t *_Nonnull out);
    // Computes the columns of a mask that the positions u, u + step, … have on their left, and the weights of the columns on both sides:
    // 256 - f in the lower half of a word and f in the upper half. The unit of `u` and `step` is 1/2³² mask pixel. Up to `rowPadding` more
    // elements are written.
    void (*_Nonnull maskColumns)(int64_t u, int64_t step, long count, int32_t *_Nonnull columns, uint32_t *_Nonnull weights);
    // Composites one color through an interpolated mask: `sampleMask` and `overColorMasked` in one step. The rows are between the same two
    // rows of the mask, or `row->down` is 0 and they all have the same mask values. If `background` is not null, the pixels below have this
    // color, and they are not read. `count` is at least 1, and `row->u` is not used. `spare` is a temporary buffer with space for `count`
    // pixels and for two rows of all required mask pixels, each with `rowPadding` more elements.
    void (*_Nonnull overColorInterpolated)(
        uint32_t *_Nonnull below, long stride, long count, long rows, uint32_t color, const uint32_t *_Nullable background,
        const MaskRow *_Nonnull row, const MaskColumns *_Nonnull columns, uint32_t *_Nonnull spare);
} PixelKernels;

// The number of elements that kernels may access after the end of a row.
enum { rowPadding = 8 };

// The kernels for every machine of this architecture.
const PixelKernels *_Nonnull baselineKernels(void);
// The kernels for a wider instruction set, or null if this machine does not support one.
const PixelKernels *_Nullable wideKernels(void);
