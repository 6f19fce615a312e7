import Foundation
import Testing

@MainActor @Suite struct CommandLineInterfaceTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func text(_ path: String) throws -> String { try String(contentsOf: root.appending(path: path), encoding: .utf8) }

    @Test func commandsOptionsAndStepsAreRead() {
        var interface = CommandLineInterface()
        let help = """
            Flipbook: Plays scenes.

              flipbook            open the gallery
              flipbook run SCENE  open a window

            Options of the gallery:

              --slow         play slowly  --not-an-option
              --seconds S    quit
            """
        #expect(CommandLineInterface.commands(inHelp: help) == ["run"])
        interface.addGallery(help: help)
        interface.add("run", help: "flipbook run SCENE… [OPTIONS]\n\nopen --it\n\n  -o FILE.png  output\n")
        interface.addSteps(inError: "a:1:1: there is no step 'x' (did you mean y?); the steps are bold-text, drag or wait\n")
        #expect(
            interface.declarations.map(\.line) == [
                "flipbook.--slow", "flipbook.--seconds S", "run SCENE…", "run.-o FILE.png", "step.bold-text", "step.drag", "step.wait",
            ])
    }

    /// Returns the interface of the program that was built with the tests.
    private func currentInterface() async throws -> InterfaceModule {
        let folder = try TestFolder()
        let help = try await folder.runFlipbook(["help"]).output
        var interface = CommandLineInterface()
        interface.addGallery(help: help)
        for command in CommandLineInterface.commands(inHelp: help) {
            interface.add(command, help: try await folder.runFlipbook([command, "--help"]).output)
        }
        try Data("unknown\n".utf8).write(to: folder.url.appending(path: "unknown.script"))
        interface.addSteps(inError: try await folder.runFlipbook(["snapshot", "red-square", "--script", "unknown.script"]).errors)
        return InterfaceModule(name: "flipbook", declarations: interface.declarations)
    }

    /// A removed command, option or step, or another value of an option, needs an entry in CHANGELOG.md. docs/VERSIONS.md has the rules.
    @Test func changesSinceTheLastReleaseAreInTheChangelog() async throws {
        let current = try await currentInterface()
        #expect(current.declarations.contains { $0.line == "record.--fps N" } && current.declarations.contains { $0.line == "step.drag" })
        let released = InterfaceModule(name: "flipbook", text: try Self.text("docs/interface/flipbook.txt"))
        #expect(released.declarations.count > 200)
        let comparison = InterfaceComparison(released: [released], current: [current])
        let unnamed = comparison.unnamed(in: Changelog(try Self.text("CHANGELOG.md")).unreleasedChanges)
        #expect(unnamed.map(\.description) == [])
    }
}
