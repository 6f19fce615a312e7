import Foundation
import Testing

/// The command that prints the elements of a scene as a screen reader reads them.
@Suite struct AccessibilityCommandTests {
    private let testFolder: TestFolder

    init() throws { testFolder = try TestFolder() }

    @Test func elementsArePrinted() async throws {
        let result = try await testFolder.runFlipbook(["accessibility", "login", "--at", "1"])
        let lines = result.output.split(separator: "\n")
        #expect(result.exitCode == 0 && result.errors.isEmpty)
        #expect(lines.first == "screen (0, 0, 375 × 667)")
        #expect(lines.contains("  text field = \"Username\" (50, 260, 275 × 40)"))
        #expect(lines.contains { $0.hasPrefix("    button \"By hand\" selected") })
    }

    @Test func scriptIsPlayedAndTheFileIsWritten() async throws {
        try Data("wait 0.5\nactivate \"By constraints\"\nwait 1\n".utf8).write(to: testFolder.url.appendingPathComponent("a.script"))
        let arguments = ["accessibility", "login", "--script", "a.script", "--at", "1.2", "-o", "a.txt"]
        let result = try await testFolder.runFlipbook(arguments)
        #expect(result.exitCode == 0 && result.errors.isEmpty)
        let text = try String(contentsOf: testFolder.url.appendingPathComponent("a.txt"), encoding: .utf8)
        #expect(result.output == "a.txt: \(text.split(separator: "\n").count - 1) elements, at 1.2 s\n")
        #expect(text.contains("button \"By constraints\" selected") && text.hasSuffix(")\n"))
    }

    /// The line that reports the written file is not printed to the standard output if the elements are written there.
    @Test func standardOutputAsFileHasOnlyTheElements() async throws {
        let arguments = ["accessibility", "login", "--at", "0.4"]
        let piped = try await testFolder.runShell("\"$@\" | cat", arguments + ["-o", "/dev/stdout"])
        #expect(piped.output.contains("button") && piped.errors.isEmpty, "\(piped.errors)")
        #expect(try await testFolder.runFlipbook(arguments).output == piped.output)
    }

    @Test func severalTimesAreAnError() async throws {
        testFolder.expectError(
            try await testFolder.runFlipbook(["accessibility", "login", "--at", "0,1"]), exitCode: 2, ["once for each time"])
    }
}
