// How often the thread that asks has got memory so far, from whoever: the program's own malloc counts, and leaves the work to the C library's.
#pragma once

long allocationsOfThisThread(void);
