import CoreGraphics
import Foundation
import Testing

/// A screen of its own (Xvfb) with the command's window on it, worked by a real mouse and real keys (xdotool).
final class Desktop {
    /// What is needed and not here.
    static let missing = ["Xvfb", "xdotool", "xwd"].filter { find($0) == nil }

    /// In a debug build animations take minutes; it is worked only if somebody asks for it.
    static var isQuick: Bool {
        #if DEBUG
        ProcessInfo.processInfo.environment["FLIPBOOK_WINDOWS"] != nil
        #else
        true
        #endif
    }

    private let server: Process
    private let program: Process
    private let display: String
    private let settings = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)")
    private var window = ""

    /// How many times is looked whether something is as it should be: a machine that is busy with other things looks more slowly, too.
    private static let looks = 600

    init(_ words: [String]) throws {
        server = Process()
        let number = Pipe()
        let tool: URL = try #require(Self.find("Xvfb"))
        server.executableURL = tool
        // Without -noreset it would begin anew, and cut off who has just come, whenever nobody is connected.
        server.arguments = ["-displayfd", "1", "-screen", "0", "800x900x24", "-nolisten", "tcp", "-noreset"]
        server.standardOutput = number
        server.standardError = FileHandle.nullDevice
        try server.run()
        // It says its number when it is ready.
        display =
            ":" + String(decoding: number.fileHandleForReading.availableData, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        program = Process()
        // The command lies beside the test runner.
        program.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("flipbook")
        program.arguments = words
        var environment = ProcessInfo.processInfo.environment
        (environment["DISPLAY"], environment["SDL_VIDEODRIVER"]) = (display, "x11")
        environment["XDG_CONFIG_HOME"] = settings.path
        program.environment = environment
        program.standardOutput = FileHandle.nullDevice
        do { try open() } catch {
            close()
            throw error
        }
    }

    private func open() throws {
        try program.run()
        for _ in 0..<(Self.looks * 20) where program.isRunning && window.isEmpty {
            let found = try run("xdotool", ["search", "--onlyvisible", "--name", "Flipbook"])
            window = found.split(separator: "\n").first.map(String.init) ?? ""
        }
        let end = program.isRunning ? "" : ", and the command has ended"
        try #require(!window.isEmpty, "no window has come on \(display)\(end)")
        _ = try run("xdotool", ["windowfocus", "--sync", window])
    }

    func close() {
        try? FileManager.default.removeItem(at: settings)
        // What a test starts may have been told to ignore a polite word.
        for process in [program, server] where process.isRunning {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
    }

    // MARK: - Mouse and keys

    func click(_ point: CGPoint) throws { try act(move(point) + ["click", "1"]) }
    /// Down, and the wheel at once; turned away it presses harder.
    func down(_ point: CGPoint, turning notches: Int) throws { try act(move(point) + ["mousedown", "1"] + wheel(notches)) }
    func turn(_ notches: Int) throws { try act(wheel(notches)) }
    func up() throws { try act(["mouseup", "1"]) }

    func drag(_ start: CGPoint, _ end: CGPoint) throws {
        let way = (1...10).flatMap { step -> [String] in
            let part = CGFloat(step) / 10
            return move(CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        try act(move(start) + ["mousedown", "1"] + way + ["mouseup", "1"])
    }

    /// Notches of the wheel, towards what lies further down.
    func wheel(_ point: CGPoint, _ notches: Int) throws { try act(move(point) + wheel(notches)) }
    func key(_ name: String) throws { try act(["key", name]) }
    func type(_ text: String) throws { try act(["type", text]) }

    private func wheel(_ notches: Int) -> [String] {
        Array(repeating: ["click", notches > 0 ? "5" : "4"], count: abs(notches)).flatMap(\.self)
    }

    private func move(_ point: CGPoint) -> [String] { ["mousemove", "--window", window, "\(Int(point.x))", "\(Int(point.y))"] }
    private func act(_ words: [String]) throws { _ = try run("xdotool", words) }

    // MARK: - Looking

    /// Looks again and again until what is seen is as it should be; false if it never is.
    func shows(_ isRight: (Bitmap) -> Bool) throws -> Bool {
        for _ in 0..<Self.looks where program.isRunning {
            if let picture = try picture(), isRight(picture) { return true }
        }
        return false
    }

    /// The window's pixels, from a dump whose header says how they lie.
    func picture() throws -> Bitmap? {
        let dump = [UInt8](try output("xwd", ["-silent", "-id", window]))
        func number(_ index: Int) -> Int { dump[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) } }
        guard dump.count > 100, number(11) == 32 else { return nil }
        let (width, height, row, start) = (number(4), number(5), number(12), number(0) + number(19) * 12)
        guard dump.count >= start + row * height else { return nil }
        var picture = Bitmap(width: width, height: height)
        picture.withUnsafeMutableWords { words in
            for y in 0..<height {
                for x in 0..<width {
                    let at = start + y * row + x * 4
                    words[y * width + x] = 0xFF00_0000 | UInt32(dump[at + 2]) << 16 | UInt32(dump[at + 1]) << 8 | UInt32(dump[at])
                }
            }
        }
        return picture
    }

    // MARK: - Programs

    private static func find(_ name: String) -> URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    private func run(_ name: String, _ words: [String]) throws -> String { String(decoding: try output(name, words), as: UTF8.self) }

    private func output(_ name: String, _ words: [String]) throws -> Data {
        let process = Process()
        let tool: URL = try #require(Self.find(name))
        process.executableURL = tool
        process.arguments = words
        var environment = ProcessInfo.processInfo.environment
        environment["DISPLAY"] = display
        process.environment = environment
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return data
    }
}
