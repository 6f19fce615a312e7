// The source of the kernels. It is compiled once for each value of LANES, the number of words that are processed at a
// time.
//
// Two channels of each word are computed at a time, in the 16-bit halves of `word & 0x00FF00FF` and of
// `word >> 8 & 0x00FF00FF`. The product of two bytes fits in 16 bits.

// Appends the value of LANES to a name.
#define SIZED(name) CONCATENATE(name, LANES)
#define Words SIZED(Words)
#define SignedWords SIZED(SignedWords)
#define HalfWords SIZED(HalfWords)
#define WideWords SIZED(WideWords)
#define DoubleWords SIZED(DoubleWords)
#define INLINE static inline __attribute__((always_inline))

// LANES words.
typedef uint32_t Words __attribute__((vector_size(LANES * 4)));
typedef int32_t SignedWords __attribute__((vector_size(LANES * 4)));
// The 16-bit halves of LANES words.
typedef uint16_t HalfWords __attribute__((vector_size(LANES * 4)));
// The half words, each widened to 32 bits.
typedef uint32_t WideWords __attribute__((vector_size(LANES * 8)));
// LANES / 2 numbers of 64 bits.
typedef uint64_t DoubleWords __attribute__((vector_size(LANES * 4)));

// Returns the same word in all lanes.
INLINE Words SIZED(broadcast)(uint32_t word) { return word - (Words){}; }

INLINE Words SIZED(load)(const uint32_t *from) {
    Words words;
    memcpy(&words, from, sizeof words);
    return words;
}

INLINE void SIZED(store)(Words words, uint32_t *to) { memcpy(to, &words, sizeof words); }

// The last few words are processed one at a time, in the first lane.
INLINE Words SIZED(loadOne)(const uint32_t *from) { return (Words){*from}; }

INLINE void SIZED(storeOne)(Words words, uint32_t *to) { *to = words[0]; }

// Calls `step` with functions for loading and storing: first for LANES pixels at a time, then for single pixels.
#define FOR_EACH_RUN(index, count, step)                                                                                    \
    long index = 0;                                                                                                         \
    for (; index + LANES <= count; index += LANES) step(SIZED(load), SIZED(store));                                         \
    for (; index < count; index++) step(SIZED(loadOne), SIZED(storeOne));

// Returns x / 255 in each half word, rounded, for x up to 255²: (x + 128) · 257 / 2¹⁶. The division by 2¹⁶ keeps the
// upper 16 bits, which is one instruction.
INLINE HalfWords SIZED(dividedBy255)(HalfWords x) {
    return __builtin_convertvector(__builtin_convertvector(x + 128, WideWords) * 257 >> 16, HalfWords);
}

// Multiplies words by opacities / 255. `opacities` contains each opacity in both halves of its word.
INLINE Words SIZED(scaledBy)(Words words, HalfWords opacities) {
    Words low = (Words)SIZED(dividedBy255)((HalfWords)(words & 0x00FF00FF) * opacities);
    Words high = (Words)SIZED(dividedBy255)((HalfWords)(words >> 8 & 0x00FF00FF) * opacities);
    return low | high << 8;
}

// Returns opacity / 255 in units of 1/2¹⁶, in both halves of each word. The product of a byte x and this factor, divided by 2⁸, has eight
// fraction bits. Adding 0.5 rounds the product.
//
// The rounded product is exact, although the factor has an error of up to 1/2¹⁶. The value x · opacity / 255 is never so close to the
// middle between two integers that the error changes the rounding.
INLINE HalfWords SIZED(factor16)(uint32_t opacity) {
    uint32_t factor = opacity * 257 + (opacity >> 7);
    return (HalfWords)SIZED(broadcast)((factor > 0xFFFF ? 0xFFFF : factor) * 0x10001);
}

// Returns the upper 16 bits of each product.
INLINE HalfWords SIZED(upperProduct)(HalfWords x, HalfWords y) {
#if LANES == 8
    return (HalfWords)_mm256_mulhi_epu16((__m256i)x, (__m256i)y);
#elif defined(__SSE2__)
    return (HalfWords)_mm_mulhi_epu16((__m128i)x, (__m128i)y);
#else
    return __builtin_convertvector(__builtin_convertvector(x, WideWords) * __builtin_convertvector(y, WideWords) >> 16, HalfWords);
#endif
}

// Multiplies words by a result of `factor16`. Adds `evenAddend` to the even channels (blue and red) and `oddAddend` to the odd channels
// (green and alpha). Both addends have eight fraction bits and include 0.5 for rounding.
INLINE Words SIZED(scaledByFactor16)(Words words, HalfWords factor, HalfWords evenAddend, HalfWords oddAddend) {
    Words even = (Words)((SIZED(upperProduct)((HalfWords)words << 8, factor) + evenAddend) >> 8);
    Words odd = (Words)(SIZED(upperProduct)((HalfWords)(words & 0xFF00FF00), factor) + oddAddend);
    return even | (odd & 0xFF00FF00);
}

// Copies the lower half of each word to its upper half.
INLINE HalfWords SIZED(duplicated)(Words words) { return (HalfWords)(words | words << 16); }

// Returns pixels composited over other pixels.
INLINE Words SIZED(over)(Words below, Words above) {
    return above + SIZED(scaledBy)(below, SIZED(duplicated)(255 - (above >> 24)));
}

// Pixels split into channels: blue and red in `even`, green and alpha in `odd`, with 16 bits for each channel.
typedef struct {
    HalfWords even, odd;
} SIZED(SplitChannels);

INLINE SIZED(SplitChannels) SIZED(splitChannels)(Words words) {
    return (SIZED(SplitChannels)){(HalfWords)(words & 0x00FF00FF), (HalfWords)words >> 8};
}

INLINE Words SIZED(joinChannels)(SIZED(SplitChannels) pixels) { return (Words)(pixels.even | pixels.odd << 8); }

// Converts fractions f to the factors that the interpolation requires, in both halves of each word.
INLINE HalfWords SIZED(mixFactors)(Words f) {
#if LANES == 8
    return SIZED(duplicated)(f) << 7;
#else
    return SIZED(duplicated)(f);
#endif
}

// Returns (a·(256 - f) + b·f + 128) / 256 = a + ((b - a)·f + 128) / 256, for f below 256.
INLINE HalfWords SIZED(interpolatedHalfWords)(HalfWords a, HalfWords b, HalfWords factors) {
#if LANES == 8
    // The instruction returns (product + 2¹⁴) / 2¹⁵. So a factor is f · 2⁷. The difference may be negative: in unsigned lanes it wraps
    // around, and the sum wraps back.
    return a + (HalfWords)_mm256_mulhrs_epi16((__m256i)(b - a), (__m256i)factors);
#else
    return (a * (256 - factors) + b * factors + 128) >> 8;
#endif
}

INLINE SIZED(SplitChannels) SIZED(interpolatedChannels)(SIZED(SplitChannels) a, SIZED(SplitChannels) b, HalfWords factors) {
    return (SIZED(SplitChannels)){
        SIZED(interpolatedHalfWords)(a.even, b.even, factors), SIZED(interpolatedHalfWords)(a.odd, b.odd, factors)};
}

INLINE Words SIZED(interpolatedWords)(Words a, Words b, HalfWords factors) {
    return SIZED(joinChannels)(SIZED(interpolatedChannels)(SIZED(splitChannels)(a), SIZED(splitChannels)(b), factors));
}

// Loads LANES bytes of a mask as words.
INLINE Words SIZED(loadMask)(const uint8_t *mask) {
    uint8_t bytes __attribute__((vector_size(LANES)));
    memcpy(&bytes, mask, sizeof bytes);
    return __builtin_convertvector(bytes, Words);
}

INLINE Words SIZED(loadOneMask)(const uint8_t *mask) { return (Words){*mask}; }

// Whether the next LANES bytes of a mask are all equal to `coverage`, which is 0 or 255.
INLINE bool SIZED(isUniform)(const uint8_t *mask, uint8_t coverage) {
#if LANES == 8
    uint64_t bytes;
#else
    uint32_t bytes;
#endif
    memcpy(&bytes, mask, sizeof bytes);
    return coverage ? !~bytes : !bytes;
}

// MARK: Colors and pixels

// Replaces fewer than eight pixels. Two stores may overlap. They are faster than a loop, for which the compiler uses a masked store.
INLINE void SIZED(fillFew)(uint32_t *below, long count, uint32_t color) {
    uint32_t colors[] = {color, color, color, color};
    if (count >= 4) {
        memcpy(below, colors, 16);
        memcpy(below + count - 4, colors, 16);
    } else if (count >= 2) {
        memcpy(below, colors, 8);
        memcpy(below + count - 2, colors, 8);
    } else if (count == 1) {
        *below = color;
    }
}

static void SIZED(fill)(uint32_t *below, long stride, long count, long rows, uint32_t color) {
    Words colors = SIZED(broadcast)(color);
    for (; rows > 0; rows--, below += stride) {
        if (count < LANES) {
            SIZED(fillFew)(below, count, color);
            continue;
        }
        // A higher unroll count would be slower for short rows, which are the most frequent.
#pragma clang loop unroll_count(2)
        for (long x = 0; x + LANES <= count; x += LANES) SIZED(store)(colors, below + x);
        SIZED(store)(colors, below + count - LANES);
    }
}

static void SIZED(overColor)(uint32_t *below, long stride, long count, long rows, uint32_t color) {
    if (color >> 24 == 255) {
        SIZED(fill)(below, stride, count, rows, color);
        return;
    }
    Words above = SIZED(broadcast)(color);
    HalfWords inverseAlpha = SIZED(factor16)(255 - (color >> 24));
    HalfWords evenAddend = (HalfWords)above << 8 | 128, oddAddend = (HalfWords)(above & 0xFF00FF00) | 128;
#define STEP(load, store) store(SIZED(scaledByFactor16)(load(below + x), inverseAlpha, evenAddend, oddAddend), below + x)
    for (; rows > 0; rows--, below += stride) {
        if (count < LANES) {
            FOR_EACH_RUN(x, count, STEP)
            continue;
        }
        // The last LANES pixels may overlap pixels that the loop writes, so they are loaded before the loop.
        Words end = SIZED(load)(below + count - LANES);
        for (long x = 0; x + LANES < count; x += LANES) STEP(SIZED(load), SIZED(store));
        SIZED(store)(SIZED(scaledByFactor16)(end, inverseAlpha, evenAddend, oddAddend), below + count - LANES);
    }
#undef STEP
}

