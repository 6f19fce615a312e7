import Foundation

/// Ctrl-C while a film is made: the film is brought to its end where it is, and can be played.
enum Interrupt {
    nonisolated(unsafe) private static var count: Int32 = 0

    static var isAsked: Bool { count > 0 }

    /// The second time it ends at once. A program that starts this one from a thread of Dispatch's hands its blocked signals down.
    static func listen() {
        var heard = sigset_t()
        sigemptyset(&heard)
        for number in [SIGINT, SIGTERM] {
            sigaddset(&heard, number)
            signal(number) { number in
                Interrupt.count += 1
                if Interrupt.count > 1 { signal(number, SIG_DFL) }
            }
        }
        sigprocmask(SIG_UNBLOCK, &heard, nil)
    }

    struct Stopped: Error, CustomStringConvertible {
        let frames: Int
        let path: String
        var description: String { "stopped; \(path) has the \(frames) frames until then" }
    }
}
