// Runs every pixel kernel on the same pseudorandom input and prints a checksum of each result. The output is the same on all machines:
// `make kernels` compares this machine, with and without its wide kernels, with ARM.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "PixelKernels.h"

enum { WIDTH = 64, HEIGHT = 40, TEXELS = WIDTH * HEIGHT + 64, OUTPUT = 4096, LONGEST_RUN = 41 };

static uint64_t state;
static uint32_t texels[TEXELS], otherTexels[TEXELS], output[OUTPUT], spare[4096];
static uint8_t mask[TEXELS];
static int32_t us[64], vs[64];

static uint32_t nextRandom(void) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(state >> 32);
}

// Returns a number in low...high.
static int64_t inRange(int64_t low, int64_t high) { return low + (int64_t)(nextRandom() % (uint64_t)(high - low + 1)); }

static uint32_t randomPixel(void) {
    uint32_t alpha = nextRandom() % 3 ? nextRandom() & 255 : 255, word = alpha << 24;
    for (int shift = 0; shift < 24; shift += 8) word |= nextRandom() % (alpha + 1) << shift;
    return word;
}

static void fillInput(uint64_t seed) {
    state = seed;
    for (int index = 0; index < TEXELS; index++) {
        texels[index] = randomPixel();
        otherTexels[index] = randomPixel();
        mask[index] = nextRandom() % 3 ? (uint8_t)nextRandom() : nextRandom() % 2 ? 255 : 0;
    }
    for (int index = 0; index < OUTPUT; index++) output[index] = randomPixel();
}

// Adds the output to a checksum (FNV-1a).
static uint64_t addedOutput(uint64_t sum) {
    for (int index = 0; index < OUTPUT; index++) sum = (sum ^ output[index]) * 0x100000001b3u;
    return sum;
}

static void paintColors(const PixelKernels *kernels, long count) {
    kernels->fill(output, 50, count, 3, randomPixel());
    kernels->overColor(output + 200, 50, count, 3, randomPixel());
    kernels->overColorMasked(output + 400, 50, count, 3, randomPixel(), mask);
}

static void paintPixels(const PixelKernels *kernels, long count) {
    uint32_t opacity = nextRandom() & 255;
    kernels->overPixels(output, count, texels, opacity);
    kernels->overPixels(output + 64, count, texels, 255);
    kernels->overOpaque(output + 128, count, texels, opacity);
    kernels->crossFade(output + 192, 50, count, 2, texels, WIDTH, otherTexels, WIDTH, opacity);
    kernels->overPixelsMasked(output + 320, count, texels, mask, opacity);
    kernels->mix(texels, otherTexels, count, nextRandom() % 257, output + 384);
    kernels->multiplyByAlpha(output + 448, count, texels);
}

static void sampleImages(const PixelKernels *kernels, long count) {
    uint32_t shift = nextRandom() % 3;
    for (long index = 0; index < count; index++) {
        us[index] = (int32_t)inRange((2048 << shift) - 2048, ((WIDTH - 1) << (12 + shift)) - 4096);
        vs[index] = (int32_t)inRange((2048 << shift) - 2048, ((HEIGHT - 1) << (12 + shift)) - 4096);
    }
    kernels->sample(texels, WIDTH, shift, us, vs, count, output);
    MipLevelTexels near = {texels, WIDTH, shift, false}, far = {otherTexels, WIDTH, shift, true};
    uint32_t details[] = {nextRandom(), 0, nextRandom(), nextRandom()};
    kernels->sampleMipLevels(&near, &far, details, 11, us, vs, count, output + 256);
    kernels->fixedPointPositions(
        inRange(-1000, 1000) * (1 << 30), inRange(-6, 6) * (1 << 30) + nextRandom(), count, (int32_t *)output + 64);
    PerspectiveRow row = {1.25, 0.125, 0.0005, -3.5, 2.75, 0.875};
    kernels->perspectiveCoordinates(&row, inRange(-5, 700), count, (int32_t *)output + 128, (int32_t *)output + 192);
}

