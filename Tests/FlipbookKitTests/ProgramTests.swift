import Foundation
import Testing
import UIKit

@testable import FlipbookKit

@MainActor @Suite struct ProgramTests {
    private func program(_ names: [String]) -> Program {
        Program(
            title: "Talk", command: "talk", version: "2",
            scenes: names.map { Scene($0, summary: ".dot - 'quote' \\") { UIViewController() } })
    }

    @Test(arguments: [["menu", "menu"], ["two words"], ["../menu"], [""], ["-x"], [".menu"], []])
    func sceneNamesMustBeUsableAsFileNames(names: [String]) { #expect(program(names).run(["--version"]) == 1) }

    @Test func ordinarySceneNamesAreAccepted() { #expect(program(["menu-2_b.c", "é", "_intro"]).run(["--version"]) == 0) }

    @Test func listOfScenesKeepsTitlesWithEmoji() {
        let family = Scene("menu", title: "👩‍👩‍👧‍👦 Family", summary: "of four") { UIViewController() }
        let other = Scene("b", title: "Two", summary: "of two") { UIViewController() }
        #expect(Command.table(of: [family, other]) == ["menu  👩‍👩‍👧‍👦 Family  of four", "b     Two       of two"])
    }

    /// The arguments after `--` belong to another program, also if they ask for help.
    @Test func helpAfterTwoHyphensIsNotThatOfTheCommand() {
        @MainActor final class Calls { var arguments: [[String]] = [] }
        let calls = Calls()
        // `opensWindow` is true, because a command with a window installs no signal handlers.
        let show = Command(
            name: "show", summary: "show an app", operandName: "APP", acceptsProgramArguments: true, opensWindow: true,
            run: { calls.arguments.append($0.programArguments) })
        let program = Program(
            title: "Talk", command: "talk", version: "2", scenes: [Scene("menu") { UIViewController() }], moreCommands: [show])
        #expect(program.run(["show", "Boat", "--", "record", "--help"]) == 0)
        #expect(program.run(["show", "Boat", "--help", "--", "record"]) == 0)
        #expect(calls.arguments == [["record", "--help"]])
    }

    /// The demo scenes are only in `flipbook` itself.
    @Test func theErrorOfATalkSaysWhichScenesAPackageCanShow() {
        let talk = program(["menu"])
        let advice = TalkCommand.sceneAdvice(for: "t.toml:2:9: there is no scene 'flight'; there is menu", in: talk)
        #expect(advice?.hasPrefix("a talk of a package can only show the scenes of the package; ") == true)
        #expect(TalkCommand.sceneAdvice(for: "t.toml:2:9: there is no device 'x'", in: talk) == nil)
    }

    /// The manual lists the commands and options, and names the client's program instead of Flipbook.
    @Test func manualHasTheNameOfTheProgram() {
        let manual = program(["menu"]).manual
        #expect(manual.contains(".Nm talk\n") && manual.contains(".Ss talk record\n") && !manual.lowercased().contains("flipbook "))
        for name in ["run", "snapshot", "trace", "filmstrip", "profile", "replay", "smoke", "doctor", "watch"] {
            #expect(manual.contains(".Cm \(name)\n"))
        }
        #expect(manual.contains(".It Fl \\-fps Ar N\n") && manual.contains("\n\\&.dot \\- 'quote' \\e\n"))
        #expect(!manual.contains("\n\n"), "man prints an empty line as a paragraph")
    }

    /// The program of a package does not have the commands of `flipbook` for packages and projects.
    @Test func programOfAPackageHasNoCommandsForPackages() {
        for name in ["new", "open", "test", "bench"] {
            let command = program(["menu"]).commands.first { $0.name == name }
            #expect(command == nil && program(["menu"]).run([name, "My App"]) == 2)
        }
    }

    @Test(
        arguments: [
            (".executableTarget(name: \"Talk\", dependencies: [])", "Talk"),
            ("products: [.executable(\n  name: \"show\", targets: [\"Show\"])], targets: [.executableTarget(name: \"Show\")]", "show"),
            (".library(name: \"Library\"), .target(name: \"Library\")", nil), ("", nil),
            ("let name = \"Meter\"\nlet package = Package(name: name, targets: [.executableTarget(name: name)])", "Meter"),
            ("let name = \"\\(base)App\"\n.executableTarget(name: name)", nil), (".executableTarget(name: name)", nil),
        ] as [(String, String?)]) func programOfAPackageIsRead(manifest: String, name: String?)
    {
        #expect(PackageProgram.executable(inManifest: manifest) == name)
    }

    /// A shell does not find a program by its name if the program is not on the PATH.
    @Test func commandLinesNameWhatAShellCanRun() throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: "flipbook-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let root = folder.path + "/My Talk"
        func makeFile(_ name: String) throws -> String {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
            return file.path
        }
        func words(_ executable: String, in working: String, path: String = "/none", isOpenedProject: Bool = false) -> [String] {
            ProgramLaunch(command: "Talk", executable: executable, folder: working, path: path, isOpenedProject: isOpenedProject).words
        }
        _ = try makeFile("My Talk/Package.swift")
        _ = try makeFile("My Talk/Sources/a.swift")
        let release = try makeFile("My Talk/.build/x86_64-unknown-linux-gnu/release/Talk")
        let debug = try makeFile("My Talk/.build/x86_64-unknown-linux-gnu/debug/Talk")
        let copy = try makeFile("bin/Talk")
        #expect(words(release, in: root) == ["swift", "run", "-c", "release", "Talk"])
        #expect(words(debug, in: root + "/Sources", isOpenedProject: true) == ["swift", "run", "Talk"])
        #expect(words(release, in: folder.path) == ["My Talk/.build/x86_64-unknown-linux-gnu/release/Talk"])
        #expect(words(copy, in: root) == [copy] && words(copy, in: folder.path + "/bin") == ["./Talk"])
        #expect(words(copy, in: root, path: "/usr/bin:\(folder.path)/bin") == ["Talk"])
        #expect(words(copy, in: root, isOpenedProject: true) == ["flipbook", "open", "PROJECT", "--"])
        #expect(words(folder.path + "/bin/other", in: root) == ["Talk"], "the program has another name for its users")
    }

    /// The folder `.build/release` is a link to that of the platform, whose path is longer.
    @Test func commandLinesNameTheProgramAsItWasStartedIfThatIsShorter() throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: "flipbook-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let build = folder.appending(path: "Talk/.build")
        let executable = build.appending(path: "x86_64-unknown-linux-gnu/release/Talk")
        try FileManager.default.createDirectory(at: executable.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: executable)
        try FileManager.default.createSymbolicLink(
            atPath: build.path + "/release", withDestinationPath: "x86_64-unknown-linux-gnu/release")
        func words(typed: String) -> [String] {
            ProgramLaunch(
                command: "Talk", executable: executable.path, folder: folder.path, path: "/none", typed: typed, isOpenedProject: false
            ).words
        }
        #expect(words(typed: "Talk/.build/release/Talk") == ["Talk/.build/release/Talk"])
        let whole = ["Talk/.build/x86_64-unknown-linux-gnu/release/Talk"]
        // The whole path is also used for a longer path, for a name from the PATH, and for another program.
        for typed in [build.path + "/release/Talk", "Talk", "Talk/Talk", ""] { #expect(words(typed: typed) == whole, "\(typed)") }
    }

    @Test func messagesNameTheCommandLineOfTheProgram() throws {
        var program = program(["menu"])
        program.launchWords = ["swift", "run", "talk"]
        let texts = try [[], ["talks"], ["goldens"], ["scenes"]].map(program.helpText)
        let lines = ["COMMAND --help'", "talk FILE'", "replay my.script --update my.csv    accept", "list' lists the scenes"]
        for (text, line) in zip(texts, lines) {
            #expect(text.contains("swift run talk \(line)") && !text.contains("'talk ") && !text.contains("flipbook new Talk"), "\(text)")
        }
        func error(_ body: () throws -> Void) -> String {
            do {
                return try {
                    try body(); return ""
                }()
            } catch { return "\(error)" }
        }
        let record = try #require(program.commands.first { $0.name == "record" })
        #expect(error { _ = try program.helpText(["x"]) }.contains("see 'swift run talk help' for the commands"))
        #expect(error { _ = try Arguments(["--x"], for: record, of: program) }.hasSuffix("see 'swift run talk record --help'"))
        let arguments = try Arguments(["men"], for: record, of: program)
        #expect(error { _ = try Command.scene(arguments) }.hasSuffix("see 'swift run talk list'"))
    }

    @Test func wordsOfACommandLineAreQuoted() {
        #expect(CommandLineText.text(["swift", "a b", "it's", "", "--at=0,1"]) == #"swift 'a b' 'it'\''s' '' --at=0,1"#)
    }
}
