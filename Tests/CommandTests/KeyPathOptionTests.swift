import Foundation
import Testing

/// The option `--key-paths` of `trace` and `replay`, and goldens of earlier versions.
@Suite struct KeyPathOptionTests {
    private let testFolder: TestFolder

    init() throws { testFolder = try TestFolder() }

    private func run(_ arguments: String...) async throws -> TestFolder.CommandResult { try await testFolder.runFlipbook(arguments) }

    private func write(_ name: String, _ text: String) throws { try Data(text.utf8).write(to: testFolder.url.appendingPathComponent(name)) }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: testFolder.url.appendingPathComponent(name), encoding: .utf8)
    }

    @Test func traceShowsTheRequestedKeyPaths() async throws {
        let arguments = ["trace", "red-square", "--at", "0,0.5", "--only", "red-square", "-o", "t.csv", "--key-paths"]
        #expect(try await testFolder.runFlipbook(arguments + ["position.x,backgroundColor"]).exitCode == 0)
        let lines = try text("t.csv").split(separator: "\n")
        #expect(lines.count == 11 && lines[1] == "0.000000,red-square,position.x,70.000000")
        #expect(lines[7].hasPrefix("0.500000,red-square,backgroundColor.red,"))
        testFolder.expectError(
            try await testFolder.runFlipbook(arguments + ["position.q"]), exitCode: 2,
            ["position.q", "did you mean position.x or position.y?"])
    }

    @Test func chartSaysWhichRequestedKeyPathsDoNotChange() async throws {
        let arguments = ["trace", "red-square", "--at", "0,0.5", "-o", "t.png", "--key-paths"]
        let result = try await testFolder.runFlipbook(arguments + ["position.x,zPosition"])
        testFolder.expectError(result, exitCode: 0, ["the chart does not show zPosition, which does not change"])
        let silent = try await testFolder.runFlipbook(arguments + ["position.x"])
        #expect(silent.exitCode == 0 && silent.errors.isEmpty, "\(silent.errors)")
    }

    @Test func onlySelectsAWholeProperty() async throws {
        let result = try await run("trace", "red-square", "--at", "0,0.5", "--only", "position")
        #expect(result.exitCode == 0 && result.output.contains("  position.x  "), "\(result.errors)")
        #expect(!result.output.contains("opacity"))
    }

    @Test func goldenKeepsItsKeyPaths() async throws {
        try write("move.script", "scene red-square\nwait 0.4\n")
        #expect(try await run("replay", "move.script", "--update", "g.csv", "--key-paths", "position.x").exitCode == 0)
        #expect(try text("g.csv").hasPrefix("# key paths: position.x\n# scale: 1\ntime,view,key path,value\n0.000000,"))
        #expect(try await run("replay", "move.script", "--check", "g.csv").exitCode == 0)
        let selected = try text("g.csv")
        #expect(try await run("replay", "move.script", "--update", "g.csv").exitCode == 0)
        #expect(try text("g.csv") == selected)
        #expect(try await run("replay", "move.script", "--update", "g.csv", "--key-paths", "all").exitCode == 0)
        #expect(try text("g.csv").hasPrefix("# key paths: all\n"))
        for arguments in [["--check", "g.csv"], ["--update", "g.mkv"], []] {
            let result = try await testFolder.runFlipbook(["replay", "move.script", "--key-paths", "opacity"] + arguments)
            testFolder.expectError(result, exitCode: 2, ["--key-paths"])
        }
    }

    /// The layer of the red square is a CAGradientLayer.
    @Test func keyPathThatNoViewHasIsAnError() async throws {
        let error =
            "no view with an accessibilityIdentifier has 'strokeEnd': only a CAShapeLayer has it, and the classes of their layers are "
        let trace = try await run("trace", "red-square", "--at", "0,0.5", "-o", "t.csv", "--key-paths", "position.x,strokeEnd")
        testFolder.expectError(trace, exitCode: 1, [error])
        try write("move.script", "scene red-square\nwait 0.4\n")
        let update = try await run("replay", "move.script", "--update", "g.csv", "--key-paths", "strokeEnd,position.x")
        testFolder.expectError(update, exitCode: 1, [error])
        #expect(try testFolder.fileNames() == ["move.script"])
        #expect(try await run("replay", "move.script", "--update", "g.csv", "--key-paths", "position.x").exitCode == 0)
        try write("g.csv", try text("g.csv").replacing("# key paths: position.x", with: "# key paths: position.x, strokeEnd"))
        testFolder.expectError(try await run("replay", "move.script", "--check", "g.csv"), exitCode: 1, [error])
        try write("move.script", "scene red-square\nexpect \"red-square\" strokeEnd is 0\n")
        testFolder.expectError(
            try await run("replay", "move.script"), exitCode: 1,
            ["move.script:2:1: only a CAShapeLayer has 'strokeEnd', and this layer is a CAGradientLayer"])
    }

    /// The layout of the login form rounds to half points at a scale of 2, and to whole points at 1.
    @Test func goldenIsComparedAtItsScale() async throws {
        try write("login.script", "scene login\nwait for idle\ntap \"username\"\n")
        #expect(try await run("replay", "login.script", "--update", "g.csv", "--scale", "2").exitCode == 0)
        let accepted = try text("g.csv")
        #expect(accepted.hasPrefix("# key paths: all\n# scale: 2\n"))
        let check = try await run("replay", "login.script", "--check", "g.csv")
        #expect(check.exitCode == 0, "\(check.errors)")
        let other = try await run("replay", "login.script", "--check", "g.csv", "--scale", "1")
        testFolder.expectError(other, exitCode: 1, ["position.y of \"caption\""])
        #expect(try await run("replay", "login.script", "--update", "g.csv").exitCode == 0)
        #expect(try text("g.csv") == accepted)
        // A file of an earlier version has no line with its scale. It is compared at the scale of the command.
        try write("g.csv", accepted.replacing("# scale: 2\n", with: ""))
        #expect(try await run("replay", "login.script", "--check", "g.csv").exitCode == 1)
        #expect(try await run("replay", "login.script", "--check", "g.csv", "--scale", "2").exitCode == 0)
    }

    /// The books rotate in 3D. A trace of an earlier version did not contain their rotation about y.
    @Test func missingKeyPathsOfAnEarlierGoldenAreReportedInOneLine() async throws {
        try write("tilt.script", "scene raster\ndrag \"book\" to (10%, 45%) over 0.2\nrotate landscape\nwait 0.2\n")
        #expect(try await run("replay", "tilt.script", "--update", "g.csv").exitCode == 0)
        let lines = try text("g.csv").split(separator: "\n").map(String.init)
        let old = lines.dropFirst(2).filter { !$0.contains("rotation.y") }
        #expect(lines[1] == "# scale: 1" && old.count < lines.count - 2)
        try write("old.csv", old.joined(separator: "\n") + "\n")
        let result = try await run("replay", "tilt.script", "--check", "old.csv")
        #expect(result.exitCode == 0 && result.output.hasPrefix("ok "), "\(result.errors)")
        let line =
            "flipbook: old.csv is from an earlier version and lacks transform.rotation.y of \"book\", which this run has. "
            + "To compare everything: flipbook replay tilt.script --update old.csv\n"
        #expect(result.errors == line)
        #expect(try await run("replay", "tilt.script", "--check", "g.csv").errors == "")
    }
}
