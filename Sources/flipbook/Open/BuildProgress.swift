import Foundation

/// Shows the progress of a build on standard error. On a terminal, the progress is one line that changes. Otherwise there is a line at the
/// start, and a line for each module of the build of Flipbook itself.
nonisolated final class BuildProgress: @unchecked Sendable {
    private let name: String
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private let lock = NSLock()
    private var hasStarted = false
    /// Whether the message about the compilation of Flipbook's modules, which takes minutes, was written.
    private var hasAnnouncedFlipbook = false
    private var steps = BuildSteps()

    init(_ name: String) { self.name = name }

    /// Handles a line of the output of `swift build`, such as `[12/40] Compiling UIKit UIView.swift`.
    func handle(_ line: String) {
        lock.lock()
        defer { lock.unlock() }
        guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return }
        let action = line[line.index(after: end)...].trimmingCharacters(in: .whitespaces)
        let isFlipbook = ["Compiling UIKit ", "Compiling FlipbookKit ", "Compiling FlipbookRaster "].contains { action.hasPrefix($0) }
        if isFlipbook, !hasAnnouncedFlipbook {
            hasAnnouncedFlipbook = true
            write("\(isTerminal ? "\r\u{1B}[K" : "")Building Flipbook for projects. This is done once and takes a few minutes.\n")
        }
        if isTerminal {
            write("\rBuilding \(name) \(line[...end]) \(action.prefix(60))\u{1B}[K")
        } else if !hasStarted {
            write("Building \(name)\n")
        }
        hasStarted = true
        if !isTerminal, hasAnnouncedFlipbook, let text = steps.line(step: line[..<end], action: action) { write(text + "\n") }
    }

    /// Removes the line on the terminal.
    func finish() {
        lock.lock()
        defer { lock.unlock() }
        if isTerminal, hasStarted { write("\r\u{1B}[K") }
    }

    private func write(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
