// Compiled once for every number of LANES, the words that are worked on at a time.
//
// Two channels lie in each word as the 16-bit halves of `word & 0x00FF00FF` and `word >> 8 & 0x00FF00FF`: a product of two bytes fits a half.

#define MINE(name) JOIN(name, LANES)
#define Words MINE(Words)
#define Places MINE(Places)
#define Halves MINE(Halves)
#define Doubles MINE(Doubles)
#define Longs MINE(Longs)
#define INLINE static inline __attribute__((always_inline))

typedef uint32_t Words __attribute__((vector_size(LANES * 4)));
typedef int32_t Places __attribute__((vector_size(LANES * 4)));
typedef uint16_t Halves __attribute__((vector_size(LANES * 4)));
typedef uint32_t Doubles __attribute__((vector_size(LANES * 8)));
typedef uint64_t Longs __attribute__((vector_size(LANES * 4)));

INLINE Words MINE(all)(uint32_t word) { return word - (Words){}; }

INLINE Words MINE(load)(const uint32_t *from) {
    Words words;
    memcpy(&words, from, sizeof words);
    return words;
}

INLINE void MINE(store)(Words words, uint32_t *to) { memcpy(to, &words, sizeof words); }

// The last few are worked on one by one, in the first lane.
INLINE Words MINE(loadOne)(const uint32_t *from) { return (Words){*from}; }

INLINE void MINE(storeOne)(Words words, uint32_t *to) { *to = words[0]; }

// Calls `step` with the ways to load and to store, first for LANES pixels at a time, then for single ones.
#define EACH(index, count, step)                                                                                                         \
    long index = 0;                                                                                                                      \
    for (; index + LANES <= count; index += LANES) step(MINE(load), MINE(store));                                                        \
    for (; index < count; index++) step(MINE(loadOne), MINE(storeOne));

// x / 255 in every half, rounded, for x up to 255²: (x + 128) · 257 / 2¹⁶, of which the upper half is one instruction.
INLINE Halves MINE(over255)(Halves x) {
    return __builtin_convertvector(__builtin_convertvector(x + 128, Doubles) * 257 >> 16, Halves);
}

// Words times levels, each of which is in both halves of its word.
INLINE Words MINE(scaledBy)(Words words, Halves by) {
    Words low = (Words)MINE(over255)((Halves)(words & 0x00FF00FF) * by);
    Words high = (Words)MINE(over255)((Halves)(words >> 8 & 0x00FF00FF) * by);
    return low | high << 8;
}

INLINE Halves MINE(twice)(Words levels) { return (Halves)(levels | levels << 16); }

INLINE Words MINE(over)(Words below, Words above) { return above + MINE(scaledBy)(below, MINE(twice)(255 - (above >> 24))); }

// a·(256 - f) + b·f = 256·a + (b - a)·f, one product less; the difference may be negative, the sum is right all the same.
INLINE Words MINE(mixed)(Words a, Words b, Halves by) {
    Halves lowA = (Halves)(a & 0x00FF00FF), lowB = (Halves)(b & 0x00FF00FF);
    Halves low = ((lowA << 8) + 128 + (lowB - lowA) * by) >> 8;
    Halves highA = (Halves)(a >> 8 & 0x00FF00FF), highB = (Halves)(b >> 8 & 0x00FF00FF);
    Halves high = ((Halves)(a & 0xFF00FF00) + 128 + (highB - highA) * by) & 0xFF00;
    return (Words)low | (Words)high;
}

// Masks: bytes as words.
INLINE Words MINE(spread)(const uint8_t *mask) {
    uint8_t bytes __attribute__((vector_size(LANES)));
    memcpy(&bytes, mask, sizeof bytes);
    return __builtin_convertvector(bytes, Words);
}

INLINE Words MINE(spreadOne)(const uint8_t *mask) { return (Words){*mask}; }

// Whether the masks of the next pixels are all 0 or all 255.
INLINE bool MINE(isAll)(const uint8_t *mask, uint8_t level) {
#if LANES == 8
    uint64_t bytes;
#else
    uint32_t bytes;
#endif
    memcpy(&bytes, mask, sizeof bytes);
    return level ? !~bytes : !bytes;
}

// MARK: Colours and pixels

static void MINE(overColor)(uint32_t *below, long count, uint32_t color) {
    Words above = MINE(all)(color);
    Halves left = MINE(twice)(255 - (above >> 24));
#define STEP(load, store) store(above + MINE(scaledBy)(load(below + x), left), below + x)
    EACH(x, count, STEP)
#undef STEP
}

