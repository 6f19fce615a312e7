import Foundation

/// Shows the progress of a build on standard error. On a terminal, the progress is one line that changes. Otherwise there is a line at the
/// start, a line for each module of the build of Flipbook itself, and a line each ten seconds.
nonisolated final class BuildProgress: @unchecked Sendable {
    private let name: String
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private let lock = NSLock()
    private var hasStarted = false
    /// Whether the message about the compilation of Flipbook's modules, which takes minutes, was written.
    private var hasAnnouncedFlipbook = false
    private var steps = BuildSteps(startTime: BuildProgress.time)
    /// Writes a line during long steps. Nil on a terminal, and after the end of the build.
    private var timer: DispatchSourceTimer?

    private static var time: Double { ProcessInfo.processInfo.systemUptime }

    init(_ name: String) {
        self.name = name
        guard !isTerminal else { return }
        let timer = DispatchSource.makeTimerSource(queue: DispatchQueue.global())
        timer.schedule(deadline: .now() + BuildSteps.lineInterval, repeating: BuildSteps.lineInterval)
        timer.setEventHandler { [weak self] in self?.handleTimer() }
        timer.resume()
        self.timer = timer
    }

    /// Handles a line of the output of `swift build`, such as `[12/40] Compiling UIKit UIView.swift`.
    func handle(_ line: String) {
        lock.lock()
        defer { lock.unlock() }
        guard steps.handle(line) else { return }
        let isFlipbook = ["Compiling UIKit ", "Compiling FlipbookKit ", "Compiling FlipbookRaster "].contains { steps.action.hasPrefix($0) }
        if isFlipbook, !hasAnnouncedFlipbook {
            hasAnnouncedFlipbook = true
            write("\(isTerminal ? "\r\u{1B}[K" : "")Building Flipbook for projects. This is done once and takes a few minutes.\n")
        }
        if isTerminal {
            write("\r\(steps.text(name))\u{1B}[K")
        } else if !hasStarted {
            write("Building \(name)\n")
        }
        hasStarted = true
        if !isTerminal { writeLineIfDue() }
    }

    private func handleTimer() {
        lock.lock()
        defer { lock.unlock() }
        if timer != nil { writeLineIfDue() }
    }

    private func writeLineIfDue() { if let line = steps.line(at: Self.time) { write(line + "\n") } }

    /// Removes the line on the terminal, and ends the lines about long steps.
    func finish() {
        lock.lock()
        defer { lock.unlock() }
        timer?.cancel()
        timer = nil
        if isTerminal, hasStarted { write("\r\u{1B}[K") }
    }

    private func write(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
