// The number of bytes that the program has allocated and not freed.
#pragma once

long allocatedByteCount(void);
