import Foundation
import Testing
import WindowShell

/// The help, the man page and README.md list the same commands, options and keys.
@MainActor @Suite struct DocumentationTests {
    private let testFolder: TestFolder
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    init() throws { testFolder = try TestFolder() }

    private func text(_ path: String) throws -> String { try String(contentsOf: Self.root.appending(path: path), encoding: .utf8) }

    private func lines(_ path: String) throws -> [String] {
        try text(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Returns the options in a help text. Their lines begin with two spaces and a hyphen.
    private static func options(inHelp help: String) -> Set<String> {
        Set(help.split(separator: "\n").compactMap { $0.firstMatch(of: /^  (-[-a-z]+)/).map { String($0.1) } })
    }

    /// Returns the options of each command, as the help prints them. The gallery has the name "".
    private func optionsInHelp() async throws -> [String: Set<String>] {
        let overview = try await testFolder.runFlipbook(["help"]).output
        var options = ["": Self.options(inHelp: overview)]
        for line in overview.split(separator: "\n") {
            guard let name = line.firstMatch(of: /^  flipbook ([a-z]+)\b/)?.1 else { continue }
            options[String(name)] = Self.options(inHelp: try await testFolder.runFlipbook([String(name), "--help"]).output)
        }
        #expect(options.count > 10)
        return options
    }

    /// Returns the options in lines of the man page, where `--fps` is `Fl -fps`.
    private static func options(inManual lines: some Sequence<String>) -> Set<String> {
        Set(lines.flatMap { line in line.matches(of: /\bFl (-?[a-z]+(?:-[a-z]+)*)/).map { "-\($0.1)" } })
    }

    /// Returns the lines of the man page between two others, without these.
    private func manualLines(from start: String, to end: String) throws -> [String] {
        let lines = try lines("packaging/flipbook.1")
        let first = try #require(lines.firstIndex(of: start))
        let last = try #require(lines[first...].firstIndex(of: end))
        return Array(lines[(first + 1)..<last])
    }

    @Test func manualHasTheOptionsOfEachCommand() async throws {
        var options: [String: Set<String>] = [:]
        for block in try manualLines(from: ".Sh SYNOPSIS", to: ".Sh DESCRIPTION").split(separator: ".Nm") {
            let name = block.first.flatMap { $0.hasPrefix(".Cm ") ? String($0.dropFirst(4)) : nil } ?? ""
            options[name] = Self.options(inManual: block)
        }
        let expected = try await optionsInHelp()
        for name in Set(options.keys).union(expected.keys).sorted() { #expect(options[name] == expected[name], "command '\(name)'") }
    }

    @Test func manualDescribesAllCommandsAndOptions() async throws {
        let expected = try await optionsInHelp()
        let commands = try manualLines(from: "The commands are as follows:", to: "The options are as follows:")
            .compactMap { $0.firstMatch(of: /^\.It Cm ([a-z]+)/).map { String($0.1) } }
        #expect(Set(commands) == Set(expected.keys).subtracting([""]))
        #expect(commands.count == Set(commands).count)
        let options = try manualLines(from: "The options are as follows:", to: ".Sh KEYS")
            .compactMap { $0.firstMatch(of: /^\.It Fl (-?[a-z]+(?:-[a-z]+)*)/).map { "-\($0.1)" } }
        #expect(Set(options) == expected.values.reduce(into: []) { $0.formUnion($1) })
        #expect(options.count == Set(options).count)
    }

    @Test func readmeListsAllCommandsAndOptions() async throws {
        let expected = try await optionsInHelp()
        let named = Set(try lines("README.md").compactMap { $0.firstMatch(of: /^    flipbook ([a-z]+)\b/).map { String($0.1) } })
        #expect(named == Set(expected.keys).subtracting([""]))
        var options: [String: Set<String>] = [:]
        for line in try lines("README.md") {
            guard let row = line.firstMatch(of: /^\| `flipbook(?: ([a-z]+))?[^`]*` \| (.*) \|$/) else { continue }
            options[row.1.map(String.init) ?? ""] = Set(row.2.matches(of: /`(-[-a-z]+)/).map { String($0.1) })
        }
        // Commands without options have no row.
        let withOptions = expected.filter { !$0.value.isEmpty }
        for name in Set(options.keys).union(withOptions.keys).sorted() { #expect(options[name] == withOptions[name], "command '\(name)'") }
    }

    // MARK: - Keys

    /// Returns the text of a file between two others. With `FLIPBOOK_KEYS=write` in the environment, replaces it by the text of the table
    /// first:
    ///
    ///     FLIPBOOK_KEYS=write swift test --filter DocumentationTests
    private func part(of path: String, from start: String, to end: String, table: String) throws -> String {
        let text = try text(path)
        let first = try #require(text.range(of: start)).upperBound
        let last = try #require(text.range(of: end, range: first..<text.endIndex)).lowerBound
        guard ProcessInfo.processInfo.environment["FLIPBOOK_KEYS"] == "write" else { return String(text[first..<last]) }
        let new = text.replacingCharacters(in: first..<last, with: table)
        try new.write(to: Self.root.appending(path: path), atomically: true, encoding: .utf8)
        return table
    }

    @Test func manualListsAllKeys() throws {
        let start = "The keys while a scene is shown:\n.Bl -tag -width \"Page Down\" -compact\n"
        let part = try part(of: "packaging/flipbook.1", from: start, to: "\n.El", table: KeyBinding.manualItems)
        #expect(part == KeyBinding.manualItems, "see the comment of part(of:from:to:table:)")
    }

    @Test func readmeListsAllKeys() throws {
        let part = try part(
            of: "README.md", from: "While a scene is open:\n\n", to: "\n\n", table: KeyBinding.markdownTable)
        #expect(part == KeyBinding.markdownTable, "see the comment of part(of:from:to:table:)")
    }

    @Test func helpPrintsAllKeys() async throws {
        let output = try await testFolder.runFlipbook(["help", "keys"]).output
        #expect(output == KeyBinding.terminalTable + "\n")
        #expect(output.contains("Ctrl-Left") && output.contains("Page Down"))
    }
}
