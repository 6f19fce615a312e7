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

// The same with one level for all, as a share of 2¹⁶: x · share / 2⁸ has eight bits behind the point, so that only half of them has to be added.
// It is exact, as the share is off by no more than half, and no product of two bytes is nearer to the middle between two numbers than that makes.
INLINE Halves MINE(share)(uint32_t level) {
    uint32_t share = level * 257 + (level >> 7);
    return (Halves)MINE(all)((share > 0xFFFF ? 0xFFFF : share) * 0x10001);
}

INLINE Halves MINE(upper)(Halves x, Halves y) {
#if LANES == 8
    return (Halves)_mm256_mulhi_epu16((__m256i)x, (__m256i)y);
#elif defined(__SSE2__)
    return (Halves)_mm_mulhi_epu16((__m128i)x, (__m128i)y);
#else
    return __builtin_convertvector(__builtin_convertvector(x, Doubles) * __builtin_convertvector(y, Doubles) >> 16, Halves);
#endif
}

// Words times a share and half a number or more, which has eight bits behind the point, for the lower channels and for the upper ones.
INLINE Words MINE(shareOf)(Words words, Halves share, Halves low, Halves high) {
    Words even = (Words)((MINE(upper)((Halves)words << 8, share) + low) >> 8);
    Words odd = (Words)(MINE(upper)((Halves)(words & 0xFF00FF00), share) + high);
    return even | (odd & 0xFF00FF00);
}

INLINE Halves MINE(twice)(Words levels) { return (Halves)(levels | levels << 16); }

INLINE Words MINE(over)(Words below, Words above) { return above + MINE(scaledBy)(below, MINE(twice)(255 - (above >> 24))); }

// Pixels taken apart: blue and red, and green and alpha, each in a half of its own.
typedef struct {
    Halves even, odd;
} MINE(Apart);

INLINE MINE(Apart) MINE(apart)(Words words) { return (MINE(Apart)){(Halves)(words & 0x00FF00FF), (Halves)words >> 8}; }

INLINE Words MINE(joined)(MINE(Apart) pixels) { return (Words)(pixels.even | pixels.odd << 8); }

// Parts f of two, each in both halves of its word, as `mixed` takes them.
INLINE Halves MINE(parts)(Words f) {
#if LANES == 8
    return MINE(twice)(f) << 7;
#else
    return MINE(twice)(f);
#endif
}

// (a·(256 - f) + b·f + 128) / 256 = a + ((b - a)·f + 128) / 256, for f below 256. The difference may be negative, the sum is right all the same.
INLINE Halves MINE(mixedHalves)(Halves a, Halves b, Halves parts) {
#if LANES == 8
    // Twice the upper half of the product, rounded.
    return a + (Halves)_mm256_mulhrs_epi16((__m256i)(b - a), (__m256i)parts);
#else
    return ((a << 8) + 128 + (b - a) * parts) >> 8;
#endif
}

INLINE MINE(Apart) MINE(mixed)(MINE(Apart) a, MINE(Apart) b, Halves parts) {
    return (MINE(Apart)){MINE(mixedHalves)(a.even, b.even, parts), MINE(mixedHalves)(a.odd, b.odd, parts)};
}

INLINE Words MINE(mixedWords)(Words a, Words b, Halves parts) { return MINE(joined)(MINE(mixed)(MINE(apart)(a), MINE(apart)(b), parts)); }

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

static void MINE(fill)(uint32_t *below, long stride, long count, long rows, uint32_t color) {
    Words all = MINE(all)(color);
    for (; rows > 0; rows--, below += stride) {
        long x = 0;
        // More would be slower where it is most needed, for few pixels.
#pragma clang loop unroll_count(2)
        for (; x + LANES <= count; x += LANES) MINE(store)(all, below + x);
        if (count >= LANES)
            MINE(store)(all, below + count - LANES);
        else
            for (; x < count; x++) below[x] = color;
    }
}

static void MINE(overColor)(uint32_t *below, long stride, long count, long rows, uint32_t color) {
    if (color >> 24 == 255) {
        MINE(fill)(below, stride, count, rows, color);
        return;
    }
    Words above = MINE(all)(color);
    Halves left = MINE(share)(255 - (color >> 24)), low = (Halves)above << 8 | 128, high = (Halves)(above & 0xFF00FF00) | 128;
#define STEP(load, store) store(MINE(shareOf)(load(below + x), left, low, high), below + x)
    for (; rows > 0; rows--, below += stride) {
        if (count < LANES) {
            EACH(x, count, STEP)
            continue;
        }
        // The last few along with some before them, as they were.
        Words end = MINE(load)(below + count - LANES);
        for (long x = 0; x + LANES < count; x += LANES) STEP(MINE(load), MINE(store));
        MINE(store)(MINE(shareOf)(end, left, low, high), below + count - LANES);
    }
#undef STEP
}

