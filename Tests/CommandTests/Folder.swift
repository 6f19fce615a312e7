import Foundation
import Testing

/// An empty folder with the command run in it. It goes when the test is over.
final class Folder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    struct Outcome {
        var code: Int32
        var output: String
        var errors: String
    }

    /// The command lies beside the test runner.
    static let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("flipbook")

    func flipbook(_ words: [String], _ changes: [String: String?] = [:]) throws -> Outcome {
        let process = Process()
        process.executableURL = Self.program
        process.arguments = words
        process.currentDirectoryURL = url
        var environment = ProcessInfo.processInfo.environment
        environment["SDL_VIDEODRIVER"] = "dummy"
        for (name, value) in changes { environment[name] = value }
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        let (output, errors) = (url.appendingPathComponent("out"), url.appendingPathComponent("err"))
        for file in [output, errors] { #expect(FileManager.default.createFile(atPath: file.path, contents: nil)) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return Outcome(
            code: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
            output: try String(contentsOf: output, encoding: .utf8), errors: try String(contentsOf: errors, encoding: .utf8))
    }

    /// One line on standard error that has all of the words, and nothing else.
    func expectComplaint(_ outcome: Outcome, code: Int32, _ words: [String], at location: SourceLocation = #_sourceLocation) {
        #expect(outcome.code == code, sourceLocation: location)
        #expect(outcome.errors.hasPrefix("flipbook: ") && outcome.errors.hasSuffix("\n"), sourceLocation: location)
        #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)", sourceLocation: location)
        for word in words { #expect(outcome.errors.contains(word), "\(outcome.errors)", sourceLocation: location) }
    }

    func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0 != "out" && $0 != "err" }.sorted()
    }

    /// How many frames a film has when it is decoded.
    func frames(in film: String) throws -> Int? {
        let probe = Process()
        probe.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        probe.arguments = [
            "ffprobe", "-v", "error", "-count_frames", "-select_streams", "v", "-show_entries", "stream=nb_read_frames", "-of", "csv=p=0",
            url.appendingPathComponent(film).path,
        ]
        let pipe = Pipe()
        probe.standardOutput = pipe
        try probe.run()
        let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        probe.waitUntilExit()
        return Int(words.trimmingCharacters(in: .whitespacesAndNewlines))
    }
}