static void MINE(overColorMasked)(uint32_t *below, long count, uint32_t color, const uint8_t *mask) {
    Words all = MINE(all)(color);
    bool isOpaque = color >> 24 == 255;
    long x = 0;
    for (; x + LANES <= count; x += LANES) {
        if (MINE(isAll)(mask + x, 0)) continue;
        if (MINE(isAll)(mask + x, 255)) {
            MINE(store)(isOpaque ? all : MINE(over)(MINE(load)(below + x), all), below + x);
        } else {
            Words above = MINE(scaledBy)(all, MINE(twice)(MINE(spread)(mask + x)));
            MINE(store)(MINE(over)(MINE(load)(below + x), above), below + x);
        }
    }
    for (; x < count; x++) {
        Words above = MINE(scaledBy)(all, MINE(twice)(MINE(spreadOne)(mask + x)));
        MINE(storeOne)(MINE(over)(MINE(loadOne)(below + x), above), below + x);
    }
}

static void MINE(overPixels)(uint32_t *below, long count, const uint32_t *pixels, uint32_t level) {
    Halves by = MINE(twice)(MINE(all)(level));
#define STEP(load, store) store(MINE(over)(load(below + x), load(pixels + x)), below + x)
    if (level == 255) {
        EACH(x, count, STEP)
        return;
    }
#undef STEP
#define STEP(load, store) store(MINE(over)(load(below + x), MINE(scaledBy)(load(pixels + x), by)), below + x)
    EACH(x, count, STEP)
#undef STEP
}

static void MINE(overOpaque)(uint32_t *below, long count, const uint32_t *pixels, uint32_t level) {
    Halves by = MINE(twice)(MINE(all)(level)), left = MINE(twice)(MINE(all)(255 - level));
#define STEP(load, store)                                                                                                        \
    store(MINE(scaledBy)(load(pixels + x), by) + MINE(scaledBy)(load(below + x), left), below + x)
    EACH(x, count, STEP)
#undef STEP
}

static void MINE(overPixelsMasked)(uint32_t *below, long count, const uint32_t *pixels, const uint8_t *mask, uint32_t level) {
    Halves by = MINE(twice)(MINE(all)(level));
#define STEP(load, store, spread)                                                                                                        \
    Halves part = MINE(over255)(MINE(twice)(spread(mask + x)) * by);                                                                     \
    store(MINE(over)(load(below + x), MINE(scaledBy)(load(pixels + x), part)), below + x)
    long x = 0;
    for (; x + LANES <= count; x += LANES) {
        if (MINE(isAll)(mask + x, 0)) continue;
        STEP(MINE(load), MINE(store), MINE(spread));
    }
    for (; x < count; x++) {
        STEP(MINE(loadOne), MINE(storeOne), MINE(spreadOne));
    }
#undef STEP
}

static void MINE(mix)(const uint32_t *a, const uint32_t *b, long count, uint32_t f, uint32_t *out) {
    Halves by = MINE(twice)(MINE(all)(f));
#define STEP(load, store) store(MINE(mixed)(load(a + x), load(b + x), by), out + x)
    EACH(x, count, STEP)
#undef STEP
}

static void MINE(multiplyByAlpha)(uint32_t *pixels, long count, const uint32_t *mask) {
#define STEP(load, store) store(MINE(scaledBy)(load(pixels + x), MINE(twice)(load(mask + x) >> 24)), pixels + x)
    EACH(x, count, STEP)
#undef STEP
}

// MARK: Pictures

// LANES places in a row, in 1/2³² texel, in two vectors: so dealt out that LOWER and UPPER find them in order.
typedef struct {
    Longs first, second;
} MINE(Ways);

INLINE MINE(Ways) MINE(ways)(int64_t start, int64_t step) {
#if LANES == 8
    Longs first = (uint64_t)start + (uint64_t)step * (Longs){0, 1, 4, 5};
#else
    Longs first = (uint64_t)start + (uint64_t)step * (Longs){0, 1};
#endif
    return (MINE(Ways)){first, first + (uint64_t)step * 2};
}

// The lower and the upper halves of LANES longs, in order.
#if LANES == 8
#define LOWER(a, b) __builtin_shufflevector((Words)(a), (Words)(b), 0, 2, 8, 10, 4, 6, 12, 14)
#define UPPER(a, b) __builtin_shufflevector((Words)(a), (Words)(b), 1, 3, 9, 11, 5, 7, 13, 15)
#else
#define LOWER(a, b) __builtin_shufflevector((Words)(a), (Words)(b), 0, 2, 4, 6)
#define UPPER(a, b) __builtin_shufflevector((Words)(a), (Words)(b), 1, 3, 5, 7)
#endif

