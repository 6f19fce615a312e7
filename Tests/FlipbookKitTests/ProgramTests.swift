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
        // A command with a window installs no handlers of signals.
        let show = Command(
            name: "show", summary: "show an app", operandName: "APP", acceptsProgramArguments: true, opensWindow: true,
            run: { calls.arguments.append($0.programArguments) })
        let program = Program(
            title: "Talk", command: "talk", version: "2", scenes: [Scene("menu") { UIViewController() }], moreCommands: [show])
        #expect(program.run(["show", "Boat", "--", "record", "--help"]) == 0)
        #expect(program.run(["show", "Boat", "--help", "--", "record"]) == 0)
        #expect(calls.arguments == [["record", "--help"]])
    }

    /// The manual lists the commands and options, and names the client's program instead of Flipbook.
    @Test func manualHasTheNameOfTheProgram() {
        let manual = program(["menu"]).manual
        #expect(manual.contains(".Nm talk\n") && manual.contains(".Ss talk record\n") && !manual.lowercased().contains("flipbook "))
        for name in ["run", "snapshot", "trace", "filmstrip", "replay", "smoke", "doctor", "watch"] {
            #expect(manual.contains(".Cm \(name)\n"))
        }
        #expect(manual.contains(".It Fl \\-fps Ar N\n") && manual.contains("\n\\&.dot \\- 'quote' \\e\n"))
        #expect(!manual.contains("\n\n"), "man prints an empty line as a paragraph")
    }

    /// The program of a package has no commands for packages and projects.
    @Test func commandsOfFlipbookAreNotThoseOfAPackage() {
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
        ] as [(String, String?)]) func programOfAPackageIsRead(manifest: String, name: String?)
    {
        #expect(PackageProgram.executable(inManifest: manifest) == name)
    }

    @Test func wordsOfACommandLineAreQuoted() {
        #expect(CommandLineText.text(["swift", "a b", "it's", "", "--at=0,1"]) == #"swift 'a b' 'it'\''s' '' --at=0,1"#)
    }
}
