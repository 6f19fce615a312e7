import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// The work that Swift concurrency and Dispatch have scheduled on the main queue: tasks of the main actor, and their continuations after
/// `await`.
///
/// A program that shows an application never returns to the main queue, because its loop waits for events of the window. Therefore the
/// application performs this work at each frame. Tests do not do this, because they run on the main queue themselves, and the main queue
/// cannot be entered twice.
nonisolated enum MainQueueWork {
    /// The file descriptor that can be read while the main queue has work, or -1. The run loop of Foundation waits for the same descriptor.
    private static let descriptor: Int32 = {
        typealias Function = @convention(c) () -> Int32
        guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "_dispatch_get_main_queue_handle_4CF") else { return -1 }
        return unsafeBitCast(symbol, to: Function.self)()
    }()

    private static let isWatched = Mutex(false)

    /// The largest number of rounds in one frame. If work always schedules more work, the rest is performed on the next frame.
    private static let maximumRounds = 64

    /// Performs the work that is due, without waiting for more. Each round of the run loop performs a part of the work.
    @MainActor static func perform() {
        // A test program may run the main queue on another thread.
        guard Thread.isMainThread else { return }
        for _ in 0..<maximumRounds {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceReferenceDate: 0))
            guard isPending else { return }
        }
    }

    /// Whether the main queue has work.
    static var isPending: Bool { waitForWork(milliseconds: 0) }

    /// Starts a thread that calls `handler` when work arrives on the main queue while the program waits for events. One thread is enough
    /// for all applications of the process.
    static func watch(_ handler: @escaping @Sendable () -> Void) {
        guard descriptor >= 0, !isWatched.withLock({ isWatched in exchange(&isWatched) }) else { return }
        Thread.detachNewThread {
            while true {
                // The descriptor can be read until the work is performed on the next frame. The pause limits the number of calls until
                // then.
                if waitForWork(milliseconds: -1) { handler() }
                usleep(4000)
            }
        }
    }

    private static func exchange(_ flag: inout Bool) -> Bool {
        defer { flag = true }
        return flag
    }

    /// Waits for work of the main queue for a number of milliseconds, or without limit if the number is negative. Returns whether there is
    /// work.
    private static func waitForWork(milliseconds: Int32) -> Bool {
        var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return descriptor >= 0 && poll(&event, 1, milliseconds) > 0
    }
}
