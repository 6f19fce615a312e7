// The conversion of pixels to the planes of a video. It is a part of PixelKernelsTemplate.h, compiled once for each value of LANES.
//
// BT.709 with limited range defines, for channels R, G, B of 0…255:
//
//     luma  Y  =  16 + 219/255 · L,                 L = 0.2126 R + 0.7152 G + 0.0722 B
//     chroma U = 128 + 224/255 · (B - L) / 1.8556
//     chroma V = 128 + 224/255 · (R - L) / 1.5748
//
// As fractions of integers, with all common factors removed:
//
//     Y =  16 + (77599 R + 261048 G + 26353 B) / 425000
//     U = 128 + 14 · (4639 b - 1063 r - 3576 g) / 1182945
//     V = 128 + 14 · (3937 r - 3576 g - 361 b) / 1003935
//
// A chroma sample belongs to a square of 2 × 2 pixels. Its position is in the left column, in the middle between the rows, as usual in
// H.264 and VP9. The sample is the mean of three columns with the weights 1, 2, 1 and of both rows. r, g and b are these sums, 0…2040; the
// divisor 8 is in the fractions.
//
// The numerators fit in 32 bits. The quotients are exact. The numerator of Y is a multiple of 8 plus a constant, so after a division by 8
// it fits in the 24 bits of a float. A correctly rounded quotient of floats is never rounded up to the next integer, because 1/53125 is
// more than half a unit in the last place. For U and V, the numerator over twice the divisor is odd. So the quotient is at least 1/2365890
// away from the integers. This distance is greater than all rounding errors of a double.

typedef float SIZED(Floats) __attribute__((vector_size(LANES * 4)));
typedef double SIZED(WideDoubles) __attribute__((vector_size(LANES * 8)));
typedef uint8_t SIZED(Bytes) __attribute__((vector_size(LANES)));

// Returns the luma of pixels.
INLINE Words SIZED(luma)(Words pixels) {
    Words sum = (pixels >> 16 & 0xFF) * 77599 + (pixels >> 8 & 0xFF) * 261048 + (pixels & 0xFF) * 26353;
    // Rounded: half of the divisor is added. 16 is added as a multiple of the divisor. The float is at most 12.5 million.
    Words eighth = (sum + 425000 / 2 + 16 * 425000) >> 3;
    SIZED(Floats) quotient = __builtin_convertvector((SignedWords)eighth, SIZED(Floats)) / 53125.0f;
    return (Words)__builtin_convertvector(quotient, SignedWords);
}

// Returns 128 + 14 · sum / divisor, rounded. `divisor` is odd.
INLINE Words SIZED(chroma)(SignedWords sum, int32_t divisor) {
    SignedWords numerator = sum * 28 + divisor * 257;
    SIZED(WideDoubles) quotient = __builtin_convertvector(numerator, SIZED(WideDoubles)) * (0.5 / divisor) + 0.1 / divisor;
    return (Words)__builtin_convertvector(quotient, SignedWords);
}

INLINE Words SIZED(blueChroma)(SIZED(SplitChannels) sums) {
    SignedWords red = (SignedWords)((Words)sums.even >> 16), blue = (SignedWords)((Words)sums.even & 0xFFFF);
    return SIZED(chroma)(blue * 4639 - red * 1063 - (SignedWords)((Words)sums.odd & 0xFFFF) * 3576, 1182945);
}

INLINE Words SIZED(redChroma)(SIZED(SplitChannels) sums) {
    SignedWords red = (SignedWords)((Words)sums.even >> 16), blue = (SignedWords)((Words)sums.even & 0xFFFF);
    return SIZED(chroma)(red * 3937 - (SignedWords)((Words)sums.odd & 0xFFFF) * 3576 - blue * 361, 1003935);
}

INLINE void SIZED(storeBytes)(Words words, uint8_t *to) {
    SIZED(Bytes) bytes = __builtin_convertvector(words, SIZED(Bytes));
    memcpy(to, &bytes, sizeof bytes);
}