static void MINE(places)(int64_t start, int64_t step, long count, int32_t *out) {
    MINE(Ways) at = MINE(ways)(start, step);
    long x = 0;
    for (; x + LANES <= count; x += LANES) {
        // Of the shifted number only the lower half is wanted, so that its sign does not matter.
        MINE(store)(LOWER(at.first >> 20, at.second >> 20), (uint32_t *)out + x);
        at.first += (uint64_t)step * LANES;
        at.second += (uint64_t)step * LANES;
    }
    for (; x < count; x++) out[x] = (int32_t)(((uint64_t)start + (uint64_t)step * (uint64_t)x) >> 20);
}

// Neighbours, each pair as one number.
INLINE uint64_t MINE(pair)(const uint32_t *at) {
    uint64_t both;
    memcpy(&both, at, sizeof both);
    return both;
}

typedef struct {
    Words left, right;
} MINE(Pairs);

INLINE MINE(Pairs) MINE(pairs)(const uint32_t *texels, const int32_t *at) {
#define PAIR(lane) MINE(pair)(texels + at[lane])
#if LANES == 8
    Longs first = {PAIR(0), PAIR(1), PAIR(4), PAIR(5)}, second = {PAIR(2), PAIR(3), PAIR(6), PAIR(7)};
#else
    Longs first = {PAIR(0), PAIR(1)}, second = {PAIR(2), PAIR(3)};
#endif
#undef PAIR
    return (MINE(Pairs)){LOWER(first, second), UPPER(first, second)};
}

// Less than LANES words; what lies behind them is not touched.
#if LANES == 8
INLINE __m256i MINE(some)(long count) { return _mm256_cmpgt_epi32(_mm256_set1_epi32((int)count), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7)); }

INLINE Words MINE(loadSome)(const uint32_t *from, long count) { return (Words)_mm256_maskload_epi32((const int *)from, MINE(some)(count)); }

INLINE void MINE(storeSome)(Words words, uint32_t *to, long count) {
    _mm256_maskstore_epi32((int *)to, MINE(some)(count), (__m256i)words);
}
#else
INLINE Words MINE(loadSome)(const uint32_t *from, long count) {
    return (Words){from[0], count > 1 ? from[1] : 0, count > 2 ? from[2] : 0, 0};
}

INLINE void MINE(storeSome)(Words words, uint32_t *to, long count) {
    for (long lane = 0; lane < LANES; lane++)
        if (lane < count) to[lane] = words[lane];
}
#endif

INLINE Words MINE(sampled)(const uint32_t *texels, long stride, uint32_t shift, const int32_t *us, const int32_t *vs) {
    Places u = (Places)MINE(load)((const uint32_t *)us), v = (Places)MINE(load)((const uint32_t *)vs);
    if (shift) {
        u = ((u + 2048) >> (int32_t)shift) - 2048;
        v = ((v + 2048) >> (int32_t)shift) - 2048;
    }
    Places place = (v >> 12) * (int32_t)stride + (u >> 12);
    int32_t at[LANES];
    memcpy(at, &place, sizeof at);
    Halves fx = MINE(twice)((Words)(u >> 4) & 255), fy = MINE(twice)((Words)(v >> 4) & 255);
    MINE(Pairs) top = MINE(pairs)(texels, at), bottom = MINE(pairs)(texels + stride, at);
    return MINE(mixed)(MINE(mixed)(top.left, bottom.left, fy), MINE(mixed)(top.right, bottom.right, fy), fx);
}

static void MINE(sample)(
    const uint32_t *texels, long stride, uint32_t shift, const int32_t *us, const int32_t *vs, long count, uint32_t *out) {
    long x = 0;
    if (shift)
        for (; x + LANES <= count; x += LANES) MINE(store)(MINE(sampled)(texels, stride, shift, us + x, vs + x), out + x);
    else
        for (; x + LANES <= count; x += LANES) MINE(store)(MINE(sampled)(texels, stride, 0, us + x, vs + x), out + x);
    if (x == count) return;
    // The last few along with the first of them again and again.
    int32_t u[LANES], v[LANES];
    for (long lane = 0; lane < LANES; lane++) {
        long from = x + lane < count ? x + lane : x;
        u[lane] = us[from];
        v[lane] = vs[from];
    }
    MINE(storeSome)(MINE(sampled)(texels, stride, shift, u, v), out + x, count - x);
}

