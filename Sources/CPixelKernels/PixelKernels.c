#include "PixelKernels.h"

#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Products and sums are rounded separately, so that all machines compute the same results.
#pragma STDC FP_CONTRACT OFF

#define CONCATENATE_EXPANDED(a, b) a##b
#define CONCATENATE(a, b) CONCATENATE_EXPANDED(a, b)

#define LANES 4
#include "PixelKernelsTemplate.h"
#undef LANES

const PixelKernels *baselineKernels(void) { return &kernels4; }

#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define LANES 8
#include "PixelKernelsTemplate.h"
#undef LANES
#pragma clang attribute pop

const PixelKernels *wideKernels(void) { return __builtin_cpu_supports("avx2") ? &kernels8 : NULL; }
#else
const PixelKernels *wideKernels(void) { return NULL; }
#endif
