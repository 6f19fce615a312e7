import Foundation

/// Handles Ctrl-C during a recording: the film is finished at the current frame and stays playable.
enum Interrupt {
    nonisolated(unsafe) private static var count: Int32 = 0

    /// Whether SIGINT or SIGTERM was received.
    static var isRequested: Bool { count > 0 }

    /// Installs the signal handlers. The second signal ends the process at once.
    ///
    /// The signals are also unblocked: a process started from a Dispatch thread inherits the blocked signals of that thread.
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

    /// An error that says how many frames were recorded before the interruption.
    struct StoppedError: Error, CustomStringConvertible {
        let frames: Int
        let path: String
        var description: String { "interrupted: \(path) contains the first \(frames) frames" }
    }
}
