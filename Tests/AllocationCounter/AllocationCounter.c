#include "AllocationCounter.h"

#include <stddef.h>

static __thread long count;

long threadAllocationCount(void) { return count; }

// The sanitizers replace these functions themselves; there the count stays zero.
#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

// The GNU C library's own functions, under their internal names.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
    count++;
    return __libc_malloc(size);
}

void *calloc(size_t many, size_t size) {
    count++;
    return __libc_calloc(many, size);
}

void *realloc(void *memory, size_t size) {
    count++;
    return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count++;
    return __libc_memalign(alignment, size);
}

#endif
