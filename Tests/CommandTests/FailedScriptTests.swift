import Foundation
import Testing

/// The commands that show why a script fails. They write the requested file, and then report the failures.
@Suite struct FailedScriptTests {
    private let testFolder: TestFolder

    init() throws { testFolder = try TestFolder() }

    private static let commands = [
        ["trace", "-o", "a.csv"], ["trace", "--until", "1.5", "-o", "a.png"], ["filmstrip", "--scale", "0.2", "-o", "a.png"],
        ["timeline", "-o", "a.json"], ["timeline", "-o", "a.png"], ["snapshot", "--at", "1.2", "--scale", "0.3", "-o", "a.png"],
        ["accessibility", "--at", "1.2", "-o", "a.txt"],
    ]

    /// The commands, each in one format. One format suffices, because the command uses the format only after it has played the script.
    private static let distinctCommands = [0, 2, 3, 5, 6].map { commands[$0] }

    /// Plays a script with a command. Returns the result and the written file.
    private func play(_ command: [String], _ script: String) async throws -> (result: TestFolder.CommandResult, file: Data?) {
        try Data(script.utf8).write(to: testFolder.url.appendingPathComponent("a.script"))
        let file = testFolder.url.appendingPathComponent(command[command.count - 1])
        try? FileManager.default.removeItem(at: file)
        let result = try await testFolder.runFlipbook([command[0], "red-square", "--script", "a.script"] + command.dropFirst())
        return (result, try? Data(contentsOf: file))
    }

    @Test(arguments: commands) func outputIsWrittenIfAnExpectationIsNotMet(_ command: [String]) async throws {
        let (start, rest) = ("wait 0.3\n", "wait 0.4\ntap (101, 202)\nwait 0.7\n")
        let failed = try await play(command, start + "expect \"red-square\" position.x is 71\n" + rest)
        testFolder.expectError(
            failed.result, exitCode: 1, ["flipbook \(command[0]): a.script:2:1: position.x of \"red-square\" is ", ", not 71"])
        // The steps after the failed expectation are played, so the file is the same as without the expectation.
        let plain = try await play(command, start + rest)
        #expect(plain.result.exitCode == 0, "\(plain.result.errors)")
        #expect(failed.file != nil && failed.file == plain.file)
    }

    /// Returns a command for a script that does not fail, whose output is that of `command` for a script that fails after `seconds`. A
    /// filmstrip ends at the failure: its frames are evenly spread from the start to the failure.
    private func expectedCommand(_ command: [String], failureAt seconds: Double) -> [String] {
        guard command[0] == "filmstrip" else { return command }
        let last = (seconds * 60).rounded()
        let count = min(8, Int(last) + 1)
        let times = (0..<count).map { String(format: "%.6f", (last * Double($0) / Double(max(count - 1, 1))).rounded() / 60) }
        return [command[0], "--at", times.joined(separator: ",")] + command.dropFirst()
    }

    @Test(arguments: distinctCommands) func stepThatCannotBePerformedEndsTheScriptAndTheOutputIsWritten(_ command: [String]) async throws {
        let start = "wait 0.3\n"
        let failed = try await play(command, start + "wait for \"Done\" within 0.2\ntap \"Done\"\ntap (101, 202)\nwait 0.7\n")
        let lines = failed.result.errors.split(separator: "\n")
        #expect(failed.result.exitCode == 1 && lines.count == 2, "\(failed.result.errors)")
        for (line, place) in zip(lines, ["2:10: ", "3:5: "]) {
            #expect(line.hasPrefix("flipbook \(command[0]): a.script:\(place)") && line.contains("\"Done\""), "\(line)")
        }
        let plain = try await play(expectedCommand(command, failureAt: 0.5), start + "wait 0.2\n")
        #expect(plain.result.exitCode == 0, "\(plain.result.errors)")
        #expect(failed.file != nil && failed.file == plain.file)
    }

