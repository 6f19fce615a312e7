import Foundation

/// Reports the progress of a long task on standard error: as a bar on a terminal, otherwise as a line every few seconds.
final class ProgressReporter {
    private let label: String
    /// The number of steps. It can change while it is only an estimate.
    var total: Int
    /// The name of a step, such as `frame`.
    private let noun: String
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private let startTime = ContinuousClock.now
    private var lastUpdateTime = ContinuousClock.now
    private var isBarShown = false

    /// The time in seconds between two lines if standard error is not a terminal. Tests that wait for the first line shorten it.
    private static let logInterval = ProcessInfo.processInfo.environment["FLIPBOOK_PROGRESS_INTERVAL"].flatMap(Double.init) ?? 5

    init(_ label: String, _ total: Int, noun: String = "frame") {
        self.label = label
        self.total = total
        self.noun = noun
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
        let progress = "\(done * 100 / total) %, \(noun) \(done) of \(total)"
        let speed = String(format: "%.0f \(noun)s per second, %d:%02d left", rate, remainingSeconds / 60, remainingSeconds % 60)
        let status = "\(progress), \(speed)"
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