// Returns the words with the indices 0, 2, 4 … of 2 · LANES adjacent words.
INLINE Words SIZED(loadEven)(const uint32_t *from) {
    Words first = SIZED(load)(from), second = SIZED(load)(from + LANES);
#if LANES == 8
    return __builtin_shufflevector(first, second, 0, 2, 4, 6, 8, 10, 12, 14);
#else
    return __builtin_shufflevector(first, second, 0, 2, 4, 6);
#endif
}

// Returns the words with the indices 1, 3, 5 … of 2 · LANES adjacent words.
INLINE Words SIZED(loadOdd)(const uint32_t *from) {
    Words first = SIZED(load)(from), second = SIZED(load)(from + LANES);
#if LANES == 8
    return __builtin_shufflevector(first, second, 1, 3, 5, 7, 9, 11, 13, 15);
#else
    return __builtin_shufflevector(first, second, 1, 3, 5, 7);
#endif
}

// Returns the sums of two rows in the columns whose pixels `load` returns.
#define COLUMN(load, offset) SIZED(columnSums)(load(top + (offset)), load(bottom + (offset)))
INLINE SIZED(SplitChannels) SIZED(columnSums)(Words top, Words bottom) {
    SIZED(SplitChannels) a = SIZED(splitChannels)(top), b = SIZED(splitChannels)(bottom);
    return (SIZED(SplitChannels)){a.even + b.even, a.odd + b.odd};
}

// Returns the sums of three columns with the weights 1, 2, 1.
INLINE SIZED(SplitChannels) SIZED(threeColumnSums)(
    SIZED(SplitChannels) left, SIZED(SplitChannels) middle, SIZED(SplitChannels) right) {
    return (SIZED(SplitChannels)){left.even + middle.even * 2 + right.even, left.odd + middle.odd * 2 + right.odd};
}

static void SIZED(lumaRow)(const uint32_t *pixels, long count, uint8_t *out) {
    long x = 0;
    for (; x + LANES <= count; x += LANES) SIZED(storeBytes)(SIZED(luma)(SIZED(load)(pixels + x)), out + x);
    for (; x < count; x++) out[x] = (uint8_t)SIZED(luma)(SIZED(loadOne)(pixels + x))[0];
    if (count % 2) out[count] = out[count - 1];
}

static void SIZED(videoRows)(
    const uint32_t *top, const uint32_t *bottom, long count, uint8_t *topLuma, uint8_t *bottomLuma, uint8_t *blueChroma,
    uint8_t *redChroma) {
    SIZED(lumaRow)(top, count, topLuma);
    SIZED(lumaRow)(bottom, count, bottomLuma);
    for (long x = 0; x < count;) {
        // A column outside of the image has the values of the column at the edge.
        if (x == 0 || x + 2 * LANES > count) {
            SIZED(SplitChannels) left = COLUMN(SIZED(loadOne), x == 0 ? 0 : x - 1), middle = COLUMN(SIZED(loadOne), x);
            SIZED(SplitChannels) sums = SIZED(threeColumnSums)(left, middle, COLUMN(SIZED(loadOne), x + 1 < count ? x + 1 : x));
            blueChroma[x / 2] = (uint8_t)SIZED(blueChroma)(sums)[0];
            redChroma[x / 2] = (uint8_t)SIZED(redChroma)(sums)[0];
            x += 2;
            continue;
        }
        SIZED(SplitChannels) left = COLUMN(SIZED(loadEven), x - 1), middle = COLUMN(SIZED(loadEven), x);
        SIZED(SplitChannels) sums = SIZED(threeColumnSums)(left, middle, COLUMN(SIZED(loadOdd), x));
        SIZED(storeBytes)(SIZED(blueChroma)(sums), blueChroma + x / 2);
        SIZED(storeBytes)(SIZED(redChroma)(sums), redChroma + x / 2);
        x += 2 * LANES;
    }
}
#undef COLUMN