// What lies at the next places along a line, of which `count` are wanted.
INLINE Words MINE(next)(const uint32_t *line, MINE(Ways) *at, int64_t step, bool isNear, long count) {
    Places place = (Places)UPPER(at->first, at->second);
    Halves parts = MINE(twice)(LOWER(at->first, at->second) >> 24);
    at->first += (uint64_t)step * LANES;
    at->second += (uint64_t)step * LANES;
#if LANES == 8
    if (isNear) {
        // Eight neighbours hold them all, and those right of them the others.
        const uint32_t *first = line + place[0];
        __m256i way = (__m256i)(place - place[0]);
        return MINE(mixed)(
            (Words)_mm256_permutevar8x32_epi32((__m256i)MINE(load)(first), way),
            (Words)_mm256_permutevar8x32_epi32((__m256i)MINE(load)(first + 1), way), parts);
    }
#endif
    int32_t places[LANES];
    memcpy(places, &place, sizeof places);
    for (long lane = count; lane < LANES; lane++) places[lane] = places[0];
    MINE(Pairs) pairs = MINE(pairs)(line, places);
    return MINE(mixed)(pairs.left, pairs.right, parts);
}

INLINE bool MINE(isNear)(int64_t step) { return LANES == 8 && step >= 0 && step <= (int64_t)1 << 32; }

static void MINE(along)(const uint32_t *line, int64_t u, int64_t step, long count, uint32_t *out) {
    MINE(Ways) at = MINE(ways)(u, step);
    bool isNear = MINE(isNear)(step);
    long x = 0;
    for (; x + LANES <= count; x += LANES) MINE(store)(MINE(next)(line, &at, step, isNear, LANES), out + x);
    if (x < count) MINE(storeSome)(MINE(next)(line, &at, step, isNear, count - x), out + x, count - x);
}

static void MINE(overAlong)(
    uint32_t *below, long count, const uint32_t *line, int64_t u, int64_t step, const uint8_t *mask, uint32_t level) {
    MINE(Ways) at = MINE(ways)(u, step);
    Halves by = MINE(twice)(MINE(all)(level));
    bool isNear = MINE(isNear)(step);
    for (long x = 0; x < count; x += LANES) {
        long many = count - x < LANES ? count - x : LANES;
        Words above = MINE(next)(line, &at, step, isNear, many);
        if (mask) {
            above = MINE(scaledBy)(above, MINE(over255)(MINE(twice)(MINE(spread)(mask + x)) * by));
        } else if (level < 255) {
            above = MINE(scaledBy)(above, by);
        }
        if (many == LANES)
            MINE(store)(MINE(over)(MINE(load)(below + x), above), below + x);
        else
            MINE(storeSome)(MINE(over)(MINE(loadSome)(below + x, many), above), below + x, many);
    }
}

#undef LOWER
#undef UPPER

// MARK: Blurs

static void MINE(shrink)(const uint32_t *pixels, long stride, long count, uint32_t size, int32_t *out) {
#if LANES == 8
    if (size < LANES) {
        shrink4(pixels, stride, count, size, out);
        return;
    }
#endif
    int32_t scale = 256 / (int32_t)(size * size);
    for (long index = 0; index < count; index++, pixels += size, out += 4) {
        // A half holds the sum of 256 bytes.
        Halves even = {}, odd = {};
#if LANES == 4
        if (size == 2) {
            Words some = (Words)(Longs){MINE(pair)(pixels), MINE(pair)(pixels + stride)};
            even = (Halves)(some & 0x00FF00FF);
            odd = (Halves)some >> 8;
        } else
#endif
            for (uint32_t row = 0; row < size; row++)
                for (uint32_t column = 0; column < size; column += LANES) {
                    Words some = MINE(load)(pixels + row * stride + column);
                    even += (Halves)(some & 0x00FF00FF);
                    odd += (Halves)some >> 8;
                }
        // Pairs of blue and red, and of green and alpha, until one of each is left: no sum is carried from the lower half to the upper.
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

static const RowKernels MINE(kernels) = {
    MINE(overColor), MINE(overColorMasked), MINE(overPixels), MINE(overOpaque), MINE(overPixelsMasked), MINE(mix),
    MINE(multiplyByAlpha), MINE(places), MINE(sample), MINE(along), MINE(overAlong), MINE(shrink),
};

#undef EACH
#undef INLINE
#undef Words
#undef Places
#undef Halves
#undef Doubles
#undef Longs
#undef MINE