    /// A script with changes of timings is first played without these changes. The step `tap` fails in this first playback too.
    @Test(arguments: distinctCommands) func outputOfAFailedScriptWithTimingsIsWritten(_ command: [String]) async throws {
        let (start, missing) = ("timing \"red-square\" position duration 1.4\n", "timing \"red-square\" position 9 delay 0.2\n")
        // The step `missing` names a ninth animation, which does not exist, so the step changes no timing.
        let plain = try await play(expectedCommand(command, failureAt: 0), start)
        #expect(plain.result.exitCode == 0, "\(plain.result.errors)")
        for (timings, line) in [(start, 2), (start + missing, 3)] {
            let failed = try await play(command, timings + "tap \"nowhere\"\n")
            testFolder.expectError(
                failed.result, exitCode: 1, ["flipbook \(command[0]): a.script:\(line):5: nothing on the screen is called \"nowhere\""])
            #expect(failed.file != nil && failed.file == plain.file)
        }
    }

    /// The step `tap` fails at 0.5 s.
    @Test(arguments: [
        ("0.1,0.5,0.7,3", "0.1,0.5", "2 frames", "from 0.1 to 0.5 s; 2 times after the failure at 0.5 s are left out"),
        ("0.2,0.4,0.6", "0.2,0.4", "2 frames", "from 0.2 to 0.4 s; 1 time after the failure at 0.5 s is left out"),
        ("0.8,2", "0.5", "1 frame", "at 0.5 s; the failure at 0.5 s is shown instead of 2 later times"),
        ("0.3,0.45", "0.3,0.45", "2 frames", "from 0.3 to 0.45 s"),
    ]) func requestedTimesAfterTheFailureAreLeftOut(_ times: String, _ shown: String, _ frames: String, _ text: String) async throws {
        let (command, script) = (["filmstrip", "--scale", "0.2", "-o", "a.png", "--at"], "wait 0.3\nwait 0.2\n")
        try Data((script + "tap \"Done\"\nwait 0.7\n").utf8).write(to: testFolder.url.appendingPathComponent("b.script"))
        let failed = try await testFolder.runFlipbook(
            ["filmstrip", "red-square", "--script", "b.script"] + command.dropFirst() + [times])
        let file = try Data(contentsOf: testFolder.url.appendingPathComponent("a.png"))
        #expect(failed.output.hasPrefix("a.png: \(frames) in ") && failed.output.hasSuffix(", \(text)\n"), "\(failed.output)")
        // The script is not played up to the step if all times are earlier.
        if times == shown {
            #expect(failed.exitCode == 0 && failed.errors.isEmpty, "\(failed.errors)")
        } else {
            testFolder.expectError(failed, exitCode: 1, ["b.script:3:5: "])
        }
        let plain = try await play(["filmstrip", "--at", shown, "--scale", "0.2", "-o", "c.png"], script)
        #expect(plain.result.exitCode == 0 && plain.file == file, "\(plain.result.errors)")
    }

    @Test func printedTraceIsComplete() async throws {
        let script = "wait 0.3\nexpect \"red-square\" position.x is 71\nwait 0.4\n"
        try Data(script.utf8).write(to: testFolder.url.appendingPathComponent("a.script"))
        let arguments = ["trace", "red-square", "--at", "0.1,0.9", "--only", "position.x"]
        let result = try await testFolder.runFlipbook(arguments + ["--script", "a.script"])
        testFolder.expectError(result, exitCode: 1, ["a.script:2:1: "])
        #expect(try await testFolder.runFlipbook(arguments).output == result.output)
        #expect(result.output.contains("0.900"), "\(result.output)")
    }

    /// Unlike the commands above, `record` writes no file if a step cannot be performed.
    @Test func replayAndRecordStopAtAStepThatCannotBePerformed() async throws {
        let script = "wait 0.1\ntap \"nowhere\"\n"
        for command in [["record", "-o", "a.apng", "--scale", "0.2"], ["record", "--range", "0..20", "-o", "a.apng", "--scale", "0.2"]] {
            try Data(script.utf8).write(to: testFolder.url.appendingPathComponent("a.script"))
            let result = try await testFolder.runFlipbook([command[0], "red-square", "--script", "a.script"] + command.dropFirst())
            testFolder.expectError(result, exitCode: 1, ["a.script:2:5"])
            #expect(try testFolder.fileNames() == ["a.script"])
        }
        testFolder.expectError(
            try await testFolder.runFlipbook(["replay", "a.script", "--scene", "red-square"]), exitCode: 1, ["a.script:2:5"])
    }
}
