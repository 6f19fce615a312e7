import Foundation
import Testing

/// `flipbook help` and the messages that say which program to run.
@Suite struct HelpTests {
    private let testFolder: TestFolder

    init() throws { testFolder = try TestFolder() }

    @Test func unknownSubjectsAreReported() async throws {
        for option in ["help", "--help", "-h"] {
            let result = try await testFolder.runFlipbook([option, "nonsense"])
            testFolder.expectError(result, exitCode: 2, ["flipbook: there is no help for 'nonsense'; see 'flipbook help'", "scripts"])
            #expect(result.output.isEmpty)
        }
        testFolder.expectError(try await testFolder.runFlipbook(["help", "recrod"]), exitCode: 2, ["(did you mean record?)"])
        // The help and the commands suggest the same.
        for arguments in [["help", "trace-it"], ["trace-it"]] {
            testFolder.expectError(try await testFolder.runFlipbook(arguments), exitCode: 2, ["'trace-it' (did you mean trace?); see"])
        }
        testFolder.expectError(try await testFolder.runFlipbook(["help", "golden", "x"]), exitCode: 2, ["unexpected argument 'x'"])
    }

    @Test(arguments: [
        ("scripts", ["wait for idle", "'man flipbook-script'", "docs/SCRIPT.md"]), ("script", ["'man flipbook-script'"]),
        ("talks", ["[[scenes]]", "--check", "'man 5 flipbook-talk'"]), ("goldens", ["--update", "FLIPBOOK_GOLDENS=make swift test"]),
        ("scenes", ["flipbook new Talk", "flipbook list", "'man flipbook-new'"]), ("keys", ["Page Down"]),
    ]) func subjectsAreDescribed(subject: String, expected: [String]) async throws {
        let result = try await testFolder.runFlipbook(["help", subject])
        #expect(result.exitCode == 0 && result.errors.isEmpty)
        for text in expected { #expect(result.output.contains(text), "\(text)") }
        #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 140 })
    }

    /// Scripts and the messages of failed steps use degrees. A trace uses radians, because its columns are those of its goldens.
    @Test func helpOfTraceNamesTheUnitOfRotations() async throws {
        let help = try await testFolder.runFlipbook(["trace", "--help"])
        #expect(help.output.contains("; rotations are in radians, in a chart in degrees\n"))
    }

    /// The last line of the help of a command names the manual page that describes the command.
    @Test func helpNamesTheManualPage() async throws {
        for page in ManualPage.all {
            for command in page.commands where !command.isEmpty {
                let help = try await testFolder.runFlipbook(["help", command])
                #expect(help.output.hasSuffix("\n\nSee also 'man \(page.name)' or docs/COMMANDS.md.\n"), "\(command)")
            }
        }
    }

    /// `man NAME` opens the page of the lowest section. So a page of section 5 is named with its section if a command has its name.
    @Test func manualPagesOfSeveralSectionsAreNamedWithTheirSection() async throws {
        let subjects = ["flipbook-script": "scripts", "flipbook-talk": "talks"]
        for document in ManualDocument.all {
            let command = String(document.name.dropFirst("flipbook-".count))
            let hasCommand = ManualPage.all.contains { $0.commands.contains(command) }
            let subject = try #require(subjects[document.name])
            let help = try await testFolder.runFlipbook(["help", subject])
            #expect(help.output.contains(hasCommand ? "'man 5 \(document.name)'" : "'man \(document.name)'"), "\(help.output)")
        }
    }

    /// An installation has the manual pages, but not the documents of the sources.
    @Test func installedProgramNamesOnlyManualPages() async throws {
        let bin = testFolder.url.appending(path: "bin")
        for folder in [bin, testFolder.url.appending(path: "share/flipbook")] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let program = bin.appending(path: "flipbook")
        do { try FileManager.default.linkItem(at: TestFolder.program, to: program) } catch {
            try FileManager.default.copyItem(at: TestFolder.program, to: program)
        }
        let commands = [
            (["help", "scripts"], "see 'man flipbook-script'."), (["record", "--help"], "See also 'man flipbook-record'."),
            (["talk", "--help"], "see 'man 5 flipbook-talk'"),
            (["trace", "red-square", "--key-paths", "foo.bar"], "no key path 'foo.bar'; 'man flipbook-script' lists the key paths"),
        ]
        for (arguments, text) in commands {
            let result = try await testFolder.run(testFolder.makeProcess(arguments, program: program))
            let lines = result.output + result.errors
            #expect(lines.contains(text) && !lines.contains("docs/"), "\(lines)")
        }
    }

    // MARK: - Command lines

    @Test func programWithoutADisplayNamesACommandThatNeedsNone() async throws {
        let changes: [String: String?] = ["SDL_VIDEODRIVER": nil, "DISPLAY": nil, "WAYLAND_DISPLAY": nil]
        for arguments in [[], ["run", "red-square"]] {
            let result = try await testFolder.runFlipbook(arguments, environmentChanges: changes)
            testFolder.expectError(
                result, exitCode: 1, ["cannot open a window: there is no display", "; 'flipbook record' works without a display\n"])
        }
    }

    /// The program of a package is not called `flipbook` and is not on the PATH. Messages get the command line from `Program.commandLine`.
    @Test func messagesDoNotNameAProgramThemselves() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        // This message does not say what to run. It describes the tests of a package that was made by 'flipbook new'.
        let allowed = ["In a package of 'flipbook new', the tests compare"]
        for module in ["FlipbookKit", "FlipbookPlayback", "WindowShell"] {
            let folder = root.appending(path: "Sources/\(module)").path
            let files = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
            for file in files where file.hasSuffix(".swift") && !file.hasPrefix("Completion/") {
                for line in try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8).split(separator: "\n")
                // Most lines have no quotation mark, and searching for a byte is much faster than the regular expression.
                where line.utf8.contains(UInt8(ascii: "'")) && !line.contains("//") && !allowed.contains(where: line.contains) {
                    let isWrong = line.contains(#/'(flipbook|make|\\\([A-Za-z.]*command\)) /#)
                    #expect(!isWrong, "\(module)/\(file): \(line)")
                }
            }
        }
    }

