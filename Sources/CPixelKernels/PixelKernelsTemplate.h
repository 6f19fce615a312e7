// The source of the kernels. It is compiled once for each value of LANES, the number of words that are processed at a
// time.
//
// Two channels of each word are computed at a time, as the 16-bit halves of `word & 0x00FF00FF` and of
// `word >> 8 & 0x00FF00FF`. The product of two bytes fits in a half.

// Appends the value of LANES to a name.
#define SIZED(name) CONCATENATE(name, LANES)
#define Words SIZED(Words)
#define Places SIZED(Places)
#define Halves SIZED(Halves)
#define Doubles SIZED(Doubles)
#define Longs SIZED(Longs)
#define INLINE static inline __attribute__((always_inline))

typedef uint32_t Words __attribute__((vector_size(LANES * 4)));
typedef int32_t Places __attribute__((vector_size(LANES * 4)));
typedef uint16_t Halves __attribute__((vector_size(LANES * 4)));
typedef uint32_t Doubles __attribute__((vector_size(LANES * 8)));
typedef uint64_t Longs __attribute__((vector_size(LANES * 4)));

INLINE Words SIZED(all)(uint32_t word) { return word - (Words){}; }

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
#define FOR_EACH_RUN(index, count, step)                                                                                                         \
    long index = 0;                                                                                                                      \
    for (; index + LANES <= count; index += LANES) step(SIZED(load), SIZED(store));                                                        \
    for (; index < count; index++) step(SIZED(loadOne), SIZED(storeOne));

// Returns x / 255 in every half, rounded, for x up to 255²: (x + 128) · 257 / 2¹⁶. Taking the upper half is one
// instruction.
INLINE Halves SIZED(dividedBy255)(Halves x) {
    return __builtin_convertvector(__builtin_convertvector(x + 128, Doubles) * 257 >> 16, Halves);
}

// Multiplies words by levels. Each level is in both halves of its word.
INLINE Words SIZED(scaledBy)(Words words, Halves by) {
    Words low = (Words)SIZED(dividedBy255)((Halves)(words & 0x00FF00FF) * by);
    Words high = (Words)SIZED(dividedBy255)((Halves)(words >> 8 & 0x00FF00FF) * by);
    return low | high << 8;
}

// Returns a level as a share of 2¹⁶. The product x · share / 2⁸ has eight fraction bits, so only one half must be
// added to round it.
//
// The result is exact. The error of the share is at most one half, and no product of two bytes is close enough to the
// middle between two numbers for that error to matter.
INLINE Halves SIZED(share)(uint32_t level) {
    uint32_t share = level * 257 + (level >> 7);
    return (Halves)SIZED(all)((share > 0xFFFF ? 0xFFFF : share) * 0x10001);
}

// Returns the upper half of each product.
INLINE Halves SIZED(upper)(Halves x, Halves y) {
#if LANES == 8
    return (Halves)_mm256_mulhi_epu16((__m256i)x, (__m256i)y);
#elif defined(__SSE2__)
    return (Halves)_mm_mulhi_epu16((__m128i)x, (__m128i)y);
#else
    return __builtin_convertvector(__builtin_convertvector(x, Doubles) * __builtin_convertvector(y, Doubles) >> 16, Halves);
#endif
}

// Multiplies words by a share, and adds `low` to the lower channels and `high` to the upper ones. Both have eight
// fraction bits and include one half for rounding.
INLINE Words SIZED(scaledByShare)(Words words, Halves share, Halves low, Halves high) {
    Words even = (Words)((SIZED(upper)((Halves)words << 8, share) + low) >> 8);
    Words odd = (Words)(SIZED(upper)((Halves)(words & 0xFF00FF00), share) + high);
    return even | (odd & 0xFF00FF00);
}

// Copies the lower half of each word to its upper half.
INLINE Halves SIZED(twice)(Words levels) { return (Halves)(levels | levels << 16); }

INLINE Words SIZED(over)(Words below, Words above) { return above + SIZED(scaledBy)(below, SIZED(twice)(255 - (above >> 24))); }

// Pixels split into channels: blue and red in `even`, green and alpha in `odd`, each in a half of its own.
typedef struct {
    Halves even, odd;
} SIZED(SplitChannels);

INLINE SIZED(SplitChannels) SIZED(apart)(Words words) { return (SIZED(SplitChannels)){(Halves)(words & 0x00FF00FF), (Halves)words >> 8}; }

INLINE Words SIZED(joined)(SIZED(SplitChannels) pixels) { return (Words)(pixels.even | pixels.odd << 8); }

