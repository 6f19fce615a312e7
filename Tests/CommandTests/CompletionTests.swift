import Foundation
import Testing

/// The completions of shells. The test calls those of bash. It checks the syntax of those of zsh and fish if the shells are installed.
@Suite struct CompletionTests {
    private let testFolder: TestFolder

    init() throws { testFolder = try TestFolder() }

    private func script(_ shell: String) async throws -> String {
        let result = try await testFolder.runFlipbook(["completions", shell])
        #expect(result.exitCode == 0 && result.errors.isEmpty, "\(result.errors)")
        return result.output
    }

    /// Returns the completions that bash offers for the last word of a command line.
    private func complete(_ words: String...) async throws -> [String] {
        // Calls the function as bash does, and prints the completions. The program is found on the PATH.
        let list = words.map { "'\($0)'" }.joined(separator: " ")
        let script = """
            source <("$1" completions bash)
            PATH="${1%/*}:$PATH"
            COMP_WORDS=(flipbook \(list)); COMP_CWORD=\(words.count); _flipbook
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let result = try await testFolder.run(
            testFolder.makeProcess(["-c", script, "bash", TestFolder.program.path], program: URL(fileURLWithPath: "/bin/bash")))
        #expect(result.exitCode == 0 && result.errors.isEmpty, "\(result.errors)")
        return result.output.split(separator: "\n").map(String.init)
    }

    @Test func bashCompletesCommandsOptionsScenesAndFiles() async throws {
        #expect(try await complete("re") == ["record", "replay"])
        #expect(try await complete("help", "comp") == ["completions"])
        // After `help`, the completions contain the topics of the help, but not the command `help`, which has no help of its own.
        #expect(try await complete("help", "sc") == ["scripts", "scenes"])
        #expect(try await complete("help", "he").isEmpty)
        #expect(try await complete("--dem") == ["--demo"])
        let recordOptions = [
            "--script", "--snapshots", "--seconds", "--scale", "--size", "--slow", "--subtitles", "--show", "--skip-stills", "--share",
        ]
        #expect(try await complete("record", "--s") == recordOptions)
        #expect(try await complete("run", "red") == ["red-square"])
        #expect(try await complete("smoke", "login", "red") == ["red-square"])
        #expect(try await complete("replay", "a.script", "--scene", "log") == ["login"])
        #expect(try await complete("completions", "z") == ["zsh"])
        #expect(try await complete("record", "login", "--background", "p") == ["paper"])
        #expect(try await complete("record", "login", "--background", "n") == ["none"])
        #expect(try await complete("run", "login", "--seconds", "re").isEmpty)
        try Data().write(to: testFolder.url.appendingPathComponent("my tour.script"))
        try FileManager.default.createDirectory(at: testFolder.url.appendingPathComponent("my shots"), withIntermediateDirectories: true)
        #expect(try await complete("run", "login", "--script", "my t") == ["my tour.script"])
        #expect(try await complete("run", "login", "--script", "=", "my t") == ["my tour.script"])
        #expect(try await complete("run", "login", "--snapshots", "my") == ["my shots"])
        // The scene `list` is not the command `list`.
        #expect(try await complete("run", "list", "--na").isEmpty)
    }

    @Test func scriptsAreValid() async throws {
        for shell in ["bash", "zsh", "fish"] {
            let text = try await script(shell)
            #expect(text.contains("list --names") && text.contains("filmstrip") && text.contains("profile"))
            let path = ["/bin", "/usr/bin", "/usr/local/bin"].map { "\($0)/\(shell)" }
                .first { FileManager.default.isExecutableFile(atPath: $0) }
            guard let path else { continue }
            let file = testFolder.url.appendingPathComponent("completion")
            try Data(text.utf8).write(to: file)
            let result = try await testFolder.run(testFolder.makeProcess(["-n", file.path], program: URL(fileURLWithPath: path)))
            #expect(result.exitCode == 0 && result.errors.isEmpty, "\(shell): \(result.errors)")
        }
    }

    /// The completions of `help` in fish and zsh. The test reads their scripts, because the shells may not be installed.
    @Test func subjectsOfHelpAreCompletedInEachShell() async throws {
        let subjects = "doctor completions keys scripts talks goldens scenes"
        let fish = try await script("fish").split(separator: "\n").filter { $0.contains("'__flipbook_command_is help'") }
        #expect(fish.count == 1 && fish.allSatisfy { $0.contains(" -a 'list run talk ") && $0.hasSuffix("\(subjects)'") }, "\(fish)")
        let zsh = try await script("zsh").split(separator: "\n").filter { $0.contains("::SUBJECT:") }
        #expect(zsh.count == 1 && zsh.allSatisfy { $0.hasSuffix("\(subjects))'") }, "\(zsh)")
    }

    @Test func unknownShellIsReported() async throws {
        testFolder.expectError(try await testFolder.runFlipbook(["completions", "bsh"]), exitCode: 2, ["'bsh'", "did you mean bash?"])
    }
}
