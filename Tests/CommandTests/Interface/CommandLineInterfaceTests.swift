import Foundation
import Testing

@Suite struct CommandLineInterfaceTests {
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

    @Test func keysColumnsAndAttributesAreRead() throws {
        var interface = FileFormatInterface()
        try interface.addExample("a.json", text: #"[{"x": 1, "y": [[{"z": true}], {"z": null}]}, {"x": "s"}]"#)
        try interface.addExample("lines.json", text: "{\"x\": {}}\n{\"y\": []}\n")
        try interface.addExample("a.csv", text: "time,key path\n1,2\n")
        try interface.addExample("a.xml", text: "<?xml version=\"1.0\"?>\n<suite name=\"a b\" time=\"1\">\n  <case/>\n</suite>")
        #expect(
            interface.declarations.sorted().map(\.line) == [
                "a.csv.key-path", "a.csv.time", "a.json.x number", "a.json.x string", "a.json.y array", "a.json.y.z Boolean",
                "a.json.y.z null",
                "a.xml.suite.name", "a.xml.suite.time", "lines.json.x object", "lines.json.y array",
            ])
        #expect(throws: (any Error).self) { try interface.addExample("a.yaml", text: "") }
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

    /// A removed command, option or step, or an option whose value has changed, needs an entry in CHANGELOG.md. See docs/VERSIONS.md.
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
