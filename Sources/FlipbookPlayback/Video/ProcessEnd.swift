import Foundation

/// The end of a process, for which the caller waits.
///
/// `Process.waitUntilExit()` notices the end up to 50 ms later, which is most of the time of a short program.
package nonisolated struct ProcessEnd {
    private let hasEnded = DispatchSemaphore(value: 0)

    /// Creates the end of a process that has not been started.
    package init(of process: Process) {
        process.terminationHandler = { [hasEnded] _ in hasEnded.signal() }
    }

    /// Waits until the started process has ended. May be called again.
    ///
    /// Afterwards the exit code is known, but `isRunning` may still be true for a moment.
    package func wait() {
        hasEnded.wait()
        hasEnded.signal()
    }
}
