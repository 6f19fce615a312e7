import Foundation

/// How far a long job is: a bar on a terminal, else a line now and then.
final class Progress {
    private let label: String
    private let total: Int
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private let begin = ContinuousClock.now
    private var shown = ContinuousClock.now
    private var isBarShown = false

    /// Seconds between two lines that stay.
    private static let pause = 5.0

    init(_ label: String, _ total: Int) {
        self.label = label
        self.total = total
    }

    func update(_ done: Int) {
        let now = ContinuousClock.now
        let since = (now - shown) / .seconds(1)
        guard since > (isTerminal ? 0.1 : Self.pause) else { return }
        shown = now
        let seconds = (now - begin) / .seconds(1)
        let rate = Double(done) / seconds
        let left = Int((Double(total - done) / rate).rounded(.up))
        let words = String(
            format: "%d %%, frame %d of %d, %.0f a second, %d:%02d left", done * 100 / total, done, total, rate, left / 60, left % 60)
        if isTerminal {
            isBarShown = true
            let width = 24
            let full = done * width / total
            say("\r\(label) \(String(repeating: "━", count: full))\(String(repeating: "─", count: width - full)) \(words)\u{1B}[K")
        } else {
            say("\(label): \(words)\n")
        }
    }

    /// The bar makes room for what is said at the end.
    func finish() {
        if isBarShown { say("\r\u{1B}[K") }
    }

    private func say(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