static void SIZED(overColorMasked)(uint32_t *below, long stride, long count, long rows, uint32_t color, const uint8_t *mask) {
    Words colors = SIZED(broadcast)(color);
    bool isOpaque = color >> 24 == 255;
    long x = 0;
    for (; x + LANES <= count; x += LANES) {
        if (SIZED(isUniform)(mask + x, 0)) continue;
        Words above = SIZED(scaledBy)(colors, SIZED(duplicated)(SIZED(loadMask)(mask + x)));
        bool hidesPixelsBelow = isOpaque && SIZED(isUniform)(mask + x, 255);
        uint32_t *pixels = below + x;
        for (long row = 0; row < rows; row++, pixels += stride)
            SIZED(store)(hidesPixelsBelow ? colors : SIZED(over)(SIZED(load)(pixels), above), pixels);
    }
    for (; x < count; x++) {
        Words above = SIZED(scaledBy)(colors, SIZED(duplicated)(SIZED(loadOneMask)(mask + x)));
        uint32_t *pixel = below + x;
        for (long row = 0; row < rows; row++, pixel += stride) SIZED(storeOne)(SIZED(over)(SIZED(loadOne)(pixel), above), pixel);
    }
}

static void SIZED(overPixels)(uint32_t *below, long count, const uint32_t *pixels, uint32_t opacity) {
    HalfWords opacities = SIZED(duplicated)(SIZED(broadcast)(opacity));
#define STEP(load, store) store(SIZED(over)(load(below + x), load(pixels + x)), below + x)
    if (opacity == 255) {
        FOR_EACH_RUN(x, count, STEP)
        return;
    }
#undef STEP
#define STEP(load, store) store(SIZED(over)(load(below + x), SIZED(scaledBy)(load(pixels + x), opacities)), below + x)
    FOR_EACH_RUN(x, count, STEP)
#undef STEP
}

static void SIZED(overOpaque)(uint32_t *below, long count, const uint32_t *pixels, uint32_t opacity) {
    HalfWords factor = SIZED(factor16)(opacity), inverseFactor = SIZED(factor16)(255 - opacity);
    HalfWords half = (HalfWords)SIZED(broadcast)(0x00800080);
#define STEP(load, store)                                                                                                   \
    store(                                                                                                                  \
        SIZED(scaledByFactor16)(load(pixels + x), factor, half, half) +                                                     \
            SIZED(scaledByFactor16)(load(below + x), inverseFactor, half, half),                                            \
        below + x)
    FOR_EACH_RUN(x, count, STEP)
#undef STEP
}

static void SIZED(crossFade)(
    uint32_t *out, long stride, long count, long rows, const uint32_t *a, long strideOfA, const uint32_t *b, long strideOfB,
    uint32_t opacity) {
    HalfWords factor = SIZED(factor16)(opacity), inverseFactor = SIZED(factor16)(255 - opacity);
    HalfWords half = (HalfWords)SIZED(broadcast)(0x00800080);
#define STEP(load, store)                                                                                                   \
    store(                                                                                                                  \
        SIZED(scaledByFactor16)(load(b + x), factor, half, half) +                                                          \
            SIZED(scaledByFactor16)(load(a + x), inverseFactor, half, half),                                                \
        out + x)
    for (; rows > 0; rows--, out += stride, a += strideOfA, b += strideOfB) {
        long x = 0;
#if LANES == 4
#pragma clang loop unroll_count(2)
#endif
        for (; x + LANES <= count; x += LANES) STEP(SIZED(load), SIZED(store));
        for (; x < count; x++) STEP(SIZED(loadOne), SIZED(storeOne));
    }
#undef STEP
}

static void SIZED(overPixelsMasked)(uint32_t *below, long count, const uint32_t *pixels, const uint8_t *mask, uint32_t opacity) {
    HalfWords opacities = SIZED(duplicated)(SIZED(broadcast)(opacity));
#define STEP(load, store, loadMask)                                                                                         \
    HalfWords factors = SIZED(dividedBy255)(SIZED(duplicated)(loadMask(mask + x)) * opacities);                             \
    store(SIZED(over)(load(below + x), SIZED(scaledBy)(load(pixels + x), factors)), below + x)
    long x = 0;
    for (; x + LANES <= count; x += LANES) {
        if (SIZED(isUniform)(mask + x, 0)) continue;
        STEP(SIZED(load), SIZED(store), SIZED(loadMask));
    }
    for (; x < count; x++) {
        STEP(SIZED(loadOne), SIZED(storeOne), SIZED(loadOneMask));
    }
#undef STEP
}

static void SIZED(mix)(const uint32_t *a, const uint32_t *b, long count, uint32_t f, uint32_t *out) {
    if (f == 256) {
        memmove(out, b, (size_t)count * sizeof *out);
        return;
    }
    HalfWords factors = SIZED(mixFactors)(SIZED(broadcast)(f));
#define STEP(load, store) store(SIZED(interpolatedWords)(load(a + x), load(b + x), factors), out + x)
    FOR_EACH_RUN(x, count, STEP)
#undef STEP
}

static void SIZED(multiplyByAlpha)(uint32_t *pixels, long count, const uint32_t *mask) {
#define STEP(load, store) store(SIZED(scaledBy)(load(pixels + x), SIZED(duplicated)(load(mask + x) >> 24)), pixels + x)
    FOR_EACH_RUN(x, count, STEP)
#undef STEP
}

// MARK: Images

// LANES consecutive positions, in units of 1/2³² texel. They are distributed over two vectors in the order that
// LOWER_WORDS and UPPER_WORDS require.
typedef struct {
    DoubleWords first, second;
} SIZED(Positions);

INLINE SIZED(Positions) SIZED(positions)(int64_t start, int64_t step) {
#if LANES == 8
    DoubleWords first = (uint64_t)start + (uint64_t)step * (DoubleWords){0, 1, 4, 5};
#else
    DoubleWords first = (uint64_t)start + (uint64_t)step * (DoubleWords){0, 1};
#endif
    return (SIZED(Positions)){first, first + (uint64_t)step * 2};
}

// The lower and the upper 32 bits of LANES 64-bit numbers, in the order of their positions.
#if LANES == 8
#define LOWER_WORDS(a, b) __builtin_shufflevector((Words)(a), (Words)(b), 0, 2, 8, 10, 4, 6, 12, 14)
#define UPPER_WORDS(a, b) __builtin_shufflevector((Words)(a), (Words)(b), 1, 3, 9, 11, 5, 7, 13, 15)
#else
#define LOWER_WORDS(a, b) __builtin_shufflevector((Words)(a), (Words)(b), 0, 2, 4, 6)
#define UPPER_WORDS(a, b) __builtin_shufflevector((Words)(a), (Words)(b), 1, 3, 5, 7)
#endif

static void SIZED(convertPositions)(int64_t start, int64_t step, long count, int32_t *out) {
    SIZED(Positions) positions = SIZED(positions)(start, step);
    long x = 0;
    for (; x + LANES <= count; x += LANES) {
        // Only the lower 32 bits are used, so a logical shift has the same result as an arithmetic shift.
        SIZED(store)(LOWER_WORDS(positions.first >> 20, positions.second >> 20), (uint32_t *)out + x);
        positions.first += (uint64_t)step * LANES;
        positions.second += (uint64_t)step * LANES;
    }
    for (; x < count; x++) out[x] = (int32_t)(((uint64_t)start + (uint64_t)step * (uint64_t)x) >> 20);
}

// Positions in perspective are computed as vectors of doubles and converted to vectors of integers of the same length.
typedef double SIZED(Doubles) __attribute__((vector_size(LANES * 4)));
typedef int32_t SIZED(Ints) __attribute__((vector_size(LANES * 2)));

static void SIZED(perspectiveCoordinates)(const PerspectiveRow *rowPointer, long x, long count, int32_t *us, int32_t *vs) {
    enum { step = LANES / 2 };
    // The pointers to the results could point to the row. A copy of it is loaded only once.
    const PerspectiveRow values = *rowPointer, *row = &values;
    SIZED(Doubles) px;
    for (long lane = 0; lane < step; lane++) px[lane] = (double)(x + lane) + 0.5;
    long index = 0;
    for (; index + step <= count; index += step, px += (double)step) {
        SIZED(Doubles) scale = 4096 / (px * row->g + row->w);
        SIZED(Ints) u = __builtin_convertvector((px * row->a + row->u) * scale, SIZED(Ints)) - 2048;
        SIZED(Ints) v = __builtin_convertvector((px * row->b + row->v) * scale, SIZED(Ints)) - 2048;
        memcpy(us + index, &u, sizeof u);
        memcpy(vs + index, &v, sizeof v);
    }
    for (; index < count; index++) {
        double position = (double)(x + index) + 0.5, scale = 4096 / (position * row->g + row->w);
        us[index] = (int32_t)((position * row->a + row->u) * scale) - 2048;
        vs[index] = (int32_t)((position * row->b + row->v) * scale) - 2048;
    }
}

// Loads two adjacent texels as one number. Two of these numbers are loaded as the halves of a vector without an additional instruction.
INLINE double SIZED(loadTexelPair)(const uint32_t *texels) {
    double pair;
    memcpy(&pair, texels, sizeof pair);
    return pair;
}

// The left and the right texels of LANES pairs of adjacent texels.
typedef struct {
    Words left, right;
} SIZED(TexelPairs);

INLINE SIZED(TexelPairs) SIZED(loadTexelPairs)(const uint32_t *texels, const int32_t *indices) {
#define PAIR(lane) SIZED(loadTexelPair)(texels + indices[lane])
#if LANES == 8
    SIZED(Doubles) first = {PAIR(0), PAIR(1), PAIR(4), PAIR(5)}, second = {PAIR(2), PAIR(3), PAIR(6), PAIR(7)};
#else
    SIZED(Doubles) first = {PAIR(0), PAIR(1)}, second = {PAIR(2), PAIR(3)};
#endif
#undef PAIR
    return (SIZED(TexelPairs)){LOWER_WORDS(first, second), UPPER_WORDS(first, second)};
}

