import Foundation

/// Handles Ctrl-C during a recording: the video is finished at the current frame and can be played.
enum Interrupt {
    nonisolated(unsafe) private static var count: Int32 = 0

    /// Whether SIGINT or SIGTERM was received.
    static var isRequested: Bool { count > 0 }

    /// Installs the signal handlers. The first signal only sets `isRequested`. Each later signal restores the default action for signals of
    /// the same kind, SIGINT or SIGTERM, so the next signal of this kind ends the process.
    ///
    /// The signals are also unblocked: if a Dispatch thread starts this process, the process inherits the blocked signals of that thread.
    static func installHandlers() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM] {
            sigaddset(&signals, number)
            signal(number) { number in
                Interrupt.count += 1
                if Interrupt.count > 1 { signal(number, SIG_DFL) }
            }
        }
        sigprocmask(SIG_UNBLOCK, &signals, nil)
    }

    /// An error that contains the number of frames that were recorded before the interruption.
    struct StoppedError: Error, CustomStringConvertible {
        let frames: Int
        let path: String
        var description: String { "interrupted: \(path) contains the first \(frames) frames" }
    }
}
