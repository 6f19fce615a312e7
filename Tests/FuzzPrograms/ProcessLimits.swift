import AllocatedMemory
import Foundation

/// The limits of a process that runs programs, and its use of memory.
nonisolated package enum ProcessLimits {
    /// Ends this process with SIGPROF if it uses more than a number of seconds of processor time from now on, and with SIGALRM if it waits
    /// 20 times as long. Processor time is the same on a machine that does other work.
    package static func limitTime(seconds: Int) {
        var timer = itimerval()
        timer.it_value.tv_sec = seconds
        setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
        alarm(UInt32(seconds * 20))
    }

    /// Limits the memory of this process, so that an endless list ends in an error instead of filling the machine's memory. Sanitizers
    /// reserve much more than they use; with them there is no limit.
    package static func limitMemory(bytes: Int) {
        guard !hasSanitizer else { return }
        var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    }

    /// The bytes that are allocated, or nil if a sanitizer replaces the allocator.
    static func usedMemory() -> Int? {
        hasSanitizer ? nil : allocatedByteCount()
    }

    private static let hasSanitizer = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
}
