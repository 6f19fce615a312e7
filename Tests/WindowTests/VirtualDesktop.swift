import CoreGraphics
import Foundation
import Testing

/// A virtual X display (Xvfb) with the command's window, operated with a simulated mouse and keyboard (xdotool).
@MainActor final class VirtualDesktop {
    /// The names of the required programs that are not installed.
    nonisolated static let missingPrograms = ["Xvfb", "xdotool", "xwd"].filter { find($0) == nil }

    /// Whether the window tests run. In debug builds they take minutes, so they run only if `FLIPBOOK_WINDOWS` is set.
    nonisolated static var isEnabled: Bool {
        #if DEBUG
        ProcessInfo.processInfo.environment["FLIPBOOK_WINDOWS"] != nil
        #else
        true
        #endif
    }

    private let server: Process
    private let program: Process
    private let display: String
    /// The folder with the settings of the command.
    let settings = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)")
    private var window = ""
    private var errorFile: URL { settings.appendingPathComponent("errors") }

    /// The maximum number of screenshots until the window shows the expected image. The limit is not a duration, because
    /// screenshots also take longer on a busy machine.
    private static let maximumAttempts = 600

    init(_ arguments: [String]) async throws {
        server = Process()
        let displayNumber = Pipe()
        let tool: URL = try #require(Self.find("Xvfb"))
        server.executableURL = tool
        // Without -noreset the server resets whenever its last client disconnects. A client that has just connected would lose
        // its connection.
        server.arguments = ["-displayfd", "1", "-screen", "0", "800x900x24", "-nolisten", "tcp", "-noreset"]
        server.standardOutput = displayNumber
        server.standardError = FileHandle.nullDevice
        try server.run()
        // The server writes its display number when it is ready.
        display =
            ":"
            + String(decoding: displayNumber.fileHandleForReading.availableData, as: UTF8.self).trimmingCharacters(
                in: .whitespacesAndNewlines)
        program = Process()
        // The command is in the same folder as the test runner.
        program.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("flipbook")
        program.arguments = arguments
        var environment = ProcessInfo.processInfo.environment
        (environment["DISPLAY"], environment["SDL_VIDEODRIVER"]) = (display, "x11")
        environment["XDG_CONFIG_HOME"] = settings.path
        program.environment = environment
        program.standardOutput = FileHandle.nullDevice
        try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
        try Data().write(to: errorFile)
        program.standardError = try FileHandle(forWritingTo: errorFile)
        do { try await open() } catch {
            close()
            throw error
        }
    }

    /// Starts the command, waits for its window and gives it the keyboard focus.
    private func open() async throws {
        try program.run()
        for _ in 0..<(Self.maximumAttempts * 20) where program.isRunning && window.isEmpty {
            let found = try await run("xdotool", ["search", "--onlyvisible", "--name", "Flipbook"])
            window = found.split(separator: "\n").first.map(String.init) ?? ""
        }
        let end = program.isRunning ? "" : ", and the command has ended"
        try #require(!window.isEmpty, "no window has appeared on the display \(display)\(end)")
        _ = try await run("xdotool", ["windowfocus", "--sync", window])
    }

    func close() {
        try? FileManager.default.removeItem(at: settings)
        // SIGKILL is necessary: a process started by a test may ignore other signals.
        for process in [program, server] where process.isRunning {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
    }

    // MARK: - The display

    /// Ends the X server while the window is open. Returns the exit code of the command and its error lines.
    func endDisplay() async throws -> (code: Int32, errors: [String]) {
        kill(server.processIdentifier, SIGKILL)
        let program = program
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                program.waitUntilExit()
                continuation.resume()
            }
        }
        let errors = String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
        return (program.terminationReason == .exit ? program.terminationStatus : -1, errors.split(separator: "\n").map(String.init))
    }

    // MARK: - Mouse and keys

    func click(_ point: CGPoint) async throws { try await runXdotool(moveArguments(to: point) + ["click", "1"]) }
    /// Presses the mouse button and turns the wheel. Negative notches increase the force of the touch.
    func press(_ point: CGPoint, wheelNotches: Int) async throws {
        try await runXdotool(moveArguments(to: point) + ["mousedown", "1"] + wheelClicks(wheelNotches))
    }
    func turnWheel(_ notches: Int) async throws { try await runXdotool(wheelClicks(notches)) }
    func release() async throws { try await runXdotool(["mouseup", "1"]) }

    func drag(_ start: CGPoint, _ end: CGPoint) async throws {
        let moves = (1...10).flatMap { step -> [String] in
            let fraction = CGFloat(step) / 10
            return moveArguments(to: CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
        }
        try await runXdotool(moveArguments(to: start) + ["mousedown", "1"] + moves + ["mouseup", "1"])
    }

    /// Turns the wheel. Positive notches scroll down.
    func scroll(_ point: CGPoint, notches: Int) async throws { try await runXdotool(moveArguments(to: point) + wheelClicks(notches)) }
    func key(_ name: String) async throws { try await runXdotool(["key", name]) }
    func type(_ text: String) async throws { try await runXdotool(["type", text]) }

    private func wheelClicks(_ notches: Int) -> [String] {
        Array(repeating: ["click", notches > 0 ? "5" : "4"], count: abs(notches)).flatMap(\.self)
    }

    private func moveArguments(to point: CGPoint) -> [String] { ["mousemove", "--window", window, "\(Int(point.x))", "\(Int(point.y))"] }
    private func runXdotool(_ arguments: [String]) async throws { _ = try await run("xdotool", arguments) }

    // MARK: - Screenshots

    /// Takes screenshots until one is as expected. Returns false if none is.
    func eventuallyShows(_ isExpected: (Bitmap) -> Bool) async throws -> Bool {
        for _ in 0..<Self.maximumAttempts where program.isRunning {
            if let screenshot = try await takeScreenshot(), isExpected(screenshot) { return true }
        }
        return false
    }

    /// Returns the pixels of the window from an X window dump, whose header describes the pixel format. Nil if the format is not
    /// supported.
    func takeScreenshot() async throws -> Bitmap? {
        let bytes = [UInt8](try await output("xwd", ["-silent", "-id", window]))
        func headerField(_ index: Int) -> Int { bytes[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) } }
        guard bytes.count > 100, headerField(11) == 32 else { return nil }
        let (width, height, bytesPerRow, start) = (headerField(4), headerField(5), headerField(12), headerField(0) + headerField(19) * 12)
        guard bytes.count >= start + bytesPerRow * height else { return nil }
        var screenshot = Bitmap(width: width, height: height)
        screenshot.withUnsafeMutableWords { words in
            for y in 0..<height {
                for x in 0..<width {
                    let offset = start + y * bytesPerRow + x * 4
                    words[y * width + x] =
                        0xFF00_0000 | UInt32(bytes[offset + 2]) << 16 | UInt32(bytes[offset + 1]) << 8 | UInt32(bytes[offset])
                }
            }
        }
        return screenshot
    }

    // MARK: - Programs

    nonisolated static func find(_ name: String) -> URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    private func run(_ name: String, _ arguments: [String]) async throws -> String {
        String(decoding: try await output(name, arguments), as: UTF8.self)
    }

    /// Returns the output of a program. The wait for its end is on a thread of its own, so that the other tests of the main actor continue.
    private func output(_ name: String, _ arguments: [String]) async throws -> Data {
        let process = Process()
        let tool: URL = try #require(Self.find(name))
        process.executableURL = tool
        process.arguments = arguments
        var environment = ProcessInfo.processInfo.environment
        environment["DISPLAY"] = display
        process.environment = environment
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        return await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                let data = pipe.fileHandleForReading.readDataToEndOfFile()
                process.waitUntilExit()
                continuation.resume(returning: data)
            }
        }
    }
}