// Converts fractions f to the form that `mixed` requires, in both halves of each word.
INLINE Halves SIZED(parts)(Words f) {
#if LANES == 8
    return SIZED(twice)(f) << 7;
#else
    return SIZED(twice)(f);
#endif
}

// (a·(256 - f) + b·f + 128) / 256 = a + ((b - a)·f + 128) / 256, for f below 256. The difference may be negative; the
// sum is still correct.
INLINE Halves SIZED(mixedHalves)(Halves a, Halves b, Halves parts) {
#if LANES == 8
    // The instruction returns twice the upper half of the product, rounded.
    return a + (Halves)_mm256_mulhrs_epi16((__m256i)(b - a), (__m256i)parts);
#else
    return ((a << 8) + 128 + (b - a) * parts) >> 8;
#endif
}

INLINE SIZED(SplitChannels) SIZED(mixed)(SIZED(SplitChannels) a, SIZED(SplitChannels) b, Halves parts) {
    return (SIZED(SplitChannels)){SIZED(mixedHalves)(a.even, b.even, parts), SIZED(mixedHalves)(a.odd, b.odd, parts)};
}

INLINE Words SIZED(mixedWords)(Words a, Words b, Halves parts) { return SIZED(joined)(SIZED(mixed)(SIZED(apart)(a), SIZED(apart)(b), parts)); }

// Loads mask bytes as words.
INLINE Words SIZED(spread)(const uint8_t *mask) {
    uint8_t bytes __attribute__((vector_size(LANES)));
    memcpy(&bytes, mask, sizeof bytes);
    return __builtin_convertvector(bytes, Words);
}

INLINE Words SIZED(spreadOne)(const uint8_t *mask) { return (Words){*mask}; }

// Whether the masks of the next pixels are all 0 or all 255, depending on `level`.
INLINE bool SIZED(isUniform)(const uint8_t *mask, uint8_t level) {
#if LANES == 8
    uint64_t bytes;
#else
    uint32_t bytes;
#endif
    memcpy(&bytes, mask, sizeof bytes);
    return level ? !~bytes : !bytes;
}

// MARK: Colors and pixels

static void SIZED(fill)(uint32_t *below, long stride, long count, long rows, uint32_t color) {
    Words all = SIZED(all)(color);
    for (; rows > 0; rows--, below += stride) {
        long x = 0;
        // A higher unroll count would be slower for few pixels, which is the most important case.
#pragma clang loop unroll_count(2)
        for (; x + LANES <= count; x += LANES) SIZED(store)(all, below + x);
        if (count >= LANES)
            SIZED(store)(all, below + count - LANES);
        else
            for (; x < count; x++) below[x] = color;
    }
}

static void SIZED(overColor)(uint32_t *below, long stride, long count, long rows, uint32_t color) {
    if (color >> 24 == 255) {
        SIZED(fill)(below, stride, count, rows, color);
        return;
    }
    Words above = SIZED(all)(color);
    Halves left = SIZED(share)(255 - (color >> 24)), low = (Halves)above << 8 | 128, high = (Halves)(above & 0xFF00FF00) | 128;
#define STEP(load, store) store(SIZED(scaledByShare)(load(below + x), left, low, high), below + x)
    for (; rows > 0; rows--, below += stride) {
        if (count < LANES) {
            FOR_EACH_RUN(x, count, STEP)
            continue;
        }
        // The last pixels are computed together with some before them, from their original values.
        Words end = SIZED(load)(below + count - LANES);
        for (long x = 0; x + LANES < count; x += LANES) STEP(SIZED(load), SIZED(store));
        SIZED(store)(SIZED(scaledByShare)(end, left, low, high), below + count - LANES);
    }
#undef STEP
}

static void SIZED(overColorMasked)(uint32_t *below, long stride, long count, long rows, uint32_t color, const uint8_t *mask) {
    Words all = SIZED(all)(color);
    bool isOpaque = color >> 24 == 255;
    long x = 0;
    for (; x + LANES <= count; x += LANES) {
        if (SIZED(isUniform)(mask + x, 0)) continue;
        Words above = SIZED(scaledBy)(all, SIZED(twice)(SIZED(spread)(mask + x)));
        bool isPlain = isOpaque && SIZED(isUniform)(mask + x, 255);
        uint32_t *place = below + x;
        for (long row = 0; row < rows; row++, place += stride) SIZED(store)(isPlain ? all : SIZED(over)(SIZED(load)(place), above), place);
    }
    for (; x < count; x++) {
        Words above = SIZED(scaledBy)(all, SIZED(twice)(SIZED(spreadOne)(mask + x)));
        uint32_t *place = below + x;
        for (long row = 0; row < rows; row++, place += stride) SIZED(storeOne)(SIZED(over)(SIZED(loadOne)(place), above), place);
    }
}

