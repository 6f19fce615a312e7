import Foundation
import Testing

/// An empty folder in which the command runs. It is removed after the test.
final class TestFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { for folder in [url, configuration] { try? FileManager.default.removeItem(at: folder) } }

    /// The folder of the settings, beside this one, so that a test does not change the settings of the user.
    var configuration: URL { URL(fileURLWithPath: url.path + "-config") }

    /// The exit code and the output of a finished command. The exit code is the negative signal number if a signal ended the
    /// process.
    struct CommandResult {
        var exitCode: Int32
        var output: String
        var errors: String
    }

    /// The executable of the command. It is in the same folder as the test runner.
    static let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("flipbook")

    /// Returns a process that will run a program in this folder. A nil value in `environmentChanges` removes a variable.
    func makeProcess(
        _ arguments: [String], program: URL = TestFolder.program, environmentChanges: [String: String?] = [:]
    ) -> Process {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = url
        var environment = ProcessInfo.processInfo.environment
        environment["SDL_VIDEODRIVER"] = "dummy"
        environment["XDG_CONFIG_HOME"] = configuration.path
        // The lines about the progress depend on the speed of the machine.
        environment["FLIPBOOK_PROGRESS_INTERVAL"] = "100000"
        for (name, value) in environmentChanges { environment[name] = value }
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        return process
    }

    /// Runs the command in this folder. A nil value in `environmentChanges` removes a variable.
    func runFlipbook(_ arguments: [String], environmentChanges: [String: String?] = [:]) async throws -> CommandResult {
        try await run(makeProcess(arguments, environmentChanges: environmentChanges))
    }

    /// Runs a line of shell commands in this folder. In it, `"$@"` is the command and its arguments.
    func runShell(_ line: String, _ arguments: [String]) async throws -> CommandResult {
        try await run(makeProcess(["-c", line, "sh", Self.program.path] + arguments, program: URL(fileURLWithPath: "/bin/sh")))
    }

    /// Writes a program for the tests that replace ffmpeg, and returns the value of `PATH` with which it is found.
    func writeProgram(_ name: String, _ script: String) throws -> String {
        let bin = url.appendingPathComponent("bin")
        try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
        let file = bin.appendingPathComponent(name)
        try Data(script.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        return bin.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    }

    /// Runs a process in this folder. The other tests continue meanwhile.
    ///
    /// The method does not call `Process.waitUntilExit()`, which uses the whole processor on a thread whose run loop has no source.
    func run(_ process: Process) async throws -> CommandResult {
        let (output, errors) = (url.appendingPathComponent("out"), url.appendingPathComponent("err"))
        for file in [output, errors] { #expect(FileManager.default.createFile(atPath: file.path, contents: nil)) }
        await CommandSlots.shared.take()
        do {
            // The files are open only while the process runs. With more than 1,300 open files, Foundation crashes when it starts a process.
            let handles = try [output, errors].map { try FileHandle(forWritingTo: $0) }
            defer { for handle in handles { try? handle.close() } }
            (process.standardOutput, process.standardError) = (handles[0], handles[1])
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                process.terminationHandler = { _ in continuation.resume() }
                do { try process.run() } catch {
                    process.terminationHandler = nil
                    continuation.resume(throwing: error)
                }
            }
        } catch {
            await CommandSlots.shared.release()
            throw error
        }
        await CommandSlots.shared.release()
        return CommandResult(
            exitCode: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
            output: try String(contentsOf: output, encoding: .utf8), errors: try String(contentsOf: errors, encoding: .utf8))
    }

    /// Expects an exit code and exactly one line on standard error, which contains all fragments.
    func expectError(_ result: CommandResult, exitCode: Int32, _ fragments: [String], at location: SourceLocation = #_sourceLocation) {
        #expect(result.exitCode == exitCode, sourceLocation: location)
        // The line begins with the command, such as "flipbook record: ".
        let command = result.errors.prefix { $0 != ":" }
        #expect(command.split(separator: " ").first == "flipbook" && command.split(separator: " ").count <= 2, sourceLocation: location)
        #expect(result.errors.hasSuffix("\n"), sourceLocation: location)
        #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)", sourceLocation: location)
        for fragment in fragments { #expect(result.errors.contains(fragment), "\(result.errors)", sourceLocation: location) }
    }

    /// Returns the sorted names of the files in the folder, except the files with the output of the command.
    func fileNames() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0 != "out" && $0 != "err" }.sorted()
    }

    /// Returns the number of frames of a video, counted by decoding it.
    func frameCount(of video: String) throws -> Int? {
        Int(try probe(video, "-count_frames", "-select_streams", "v", "-show_entries", "stream=nb_read_frames"))
    }

    /// Returns the duration of a video in seconds, which is that of its longest track. Chapters are a track.
    func duration(of video: String) throws -> Double? { Double(try probe(video, "-show_entries", "format=duration")) }

    private func probe(_ video: String, _ arguments: String...) throws -> String {
        let probe = Process()
        probe.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        probe.arguments = ["ffprobe", "-v", "error"] + arguments + ["-of", "csv=p=0", url.appendingPathComponent(video).path]
        let pipe = Pipe()
        probe.standardOutput = pipe
        try probe.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        probe.waitUntilExit()
        return output.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
