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
// The bytes are exact. The numerator of Y is computed in whole numbers and divided by 8, with the remainder left out, because the
// rounded quotient does not depend on it. It then fits in the 24 bits of a float, and so does its difference from the numerator of 128. The
// product of this difference with the float that is closest to 1/53125 is rounded to the right integer for all numerators. The tests
// compare all colors.
//
// The numerators of U and V are whole numbers of 25 bits. Their products with 14/1182945 and 14/1003935 in units of 1/2⁴⁸ have errors below
// 1/2²⁴. The exact quotient is never that close to the middle between two integers, because its numerator is even and its divisor is odd: it
// is at least 1/2365890 away.

typedef float SIZED(Floats) __attribute__((vector_size(LANES * 4)));
typedef uint64_t SIZED(LongWords) __attribute__((vector_size(LANES * 4)));
typedef uint8_t SIZED(Bytes) __attribute__((vector_size(LANES)));

// Returns two weights for `weightedSums`.
#define WEIGHTS(low, high) SIZED(broadcast)((uint32_t)(low) & 0xFFFF | (uint32_t)(high) << 16)

// Returns the luma of pixels in the lowest byte of each word.
INLINE Words SIZED(luma)(Words pixels) {
    // 77599 = 12063 + 2¹⁶, and 261048 = 8 · 32631, so that the weights have 16 bits.
    SignedWords redAndBlue = SIZED(weightedSums)(pixels & 0x00FF00FF, WEIGHTS(26353, 12063)) + (SignedWords)(pixels & 0x00FF0000);
    SignedWords green = SIZED(weightedSums)(pixels >> 8 & 0xFF, WEIGHTS(32631, 0));
    // The quotient Y is that of the numerator plus half of the divisor, rounded down. Below, it is rounded to the nearest integer, so half
    // of 53125 is subtracted. 128 is subtracted as a multiple of 53125, and added at the end.
    SignedWords eighth = ((redAndBlue + (16 * 425000 + 425000 / 2)) >> 3) + green - (128 * 53125 + 53125 / 2);
    SIZED(Floats) quotient = __builtin_convertvector(eighth, SIZED(Floats)) * (1 / 53125.0f);
    // A float of this size has no fraction, so the sum is rounded, and its lowest bits are those of the integer.
    return (Words)(quotient + (3 << 22)) ^ 0x80;
}

// Returns 128 + 14 · numerator / divisor, rounded, in the lowest byte of each word. `divisor` is odd.
INLINE Words SIZED(chroma)(SignedWords numerator, int32_t divisor) {
    uint64_t factor = ((14ull << 48) + divisor / 2) / divisor;
    // The numerator plus 2²⁴ is not negative.
    uint64_t addend = (257ull << 47) - (factor << 24);
    SIZED(LongWords) numbers = (SIZED(LongWords))(numerator + (1 << 24));
    SIZED(LongWords) even = (numbers & 0xFFFFFFFF) * factor + addend, odd = (numbers >> 32) * factor + addend;
    return (Words)(even >> 48 | (odd >> 48 << 32));
}

INLINE Words SIZED(blueChroma)(SIZED(SplitChannels) sums) {
    return SIZED(chroma)(
        SIZED(weightedSums)((Words)sums.even, WEIGHTS(4639, -1063)) + SIZED(weightedSums)((Words)sums.odd, WEIGHTS(-3576, 0)), 1182945);
}

INLINE Words SIZED(redChroma)(SIZED(SplitChannels) sums) {
    return SIZED(chroma)(
        SIZED(weightedSums)((Words)sums.even, WEIGHTS(-361, 3937)) + SIZED(weightedSums)((Words)sums.odd, WEIGHTS(-3576, 0)), 1003935);
}
#undef WEIGHTS

INLINE void SIZED(storeBytes)(Words words, uint8_t *to) {
    SIZED(Bytes) bytes = __builtin_convertvector(words, SIZED(Bytes));
    memcpy(to, &bytes, sizeof bytes);
}