static void SIZED(overPixels)(uint32_t *below, long count, const uint32_t *pixels, uint32_t level) {
    Halves by = SIZED(twice)(SIZED(all)(level));
#define STEP(load, store) store(SIZED(over)(load(below + x), load(pixels + x)), below + x)
    if (level == 255) {
        FOR_EACH_RUN(x, count, STEP)
        return;
    }
#undef STEP
#define STEP(load, store) store(SIZED(over)(load(below + x), SIZED(scaledBy)(load(pixels + x), by)), below + x)
    FOR_EACH_RUN(x, count, STEP)
#undef STEP
}

static void SIZED(overOpaque)(uint32_t *below, long count, const uint32_t *pixels, uint32_t level) {
    Halves by = SIZED(share)(level), left = SIZED(share)(255 - level), half = (Halves)SIZED(all)(0x00800080);
#define STEP(load, store)                                                                                                        \
    store(SIZED(scaledByShare)(load(pixels + x), by, half, half) + SIZED(scaledByShare)(load(below + x), left, half, half), below + x)
    FOR_EACH_RUN(x, count, STEP)
#undef STEP
}

static void SIZED(crossFade)(
    uint32_t *out, long stride, long count, long rows, const uint32_t *a, long strideOfA, const uint32_t *b, long strideOfB, uint32_t level) {
    Halves by = SIZED(share)(level), left = SIZED(share)(255 - level), half = (Halves)SIZED(all)(0x00800080);
#define STEP(load, store)                                                                                                        \
    store(SIZED(scaledByShare)(load(b + x), by, half, half) + SIZED(scaledByShare)(load(a + x), left, half, half), out + x)
    for (; rows > 0; rows--, out += stride, a += strideOfA, b += strideOfB) {
        FOR_EACH_RUN(x, count, STEP)
    }
#undef STEP
}

static void SIZED(overPixelsMasked)(uint32_t *below, long count, const uint32_t *pixels, const uint8_t *mask, uint32_t level) {
    Halves by = SIZED(twice)(SIZED(all)(level));
#define STEP(load, store, spread)                                                                                                        \
    Halves part = SIZED(dividedBy255)(SIZED(twice)(spread(mask + x)) * by);                                                                     \
    store(SIZED(over)(load(below + x), SIZED(scaledBy)(load(pixels + x), part)), below + x)
    long x = 0;
    for (; x + LANES <= count; x += LANES) {
        if (SIZED(isUniform)(mask + x, 0)) continue;
        STEP(SIZED(load), SIZED(store), SIZED(spread));
    }
    for (; x < count; x++) {
        STEP(SIZED(loadOne), SIZED(storeOne), SIZED(spreadOne));
    }
#undef STEP
}

static void SIZED(mix)(const uint32_t *a, const uint32_t *b, long count, uint32_t f, uint32_t *out) {
    if (f == 256) {
        memmove(out, b, (size_t)count * sizeof *out);
        return;
    }
    Halves by = SIZED(parts)(SIZED(all)(f));
#define STEP(load, store) store(SIZED(mixedWords)(load(a + x), load(b + x), by), out + x)
    FOR_EACH_RUN(x, count, STEP)
#undef STEP
}

static void SIZED(multiplyByAlpha)(uint32_t *pixels, long count, const uint32_t *mask) {
#define STEP(load, store) store(SIZED(scaledBy)(load(pixels + x), SIZED(twice)(load(mask + x) >> 24)), pixels + x)
    FOR_EACH_RUN(x, count, STEP)
#undef STEP
}

// MARK: Images

// LANES consecutive positions, in units of 1/2³² texel. They are distributed over two vectors, so that LOWER and UPPER
// return them in order.
typedef struct {
    Longs first, second;
} SIZED(Ways);

INLINE SIZED(Ways) SIZED(ways)(int64_t start, int64_t step) {
#if LANES == 8
    Longs first = (uint64_t)start + (uint64_t)step * (Longs){0, 1, 4, 5};
#else
    Longs first = (uint64_t)start + (uint64_t)step * (Longs){0, 1};
#endif
    return (SIZED(Ways)){first, first + (uint64_t)step * 2};
}

