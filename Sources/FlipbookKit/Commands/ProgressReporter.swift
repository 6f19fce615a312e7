import Foundation

/// Reports the progress of a long task on standard error: as a bar on a terminal, otherwise as a line every few seconds.
final class ProgressReporter {
    private let label: String
    private let total: Int
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private let startTime = ContinuousClock.now
    private var lastUpdateTime = ContinuousClock.now
    private var isBarShown = false

    /// The time in seconds between two lines if standard error is not a terminal. Tests that wait for the first line shorten it.
    private static let logInterval = ProcessInfo.processInfo.environment["FLIPBOOK_PROGRESS_INTERVAL"].flatMap(Double.init) ?? 5

    init(_ label: String, _ total: Int) {
        self.label = label
        self.total = total
    }

    /// Reports the number of finished steps.
    func update(_ done: Int) {
        let now = ContinuousClock.now
        let elapsed = (now - lastUpdateTime) / .seconds(1)
        guard elapsed > (isTerminal ? 0.1 : Self.logInterval) else { return }
        lastUpdateTime = now
        let seconds = (now - startTime) / .seconds(1)
        let rate = Double(done) / seconds
        let remainingSeconds = Int((Double(total - done) / rate).rounded(.up))
        let status = String(
            format: "%d %%, frame %d of %d, %.0f frames per second, %d:%02d left", done * 100 / total, done, total, rate,
            remainingSeconds / 60,
            remainingSeconds % 60)
        if isTerminal {
            isBarShown = true
            let width = 24
            let filled = done * width / total
            write("\r\(label) \(String(repeating: "━", count: filled))\(String(repeating: "─", count: width - filled)) \(status)\u{1B}[K")
        } else {
            write("\(label): \(status)\n")
        }
    }

    /// Removes the bar.
    func finish() {
        if isBarShown { write("\r\u{1B}[K") }
    }

    private func write(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