// Returns the words with the indices 0, 2, 4 … of 2 · LANES words.
INLINE HalfWords SIZED(evenWords)(HalfWords first, HalfWords second) {
#if LANES == 8
    return (HalfWords)__builtin_shufflevector((Words)first, (Words)second, 0, 2, 4, 6, 8, 10, 12, 14);
#else
    return (HalfWords)__builtin_shufflevector((Words)first, (Words)second, 0, 2, 4, 6);
#endif
}

// Returns the words with the indices 1, 3, 5 … of 2 · LANES words.
INLINE HalfWords SIZED(oddWords)(HalfWords first, HalfWords second) {
#if LANES == 8
    return (HalfWords)__builtin_shufflevector((Words)first, (Words)second, 1, 3, 5, 7, 9, 11, 13, 15);
#else
    return (HalfWords)__builtin_shufflevector((Words)first, (Words)second, 1, 3, 5, 7);
#endif
}

// Returns the last word of `before` and all words of `words` except the last.
INLINE HalfWords SIZED(wordsBefore)(HalfWords before, HalfWords words) {
#if LANES == 8
    return (HalfWords)__builtin_shufflevector((Words)before, (Words)words, 7, 8, 9, 10, 11, 12, 13, 14);
#else
    return (HalfWords)__builtin_shufflevector((Words)before, (Words)words, 3, 4, 5, 6);
#endif
}

// Returns the sums of two rows.
INLINE SIZED(SplitChannels) SIZED(rowSums)(Words top, Words bottom) {
    SIZED(SplitChannels) a = SIZED(splitChannels)(top), b = SIZED(splitChannels)(bottom);
    return (SIZED(SplitChannels)){a.even + b.even, a.odd + b.odd};
}

// Returns the sums of two rows in one column, in all words.
INLINE SIZED(SplitChannels) SIZED(columnSums)(const uint32_t *top, const uint32_t *bottom, long x) {
    return SIZED(rowSums)(SIZED(broadcast)(top[x]), SIZED(broadcast)(bottom[x]));
}

// Returns the sums of three columns with the weights 1, 2, 1.
INLINE SIZED(SplitChannels) SIZED(threeColumnSums)(
    SIZED(SplitChannels) left, SIZED(SplitChannels) middle, SIZED(SplitChannels) right) {
    return (SIZED(SplitChannels)){left.even + middle.even * 2 + right.even, left.odd + middle.odd * 2 + right.odd};
}

// Stores the lowest byte of each word of four vectors.
INLINE void SIZED(storeBytesOfFour)(Words a, Words b, Words c, Words d, uint8_t *to) {
#if LANES == 8
    // The instructions pack the two halves of a vector separately, so the order is first a0–3 b0–3 c0–3 d0–3 a4–7 b4–7 c4–7 d4–7.
    __m256i low = _mm256_packs_epi32((__m256i)(a & 0xFF), (__m256i)(b & 0xFF));
    __m256i high = _mm256_packs_epi32((__m256i)(c & 0xFF), (__m256i)(d & 0xFF));
    __m256i order = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
    _mm256_storeu_si256((__m256i *)to, _mm256_permutevar8x32_epi32(_mm256_packus_epi16(low, high), order));
#elif defined(__SSE2__)
    __m128i low = _mm_packs_epi32((__m128i)(a & 0xFF), (__m128i)(b & 0xFF));
    __m128i high = _mm_packs_epi32((__m128i)(c & 0xFF), (__m128i)(d & 0xFF));
    _mm_storeu_si128((__m128i *)to, _mm_packus_epi16(low, high));
#else
    SIZED(storeBytes)(a, to);
    SIZED(storeBytes)(b, to + LANES);
    SIZED(storeBytes)(c, to + 2 * LANES);
    SIZED(storeBytes)(d, to + 3 * LANES);
#endif
}

// Converts 4 · LANES pixels.
INLINE void SIZED(lumaOfFour)(const uint32_t *pixels, uint8_t *out) {
    SIZED(storeBytesOfFour)(
        SIZED(luma)(SIZED(load)(pixels)), SIZED(luma)(SIZED(load)(pixels + LANES)), SIZED(luma)(SIZED(load)(pixels + 2 * LANES)),
        SIZED(luma)(SIZED(load)(pixels + 3 * LANES)), out);
}

