#include "AllocatedMemory.h"

#include <malloc.h>

long allocatedByteCount(void) {
    struct mallinfo2 info = mallinfo2();
    return (long)(info.uordblks + info.hblkhd);
}
