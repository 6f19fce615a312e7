// The number of memory allocations of the calling thread so far. The program's own `malloc` counts them and calls the
// C library's functions.
#pragma once

long threadAllocationCount(void);