static void sampleRows(const PixelKernels *kernels, long count) {
    int64_t one = (int64_t)1 << 32, step = inRange(0, 2) * (one / 2) + nextRandom() % (one / 4);
    AxisAlignedImage image = {texels, WIDTH, 1, WIDTH - 2, 2, HEIGHT - 3, inRange(2, 8) * one + nextRandom(),
                              inRange(-2, HEIGHT) * one + nextRandom(), step, inRange(0, one)};
    const uint8_t *masks[] = {mask, mask, mask + 64};
    kernels->sampleAxisAligned(output, 64, count, 3, &image, spare);
    kernels->overAxisAligned(output + 256, 64, count, 3, &image, spare, NULL, nextRandom() & 255);
    kernels->overAxisAligned(output + 512, 64, count, 3, &image, spare, masks, nextRandom() & 255);
    MaskRow row = {nextRandom() % 4 ? mask : NULL, nextRandom() % 4 ? mask + WIDTH : NULL, WIDTH, nextRandom(), nextRandom() % 2 << 29,
                   inRange(-3, 60) * one + nextRandom(), nextRandom() % 2 ? step : -step};
    kernels->sampleMask(&row, count, spare, (uint8_t *)(output + 768));
    uint32_t weights[64];
    kernels->maskColumns(row.u, row.step, count, us, weights);
    MaskColumns columns = {us, weights, 0, 0};
    uint32_t background = randomPixel();
    kernels->overColorInterpolated(
        output + 832, 50, count, 1 + nextRandom() % 3, randomPixel(), nextRandom() % 2 ? &background : NULL, &row, &columns, spare);
}

static void paintGradients(const PixelKernels *kernels, long count) {
    enum { LAST = 1023 };
    static uint32_t bytes[LAST + 1 + rowPadding], fractions[LAST + 1 + rowPadding], limits[16];
    for (int index = 0; index <= LAST; index++) {
        // A channel of 255 has no fraction.
        bytes[index] = nextRandom() & 0xFEFEFEFE;
        fractions[index] = nextRandom();
    }
    for (int index = 0; index < 16; index++) limits[index] = (uint32_t)(253 - index % 8 * 32) * 0x01010101 ^ 0x80808080;
    GradientColors colors = {bytes, fractions, limits};
    for (int index = 0; index < 8; index++) {
        // Steep rows, rows in fixed point, and flat rows with few borders.
        static const double divisors[] = {2e6, 1e3, 3e6, 1e8};
        double step = (double)inRange(-1000, 1000) / divisors[index % 4];
        AxialGradientRow row = {colors, LAST, step, (double)inRange(-200, 1200) / 1000};
        kernels->axialGradient(&row, inRange(0, 900), count + index / 4 * 50, output + index * 100);
    }
}

static void shrinkSquares(const PixelKernels *kernels, long count) {
    for (uint32_t size = 2; size <= 16; size *= 2)
        kernels->shrink(texels, WIDTH, count * size > WIDTH ? WIDTH / size : count, size, (int32_t *)output);
}

static void convertVideoRows(const PixelKernels *kernels, long count) {
    uint8_t *bytes = (uint8_t *)output;
    for (int index = 0; index < 2; index++, count *= 5, bytes += 2048) {
        kernels->videoRows(texels, otherTexels, count, 0, count, bytes, bytes + 256, bytes + 512, bytes + 768);
        long first = inRange(0, (count - 1) / 2) * 2, end = inRange(first / 2, count / 2) * 2;
        kernels->videoRows(otherTexels, texels, count, first, end, bytes + 1024, bytes + 1280, bytes + 1536, bytes + 1792);
    }
}

int main(int argumentCount, char **arguments) {
    bool isWide = argumentCount > 1 && !strcmp(arguments[1], "wide");
    const PixelKernels *kernels = isWide ? wideKernels() : baselineKernels();
    if (!kernels) {
        fprintf(stderr, "This machine has no wide kernels.\n");
        return 2;
    }
    static const struct {
        const char *name;
        void (*run)(const PixelKernels *, long);
    } groups[] = {{"colors", paintColors},       {"pixels", paintPixels},   {"images", sampleImages},   {"rows", sampleRows},
                  {"gradients", paintGradients}, {"shrink", shrinkSquares}, {"video", convertVideoRows}};
    for (size_t group = 0; group < sizeof groups / sizeof *groups; group++) {
        uint64_t sum = 0xcbf29ce484222325u;
        for (uint64_t seed = 0; seed < 20; seed++)
            for (long count = group < 2 ? 0 : 1; count <= LONGEST_RUN; count++) {
                fillInput(seed * 100 + (uint64_t)count);
                groups[group].run(kernels, count);
                sum = addedOutput(sum);
            }
        printf("%-10s %016llx\n", groups[group].name, (unsigned long long)sum);
    }
    return 0;
}
