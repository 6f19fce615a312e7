import Foundation

/// Shows the progress of a build on standard error. On a terminal, the progress is one line that changes. Otherwise there is a line at the
/// start, a line for each module of the build of Flipbook itself, and a line each ten seconds.
nonisolated package final class BuildProgress: @unchecked Sendable {
    private let name: String
    /// Whether the line at the start is written. `watch` prints it itself.
    private let hasTitle: Bool
    /// The line about the compilation of Flipbook's modules, which takes minutes, or nil if the user knows that already.
    private let flipbookNote: String?
    /// Called with a text about each step, on the thread that handles the output of the build, or nil.
    private let onStep: (@Sendable (String) -> Void)?
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private let lock = NSLock()
    private var hasStarted = false
    /// Whether `flipbookNote` was written.
    private var hasAnnouncedFlipbook = false
    private var steps = BuildSteps(startTime: BuildProgress.time)
    /// Writes a line during long steps. Nil on a terminal, and after the end of the build.
    private var timer: DispatchSourceTimer?

    private static var time: Double { ProcessInfo.processInfo.systemUptime }

    /// The line about the compilation of Flipbook's modules for the projects of `open` and `test`.
    package static let noteForProjects = "Building Flipbook for projects. This is done once and takes a few minutes."

    package init(_ name: String, hasTitle: Bool = true, flipbookNote: String? = nil, onStep: (@Sendable (String) -> Void)? = nil) {
        (self.name, self.hasTitle, self.flipbookNote, self.onStep) = (name, hasTitle, flipbookNote, onStep)
        guard !isTerminal else { return }
        let timer = DispatchSource.makeTimerSource(queue: DispatchQueue.global())
        timer.schedule(deadline: .now() + BuildSteps.lineInterval, repeating: BuildSteps.lineInterval)
        timer.setEventHandler { [weak self] in self?.handleTimer() }
        timer.resume()
        self.timer = timer
    }

    /// Handles a line of the output of `swift build`, such as `[12/40] Compiling UIKit UIView.swift`.
    package func handle(_ line: String) {
        lock.lock()
        defer { lock.unlock() }
        guard steps.handle(line) else { return }
        onStep?(steps.windowText)
        let isFlipbook = ["Compiling UIKit ", "Compiling FlipbookKit ", "Compiling FlipbookRaster "].contains { steps.action.hasPrefix($0) }
        if isFlipbook, !hasAnnouncedFlipbook, let flipbookNote {
            hasAnnouncedFlipbook = true
            write("\(isTerminal ? "\r\u{1B}[K" : "")\(flipbookNote)\n")
        }
        if isTerminal {
            write("\r\(steps.text(name))\u{1B}[K")
        } else if !hasStarted, hasTitle {
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
    package func finish() {
        lock.lock()
        defer { lock.unlock() }
        timer?.cancel()
        timer = nil
        if isTerminal, hasStarted { write("\r\u{1B}[K") }
    }

    private func write(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
