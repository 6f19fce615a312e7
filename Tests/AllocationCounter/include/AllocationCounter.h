// The number of memory allocations of the calling thread so far. The program defines `malloc` and the other allocation functions itself.
// They count the calls and then call the functions of the C library.
#pragma once

long threadAllocationCount(void);