// The lower and the upper halves of LANES 64-bit numbers, in order.
#if LANES == 8
#define LOWER(a, b) __builtin_shufflevector((Words)(a), (Words)(b), 0, 2, 8, 10, 4, 6, 12, 14)
#define UPPER(a, b) __builtin_shufflevector((Words)(a), (Words)(b), 1, 3, 9, 11, 5, 7, 13, 15)
#else
#define LOWER(a, b) __builtin_shufflevector((Words)(a), (Words)(b), 0, 2, 4, 6)
#define UPPER(a, b) __builtin_shufflevector((Words)(a), (Words)(b), 1, 3, 5, 7)
#endif

static void SIZED(places)(int64_t start, int64_t step, long count, int32_t *out) {
    SIZED(Ways) at = SIZED(ways)(start, step);
    long x = 0;
    for (; x + LANES <= count; x += LANES) {
        // Only the lower half of the shifted number is used, so its sign does not matter.
        SIZED(store)(LOWER(at.first >> 20, at.second >> 20), (uint32_t *)out + x);
        at.first += (uint64_t)step * LANES;
        at.second += (uint64_t)step * LANES;
    }
    for (; x < count; x++) out[x] = (int32_t)(((uint64_t)start + (uint64_t)step * (uint64_t)x) >> 20);
}

// Positions in perspective are computed as vectors of doubles and converted to vectors of integers of the same length.
typedef double SIZED(Reals) __attribute__((vector_size(LANES * 4)));
typedef int32_t SIZED(Wholes) __attribute__((vector_size(LANES * 2)));

static void SIZED(perspectiveCoordinates)(const PerspectiveRow *row, long x, long count, int32_t *us, int32_t *vs) {
    enum { step = LANES / 2 };
    SIZED(Reals) px;
    for (long lane = 0; lane < step; lane++) px[lane] = (double)(x + lane) + 0.5;
    long index = 0;
    for (; index + step <= count; index += step, px += (double)step) {
        SIZED(Reals) scale = 4096 / (px * row->g + row->w);
        SIZED(Wholes) u = __builtin_convertvector((px * row->a + row->u) * scale, SIZED(Wholes)) - 2048;
        SIZED(Wholes) v = __builtin_convertvector((px * row->b + row->v) * scale, SIZED(Wholes)) - 2048;
        memcpy(us + index, &u, sizeof u);
        memcpy(vs + index, &v, sizeof v);
    }
    for (; index < count; index++) {
        double at = (double)(x + index) + 0.5, scale = 4096 / (at * row->g + row->w);
        us[index] = (int32_t)((at * row->a + row->u) * scale) - 2048;
        vs[index] = (int32_t)((at * row->b + row->v) * scale) - 2048;
    }
}

// Loads two adjacent texels as one number.
INLINE uint64_t SIZED(pair)(const uint32_t *at) {
    uint64_t both;
    memcpy(&both, at, sizeof both);
    return both;
}

typedef struct {
    Words left, right;
} SIZED(Pairs);

INLINE SIZED(Pairs) SIZED(pairs)(const uint32_t *texels, const int32_t *at) {
#define PAIR(lane) SIZED(pair)(texels + at[lane])
#if LANES == 8
    Longs first = {PAIR(0), PAIR(1), PAIR(4), PAIR(5)}, second = {PAIR(2), PAIR(3), PAIR(6), PAIR(7)};
#else
    Longs first = {PAIR(0), PAIR(1)}, second = {PAIR(2), PAIR(3)};
#endif
#undef PAIR
    return (SIZED(Pairs)){LOWER(first, second), UPPER(first, second)};
}

// Loading and storing fewer than LANES words. The words after them are not accessed.
#if LANES == 8
INLINE __m256i SIZED(some)(long count) { return _mm256_cmpgt_epi32(_mm256_set1_epi32((int)count), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7)); }

INLINE Words SIZED(loadSome)(const uint32_t *from, long count) { return (Words)_mm256_maskload_epi32((const int *)from, SIZED(some)(count)); }