// Functions that load and store the first `count` words of a vector. They do not access memory after these words.
#if LANES == 8
// Returns a vector in which all bits of the first `count` lanes are set.
INLINE __m256i SIZED(firstLanesMask)(long count) {
    return _mm256_cmpgt_epi32(_mm256_set1_epi32((int)count), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
}

INLINE Words SIZED(loadPartial)(const uint32_t *from, long count) {
    return (Words)_mm256_maskload_epi32((const int *)from, SIZED(firstLanesMask)(count));
}

// Stores in parts, because a masked store is slow on many machines.
INLINE void SIZED(storePartial)(Words words, uint32_t *to, long count) {
    if (count & 4) {
        memcpy(to, &words, 16);
        words = __builtin_shufflevector(words, words, 4, 5, 6, 7, 4, 5, 6, 7);
        to += 4;
    }
    if (count & 2) {
        memcpy(to, &words, 8);
        words = __builtin_shufflevector(words, words, 2, 3, 2, 3, 2, 3, 2, 3);
        to += 2;
    }
    if (count & 1) *to = words[0];
}
#else
INLINE Words SIZED(loadPartial)(const uint32_t *from, long count) {
    return (Words){from[0], count > 1 ? from[1] : 0, count > 2 ? from[2] : 0, 0};
}

INLINE void SIZED(storePartial)(Words words, uint32_t *to, long count) {
    for (long lane = 0; lane < LANES; lane++)
        if (lane < count) to[lane] = words[lane];
}
#endif

// Loads LANES words, or the first `count` if there are fewer.
INLINE Words SIZED(loadUpTo)(const uint32_t *from, long count) {
    return count < LANES ? SIZED(loadPartial)(from, count) : SIZED(load)(from);
}

// Stores LANES words, or the first `count` if there are fewer.
INLINE void SIZED(storeUpTo)(Words words, uint32_t *to, long count) {
    if (count < LANES)
        SIZED(storePartial)(words, to, count);
    else
        SIZED(store)(words, to);
}

// Returns LANES pixels, each interpolated between four texels. `indices` are those of the texels to the left of and above the pixels. `fx`
// and `fy` are results of `mixFactors`.
INLINE SIZED(SplitChannels) SIZED(interpolatedTexels)(
    const uint32_t *texels, long stride, const int32_t *indices, HalfWords fx, HalfWords fy) {
    // Requests texels that the next rows of pixels need if the image is not rotated much. The processor does not predict them.
    for (long lane = 0; lane < LANES; lane += 2) __builtin_prefetch(texels + 3 * stride + indices[lane]);
    SIZED(TexelPairs) top = SIZED(loadTexelPairs)(texels, indices), bottom = SIZED(loadTexelPairs)(texels + stride, indices);
    SIZED(SplitChannels) left =
        SIZED(interpolatedChannels)(SIZED(splitChannels)(top.left), SIZED(splitChannels)(bottom.left), fy);
    SIZED(SplitChannels) right =
        SIZED(interpolatedChannels)(SIZED(splitChannels)(top.right), SIZED(splitChannels)(bottom.right), fy);
    return SIZED(interpolatedChannels)(left, right, fx);
}

// Returns LANES pixels of a mip level.
INLINE Words SIZED(sampled)(const uint32_t *texels, long stride, uint32_t shift, const int32_t *us, const int32_t *vs) {
    SignedWords u = (SignedWords)SIZED(load)((const uint32_t *)us), v = (SignedWords)SIZED(load)((const uint32_t *)vs);
    if (shift) {
        u = ((u + 2048) >> (int32_t)shift) - 2048;
        v = ((v + 2048) >> (int32_t)shift) - 2048;
    }
    SignedWords offsets = (v >> 12) * (int32_t)stride + (u >> 12);
    int32_t indices[LANES];
    memcpy(indices, &offsets, sizeof indices);
    HalfWords fx = SIZED(mixFactors)((Words)(u >> 4) & 255), fy = SIZED(mixFactors)((Words)(v >> 4) & 255);
    return SIZED(joinChannels)(SIZED(interpolatedTexels)(texels, stride, indices, fx, fy));
}

static void SIZED(sample)(
    const uint32_t *texels, long stride, uint32_t shift, const int32_t *us, const int32_t *vs, long count, uint32_t *out) {
    long x = 0;
    if (shift)
        for (; x + LANES <= count; x += LANES) SIZED(store)(SIZED(sampled)(texels, stride, shift, us + x, vs + x), out + x);
    else
        for (; x + LANES <= count; x += LANES) SIZED(store)(SIZED(sampled)(texels, stride, 0, us + x, vs + x), out + x);
    if (x == count) return;
    // The last pixels do not fill the vector. The other lanes repeat the position of the first of them.
    int32_t u[LANES], v[LANES];
    for (long lane = 0; lane < LANES; lane++) {
        long index = x + lane < count ? x + lane : x;
        u[lane] = us[index];
        v[lane] = vs[index];
    }
    SIZED(storePartial)(SIZED(sampled)(texels, stride, shift, u, v), out + x, count - x);
}

// Returns the sums of the products of two signed 16-bit numbers in each word with the two signed 16-bit numbers of `weights`.
INLINE SignedWords SIZED(weightedSums)(Words pairs, Words weights) {
#if LANES == 8
    return (SignedWords)_mm256_madd_epi16((__m256i)pairs, (__m256i)weights);
#elif defined(__SSE2__)
    return (SignedWords)_mm_madd_epi16((__m128i)pairs, (__m128i)weights);
#else
    SignedWords low = ((SignedWords)(pairs << 16) >> 16) * ((SignedWords)(weights << 16) >> 16);
    return low + ((SignedWords)pairs >> 16) * ((SignedWords)weights >> 16);
#endif
}

enum { SIZED(blockLength) = 16 };

// The positions of a block of pixels in a mip level: the arguments of `interpolatedTexels`.
typedef struct {
    int32_t indices[SIZED(blockLength)];
    HalfWords fx[SIZED(blockLength) / LANES], fy[SIZED(blockLength) / LANES];
} SIZED(BlockPositions);

// Converts the positions of a block to a mip level. This is done for the whole block before any texel is loaded, because loads wait for
// indices that were just computed. Also, loading an index from memory takes fewer instructions than extracting it from a vector.
INLINE void SIZED(blockPositions)(
    const MipLevelTexels *level, const int32_t *us, const int32_t *vs, long count, SIZED(BlockPositions) *out) {
    for (long x = 0; x < count; x += LANES) {
        SignedWords u = (SignedWords)SIZED(loadUpTo)((const uint32_t *)us + x, count - x);
        SignedWords v = (SignedWords)SIZED(loadUpTo)((const uint32_t *)vs + x, count - x);
        if (level->shift) {
            u = ((u + 2048) >> (int32_t)level->shift) - 2048;
            v = ((v + 2048) >> (int32_t)level->shift) - 2048;
        }
        SignedWords indices = (v >> 12) * (int32_t)level->stride + (u >> 12);
#if defined(__SSE2__)
        // In a small level, columns, rows and the stride are 16-bit numbers, so one instruction computes column · 1 + row · stride.
        if (!level->isLarge)
            indices = SIZED(weightedSums)(
                (Words)u >> 12 | ((Words)v << 4 & 0xFFFF0000), SIZED(broadcast)((uint32_t)level->stride << 16 | 1));
#endif
        SIZED(store)((Words)indices, (uint32_t *)out->indices + x);
        out->fx[x / LANES] = SIZED(mixFactors)((Words)(u >> 4) & 255);
        out->fy[x / LANES] = SIZED(mixFactors)((Words)(v >> 4) & 255);
    }
    // If the last pixels do not fill the vector, the other lanes repeat the position of the first pixel.
    for (long x = count; x % LANES; x++) out->indices[x] = out->indices[0];
}

// Returns LANES pixels of a block.
INLINE SIZED(SplitChannels) SIZED(blockPixels)(const MipLevelTexels *level, const SIZED(BlockPositions) *positions, long x) {
    return SIZED(interpolatedTexels)(
        level->texels, level->stride, positions->indices + x, positions->fx[x / LANES], positions->fy[x / LANES]);
}

static void SIZED(sampleMipLevels)(
    const MipLevelTexels *nearPointer, const MipLevelTexels *farPointer, const uint32_t *details, long x, const int32_t *us,
    const int32_t *vs, long count, uint32_t *out) {
    const MipLevelTexels near = *nearPointer, far = *farPointer;
    while (count > 0) {
        long length = SIZED(blockLength) - (x & (SIZED(blockLength) - 1));
        if (length > count) length = count;
        uint32_t fraction = *details++ & 255;
        HalfWords factors = SIZED(mixFactors)(SIZED(broadcast)(fraction));
        SIZED(BlockPositions) nearPositions, farPositions;
        SIZED(blockPositions)(&near, us, vs, length, &nearPositions);
        if (fraction) SIZED(blockPositions)(&far, us, vs, length, &farPositions);
        for (long index = 0; index < length; index += LANES) {
            SIZED(SplitChannels) pixels = SIZED(blockPixels)(&near, &nearPositions, index);
            if (fraction) pixels = SIZED(interpolatedChannels)(pixels, SIZED(blockPixels)(&far, &farPositions, index), factors);
            SIZED(storeUpTo)(SIZED(joinChannels)(pixels), out + index, length - index);
        }
        x += length;
        us += length;
        vs += length;
        out += length;
        count -= length;
    }
}

// Samples a row of texels at the next LANES positions. Only the first `count` results are valid.
INLINE Words SIZED(nextPixels)(const uint32_t *texels, SIZED(Positions) *positions, int64_t step, bool fitsInOneVector, long count) {
    SignedWords leftIndices = (SignedWords)UPPER_WORDS(positions->first, positions->second);
    HalfWords factors = SIZED(mixFactors)(LOWER_WORDS(positions->first, positions->second) >> 24);
    positions->first += (uint64_t)step * LANES;
    positions->second += (uint64_t)step * LANES;
#if LANES == 8
    if (fitsInOneVector) {
        // The eight texels from `first` contain all left neighbors, and the eight texels from `first + 1` all right neighbors.
        const uint32_t *first = texels + leftIndices[0];
        __m256i lanes = (__m256i)(leftIndices - leftIndices[0]);
        return SIZED(interpolatedWords)(
            (Words)_mm256_permutevar8x32_epi32((__m256i)SIZED(load)(first), lanes),
            (Words)_mm256_permutevar8x32_epi32((__m256i)SIZED(load)(first + 1), lanes), factors);
    }
#endif
    int32_t indices[LANES];
    memcpy(indices, &leftIndices, sizeof indices);
    for (long lane = count; lane < LANES; lane++) indices[lane] = indices[0];
    SIZED(TexelPairs) pairs = SIZED(loadTexelPairs)(texels, indices);
    return SIZED(interpolatedWords)(pairs.left, pairs.right, factors);
}

// Whether the left neighbors of LANES positions with this step are within LANES adjacent texels.
INLINE bool SIZED(fitsInOneVector)(int64_t step) { return LANES == 8 && step >= 0 && step <= (int64_t)1 << 32; }

// Writes up to LANES pixels. If `replacesPixels` is true, they replace the pixels below; otherwise they are composited
// over them. If `hasFullOpacity` is true, all opacities are 255, and the multiplication is skipped.
INLINE void SIZED(writePixels)(
    uint32_t *below, Words above, long count, bool replacesPixels, bool hasFullOpacity, HalfWords opacities) {
    if (!hasFullOpacity) above = SIZED(scaledBy)(above, opacities);
    if (count == LANES)
        SIZED(store)(replacesPixels ? above : SIZED(over)(SIZED(load)(below), above), below);
    else
        SIZED(storePartial)(replacesPixels ? above : SIZED(over)(SIZED(loadPartial)(below, count), above), below, count);
}

// Writes up to LANES pixels as `writePixels`, through a mask if `mask` is not null.
INLINE void SIZED(writeMaskedPixels)(
    uint32_t *below, Words above, long count, const uint8_t *mask, HalfWords opacities, bool hasFullOpacity, bool replacesPixels) {
    // Most pixels of an image are fully covered.
    if (mask && opacities[0] == 255 && SIZED(isUniform)(mask, 255)) {
        mask = NULL;
        hasFullOpacity = true;
    }
    HalfWords products = mask ? SIZED(dividedBy255)(SIZED(duplicated)(SIZED(loadMask)(mask)) * opacities) : opacities;
    SIZED(writePixels)(below, above, count, replacesPixels, hasFullOpacity, products);
}

// Samples and writes the next pixels, up to LANES.
INLINE void SIZED(drawNextPixels)(
    uint32_t *below, long count, const uint32_t *texels, SIZED(Positions) *positions, int64_t step, bool fitsInOneVector,
    const uint8_t *mask, HalfWords opacities, bool hasFullOpacity, bool replacesPixels) {
    Words above = SIZED(nextPixels)(texels, positions, step, fitsInOneVector, count);
    SIZED(writeMaskedPixels)(below, above, count, mask, opacities, hasFullOpacity, replacesPixels);
}

// Writes a row. Callers pass constants for `fitsInOneVector` and `hasFullOpacity`, so that the inlined loop has no branch
// for them.
INLINE void SIZED(drawRowVariant)(
    uint32_t *below, long count, const uint32_t *texels, int64_t u, int64_t step, bool fitsInOneVector, const uint8_t *mask,
    uint32_t opacity, bool hasFullOpacity, bool replacesPixels) {
    SIZED(Positions) positions = SIZED(positions)(u, step);
    HalfWords opacities = SIZED(duplicated)(SIZED(broadcast)(opacity));
    long x = 0;
    for (; x + LANES <= count; x += LANES)
        SIZED(drawNextPixels)(
            below + x, LANES, texels, &positions, step, fitsInOneVector, mask ? mask + x : NULL, opacities, hasFullOpacity, replacesPixels);
    if (x < count)
        SIZED(drawNextPixels)(
            below + x, count - x, texels, &positions, step, fitsInOneVector, mask ? mask + x : NULL, opacities, hasFullOpacity,
            replacesPixels);
}

// Writes a row with the variant for its step, mask and opacity.
INLINE void SIZED(drawRow)(
    uint32_t *below, long count, const uint32_t *texels, int64_t u, int64_t step, const uint8_t *mask, uint32_t opacity,
    bool replacesPixels) {
    bool fitsInOneVector = SIZED(fitsInOneVector)(step), hasFullOpacity = !mask && opacity == 255;
    if (fitsInOneVector && hasFullOpacity)
        SIZED(drawRowVariant)(below, count, texels, u, step, true, NULL, 255, true, replacesPixels);
    else if (fitsInOneVector)
        SIZED(drawRowVariant)(below, count, texels, u, step, true, mask, opacity, false, replacesPixels);
    else if (hasFullOpacity)
        SIZED(drawRowVariant)(below, count, texels, u, step, false, NULL, 255, true, replacesPixels);
    else
        SIZED(drawRowVariant)(below, count, texels, u, step, false, mask, opacity, false, replacesPixels);
}

enum { SIZED(shortRow) = 64 };

// The columns of the texels of up to `shortRow` pixels, which are the same in all rows of an axis-aligned image, and the factors of the
// interpolation. Without an instruction for permutations, they take as much time as the interpolation itself.
typedef struct {
    int32_t indices[SIZED(shortRow)];
    HalfWords factors[SIZED(shortRow) / LANES];
} SIZED(RowPositions);

INLINE void SIZED(rowPositions)(const AxisAlignedImage *image, long count, SIZED(RowPositions) *out) {
    SIZED(Positions) positions = SIZED(positions)(image->u, image->step);
    for (long x = 0; x < count; x += LANES) {
        SIZED(store)(UPPER_WORDS(positions.first, positions.second), (uint32_t *)out->indices + x);
        out->factors[x / LANES] = SIZED(mixFactors)(LOWER_WORDS(positions.first, positions.second) >> 24);
        positions.first += (uint64_t)image->step * LANES;
        positions.second += (uint64_t)image->step * LANES;
        for (long lane = count - x; lane < LANES; lane++) out->indices[x + lane] = out->indices[x];
    }
}

// Writes a row with positions that were computed for all rows.
INLINE void SIZED(drawShortRow)(
    uint32_t *below, long count, const uint32_t *texels, const SIZED(RowPositions) *positions, const uint8_t *mask, uint32_t opacity,
    bool replacesPixels) {
    HalfWords opacities = SIZED(duplicated)(SIZED(broadcast)(opacity));
    bool hasFullOpacity = !mask && opacity == 255;
#define STEP(count)                                                                                                         \
    SIZED(TexelPairs) pairs = SIZED(loadTexelPairs)(texels, positions->indices + x);                                        \
    Words above = SIZED(interpolatedWords)(pairs.left, pairs.right, positions->factors[x / LANES]);                         \
    SIZED(writeMaskedPixels)(below + x, above, count, mask ? mask + x : NULL, opacities, hasFullOpacity, replacesPixels)
    long x = 0;
    for (; x + LANES <= count; x += LANES) {
        STEP(LANES);
    }
    if (x < count) {
        STEP(count - x);
    }
#undef STEP
}

// The two rows of texels above and below a position, and the fraction of the distance from the first to the second.
typedef struct {
    const uint32_t *top, *bottom;
    uint32_t fraction;
} SIZED(RowPair);

INLINE int64_t SIZED(clamp)(int64_t value, int64_t low, int64_t high) { return value < low ? low : value > high ? high : value; }

INLINE SIZED(RowPair) SIZED(rowPair)(const AxisAlignedImage *image, int64_t v) {
    int64_t row = v >> 32;
    return (SIZED(RowPair)){
        image->texels + SIZED(clamp)(row, image->top, image->bottom) * image->stride,
        image->texels + SIZED(clamp)(row + 1, image->top, image->bottom) * image->stride, (uint32_t)(v >> 24) & 255};
}

// Requests texels that the next rows need. The processor prefetches adjacent memory, but does not predict the step to the next row of an
// image. The texels are requested into the second-level cache, because the first level is too small for the rows in between.
INLINE void SIZED(prefetch)(const AxisAlignedImage *image, int64_t row, int64_t first, int64_t end) {
    const uint32_t *texels = image->texels + SIZED(clamp)(row, image->top, image->bottom) * image->stride;
    enum { wordsPerCacheLine = 16 };
    for (int64_t x = first; x <= end; x += wordsPerCacheLine) __builtin_prefetch(texels + x, 0, 2);
}

// Interpolates the texels of the columns `low` to `high` between two rows. Outside the image, edge texels are repeated.
// The result has the same column indices as the image; its memory is `buffer`.
INLINE const uint32_t *SIZED(interpolatedRow)(const AxisAlignedImage *image, int64_t v, int64_t low, int64_t high, uint32_t *buffer) {
    SIZED(RowPair) rows = SIZED(rowPair)(image, v);
    int64_t first = SIZED(clamp)(low, image->left, image->right), end = SIZED(clamp)(high, image->left, image->right);
    uint32_t *texels = buffer - low;
    SIZED(prefetch)(image, (v >> 32) + 4, first, end);
    SIZED(prefetch)(image, (v >> 32) + 5, first, end);
    SIZED(mix)(rows.top + first, rows.bottom + first, end - first + 1, rows.fraction, texels + first);
    for (int64_t x = low; x < first; x++) texels[x] = texels[first];
    for (int64_t x = end + 1; x <= high; x++) texels[x] = texels[end];
    return texels;
}

// Writes an image row by row. The texels of the next row are interpolated before a row is written, because reading data
// that was just written is slow.
INLINE void SIZED(drawRows)(
    uint32_t *below, long stride, long count, long rows, const AxisAlignedImage *image, uint32_t *buffer, const uint8_t *const *masks,
    uint32_t opacity, bool replacesPixels) {
    int64_t last = image->u + image->step * (count - 1);
    int64_t low = (image->u < last ? image->u : last) >> 32, high = ((image->u < last ? last : image->u) >> 32) + 1;
    uint32_t *secondBuffer = buffer + (high - low + 1) + rowPadding;
    int64_t v = image->v;
    const uint32_t *texels = SIZED(interpolatedRow)(image, v, low, high, buffer);
    SIZED(RowPositions) positions;
    bool isShort = LANES == 4 && rows > 1 && count <= SIZED(shortRow);
    if (isShort) SIZED(rowPositions)(image, count, &positions);
    for (long row = 0; row < rows; row++, below += stride) {
        v += image->down;
        const uint32_t *nextTexels =
            row + 1 < rows ? SIZED(interpolatedRow)(image, v, low, high, row & 1 ? buffer : secondBuffer) : texels;
        const uint8_t *mask = masks ? masks[row] : NULL;
        if (isShort)
            SIZED(drawShortRow)(below, count, texels, &positions, mask, opacity, replacesPixels);
        else
            SIZED(drawRow)(below, count, texels, image->u, image->step, mask, opacity, replacesPixels);
        texels = nextTexels;
    }
}

#if LANES == 8
INLINE HalfWords SIZED(permuted)(HalfWords words, __m256i indices) {
    return (HalfWords)_mm256_permutevar8x32_epi32((__m256i)words, indices);
}

// A column of eight adjacent pixels. In all rows, their neighboring texels have the same x coordinates.
typedef struct {
    // The factors of the horizontal interpolation, and the opacities.
    HalfWords factors, opacities;
    // The indices of the left neighbors relative to `firstLeft`, and of the right neighbors relative to `firstRight`.
    __m256i leftIndices, rightIndices;
    // The x coordinate of the first pixel.
    long x;
    // The indices of two texels. The eight texels from `firstLeft` contain all left neighbors, and the eight texels from `firstRight`
    // contain all right neighbors. Usually both indices are equal.
    int32_t firstLeft, firstRight;
    bool hasFullOpacity;
} SIZED(Column);

INLINE SIZED(Column) SIZED(column)(const AxisAlignedImage *image, long x, uint32_t opacity) {
    SIZED(Positions) positions = SIZED(positions)(image->u + image->step * x, image->step);
    SignedWords texelX = (SignedWords)UPPER_WORDS(positions.first, positions.second);
    __m256i minimum = _mm256_set1_epi32(image->left), maximum = _mm256_set1_epi32(image->right);
    SignedWords left = (SignedWords)_mm256_min_epi32(_mm256_max_epi32((__m256i)texelX, minimum), maximum);
    SignedWords right = (SignedWords)_mm256_min_epi32(_mm256_max_epi32((__m256i)(texelX + 1), minimum), maximum);
    int32_t lastStart = image->right - 7, firstLeft = left[0] < lastStart ? left[0] : lastStart;
    int32_t firstRight = right[7] - firstLeft < LANES ? firstLeft : right[0] < lastStart ? right[0] : lastStart;
    return (SIZED(Column)){
        SIZED(mixFactors)(LOWER_WORDS(positions.first, positions.second) >> 24), SIZED(duplicated)(SIZED(broadcast)(opacity)),
        (__m256i)(left - firstLeft), (__m256i)(right - firstRight), x, firstLeft, firstRight, opacity == 255};
}

// Returns the pixels of a column in one row.
INLINE Words SIZED(columnPixels)(const SIZED(Column) *column, SIZED(RowPair) rows, HalfWords rowFactors) {
#define INTERPOLATED_TEXELS(x)                                                                                              \
    SIZED(interpolatedChannels)                                                                                             \
    (SIZED(splitChannels)(SIZED(load)(rows.top + x)), SIZED(splitChannels)(SIZED(load)(rows.bottom + x)), rowFactors)
    SIZED(SplitChannels) left = INTERPOLATED_TEXELS(column->firstLeft), right = left;
    if (column->firstRight != column->firstLeft) right = INTERPOLATED_TEXELS(column->firstRight);
#undef INTERPOLATED_TEXELS
    left = (SIZED(SplitChannels)){
        SIZED(permuted)(left.even, column->leftIndices), SIZED(permuted)(left.odd, column->leftIndices)};
    right = (SIZED(SplitChannels)){
        SIZED(permuted)(right.even, column->rightIndices), SIZED(permuted)(right.odd, column->rightIndices)};
    Words words = SIZED(joinChannels)(SIZED(interpolatedChannels)(left, right, column->factors));
    return column->hasFullOpacity ? words : SIZED(scaledBy)(words, column->opacities);
}

// Writes `columnCount` columns (one to three) of eight pixels, starting at `x`, or one column with fewer pixels.
//
// The last column may overlap the previous column, so all pixels below are read before any are written. Each step is done for all columns
// before the next step, because independent instructions can be executed in parallel.
INLINE void SIZED(drawAdjacentColumns)(
    uint32_t *below, long stride, long count, long rows, const AxisAlignedImage *image, const uint8_t *const *masks, long x,
    uint32_t opacity, bool replacesPixels, long columnCount) {
    SIZED(Column) columns[3];
#define OFFSET(index) (index + 1 < columnCount ? index * LANES : count - LANES)
    for (long index = 0; index < columnCount; index++) {
        columns[index] = SIZED(column)(image, x + (count < LANES ? 0 : OFFSET(index)), opacity);
    }
    below += x;
    const uint8_t *mask = NULL;
    int64_t v = image->v;
    for (long row = 0; row < rows; row++, below += stride, v += image->down) {
        if (masks && masks[row] != mask) {
            mask = masks[row];
            for (long index = 0; index < columnCount; index++) {
                const uint8_t *columnMask = mask + columns[index].x;
                columns[index].opacities = SIZED(dividedBy255)(
                    SIZED(duplicated)(SIZED(loadMask)(columnMask)) * SIZED(duplicated)(SIZED(broadcast)(opacity)));
                columns[index].hasFullOpacity = opacity == 255 && count >= LANES && SIZED(isUniform)(columnMask, 255);
            }
        }
        SIZED(RowPair) texelRows = SIZED(rowPair)(image, v);
        HalfWords rowFactors = SIZED(mixFactors)(SIZED(broadcast)(texelRows.fraction));
        if (count < LANES) {
            Words above = SIZED(columnPixels)(columns, texelRows, rowFactors);
            SIZED(storePartial)(
                replacesPixels ? above : SIZED(over)(SIZED(loadPartial)(below, count), above), below, count);
            continue;
        }
        Words pixelsBelow[3], above[3];
        for (long index = 0; index < columnCount; index++) {
            pixelsBelow[index] = SIZED(load)(below + OFFSET(index));
            above[index] = SIZED(columnPixels)(columns + index, texelRows, rowFactors);
        }
        for (long index = 0; index < columnCount; index++)
            SIZED(store)(replacesPixels ? above[index] : SIZED(over)(pixelsBelow[index], above[index]), below + OFFSET(index));
    }
#undef OFFSET
}

// Writes an image in columns, at most three at a time.
INLINE void SIZED(drawColumns)(
    uint32_t *below, long stride, long count, long rows, const AxisAlignedImage *image, const uint8_t *const *masks, uint32_t opacity,
    bool replacesPixels) {
    long x = 0;
    for (; count > 3 * LANES; x += 2 * LANES, count -= 2 * LANES)
        SIZED(drawAdjacentColumns)(below, stride, 2 * LANES, rows, image, masks, x, opacity, replacesPixels, 2);
    if (count > 2 * LANES)
        SIZED(drawAdjacentColumns)(below, stride, count, rows, image, masks, x, opacity, replacesPixels, 3);
    else if (count > LANES)
        SIZED(drawAdjacentColumns)(below, stride, count, rows, image, masks, x, opacity, replacesPixels, 2);
    else
        SIZED(drawAdjacentColumns)(below, stride, count, rows, image, masks, x, opacity, replacesPixels, 1);
}
#endif

// Writes an axis-aligned image: a narrow image in columns, any other image row by row.
INLINE void SIZED(drawAxisAligned)(
    uint32_t *below, long stride, long count, long rows, const AxisAlignedImage *image, uint32_t *buffer, const uint8_t *const *masks,
    uint32_t opacity, bool replacesPixels) {
#if LANES == 8
    if (count <= 8 * LANES && SIZED(fitsInOneVector)(image->step) && image->right - image->left >= 7) {
        SIZED(drawColumns)(below, stride, count, rows, image, masks, opacity, replacesPixels);
        return;
    }
#endif
    SIZED(drawRows)(below, stride, count, rows, image, buffer, masks, opacity, replacesPixels);
}

static void SIZED(sampleAxisAligned)(
    uint32_t *out, long stride, long count, long rows, const AxisAlignedImage *image, uint32_t *buffer) {
    SIZED(drawAxisAligned)(out, stride, count, rows, image, buffer, NULL, 255, true);
}

static void SIZED(overAxisAligned)(
    uint32_t *below, long stride, long count, long rows, const AxisAlignedImage *image, uint32_t *buffer, const uint8_t *const *masks,
    uint32_t opacity) {
    SIZED(drawAxisAligned)(below, stride, count, rows, image, buffer, masks, opacity, false);
}

// MARK: Masks

// Interpolates the columns `low` to `high + 1` between the two rows of a mask. Word number x - low of `pairs` has the results for the
// columns x and x + 1, each with 8 fraction bits. 2¹⁵ is subtracted from each, so that they are signed 16-bit numbers.
static void SIZED(interpolateMaskRows)(const MaskRow *row, int64_t low, int64_t high, uint16_t *values, uint32_t *pairs) {
    int64_t first = SIZED(clamp)(0, low, high + 2), end = SIZED(clamp)(row->width, first, high + 2);
    for (int64_t x = low; x < first; x++) values[x - low] = 1 << 15;
    for (int64_t x = end; x < high + 2; x++) values[x - low] = 1 << 15;
    uint32_t f = row->v >> 24;
    uint16_t *inside = values + (first - low);
    long count = end - first;
    const uint8_t *top = row->top ? row->top + first : NULL, *bottom = row->bottom ? row->bottom + first : NULL;
    if (top && bottom)
        for (long x = 0; x < count; x++) inside[x] = (uint16_t)(top[x] * (256 - f) + bottom[x] * f - (1 << 15));
    else if (top)
        for (long x = 0; x < count; x++) inside[x] = (uint16_t)(top[x] * (256 - f) - (1 << 15));
    else if (bottom)
        for (long x = 0; x < count; x++) inside[x] = (uint16_t)(bottom[x] * f - (1 << 15));
    else
        for (long x = 0; x < count; x++) inside[x] = 1 << 15;
    for (int64_t x = 0; x <= high - low; x++) pairs[x] = values[x] | (uint32_t)values[x + 1] << 16;
}

// Interpolates a mask at the next LANES positions. Only the first `count` results are valid.
INLINE Words SIZED(nextMaskValues)(const uint32_t *pairs, SIZED(Positions) *positions, int64_t step, bool fitsInOneVector, long count) {
    SignedWords columns = (SignedWords)UPPER_WORDS(positions->first, positions->second);
    Words f = LOWER_WORDS(positions->first, positions->second) >> 24;
    positions->first += (uint64_t)step * LANES;
    positions->second += (uint64_t)step * LANES;
    Words neighbors = {};
#if LANES == 8
    if (fitsInOneVector)
        neighbors = (Words)_mm256_permutevar8x32_epi32((__m256i)SIZED(load)(pairs + columns[0]), (__m256i)(columns - columns[0]));
    else
#endif
        for (long lane = 0; lane < LANES; lane++) neighbors[lane] = pairs[columns[lane < count ? lane : 0]];
    SignedWords sums = SIZED(weightedSums)(neighbors, (256 - f) | f << 16);
    // Adds 2¹⁵ · 256, which the interpolation of the rows has subtracted, and rounds.
    return (Words)(sums + (1 << 23) + (1 << 15)) >> 16;
}

static void SIZED(sampleMask)(const MaskRow *row, long count, uint32_t *spare, uint8_t *out) {
    typedef uint8_t Bytes __attribute__((vector_size(LANES)));
    int64_t end = row->u + row->step * (count - 1);
    int64_t low = (row->u < end ? row->u : end) >> 32, high = (row->u < end ? end : row->u) >> 32;
    SIZED(interpolateMaskRows)(row, low, high, (uint16_t *)(spare + (high - low + 1) + rowPadding), spare);
    SIZED(Positions) positions = SIZED(positions)(row->u, row->step);
    bool fitsInOneVector = SIZED(fitsInOneVector)(row->step);
    for (long x = 0; x < count; x += LANES) {
        long next = count - x < LANES ? count - x : LANES;
        Bytes bytes =
            __builtin_convertvector(SIZED(nextMaskValues)(spare - low, &positions, row->step, fitsInOneVector, next), Bytes);
        if (next == LANES)
            memcpy(out + x, &bytes, LANES);
        else
            for (long lane = 0; lane < next; lane++) out[x + lane] = bytes[lane];
    }
}

static void SIZED(maskColumns)(int64_t u, int64_t step, long count, int32_t *columns, uint32_t *weights) {
    SIZED(Positions) positions = SIZED(positions)(u, step);
    for (long x = 0; x < count; x += LANES) {
        Words left = UPPER_WORDS(positions.first, positions.second), f = LOWER_WORDS(positions.first, positions.second) >> 24;
        positions.first += (uint64_t)step * LANES;
        positions.second += (uint64_t)step * LANES;
        SIZED(store)(left, (uint32_t *)columns + x);
        SIZED(store)((256 - f) | f << 16, weights + x);
    }
}

// Whether all bits are 0.
INLINE bool SIZED(isZero)(HalfWords words) {
#if LANES == 8
    return _mm256_testz_si256((__m256i)words, (__m256i)words);
#elif defined(__SSE2__)
    return _mm_movemask_epi8(_mm_cmpeq_epi8((__m128i)words, (__m128i){})) == 0xFFFF;
#else
    return !(((DoubleWords)words)[0] | ((DoubleWords)words)[1]);
#endif
}

// Returns the left and the right neighbors of LANES positions, in the lower and the upper halves of the words.
INLINE Words SIZED(maskNeighbors)(const uint32_t *pairs, const int32_t *columns, bool fitsInOneVector) {
#if LANES == 8
    if (fitsInOneVector)
        return (Words)_mm256_permutevar8x32_epi32(
            (__m256i)SIZED(load)(pairs + columns[0]), (__m256i)(SIZED(load)((const uint32_t *)columns) - (uint32_t)columns[0]));
#endif
    Words neighbors = {};
    for (long lane = 0; lane < LANES; lane++) neighbors[lane] = pairs[columns[lane]];
    return neighbors;
}

// Interpolates LANES pairs of mask values with 8 fraction bits, from which 2¹⁵ is subtracted. Each result is multiplied by 2⁸ and is in both
// halves of its word.
INLINE HalfWords SIZED(maskValues)(Words pairs, Words weights) {
    // As in `nextMaskValues`. The value is in the upper half of each word.
    HalfWords sums = (HalfWords)(SIZED(weightedSums)(pairs, weights) + (1 << 23) + (1 << 15));
#if LANES == 8
    return __builtin_shufflevector(sums, sums, 1, 1, 3, 3, 5, 5, 7, 7, 9, 9, 11, 11, 13, 13, 15, 15) << 8;
#else
    return __builtin_shufflevector(sums, sums, 1, 1, 3, 3, 5, 5, 7, 7) << 8;
#endif
}

// The results of `factor16` for the channels of a color: blue and red in `even`, green and alpha in `odd`.
typedef struct {
    HalfWords even, odd;
} SIZED(ColorFactors);

INLINE SIZED(ColorFactors) SIZED(colorFactors)(uint32_t color) {
    HalfWords even = SIZED(factor16)(color & 255), green = SIZED(factor16)(color >> 8 & 255);
    HalfWords red = SIZED(factor16)(color >> 16 & 255), alpha = SIZED(factor16)(color >> 24);
    return (SIZED(ColorFactors)){
        (HalfWords)(((Words)even & 0xFFFF) | (Words)red << 16), (HalfWords)(((Words)green & 0xFFFF) | (Words)alpha << 16)};
}

// A color that is composited through a mask, and the color of the pixels below, if they all have the same and are not read.
typedef struct {
    SIZED(ColorFactors) color, background;
    bool hasBackground;
} SIZED(MaskedPaint);

// Multiplies a color by results of `maskValues`. Each channel is multiplied by 2⁸.
INLINE SIZED(SplitChannels) SIZED(maskedColors)(SIZED(ColorFactors) color, HalfWords values) {
    return (SIZED(SplitChannels)){
        (SIZED(upperProduct)(values, color.even) + 128) & 0xFF00, (SIZED(upperProduct)(values, color.odd) + 128) & 0xFF00};
}

// Composites results of `maskedColors` over one color.
INLINE Words SIZED(overBackground)(SIZED(ColorFactors) background, SIZED(SplitChannels) above) {
#if LANES == 8
    HalfWords alpha = __builtin_shufflevector(above.odd, above.odd, 1, 1, 3, 3, 5, 5, 7, 7, 9, 9, 11, 11, 13, 13, 15, 15);
#else
    HalfWords alpha = __builtin_shufflevector(above.odd, above.odd, 1, 1, 3, 3, 5, 5, 7, 7);
#endif
    HalfWords opacities = 0xFF00 - alpha;
    HalfWords even = SIZED(upperProduct)(opacities, background.even) + 128 + above.even;
    HalfWords odd = SIZED(upperProduct)(opacities, background.odd) + 128 + above.odd;
    return (Words)(even >> 8) | (Words)(odd & 0xFF00);
}

// Composites a color through results of `maskValues` over several rows of up to LANES pixels.
INLINE void SIZED(overRows)(
    uint32_t *below, long stride, long count, long rows, const SIZED(MaskedPaint) *paint, HalfWords values) {
    SIZED(SplitChannels) colors = SIZED(maskedColors)(paint->color, values);
    if (paint->hasBackground) {
        Words pixels = SIZED(overBackground)(paint->background, colors);
        for (; rows > 0; rows--, below += stride)
            if (count < LANES)
                SIZED(storePartial)(pixels, below, count);
            else
                SIZED(store)(pixels, below);
        return;
    }
    Words above = (Words)(colors.even >> 8 | colors.odd);
    if (count < LANES) {
        for (; rows > 0; rows--, below += stride)
            SIZED(storePartial)(SIZED(over)(SIZED(loadPartial)(below, count), above), below, count);
        return;
    }
    if (rows == 1) {
        SIZED(store)(SIZED(over)(SIZED(load)(below), above), below);
        return;
    }
    // As in `overColor`, but each pixel has its own factor.
    HalfWords opacities = SIZED(duplicated)(255 - (above >> 24));
    HalfWords factors = opacities * 257 + (opacities >> 7);
    // The sum for the opacity 255 is 2¹⁶, which has wrapped around to 0.
    factors |= (HalfWords)(opacities == 255);
    HalfWords evenAddend = colors.even | 128, oddAddend = colors.odd | 128;
    for (; rows > 0; rows--, below += stride)
        SIZED(store)(SIZED(scaledByFactor16)(SIZED(load)(below), factors, evenAddend, oddAddend), below);
}

// Composites a color over several rows through one value of a mask.
INLINE void SIZED(overEqualColumns)(
    uint32_t *below, long stride, long count, long rows, uint32_t color, const uint32_t *background, uint32_t value) {
    uint32_t above = SIZED(scaledBy)(SIZED(broadcast)(color), SIZED(duplicated)(SIZED(broadcast)(value)))[0];
    if (background)
        SIZED(fill)(below, stride, count, rows, SIZED(over)(SIZED(broadcast)(*background), SIZED(broadcast)(above))[0]);
    else if (above)
        SIZED(overColor)(below, stride, count, rows, above);
}

// Copies the columns and the weights of the last `count` positions of a row, which do not fill the vector. The other lanes repeat the
// position of the first of them.
INLINE void SIZED(copyLastColumns)(const MaskColumns *mask, long x, long count, int32_t *columns, uint32_t *weights) {
    for (long lane = 0; lane < LANES; lane++) {
        long index = x + (lane < count ? lane : 0);
        columns[lane] = mask->columns[index];
        weights[lane] = mask->weights[index];
    }
}

// Composites a color through mask values that are the same in all rows. `pairs` has the results of `interpolateMaskRows`.
INLINE void SIZED(overEqualRows)(
    uint32_t *below, long stride, long x, long end, long rows, const SIZED(MaskedPaint) *paint, const uint32_t *pairs,
    const MaskColumns *mask, bool fitsInOneVector) {
    for (; x + LANES <= end; x += LANES) {
        HalfWords values = SIZED(maskValues)(
            SIZED(maskNeighbors)(pairs, mask->columns + x, fitsInOneVector), SIZED(load)(mask->weights + x));
        if (!paint->hasBackground && SIZED(isZero)(values)) continue;
        SIZED(overRows)(below + x, stride, LANES, rows, paint, values);
    }
    if (x == end) return;
    int32_t columns[LANES];
    uint32_t weights[LANES];
    SIZED(copyLastColumns)(mask, x, end - x, columns, weights);
    HalfWords values = SIZED(maskValues)(SIZED(maskNeighbors)(pairs, columns, fitsInOneVector), SIZED(load)(weights));
    SIZED(overRows)(below + x, stride, end - x, rows, paint, values);
}

// Writes the columns x and x + 1 of a row of a mask in the lower and the upper half of word number x - low of `pairs`.
static void SIZED(pairMaskColumns)(const uint8_t *row, int64_t width, int64_t low, int64_t high, uint32_t *pairs) {
    int64_t first = SIZED(clamp)(0, low, high + 1), end = SIZED(clamp)(width - 1, first, high + 1);
    if (!row) first = end = high + 1;
    for (int64_t x = low; x < first; x++) pairs[x - low] = 0;
    for (int64_t x = first; x < end; x++) pairs[x - low] = row[x] | (uint32_t)row[x + 1] << 16;
    for (int64_t x = end; x <= high; x++) pairs[x - low] = 0;
    if (!row) return;
    // Only one of the columns beside each edge is inside the mask.
    if (low <= -1 && high >= -1) pairs[-1 - low] = (uint32_t)row[0] << 16;
    if (low <= width - 1 && high >= width - 1) pairs[width - 1 - low] = row[width - 1];
}

// Interpolates two rows of a mask at LANES positions. The values have 8 fraction bits, and 2¹⁵ is subtracted: those of the upper row are in
// the lower halves of the words.
INLINE Words SIZED(maskColumnPairs)(
    const uint32_t *top, const uint32_t *bottom, const int32_t *columns, Words weights, bool fitsInOneVector) {
    Words upper = (Words)SIZED(weightedSums)(SIZED(maskNeighbors)(top, columns, fitsInOneVector), weights);
    Words lower = (Words)SIZED(weightedSums)(SIZED(maskNeighbors)(bottom, columns, fitsInOneVector), weights);
    return (upper | lower << 16) ^ 0x80008000;
}

INLINE void SIZED(interpolateMaskColumns)(
    const uint32_t *top, const uint32_t *bottom, const MaskColumns *mask, long x, long end, bool fitsInOneVector, uint32_t *out) {
    for (; x + LANES <= end; x += LANES)
        SIZED(store)(
            SIZED(maskColumnPairs)(top, bottom, mask->columns + x, SIZED(load)(mask->weights + x), fitsInOneVector), out + x);
    if (x == end) return;
    int32_t columns[LANES];
    uint32_t weights[LANES];
    SIZED(copyLastColumns)(mask, x, end - x, columns, weights);
    SIZED(store)(SIZED(maskColumnPairs)(top, bottom, columns, SIZED(load)(weights), fitsInOneVector), out + x);
}

// Composites a color through the interpolation of pairs of mask values.
INLINE void SIZED(overPairs)(
    uint32_t *below, long x, long end, const SIZED(MaskedPaint) *paint, const uint32_t *pairs, Words weights) {
    for (; x + LANES <= end; x += LANES)
        SIZED(overRows)(below + x, 0, LANES, 1, paint, SIZED(maskValues)(SIZED(load)(pairs + x), weights));
    if (x < end) SIZED(overRows)(below + x, 0, end - x, 1, paint, SIZED(maskValues)(SIZED(load)(pairs + x), weights));
}

// Callers pass constants for `fitsInOneVector` and `hasBackground`, so that the inlined loops have no branches for them.
INLINE void SIZED(overColorInterpolatedVariant)(
    uint32_t *below, long stride, long count, long rows, uint32_t color, const uint32_t *background, const MaskRow *row,
    const MaskColumns *mask, uint32_t *spare, bool fitsInOneVector, bool hasBackground) {
    int64_t low = mask->columns[0], high = mask->columns[count - 1];
    if (low > high) {
        high = low;
        low = mask->columns[count - 1];
    }
    SIZED(MaskedPaint) paint = {SIZED(colorFactors)(color), SIZED(colorFactors)(hasBackground ? *background : 0), hasBackground};
    // The pixels before and after the equal columns.
    long end = mask->equalFirst, start = mask->equalEnd;
    uint32_t *rowPairs = spare + count + rowPadding;
    if (rows == 1 || !row->down) {
        SIZED(interpolateMaskRows)(row, low, high, (uint16_t *)(rowPairs + (high - low + 1) + rowPadding), rowPairs);
        const uint32_t *pairs = rowPairs - low;
        SIZED(overEqualRows)(below, stride, 0, end, rows, &paint, pairs, mask, fitsInOneVector);
        if (end < start) {
            // Both neighbors of a position are equal, so their value is the interpolated value.
            uint32_t value = (((pairs[mask->columns[end]] & 0xFFFF) ^ 1 << 15) + 128) >> 8;
            SIZED(overEqualColumns)(below + end, stride, start - end, rows, color, background, value);
        }
        SIZED(overEqualRows)(below, stride, start, count, rows, &paint, pairs, mask, fitsInOneVector);
        return;
    }
    // The sum of the four products is exact, so the order of the two interpolations does not affect it. The interpolation between columns
    // needs more instructions, and it is the same for all rows.
    uint32_t *nextRowPairs = rowPairs + (high - low + 1) + rowPadding;
    SIZED(pairMaskColumns)(row->top, row->width, low, high, rowPairs);
    SIZED(pairMaskColumns)(row->bottom, row->width, low, high, nextRowPairs);
    const uint32_t *top = rowPairs - low, *bottom = nextRowPairs - low;
    SIZED(interpolateMaskColumns)(top, bottom, mask, 0, end, fitsInOneVector, spare);
    SIZED(interpolateMaskColumns)(top, bottom, mask, start, count, fitsInOneVector, spare);
    uint32_t v = row->v;
    for (; rows > 0; rows--, below += stride, v += row->down) {
        uint32_t f = v >> 24;
        Words weights = SIZED(broadcast)((256 - f) | f << 16);
        SIZED(overPairs)(below, 0, end, &paint, spare, weights);
        if (end < start) {
            uint32_t value = ((top[mask->columns[end]] & 255) * (256 - f) + (bottom[mask->columns[end]] & 255) * f + 128) >> 8;
            SIZED(overEqualColumns)(below + end, 0, start - end, 1, color, background, value);
        }
        SIZED(overPairs)(below, start, count, &paint, spare, weights);
    }
}

static void SIZED(overColorInterpolated)(
    uint32_t *below, long stride, long count, long rows, uint32_t color, const uint32_t *background, const MaskRow *row,
    const MaskColumns *mask, uint32_t *spare) {
#define PAINT(fitsInOneVector, hasBackground)                                                                               \
    SIZED(overColorInterpolatedVariant)(                                                                                    \
        below, stride, count, rows, color, background, row, mask, spare, fitsInOneVector, hasBackground)
    if (SIZED(fitsInOneVector)(row->step)) {
        if (background)
            PAINT(true, true);
        else
            PAINT(true, false);
    } else if (background) {
        PAINT(false, true);
    } else {
        PAINT(false, false);
    }
#undef PAINT
}

#undef LOWER_WORDS
#undef UPPER_WORDS

// MARK: Gradients

typedef uint8_t SIZED(PixelBytes) __attribute__((vector_size(LANES * 4)));
typedef int8_t SIZED(SignedBytes) __attribute__((vector_size(LANES * 4)));

// Returns the bytes of colors, each increased by one if its fraction is above the limit. The result of a true comparison is -1.
INLINE Words SIZED(dithered)(Words bytes, Words fractions, Words limits) {
    return (Words)((SIZED(PixelBytes))bytes - (SIZED(PixelBytes))((SIZED(SignedBytes))fractions > (SIZED(SignedBytes))limits));
}

// Returns the colors with these numbers for LANES pixels, beginning with pixel x.
INLINE Words SIZED(tableColors)(const GradientColors *colors, Words numbers, long x) {
    Words bytes = {}, fractions = {};
    for (long lane = 0; lane < LANES; lane++) {
        bytes[lane] = colors->bytes[numbers[lane]];
        fractions[lane] = colors->fractions[numbers[lane]];
    }
    return SIZED(dithered)(bytes, fractions, SIZED(load)(colors->limits + (x & 7)));
}

// Returns the number of the color of pixel x. These operations and their roundings define the number; the functions below that compute
// numbers in other ways have the same results.
INLINE int32_t SIZED(colorNumber)(const AxialGradientRow *row, long x) {
    double location = ((double)x + 0.5) * row->step + row->start;
    location = location > 0 ? location : 0;
    return (int32_t)((location < 1 ? location : 1) * row->last + 0.5);
}

// Returns the numbers of the colors at LANES / 2 positions, with the operations of `colorNumber`.
INLINE SIZED(Ints) SIZED(colorNumbers)(SIZED(Doubles) x, double step, double start, double last) {
    SIZED(Doubles) location = x * step + start;
    location = (SIZED(Doubles))((DoubleWords)location & (DoubleWords)(location > 0));
    DoubleWords isBelowOne = (DoubleWords)(location < 1);
    location = (SIZED(Doubles))(((DoubleWords)location & isBelowOne) | ((DoubleWords)(1 + (SIZED(Doubles)){}) & ~isBelowOne));
    return __builtin_convertvector(location * last + 0.5, SIZED(Ints));
}

// Computes the number of each pixel in double precision.
static void SIZED(axialGradientPixels)(const AxialGradientRow *row, long x, long count, uint32_t *out) {
    double step = row->step, start = row->start, last = row->last;
    SIZED(Doubles) position;
    for (long lane = 0; lane < LANES / 2; lane++) position[lane] = (double)(x + lane) + 0.5;
    for (long index = 0; index < count; index += LANES, position += (double)LANES) {
        SIZED(Ints) first = SIZED(colorNumbers)(position, step, start, last);
        SIZED(Ints) second = SIZED(colorNumbers)(position + (double)(LANES / 2), step, start, last);
#if LANES == 8
        Words numbers = (Words)__builtin_shufflevector(first, second, 0, 1, 2, 3, 4, 5, 6, 7);
#else
        Words numbers = (Words)__builtin_shufflevector(first, second, 0, 1, 2, 3);
#endif
        Words pixels = SIZED(tableColors)(&row->colors, numbers, x + index);
        if (count - index >= LANES)
            SIZED(store)(pixels, out + index);
        else
            SIZED(storePartial)(pixels, out + index, count - index);
    }
}

// Rows that are computed in fixed point have start and (x + 0.5)·step within ±1024, up to 2¹⁰ colors, and up to 2¹⁶ pixels. The four
// roundings of `colorNumber` then change its sum (the number before its fraction is removed) by less than 2⁻³¹.

#if LANES == 8
// Writes 16 pixels beginning with pixel x + index. `position` is the sum for the lowest number of the first eight pixels of the row,
// `step` the difference of adjacent pixels, both with 32 fraction bits. `offsets` has the differences of eight pixels to the lowest of them.
//
// Sums are relative to the eight colors that begin with the lowest number. They have 13 fraction bits: the first eight pixels in the lower
// halves of the words, the others in the upper halves. The permutation reads only the lower three bits of each word.
INLINE void SIZED(axialGradientPair)(
    const AxialGradientRow *row, int64_t position, int64_t step, Words offsets, Words limits, long x, long index, uint32_t *out) {
    int64_t first = position + step * index, second = first + step * LANES;
    uint32_t lowest = ((uint32_t)second >> 3 & 0xFFFF0000) | (uint32_t)first >> 19;
    HalfWords sums = (HalfWords)SIZED(broadcast)(lowest) + (HalfWords)offsets;
    // The upper 11 fraction bits of a sum are all set: the exact sum may be above the next integer.
    if (__builtin_expect(_mm256_movemask_epi8((__m256i)((sums | 0xE003) == 0xFFFF)), 0))
        return SIZED(axialGradientPixels)(row, x + index, 2 * LANES, out + index);
#define COLORS(table, sum, shift) \
    (Words)_mm256_permutevar8x32_epi32((__m256i)SIZED(load)(row->colors.table + (sum >> 32)), (__m256i)((Words)sums >> shift))
    Words pixels = SIZED(dithered)(COLORS(bytes, first, 13), COLORS(fractions, first, 13), limits);
    SIZED(store)(pixels, out + index);
    pixels = SIZED(dithered)(COLORS(bytes, second, 29), COLORS(fractions, second, 29), limits);
    SIZED(store)(pixels, out + index + LANES);
#undef COLORS
}

// Computes the numbers of 16 pixels at a time in fixed point. All locations are in 0…1, the slope is at most 0.85, and there are at least 16
// pixels.
//
// A sum is too low by less than 2⁻¹³ because of its own 13 bits, and by as much because of its offset. `position` and `step` have an error
// below 2⁻¹⁵ in all pixels. As 2⁻¹⁴ is subtracted, a sum is below the exact one, by less than 3 · 2⁻¹³.
static void SIZED(axialGradientPairs)(const AxialGradientRow *row, long x, long count, uint32_t *out) {
    double slope = row->step * row->last;
    double lowest = (((double)x + (slope < 0 ? 7.5 : 0.5)) * row->step + row->start) * row->last + 0.5;
    int64_t position = (int64_t)((lowest - 0x1p-14) * 0x1p32), step = (int64_t)(slope * 0x1p32);
    Words offsets;
    for (long lane = 0; lane < LANES; lane++)
        offsets[lane] = (uint32_t)(slope * (double)(slope < 0 ? lane - 7 : lane) * 0x1p13) * 0x10001;
    Words limits = SIZED(load)(row->colors.limits + (x & 7)), endLimits = SIZED(load)(row->colors.limits + ((x + count) & 7));
    for (long index = 0; index < count - 2 * LANES; index += 2 * LANES)
        SIZED(axialGradientPair)(row, position, step, offsets, limits, x, index, out);
    // The last 16 pixels may overlap the others.
    SIZED(axialGradientPair)(row, position, step, offsets, endLimits, x, count - 2 * LANES, out);
}
#endif

// Writes runs of pixels with the same color, eight pixels at a time. The pixels after the end of a run are replaced by the next run. There
// are at least eight pixels. If `number` and `finalNumber`, the numbers of the first and the last pixel, are different, then the slope is in
// 2⁻¹²…0.5, so that adjacent numbers differ by at most one.
//
// The next color begins at the first pixel whose center is behind a border. The borders are computed in fixed point, with an error below
// 2⁻¹⁶ pixel: the error of two sums, divided by the slope, is below 2⁻¹⁸, and 1024 roundings of the distance add 2⁻²². If a border is as
// near as this to the center of a pixel, the number of this pixel decides.
static void SIZED(axialGradientRuns)(
    const AxialGradientRow *row, long x, long count, uint32_t *out, int32_t number, int32_t finalNumber) {
    enum { width = 8 };
    const uint32_t margin = 1 << 16;
    int32_t direction = number < finalNumber ? 1 : -1;
    // The position of the next border plus the margin, and the distance of two borders, in units of 2⁻³² pixel.
    int64_t border = 0, distance = 0;
    if (number != finalNumber) {
        double pixelsPerColor = 1 / (row->step * row->last);
        double start = (((double)x + 0.5) * row->step + row->start) * row->last;
        border = (int64_t)((number + 0.5 * direction - start) * pixelsPerColor * 0x1p32) + margin;
        distance = (int64_t)(pixelsPerColor * direction * 0x1p32);
    }
    const long lastVector = count - width;
    for (long index = 0; index <= lastVector; number += direction) {
        long end = count;
        if (number != finalNumber) {
            end = (long)(border >> 32) + 1;
            if (__builtin_expect((uint32_t)border < 2 * margin, 0)) end -= SIZED(colorNumber)(row, x + end - 1) != number;
            border += distance;
        }
        Words bytes = SIZED(broadcast)(row->colors.bytes[number]), fractions = SIZED(broadcast)(row->colors.fractions[number]);
        const uint32_t *limits = row->colors.limits + ((x + index) & 7);
        Words pixels[width / LANES];
        for (long part = 0; part < width / LANES; part++)
            pixels[part] = SIZED(dithered)(bytes, fractions, SIZED(load)(limits + part * LANES));
        do {
            for (long part = 0; part < width / LANES; part++) SIZED(store)(pixels[part], out + index + part * LANES);
            index += width;
        } while (index < end && index <= lastVector);
        index = end;
    }
    SIZED(axialGradientPixels)(row, x + lastVector, width, out + lastVector);
}

static void SIZED(axialGradient)(const AxialGradientRow *row, long x, long count, uint32_t *out) {
    // For fewer pixels the preparation takes longer than it saves.
    if (count < (LANES == 8 ? 16 : 32)) return SIZED(axialGradientPixels)(row, x, count, out);
    // Locations only increase or only decrease along a row.
    double first = ((double)x + 0.5) * row->step, last = ((double)(x + count - 1) + 0.5) * row->step, start = row->start;
    double slope = row->step * row->last, steepness = slope < 0 ? -slope : slope;
    bool hasFixedPoint = count <= 1 << 16 && row->last < 1 << 10 && start >= -1024 && start <= 1024 && first >= -1024 && first <= 1024 &&
        last >= -1024 && last <= 1024;
#if LANES == 8
    bool isLimited = first + start >= 0 && first + start <= 1 && last + start >= 0 && last + start <= 1;
    // Flatter rows are faster as runs.
    if (hasFixedPoint && isLimited && steepness >= 0x1p-4 && steepness <= 0.85)
        return SIZED(axialGradientPairs)(row, x, count, out);
#endif
    int32_t number = SIZED(colorNumber)(row, x), finalNumber = SIZED(colorNumber)(row, x + count - 1);
    if (number == finalNumber || (hasFixedPoint && steepness >= 0x1p-12 && steepness <= 0.5))
        SIZED(axialGradientRuns)(row, x, count, out, number, finalNumber);
    else
        SIZED(axialGradientPixels)(row, x, count, out);
}

// MARK: Blurs

static void SIZED(shrink)(const uint32_t *pixels, long stride, long count, uint32_t size, int32_t *out) {
#if LANES == 8
    if (size < LANES) {
        shrink4(pixels, stride, count, size, out);
        return;
    }
#endif
    int32_t scale = 256 / (int32_t)(size * size);
    for (long index = 0; index < count; index++, pixels += size, out += 4) {
        // 16 bits can hold the sum of 256 bytes.
        HalfWords even = {}, odd = {};
#if LANES == 4
        if (size == 2) {
            Words square = (Words)(SIZED(Doubles)){SIZED(loadTexelPair)(pixels), SIZED(loadTexelPair)(pixels + stride)};
            even = (HalfWords)(square & 0x00FF00FF);
            odd = (HalfWords)square >> 8;
        } else
#endif
            for (uint32_t row = 0; row < size; row++)
                for (uint32_t column = 0; column < size; column += LANES) {
                    Words words = SIZED(load)(pixels + row * stride + column);
                    __builtin_prefetch(pixels + (row + size) * stride + column);
                    even += (HalfWords)(words & 0x00FF00FF);
                    odd += (HalfWords)words >> 8;
                }
        // Adds lanes until one sum of each channel is left. Each 32-bit word contains the sums of two channels. No sum exceeds 16
        // bits, so both are added at once.
        Words blueRed = (Words)even, greenAlpha = (Words)odd;
#if LANES == 8
        blueRed += __builtin_shufflevector(blueRed, blueRed, 4, 5, 6, 7, 4, 5, 6, 7);
        greenAlpha += __builtin_shufflevector(greenAlpha, greenAlpha, 4, 5, 6, 7, 4, 5, 6, 7);
        uint32_t sums __attribute__((vector_size(16))) = __builtin_shufflevector(blueRed, greenAlpha, 0, 1, 8, 9);
        sums += __builtin_shufflevector(blueRed, greenAlpha, 2, 3, 10, 11);
#else
        Words sums =
            __builtin_shufflevector(blueRed, greenAlpha, 0, 1, 4, 5) + __builtin_shufflevector(blueRed, greenAlpha, 2, 3, 6, 7);
#endif
        uint32_t blueRedSum = sums[0] + sums[1], greenAlphaSum = sums[2] + sums[3];
        out[0] = (int32_t)(blueRedSum & 0xFFFF) * scale;
        out[1] = (int32_t)(greenAlphaSum & 0xFFFF) * scale;
        out[2] = (int32_t)(blueRedSum >> 16) * scale;
        out[3] = (int32_t)(greenAlphaSum >> 16) * scale;
    }
}

#include "VideoKernels.h"

static const PixelKernels SIZED(kernels) = {
    SIZED(fill),
    SIZED(overColor),
    SIZED(overColorMasked),
    SIZED(overPixels),
    SIZED(overOpaque),
    SIZED(crossFade),
    SIZED(overPixelsMasked),
    SIZED(mix),
    SIZED(multiplyByAlpha),
    SIZED(convertPositions),
    SIZED(perspectiveCoordinates),
    SIZED(sample),
    SIZED(sampleMipLevels),
    SIZED(sampleAxisAligned),
    SIZED(overAxisAligned),
    SIZED(shrink),
    SIZED(videoRows),
    SIZED(axialGradient),
    SIZED(sampleMask),
    SIZED(maskColumns),
    SIZED(overColorInterpolated),
};

#undef FOR_EACH_RUN
#undef INLINE
#undef Words
#undef SignedWords
#undef HalfWords
#undef WideWords
#undef DoubleWords
#undef SIZED
