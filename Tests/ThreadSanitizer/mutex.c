// Tells the thread sanitizer of the locks of Swift's `Mutex` that had to wait.
//
// `Mutex` is compiled into its client, except for the path that waits for another thread, or wakes one: this is in Swift's library, which is not
// instrumented. Without these functions, the sanitizer does not know that the thread owns the lock, and reports each access as a race.
// `make sanitize` loads this file in front of Swift's library.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

// The sanitizer's runtime library. In a program without it, they are null.
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *mutex

// Synchronization._MutexHandle._lockSlow(UInt32), _tryLockSlow() and _unlockSlow().
#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK_SLOW "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

SWIFT void lockSlow(uint32_t thread, SELF) __asm__(LOCK_SLOW);
SWIFT bool tryLockSlow(SELF) __asm__(TRY_LOCK_SLOW);
SWIFT void unlockSlow(SELF) __asm__(UNLOCK_SLOW);

SWIFT void lockSlow(uint32_t thread, SELF) {
	((SWIFT void (*)(uint32_t, SELF))dlsym(RTLD_NEXT, LOCK_SLOW))(thread, mutex);
	if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT bool tryLockSlow(SELF) {
	bool isLocked = ((SWIFT bool (*)(SELF))dlsym(RTLD_NEXT, TRY_LOCK_SLOW))(mutex);
	if (isLocked && __tsan_acquire) __tsan_acquire(mutex);
	return isLocked;
}

SWIFT void unlockSlow(SELF) {
	if (__tsan_release) __tsan_release(mutex);
	((SWIFT void (*)(SELF))dlsym(RTLD_NEXT, UNLOCK_SLOW))(mutex);
}