static void MINE(overColorMasked)(uint32_t *below, long stride, long count, long rows, uint32_t color, const uint8_t *mask) {
    Words all = MINE(all)(color);
    bool isOpaque = color >> 24 == 255;
    long x = 0;
    for (; x + LANES <= count; x += LANES) {
        if (MINE(isAll)(mask + x, 0)) continue;
        Words above = MINE(scaledBy)(all, MINE(twice)(MINE(spread)(mask + x)));
        bool isPlain = isOpaque && MINE(isAll)(mask + x, 255);
        uint32_t *place = below + x;
        for (long row = 0; row < rows; row++, place += stride) MINE(store)(isPlain ? all : MINE(over)(MINE(load)(place), above), place);
    }
    for (; x < count; x++) {
        Words above = MINE(scaledBy)(all, MINE(twice)(MINE(spreadOne)(mask + x)));
        uint32_t *place = below + x;
        for (long row = 0; row < rows; row++, place += stride) MINE(storeOne)(MINE(over)(MINE(loadOne)(place), above), place);
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
    Halves by = MINE(share)(level), left = MINE(share)(255 - level), half = (Halves)MINE(all)(0x00800080);
#define STEP(load, store)                                                                                                        \
    store(MINE(shareOf)(load(pixels + x), by, half, half) + MINE(shareOf)(load(below + x), left, half, half), below + x)
    EACH(x, count, STEP)
#undef STEP
}

static void MINE(crossFade)(
    uint32_t *out, long stride, long count, long rows, const uint32_t *a, long strideOfA, const uint32_t *b, long strideOfB, uint32_t level) {
    Halves by = MINE(share)(level), left = MINE(share)(255 - level), half = (Halves)MINE(all)(0x00800080);
#define STEP(load, store)                                                                                                        \
    store(MINE(shareOf)(load(b + x), by, half, half) + MINE(shareOf)(load(a + x), left, half, half), out + x)
    for (; rows > 0; rows--, out += stride, a += strideOfA, b += strideOfB) {
        EACH(x, count, STEP)
    }
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
    if (f == 256) {
        memmove(out, b, (size_t)count * sizeof *out);
        return;
    }
    Halves by = MINE(parts)(MINE(all)(f));
#define STEP(load, store) store(MINE(mixedWords)(load(a + x), load(b + x), by), out + x)
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

// Places in perspective, a vector of doubles and as many whole numbers at a time.
typedef double MINE(Reals) __attribute__((vector_size(LANES * 4)));
typedef int32_t MINE(Wholes) __attribute__((vector_size(LANES * 2)));

static void MINE(placesBehind)(const PlaneRow *row, long x, long count, int32_t *us, int32_t *vs) {
    enum { step = LANES / 2 };
    MINE(Reals) px;
    for (long lane = 0; lane < step; lane++) px[lane] = (double)(x + lane) + 0.5;
    long index = 0;
    for (; index + step <= count; index += step, px += (double)step) {
        MINE(Reals) scale = 4096 / (px * row->g + row->w);
        MINE(Wholes) u = __builtin_convertvector((px * row->a + row->u) * scale, MINE(Wholes)) - 2048;
        MINE(Wholes) v = __builtin_convertvector((px * row->b + row->v) * scale, MINE(Wholes)) - 2048;
        memcpy(us + index, &u, sizeof u);
        memcpy(vs + index, &v, sizeof v);
    }
    for (; index < count; index++) {
        double at = (double)(x + index) + 0.5, scale = 4096 / (at * row->g + row->w);
        us[index] = (int32_t)((at * row->a + row->u) * scale) - 2048;
        vs[index] = (int32_t)((at * row->b + row->v) * scale) - 2048;
    }
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

// A masked store is slow on many machines.
INLINE void MINE(storeSome)(Words words, uint32_t *to, long count) {
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
    Halves fx = MINE(parts)((Words)(u >> 4) & 255), fy = MINE(parts)((Words)(v >> 4) & 255);
    MINE(Pairs) top = MINE(pairs)(texels, at), bottom = MINE(pairs)(texels + stride, at);
    MINE(Apart) left = MINE(mixed)(MINE(apart)(top.left), MINE(apart)(bottom.left), fy);
    MINE(Apart) right = MINE(mixed)(MINE(apart)(top.right), MINE(apart)(bottom.right), fy);
    return MINE(joined)(MINE(mixed)(left, right, fx));
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
    Halves parts = MINE(parts)(LOWER(at->first, at->second) >> 24);
    at->first += (uint64_t)step * LANES;
    at->second += (uint64_t)step * LANES;
#if LANES == 8
    if (isNear) {
        // Eight neighbours hold them all, and those right of them the others.
        const uint32_t *first = line + place[0];
        __m256i way = (__m256i)(place - place[0]);
        return MINE(mixedWords)(
            (Words)_mm256_permutevar8x32_epi32((__m256i)MINE(load)(first), way),
            (Words)_mm256_permutevar8x32_epi32((__m256i)MINE(load)(first + 1), way), parts);
    }
#endif
    int32_t places[LANES];
    memcpy(places, &place, sizeof places);
    for (long lane = count; lane < LANES; lane++) places[lane] = places[0];
    MINE(Pairs) pairs = MINE(pairs)(line, places);
    return MINE(mixedWords)(pairs.left, pairs.right, parts);
}

INLINE bool MINE(isNear)(int64_t step) { return LANES == 8 && step >= 0 && step <= (int64_t)1 << 32; }

// Lays a run of pixels down: in the place of what is there, or over it, in part.
INLINE void MINE(lay)(uint32_t *below, Words above, long count, bool covers, bool isWhole, Halves by) {
    if (!isWhole) above = MINE(scaledBy)(above, by);
    if (count == LANES)
        MINE(store)(covers ? above : MINE(over)(MINE(load)(below), above), below);
    else
        MINE(storeSome)(covers ? above : MINE(over)(MINE(loadSome)(below, count), above), below, count);
}

INLINE void MINE(layNext)(
    uint32_t *below, long count, const uint32_t *line, MINE(Ways) *at, int64_t step, bool isNear, const uint8_t *mask, Halves all,
    bool isWhole, bool covers) {
    Words above = MINE(next)(line, at, step, isNear, count);
    Halves by = mask ? MINE(over255)(MINE(twice)(MINE(spread)(mask)) * all) : all;
    MINE(lay)(below, above, count, covers, isWhole, by);
}

// `isNear` and `isWhole` are known where this is called, so that nothing is asked in the loop.
INLINE void MINE(layAll)(
    uint32_t *below, long count, const uint32_t *line, int64_t u, int64_t step, bool isNear, const uint8_t *mask, uint32_t level,
    bool isWhole, bool covers) {
    MINE(Ways) at = MINE(ways)(u, step);
    Halves all = MINE(twice)(MINE(all)(level));
    long x = 0;
    for (; x + LANES <= count; x += LANES)
        MINE(layNext)(below + x, LANES, line, &at, step, isNear, mask ? mask + x : NULL, all, isWhole, covers);
    if (x < count) MINE(layNext)(below + x, count - x, line, &at, step, isNear, mask ? mask + x : NULL, all, isWhole, covers);
}

INLINE void MINE(layAlong)(
    uint32_t *below, long count, const uint32_t *line, int64_t u, int64_t step, const uint8_t *mask, uint32_t level, bool covers) {
    bool isNear = MINE(isNear)(step), isWhole = !mask && level == 255;
    if (isNear && isWhole)
        MINE(layAll)(below, count, line, u, step, true, NULL, 255, true, covers);
    else if (isNear)
        MINE(layAll)(below, count, line, u, step, true, mask, level, false, covers);
    else if (isWhole)
        MINE(layAll)(below, count, line, u, step, false, NULL, 255, true, covers);
    else
        MINE(layAll)(below, count, line, u, step, false, mask, level, false, covers);
}

// The two rows of texels that a height lies between, and how far it is from the first to the second.
typedef struct {
    const uint32_t *top, *bottom;
    uint32_t part;
} MINE(Between);

INLINE int64_t MINE(within)(int64_t place, int64_t low, int64_t high) { return place < low ? low : place > high ? high : place; }

INLINE MINE(Between) MINE(between)(const LevelPicture *picture, int64_t v) {
    int64_t row = v >> 32;
    return (MINE(Between)){
        picture->texels + MINE(within)(row, picture->top, picture->bottom) * picture->stride,
        picture->texels + MINE(within)(row + 1, picture->top, picture->bottom) * picture->stride, (uint32_t)(v >> 24) & 255};
}

// A line of texels mixed of two, of which those from `low` to `high` are wanted. Beyond the edge the edge goes on.
INLINE const uint32_t *MINE(mixedLine)(const LevelPicture *picture, int64_t v, int64_t low, int64_t high, uint32_t *spare) {
    MINE(Between) at = MINE(between)(picture, v);
    int64_t first = MINE(within)(low, picture->left, picture->right), end = MINE(within)(high, picture->left, picture->right);
    uint32_t *line = spare - low;
    MINE(mix)(at.top + first, at.bottom + first, end - first + 1, at.part, line + first);
    for (int64_t x = low; x < first; x++) line[x] = line[first];
    for (int64_t x = end + 1; x <= high; x++) line[x] = line[end];
    return line;
}

// Row by row. Each waits for the next one's line to be mixed: what has just been written is slow to read.
INLINE void MINE(layRows)(
    uint32_t *below, long stride, long count, long rows, const LevelPicture *picture, uint32_t *spare, const uint8_t *const *masks,
    uint32_t level, bool covers) {
    int64_t last = picture->u + picture->step * (count - 1);
    int64_t low = (picture->u < last ? picture->u : last) >> 32, high = ((picture->u < last ? last : picture->u) >> 32) + 1;
    uint32_t *other = spare + (high - low + 1) + rowSlack;
    int64_t v = picture->v;
    const uint32_t *line = MINE(mixedLine)(picture, v, low, high, spare);
    for (long row = 0; row < rows; row++, below += stride) {
        v += picture->down;
        const uint32_t *next = row + 1 < rows ? MINE(mixedLine)(picture, v, low, high, row & 1 ? spare : other) : line;
        MINE(layAlong)(below, count, line, picture->u, picture->step, masks ? masks[row] : NULL, level, covers);
        line = next;
    }
}

#if LANES == 8
INLINE Halves MINE(picked)(Halves halves, __m256i words) { return (Halves)_mm256_permutevar8x32_epi32((__m256i)halves, words); }

// Eight pixels side by side: which texels they lie between is the same in all rows.
typedef struct {
    Halves parts, by;
    __m256i toLeft, toRight;
    long x;
    // Eight neighbours hold all that lie at the left, and as a rule those at the right as well.
    int32_t first, second;
    bool isWhole;
} MINE(Column);

INLINE MINE(Column) MINE(column)(const LevelPicture *picture, long x, uint32_t level) {
    MINE(Ways) ways = MINE(ways)(picture->u + picture->step * x, picture->step);
    Places place = (Places)UPPER(ways.first, ways.second);
    __m256i least = _mm256_set1_epi32(picture->left), most = _mm256_set1_epi32(picture->right);
    Places left = (Places)_mm256_min_epi32(_mm256_max_epi32((__m256i)place, least), most);
    Places right = (Places)_mm256_min_epi32(_mm256_max_epi32((__m256i)(place + 1), least), most);
    int32_t end = picture->right - 7, first = left[0] < end ? left[0] : end;
    int32_t second = right[7] - first < LANES ? first : right[0] < end ? right[0] : end;
    return (MINE(Column)){
        MINE(parts)(LOWER(ways.first, ways.second) >> 24), MINE(twice)(MINE(all)(level)), (__m256i)(left - first), (__m256i)(right - second),
        x, first, second, level == 255};
}

// What a column shows in a row.
INLINE Words MINE(shown)(const MINE(Column) *column, MINE(Between) at, Halves part) {
#define MIXED(place) MINE(mixed)(MINE(apart)(MINE(load)(at.top + place)), MINE(apart)(MINE(load)(at.bottom + place)), part)
    MINE(Apart) near = MIXED(column->first), far = near;
    if (column->second != column->first) far = MIXED(column->second);
#undef MIXED
    near = (MINE(Apart)){MINE(picked)(near.even, column->toLeft), MINE(picked)(near.odd, column->toLeft)};
    far = (MINE(Apart)){MINE(picked)(far.even, column->toRight), MINE(picked)(far.odd, column->toRight)};
    Words words = MINE(joined)(MINE(mixed)(near, far, column->parts));
    return column->isWhole ? words : MINE(scaledBy)(words, column->by);
}

// One to three columns of eight pixels, from the one at `x` on, or one of less. The last one begins within the one before it if it has to: what is
// there is read before any of it is written. All columns go through each step together, as none has to wait for another.
INLINE void MINE(layFew)(
    uint32_t *below, long stride, long count, long rows, const LevelPicture *picture, const uint8_t *const *masks, long x, uint32_t level,
    bool covers, long many) {
    MINE(Column) columns[3];
#define OFFSET(index) (index + 1 < many ? index * LANES : count - LANES)
    for (long index = 0; index < many; index++) {
        columns[index] = MINE(column)(picture, x + (count < LANES ? 0 : OFFSET(index)), level);
    }
    below += x;
    const uint8_t *mask = NULL;
    int64_t v = picture->v;
    for (long row = 0; row < rows; row++, below += stride, v += picture->down) {
        if (masks && masks[row] != mask) {
            mask = masks[row];
            for (long index = 0; index < many; index++) {
                const uint8_t *part = mask + columns[index].x;
                columns[index].by = MINE(over255)(MINE(twice)(MINE(spread)(part)) * MINE(twice)(MINE(all)(level)));
                columns[index].isWhole = level == 255 && count >= LANES && MINE(isAll)(part, 255);
            }
        }
        MINE(Between) at = MINE(between)(picture, v);
        Halves part = MINE(parts)(MINE(all)(at.part));
        if (count < LANES) {
            Words above = MINE(shown)(columns, at, part);
            MINE(storeSome)(covers ? above : MINE(over)(MINE(loadSome)(below, count), above), below, count);
            continue;
        }
        Words there[3], above[3];
        for (long index = 0; index < many; index++) {
            there[index] = MINE(load)(below + OFFSET(index));
            above[index] = MINE(shown)(columns + index, at, part);
        }
        for (long index = 0; index < many; index++)
            MINE(store)(covers ? above[index] : MINE(over)(there[index], above[index]), below + OFFSET(index));
    }
#undef OFFSET
}

INLINE void MINE(layColumns)(
    uint32_t *below, long stride, long count, long rows, const LevelPicture *picture, const uint8_t *const *masks, uint32_t level,
    bool covers) {
    long x = 0;
    for (; count > 3 * LANES; x += 2 * LANES, count -= 2 * LANES)
        MINE(layFew)(below, stride, 2 * LANES, rows, picture, masks, x, level, covers, 2);
    if (count > 2 * LANES)
        MINE(layFew)(below, stride, count, rows, picture, masks, x, level, covers, 3);
    else if (count > LANES)
        MINE(layFew)(below, stride, count, rows, picture, masks, x, level, covers, 2);
    else
        MINE(layFew)(below, stride, count, rows, picture, masks, x, level, covers, 1);
}
#endif

INLINE void MINE(layLevel)(
    uint32_t *below, long stride, long count, long rows, const LevelPicture *picture, uint32_t *spare, const uint8_t *const *masks,
    uint32_t level, bool covers) {
#if LANES == 8
    if (count <= 8 * LANES && MINE(isNear)(picture->step) && picture->right - picture->left >= 7) {
        MINE(layColumns)(below, stride, count, rows, picture, masks, level, covers);
        return;
    }
#endif
    MINE(layRows)(below, stride, count, rows, picture, spare, masks, level, covers);
}

static void MINE(sampleLevel)(
    uint32_t *out, long stride, long count, long rows, const LevelPicture *picture, uint32_t *spare) {
    MINE(layLevel)(out, stride, count, rows, picture, spare, NULL, 255, true);
}

static void MINE(overLevel)(
    uint32_t *below, long stride, long count, long rows, const LevelPicture *picture, uint32_t *spare, const uint8_t *const *masks,
    uint32_t level) {
    MINE(layLevel)(below, stride, count, rows, picture, spare, masks, level, false);
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
                    __builtin_prefetch(pixels + (row + size) * stride + column);
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
    MINE(fill), MINE(overColor), MINE(overColorMasked), MINE(overPixels), MINE(overOpaque), MINE(crossFade), MINE(overPixelsMasked), MINE(mix),
    MINE(multiplyByAlpha), MINE(places), MINE(placesBehind), MINE(sample), MINE(sampleLevel), MINE(overLevel), MINE(shrink),
};

#undef EACH
#undef INLINE
#undef Words
#undef Places
#undef Halves
#undef Doubles
#undef Longs
#undef MINE
