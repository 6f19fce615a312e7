#include "rows.h"

#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// A product and a sum are rounded one after the other on every machine.
#pragma STDC FP_CONTRACT OFF

#define JOINED(a, b) a##b
#define JOIN(a, b) JOINED(a, b)

#define LANES 4
#include "lanes.h"
#undef LANES

const RowKernels *plainRows(void) { return &kernels4; }

#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define LANES 8
#include "lanes.h"
#undef LANES
#pragma clang attribute pop

const RowKernels *wideRows(void) { return __builtin_cpu_supports("avx2") ? &kernels8 : NULL; }
#else
const RowKernels *wideRows(void) { return NULL; }
#endif
