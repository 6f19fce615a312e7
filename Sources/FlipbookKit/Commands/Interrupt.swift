import FlipbookImages
import Foundation
import Synchronization

/// Handles the signals that end the program: Ctrl-C (SIGINT), SIGTERM, and SIGHUP when the terminal is closed.
///
/// In a recording, the first signal finishes the video at the current frame, so that it can be played. The second signal ends the process
/// even if ffmpeg does not react. In other commands without a window, the first signal ends the process. Temporary files and the
/// empty folders that were made for them are removed.
nonisolated enum Interrupt {
    /// The number of received signals. Two signals at once can be delivered to two threads.
    private static let count = Atomic<Int32>(0)
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Whether a signal was received.
    static var isRequested: Bool { count.load(ordering: .acquiring) > 0 }

    /// Installs the handlers for a recording.
    ///
    /// The signals are also unblocked: if a Dispatch thread starts this process, the process inherits the blocked signals of that thread.
    static func finishRecordingOnSignals() {
        var unblocked = sigset_t()
        sigemptyset(&unblocked)
        for number in signals {
            sigaddset(&unblocked, number)
            install(number, evenIfIgnored: number != SIGHUP) { number in
                if Interrupt.count.add(1, ordering: .acquiringAndReleasing).newValue > 1 { Interrupt.end(number) }
            }
        }
        sigprocmask(SIG_UNBLOCK, &unblocked, nil)
    }

    /// Installs the handlers for a command that has nothing to finish.
    static func removeTemporaryFilesOnSignals() {
        for number in signals { install(number, evenIfIgnored: false) { Interrupt.end($0) } }
    }

    /// Ignores the signals of the terminal, SIGINT and SIGHUP. The process that started this process handles them, and then closes the pipe
    /// between the two processes.
    static func ignoreSignals() {
        for number in [SIGINT, SIGHUP] { signal(number, SIG_IGN) }
    }

    /// Installs a handler. A signal that is ignored stays ignored unless `evenIfIgnored` is true: `nohup` ignores SIGHUP.
    private static func install(_ number: Int32, evenIfIgnored: Bool, _ handler: @escaping @convention(c) (Int32) -> Void) {
        let previous = signal(number, handler)
        if !evenIfIgnored, unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }

    /// Ends the process by the default action of a signal, in the handler of that signal.
    private static func end(_ number: Int32) {
        CleanupRegistry.cleanUp()
        signal(number, SIG_DFL)
        // The signal is blocked while its handler runs, and is delivered when the handler returns.
        kill(getpid(), number)
    }

    /// An error that contains the number of frames that were recorded before the interruption.
    struct StoppedError: Error, CustomStringConvertible {
        let frames: Int
        let path: String
        var description: String {
            frames == 0
                ? "interrupted before the first frame; \(path) is unchanged"
                : "interrupted: \(path) contains the first \(frames == 1 ? "frame" : "\(frames) frames")"
        }
    }
}