static void SIZED(lumaRow)(const uint32_t *pixels, long count, uint8_t *out) {
    long x = 0;
    for (; x + 4 * LANES <= count; x += 4 * LANES) SIZED(lumaOfFour)(pixels + x, out + x);
    // The last pixels are converted together with pixels before them, if there are enough.
    if (x > 0 && x < count) {
        SIZED(lumaOfFour)(pixels + count - 4 * LANES, out + count - 4 * LANES);
    } else {
        for (; x < count; x++) out[x] = (uint8_t)SIZED(luma)(SIZED(broadcast)(pixels[x]))[0];
    }
    if (count % 2) out[count] = out[count - 1];
}

// Converts the columns x to x + 2 · LANES - 1 to chroma. The last word of `before` has the sums of column x - 1. Returns sums whose last
// word has those of the last column.
INLINE SIZED(SplitChannels) SIZED(chromaOfColumns)(
    const uint32_t *top, const uint32_t *bottom, long x, SIZED(SplitChannels) before, uint8_t *blueChroma, uint8_t *redChroma) {
    SIZED(SplitChannels) first = SIZED(rowSums)(SIZED(load)(top + x), SIZED(load)(bottom + x));
    SIZED(SplitChannels) second = SIZED(rowSums)(SIZED(load)(top + x + LANES), SIZED(load)(bottom + x + LANES));
    SIZED(SplitChannels) middle = {SIZED(evenWords)(first.even, second.even), SIZED(evenWords)(first.odd, second.odd)};
    SIZED(SplitChannels) right = {SIZED(oddWords)(first.even, second.even), SIZED(oddWords)(first.odd, second.odd)};
    SIZED(SplitChannels) left = {SIZED(wordsBefore)(before.even, right.even), SIZED(wordsBefore)(before.odd, right.odd)};
    SIZED(SplitChannels) sums = SIZED(threeColumnSums)(left, middle, right);
    SIZED(storeBytes)(SIZED(blueChroma)(sums), blueChroma + x / 2);
    SIZED(storeBytes)(SIZED(redChroma)(sums), redChroma + x / 2);
    return right;
}

static void SIZED(videoRows)(
    const uint32_t *top, const uint32_t *bottom, long count, long first, long end, uint8_t *topLuma, uint8_t *bottomLuma,
    uint8_t *blueChroma, uint8_t *redChroma) {
    SIZED(lumaRow)(top + first, end - first, topLuma + first);
    SIZED(lumaRow)(bottom + first, end - first, bottomLuma + first);
    // A column outside of the image has the values of the column at the edge.
    SIZED(SplitChannels) before = SIZED(columnSums)(top, bottom, first == 0 ? 0 : first - 1);
    long x = first;
    for (; x + 2 * LANES <= end; x += 2 * LANES)
        before = SIZED(chromaOfColumns)(top, bottom, x, before, blueChroma, redChroma);
    // The last columns are converted together with columns before them, if there are enough.
    if (x > first && x < end && end % 2 == 0) {
        x = end - 2 * LANES;
        SIZED(chromaOfColumns)(top, bottom, x, SIZED(columnSums)(top, bottom, x - 1), blueChroma, redChroma);
        return;
    }
    for (; x < end; x += 2) {
        SIZED(SplitChannels) left = SIZED(columnSums)(top, bottom, x == 0 ? 0 : x - 1), middle = SIZED(columnSums)(top, bottom, x);
        SIZED(SplitChannels) right = SIZED(columnSums)(top, bottom, x + 1 < count ? x + 1 : x);
        SIZED(SplitChannels) sums = SIZED(threeColumnSums)(left, middle, right);
        blueChroma[x / 2] = (uint8_t)SIZED(blueChroma)(sums)[0];
        redChroma[x / 2] = (uint8_t)SIZED(redChroma)(sums)[0];
    }
}