// Stores in parts, because a masked store is slow on many machines.
INLINE void SIZED(storeSome)(Words words, uint32_t *to, long count) {
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
INLINE Words SIZED(loadSome)(const uint32_t *from, long count) {
    return (Words){from[0], count > 1 ? from[1] : 0, count > 2 ? from[2] : 0, 0};
}

INLINE void SIZED(storeSome)(Words words, uint32_t *to, long count) {
    for (long lane = 0; lane < LANES; lane++)
        if (lane < count) to[lane] = words[lane];
}
#endif

// Samples LANES pixels.
INLINE Words SIZED(sampled)(const uint32_t *texels, long stride, uint32_t shift, const int32_t *us, const int32_t *vs) {
    Places u = (Places)SIZED(load)((const uint32_t *)us), v = (Places)SIZED(load)((const uint32_t *)vs);
    if (shift) {
        u = ((u + 2048) >> (int32_t)shift) - 2048;
        v = ((v + 2048) >> (int32_t)shift) - 2048;
    }
    Places place = (v >> 12) * (int32_t)stride + (u >> 12);
    int32_t at[LANES];
    memcpy(at, &place, sizeof at);
    Halves fx = SIZED(parts)((Words)(u >> 4) & 255), fy = SIZED(parts)((Words)(v >> 4) & 255);
    SIZED(Pairs) top = SIZED(pairs)(texels, at), bottom = SIZED(pairs)(texels + stride, at);
    SIZED(SplitChannels) left = SIZED(mixed)(SIZED(apart)(top.left), SIZED(apart)(bottom.left), fy);
    SIZED(SplitChannels) right = SIZED(mixed)(SIZED(apart)(top.right), SIZED(apart)(bottom.right), fy);
    return SIZED(joined)(SIZED(mixed)(left, right, fx));
}

static void SIZED(sample)(
    const uint32_t *texels, long stride, uint32_t shift, const int32_t *us, const int32_t *vs, long count, uint32_t *out) {
    long x = 0;
    if (shift)
        for (; x + LANES <= count; x += LANES) SIZED(store)(SIZED(sampled)(texels, stride, shift, us + x, vs + x), out + x);
    else
        for (; x + LANES <= count; x += LANES) SIZED(store)(SIZED(sampled)(texels, stride, 0, us + x, vs + x), out + x);
    if (x == count) return;
    // The last pixels fill the vector with repetitions of the first of them.
    int32_t u[LANES], v[LANES];
    for (long lane = 0; lane < LANES; lane++) {
        long from = x + lane < count ? x + lane : x;
        u[lane] = us[from];
        v[lane] = vs[from];
    }
    SIZED(storeSome)(SIZED(sampled)(texels, stride, shift, u, v), out + x, count - x);
}

// Samples the next LANES positions of a line. Only the first `count` of them are used.
INLINE Words SIZED(next)(const uint32_t *line, SIZED(Ways) *at, int64_t step, bool isNear, long count) {
    Places place = (Places)UPPER(at->first, at->second);
    Halves parts = SIZED(parts)(LOWER(at->first, at->second) >> 24);
    at->first += (uint64_t)step * LANES;
    at->second += (uint64_t)step * LANES;
#if LANES == 8
    if (isNear) {
        // Eight adjacent texels contain all left neighbors, and the eight texels one further contain all right neighbors.
        const uint32_t *first = line + place[0];
        __m256i way = (__m256i)(place - place[0]);
        return SIZED(mixedWords)(
            (Words)_mm256_permutevar8x32_epi32((__m256i)SIZED(load)(first), way),
            (Words)_mm256_permutevar8x32_epi32((__m256i)SIZED(load)(first + 1), way), parts);
    }
#endif
    int32_t places[LANES];
    memcpy(places, &place, sizeof places);
    for (long lane = count; lane < LANES; lane++) places[lane] = places[0];
    SIZED(Pairs) pairs = SIZED(pairs)(line, places);
    return SIZED(mixedWords)(pairs.left, pairs.right, parts);
}

// Whether LANES positions with this step are within LANES adjacent texels.
INLINE bool SIZED(isNear)(int64_t step) { return LANES == 8 && step >= 0 && step <= (int64_t)1 << 32; }

// Writes a run of pixels. `covers` replaces the pixels below; otherwise they are composited. `isWhole` skips the
// multiplication by `by`.
INLINE void SIZED(lay)(uint32_t *below, Words above, long count, bool covers, bool isWhole, Halves by) {
    if (!isWhole) above = SIZED(scaledBy)(above, by);
    if (count == LANES)
        SIZED(store)(covers ? above : SIZED(over)(SIZED(load)(below), above), below);
    else
        SIZED(storeSome)(covers ? above : SIZED(over)(SIZED(loadSome)(below, count), above), below, count);
}

// Samples and writes the next run.
INLINE void SIZED(drawNext)(
    uint32_t *below, long count, const uint32_t *line, SIZED(Ways) *at, int64_t step, bool isNear, const uint8_t *mask, Halves all,
    bool isWhole, bool covers) {
    Words above = SIZED(next)(line, at, step, isNear, count);
    Halves by = mask ? SIZED(dividedBy255)(SIZED(twice)(SIZED(spread)(mask)) * all) : all;
    SIZED(lay)(below, above, count, covers, isWhole, by);
}

// Writes a row. `isNear` and `isWhole` are constants at each call, so that the loop has no branch for them.
INLINE void SIZED(drawRun)(
    uint32_t *below, long count, const uint32_t *line, int64_t u, int64_t step, bool isNear, const uint8_t *mask, uint32_t level,
    bool isWhole, bool covers) {
    SIZED(Ways) at = SIZED(ways)(u, step);
    Halves all = SIZED(twice)(SIZED(all)(level));
    long x = 0;
    for (; x + LANES <= count; x += LANES)
        SIZED(drawNext)(below + x, LANES, line, &at, step, isNear, mask ? mask + x : NULL, all, isWhole, covers);
    if (x < count) SIZED(drawNext)(below + x, count - x, line, &at, step, isNear, mask ? mask + x : NULL, all, isWhole, covers);
}

// Writes a row with the variant for its step, mask and level.
INLINE void SIZED(drawLine)(
    uint32_t *below, long count, const uint32_t *line, int64_t u, int64_t step, const uint8_t *mask, uint32_t level, bool covers) {
    bool isNear = SIZED(isNear)(step), isWhole = !mask && level == 255;
    if (isNear && isWhole)
        SIZED(drawRun)(below, count, line, u, step, true, NULL, 255, true, covers);
    else if (isNear)
        SIZED(drawRun)(below, count, line, u, step, true, mask, level, false, covers);
    else if (isWhole)
        SIZED(drawRun)(below, count, line, u, step, false, NULL, 255, true, covers);
    else
        SIZED(drawRun)(below, count, line, u, step, false, mask, level, false, covers);
}

// The two rows of texels above and below a position, and the fraction of the distance from the first to the second.
typedef struct {
    const uint32_t *top, *bottom;
    uint32_t part;
} SIZED(Between);

INLINE int64_t SIZED(within)(int64_t place, int64_t low, int64_t high) { return place < low ? low : place > high ? high : place; }

INLINE SIZED(Between) SIZED(between)(const AxisAlignedImage *picture, int64_t v) {
    int64_t row = v >> 32;
    return (SIZED(Between)){
        picture->texels + SIZED(within)(row, picture->top, picture->bottom) * picture->stride,
        picture->texels + SIZED(within)(row + 1, picture->top, picture->bottom) * picture->stride, (uint32_t)(v >> 24) & 255};
}

// Interpolates the texels from `low` to `high` between two rows. Beyond the edge, the texels of the edge are repeated.
INLINE const uint32_t *SIZED(mixedLine)(const AxisAlignedImage *picture, int64_t v, int64_t low, int64_t high, uint32_t *spare) {
    SIZED(Between) at = SIZED(between)(picture, v);
    int64_t first = SIZED(within)(low, picture->left, picture->right), end = SIZED(within)(high, picture->left, picture->right);
    uint32_t *line = spare - low;
    SIZED(mix)(at.top + first, at.bottom + first, end - first + 1, at.part, line + first);
    for (int64_t x = low; x < first; x++) line[x] = line[first];
    for (int64_t x = end + 1; x <= high; x++) line[x] = line[end];
    return line;
}

// Writes rows one after another. The line of the next row is interpolated before a row is written, because reading
// data that was just written is slow.
INLINE void SIZED(drawRows)(
    uint32_t *below, long stride, long count, long rows, const AxisAlignedImage *picture, uint32_t *spare, const uint8_t *const *masks,
    uint32_t level, bool covers) {
    int64_t last = picture->u + picture->step * (count - 1);
    int64_t low = (picture->u < last ? picture->u : last) >> 32, high = ((picture->u < last ? last : picture->u) >> 32) + 1;
    uint32_t *other = spare + (high - low + 1) + rowPadding;
    int64_t v = picture->v;
    const uint32_t *line = SIZED(mixedLine)(picture, v, low, high, spare);
    for (long row = 0; row < rows; row++, below += stride) {
        v += picture->down;
        const uint32_t *next = row + 1 < rows ? SIZED(mixedLine)(picture, v, low, high, row & 1 ? spare : other) : line;
        SIZED(drawLine)(below, count, line, picture->u, picture->step, masks ? masks[row] : NULL, level, covers);
        line = next;
    }
}

#if LANES == 8
INLINE Halves SIZED(permuted)(Halves halves, __m256i words) { return (Halves)_mm256_permutevar8x32_epi32((__m256i)halves, words); }

// A column of eight adjacent pixels. The x coordinates of their neighboring texels are the same in all rows.
typedef struct {
    Halves parts, by;
    __m256i toLeft, toRight;
    long x;
    // The first of eight texels that contain all left neighbors, and of eight that contain all right neighbors. Usually
    // they are the same.
    int32_t first, second;
    bool isWhole;
} SIZED(Column);

INLINE SIZED(Column) SIZED(column)(const AxisAlignedImage *picture, long x, uint32_t level) {
    SIZED(Ways) ways = SIZED(ways)(picture->u + picture->step * x, picture->step);
    Places place = (Places)UPPER(ways.first, ways.second);
    __m256i least = _mm256_set1_epi32(picture->left), most = _mm256_set1_epi32(picture->right);
    Places left = (Places)_mm256_min_epi32(_mm256_max_epi32((__m256i)place, least), most);
    Places right = (Places)_mm256_min_epi32(_mm256_max_epi32((__m256i)(place + 1), least), most);
    int32_t end = picture->right - 7, first = left[0] < end ? left[0] : end;
    int32_t second = right[7] - first < LANES ? first : right[0] < end ? right[0] : end;
    return (SIZED(Column)){
        SIZED(parts)(LOWER(ways.first, ways.second) >> 24), SIZED(twice)(SIZED(all)(level)), (__m256i)(left - first), (__m256i)(right - second),
        x, first, second, level == 255};
}

// Returns the pixels of a column in one row.
INLINE Words SIZED(shown)(const SIZED(Column) *column, SIZED(Between) at, Halves part) {
#define MIXED(place) SIZED(mixed)(SIZED(apart)(SIZED(load)(at.top + place)), SIZED(apart)(SIZED(load)(at.bottom + place)), part)
    SIZED(SplitChannels) near = MIXED(column->first), far = near;
    if (column->second != column->first) far = MIXED(column->second);
#undef MIXED
    near = (SIZED(SplitChannels)){SIZED(permuted)(near.even, column->toLeft), SIZED(permuted)(near.odd, column->toLeft)};
    far = (SIZED(SplitChannels)){SIZED(permuted)(far.even, column->toRight), SIZED(permuted)(far.odd, column->toRight)};
    Words words = SIZED(joined)(SIZED(mixed)(near, far, column->parts));
    return column->isWhole ? words : SIZED(scaledBy)(words, column->by);
}

// Writes one to three columns of eight pixels from `x` on, or one column with fewer pixels.
//
// The last column may overlap the previous one, so all pixels below are read before any are written. Each step is done
// for all columns at once, because they do not depend on each other.
INLINE void SIZED(drawFewColumns)(
    uint32_t *below, long stride, long count, long rows, const AxisAlignedImage *picture, const uint8_t *const *masks, long x, uint32_t level,
    bool covers, long many) {
    SIZED(Column) columns[3];
#define OFFSET(index) (index + 1 < many ? index * LANES : count - LANES)
    for (long index = 0; index < many; index++) {
        columns[index] = SIZED(column)(picture, x + (count < LANES ? 0 : OFFSET(index)), level);
    }
    below += x;
    const uint8_t *mask = NULL;
    int64_t v = picture->v;
    for (long row = 0; row < rows; row++, below += stride, v += picture->down) {
        if (masks && masks[row] != mask) {
            mask = masks[row];
            for (long index = 0; index < many; index++) {
                const uint8_t *part = mask + columns[index].x;
                columns[index].by = SIZED(dividedBy255)(SIZED(twice)(SIZED(spread)(part)) * SIZED(twice)(SIZED(all)(level)));
                columns[index].isWhole = level == 255 && count >= LANES && SIZED(isUniform)(part, 255);
            }
        }
        SIZED(Between) at = SIZED(between)(picture, v);
        Halves part = SIZED(parts)(SIZED(all)(at.part));
        if (count < LANES) {
            Words above = SIZED(shown)(columns, at, part);
            SIZED(storeSome)(covers ? above : SIZED(over)(SIZED(loadSome)(below, count), above), below, count);
            continue;
        }
        Words there[3], above[3];
        for (long index = 0; index < many; index++) {
            there[index] = SIZED(load)(below + OFFSET(index));
            above[index] = SIZED(shown)(columns + index, at, part);
        }
        for (long index = 0; index < many; index++)
            SIZED(store)(covers ? above[index] : SIZED(over)(there[index], above[index]), below + OFFSET(index));
    }
#undef OFFSET
}

// Writes an image in columns, at most three at a time.
INLINE void SIZED(drawColumns)(
    uint32_t *below, long stride, long count, long rows, const AxisAlignedImage *picture, const uint8_t *const *masks, uint32_t level,
    bool covers) {
    long x = 0;
    for (; count > 3 * LANES; x += 2 * LANES, count -= 2 * LANES)
        SIZED(drawFewColumns)(below, stride, 2 * LANES, rows, picture, masks, x, level, covers, 2);
    if (count > 2 * LANES)
        SIZED(drawFewColumns)(below, stride, count, rows, picture, masks, x, level, covers, 3);
    else if (count > LANES)
        SIZED(drawFewColumns)(below, stride, count, rows, picture, masks, x, level, covers, 2);
    else
        SIZED(drawFewColumns)(below, stride, count, rows, picture, masks, x, level, covers, 1);
}
#endif

// Writes an axis-aligned image: narrow ones by columns, others by rows.
INLINE void SIZED(drawAxisAligned)(
    uint32_t *below, long stride, long count, long rows, const AxisAlignedImage *picture, uint32_t *spare, const uint8_t *const *masks,
    uint32_t level, bool covers) {
#if LANES == 8
    if (count <= 8 * LANES && SIZED(isNear)(picture->step) && picture->right - picture->left >= 7) {
        SIZED(drawColumns)(below, stride, count, rows, picture, masks, level, covers);
        return;
    }
#endif
    SIZED(drawRows)(below, stride, count, rows, picture, spare, masks, level, covers);
}

static void SIZED(sampleAxisAligned)(
    uint32_t *out, long stride, long count, long rows, const AxisAlignedImage *picture, uint32_t *spare) {
    SIZED(drawAxisAligned)(out, stride, count, rows, picture, spare, NULL, 255, true);
}

static void SIZED(overAxisAligned)(
    uint32_t *below, long stride, long count, long rows, const AxisAlignedImage *picture, uint32_t *spare, const uint8_t *const *masks,
    uint32_t level) {
    SIZED(drawAxisAligned)(below, stride, count, rows, picture, spare, masks, level, false);
}

#undef LOWER
#undef UPPER

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
        // A half can hold the sum of 256 bytes.
        Halves even = {}, odd = {};
#if LANES == 4
        if (size == 2) {
            Words some = (Words)(Longs){SIZED(pair)(pixels), SIZED(pair)(pixels + stride)};
            even = (Halves)(some & 0x00FF00FF);
            odd = (Halves)some >> 8;
        } else
#endif
            for (uint32_t row = 0; row < size; row++)
                for (uint32_t column = 0; column < size; column += LANES) {
                    Words some = SIZED(load)(pixels + row * stride + column);
                    __builtin_prefetch(pixels + (row + size) * stride + column);
                    even += (Halves)(some & 0x00FF00FF);
                    odd += (Halves)some >> 8;
                }
        // Adds neighbors until one value of each channel is left. No sum carries from the lower half to the upper.
        Words blueRed = (Words)even, greenAlpha = (Words)odd;
#if LANES == 8
        blueRed += __builtin_shufflevector(blueRed, blueRed, 4, 5, 6, 7, 4, 5, 6, 7);
        greenAlpha += __builtin_shufflevector(greenAlpha, greenAlpha, 4, 5, 6, 7, 4, 5, 6, 7);
        uint32_t low __attribute__((vector_size(16))) = __builtin_shufflevector(blueRed, greenAlpha, 0, 1, 8, 9);
        low += __builtin_shufflevector(blueRed, greenAlpha, 2, 3, 10, 11);
#else
        Words low = __builtin_shufflevector(blueRed, greenAlpha, 0, 1, 4, 5) + __builtin_shufflevector(blueRed, greenAlpha, 2, 3, 6, 7);
#endif
        uint32_t first = low[0] + low[1], second = low[2] + low[3];
        out[0] = (int32_t)(first & 0xFFFF) * scale;
        out[1] = (int32_t)(second & 0xFFFF) * scale;
        out[2] = (int32_t)(first >> 16) * scale;
        out[3] = (int32_t)(second >> 16) * scale;
    }
}

static const PixelKernels SIZED(kernels) = {
    SIZED(fill), SIZED(overColor), SIZED(overColorMasked), SIZED(overPixels), SIZED(overOpaque), SIZED(crossFade), SIZED(overPixelsMasked), SIZED(mix),
    SIZED(multiplyByAlpha), SIZED(places), SIZED(perspectiveCoordinates), SIZED(sample), SIZED(sampleAxisAligned), SIZED(overAxisAligned), SIZED(shrink),
};

#undef FOR_EACH_RUN
#undef INLINE
#undef Words
#undef Places
#undef Halves
#undef Doubles
#undef Longs
#undef SIZED