    // MARK: - Scenes of a package

    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(name: "Talk", targets: [.executableTarget(
            name: "Talk")])
        """

    @Test(arguments: [
        ["record", "card", "-o", "my film.mp4"], ["run", "card"], ["snapshot", "card", "--at", "1"], ["trace", "card"], ["smoke", "card"],
        ["replay", "card.script"],
    ]) func sceneOfAPackageNamesTheProgramOfThePackage(arguments: [String]) async throws {
        try Data("wait 1\n".utf8).write(to: testFolder.url.appending(path: "card.script"))
        let line = arguments.map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: " ")
        let message = "flipbook \(arguments[0]): there is no scene 'card'"
        let elsewhere = try await testFolder.runFlipbook(arguments)
        testFolder.expectError(elsewhere, exitCode: 2, [message, "with scenes of your own: swift run -c release NAME \(line)\n"])
        try Data(Self.manifest.utf8).write(to: testFolder.url.appending(path: "Package.swift"))
        let inPackage = try await testFolder.runFlipbook(arguments)
        testFolder.expectError(inPackage, exitCode: 2, [message, "is played by its own program: swift run -c release Talk \(line)\n"])
    }

    @Test func misspelledSceneOutsideOfAPackageGetsNoOtherAdvice() async throws {
        let result = try await testFolder.runFlipbook(["record", "red-sqare"])
        #expect(result.exitCode == 2)
        #expect(result.errors == "flipbook record: there is no scene 'red-sqare' (did you mean red-square?); see 'flipbook list'\n")
    }
}
