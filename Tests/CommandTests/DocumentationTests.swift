import Foundation
import Testing
import WindowShell

/// The help, the man page, docs/COMMANDS.md and docs/KEYS.md list the same commands, options and keys, and docs/GALLERY.md lists the scenes.
@Suite struct DocumentationTests {
    private let testFolder: TestFolder
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    init() throws { testFolder = try TestFolder() }

    private func text(_ path: String) throws -> String { try String(contentsOf: Self.root.appending(path: path), encoding: .utf8) }

    private func lines(_ path: String) throws -> [String] {
        try text(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The help of each command, which is read once for all tests.
    private static let sharedHelp = Task { try await Self.readHelp() }

    private func help() async throws -> [String: CommandHelp] {
        let help = try await Self.sharedHelp.value
        #expect(help.count > 10)
        return help
    }

    /// Returns the help of each command, as the program prints it. The gallery has the name "".
    private static func readHelp() async throws -> [String: CommandHelp] {
        let testFolder = try TestFolder()
        let overview = try await testFolder.runFlipbook(["help"]).output
        var help = ["": CommandHelp(command: "", text: overview)]
        for line in overview.split(separator: "\n") {
            guard let name = line.firstMatch(of: /^  flipbook ([a-z]+)\b/).map({ String($0.1) }) else { continue }
            help[name] = CommandHelp(command: name, text: try await testFolder.runFlipbook([name, "--help"]).output)
        }
        return help
    }

    // MARK: - Manual pages

    /// The synopses and the descriptions of options follow from the help and from packaging/man/options.mdoc.
    @Test func manualHasTheCommandsAndOptions() async throws {
        let help = try await help()
        let descriptions = OptionDescriptions(try text("packaging/man/options.mdoc"))
        #expect(ManualPage.all.flatMap(\.commands).sorted() == help.keys.sorted(), "each command is on one page")
        for page in ManualPage.all {
            let synopsis = page.synopsis(help) + "\n"
            #expect(try part(of: page.path, from: ".Sh SYNOPSIS\n", to: ".Sh DESCRIPTION", table: synopsis) == synopsis, "\(page.name)")
            let items = page.optionItems(help, descriptions)
            #expect(
                try part(of: page.path, from: ManualPage.optionsStart, to: ManualPage.optionsEnd, table: items) == items, "\(page.name)")
        }
    }

    @Test func manualDescribesAllCommandsAndOptions() async throws {
        let help = try await help()
        for page in ManualPage.all {
            let lines = try lines(page.path)
            let end = try #require(lines.firstIndex(of: "The options are as follows:"))
            let commands = lines[..<end].compactMap { $0.firstMatch(of: /^\.It Cm ([a-z]+)/).map { String($0.1) } }
            #expect(commands.sorted() == page.commands.filter { !$0.isEmpty }.sorted(), "\(page.name)")
            let options = lines[end...].compactMap { $0.firstMatch(of: /^\.It Fl (-?[a-z]+(?:-[a-z]+)*)/).map { "-\($0.1)" } }
            let expected = page.commands.reduce(into: Set<String>()) { $0.formUnion(help[$1]?.optionNames ?? []) }
            #expect(options.count == expected.count && Set(options) == expected, "\(page.name)")
        }
    }

    /// Without this test, packaging/man/options.mdoc could keep descriptions of removed options, or for pages that do not have the option.
    @Test func everyDescriptionOfAnOptionIsUsed() async throws {
        let help = try await help()
        let items = OptionDescriptions(try text("packaging/man/options.mdoc")).items
        #expect(items.count > 50)
        for item in items {
            let pages = ManualPage.all.filter { page in page.commands.contains { help[$0]?.optionNames.contains(item.option) == true } }
            #expect(!pages.isEmpty, "\(item.option)")
            #expect(Set(item.pages).isSubset(of: pages.map(\.name)), "\(item.option) on \(item.pages)")
        }
    }

    @Test func manualsOfScriptsAndTalksFollowFromTheDocuments() throws {
        let date = try #require(try lines("packaging/man/flipbook.1").first)
        for document in ManualDocument.all {
            let page = try document.page(markdown: text(document.source), date: date)
            if Self.writesManual { try page.write(to: Self.root.appending(path: document.path), atomically: true, encoding: .utf8) }
            #expect(try text(document.path) == page, "see the comment of part(of:from:to:table:)")
        }
    }

    // MARK: - docs/COMMANDS.md

    @Test func commandPageListsAllCommandsAndOptions() async throws {
        let expected = try await help().mapValues(\.optionNames)
        let named = Set(try lines("docs/COMMANDS.md").compactMap { $0.firstMatch(of: /^    flipbook ([a-z]+)\b/).map { String($0.1) } })
        #expect(named == Set(expected.keys).subtracting([""]))
        var options: [String: Set<String>] = [:]
        for line in try lines("docs/COMMANDS.md") {
            guard let row = line.firstMatch(of: /^\| `flipbook(?: ([a-z]+))?[^`]*` \| (.*) \|$/) else { continue }
            options[row.1.map(String.init) ?? ""] = Set(row.2.matches(of: /`(-[-a-z]+)/).map { String($0.1) })
        }
        // Commands without options have no row.
        let withOptions = expected.filter { !$0.value.isEmpty }
        for name in Set(options.keys).union(withOptions.keys).sorted() { #expect(options[name] == withOptions[name], "command '\(name)'") }
    }

    @Test func galleryPageListsAllScenes() async throws {
        let names = try await testFolder.runFlipbook(["list", "--names"]).output.split(separator: "\n").map(String.init)
        let rows = try lines("docs/GALLERY.md").filter { $0.hasPrefix("| `") }
        let listed = rows.flatMap { $0.split(separator: "|")[0].matches(of: /`([-a-z]+)`/).map { String($0.1) } }
        #expect(Set(listed) == Set(names))
        #expect(names.count == listed.count)
    }

    // MARK: - Keys

    private static let writesKeys = ProcessInfo.processInfo.environment["FLIPBOOK_KEYS"] == "write"
    private static let writesManual = ProcessInfo.processInfo.environment["FLIPBOOK_MANUAL"] == "write"

    /// Returns the part of a file between two texts. With `FLIPBOOK_KEYS=write` or `FLIPBOOK_MANUAL=write` in the environment, first writes
    /// `table` to the file in place of this part:
    ///
    ///     FLIPBOOK_KEYS=write FLIPBOOK_MANUAL=write swift test --filter DocumentationTests
    private func part(of path: String, from start: String, to end: String, table: String) throws -> String {
        let text = try text(path)
        let first = try #require(text.range(of: start)).upperBound
        let last = try #require(text.range(of: end, range: first..<text.endIndex)).lowerBound
        guard Self.writesKeys || Self.writesManual else { return String(text[first..<last]) }
        let new = text.replacingCharacters(in: first..<last, with: table)
        try new.write(to: Self.root.appending(path: path), atomically: true, encoding: .utf8)
        return table
    }

    @MainActor @Test func manualListsAllKeys() throws {
        let start = "The keys while a scene is shown:\n.Bl -tag -width \"Page Down\" -compact\n"
        let part = try part(of: "packaging/man/flipbook-run.1", from: start, to: "\n.El", table: KeyBinding.manualItems)
        #expect(part == KeyBinding.manualItems, "see the comment of part(of:from:to:table:)")
    }

    @MainActor @Test func keyPageListsAllKeys() throws {
        let part = try part(
            of: "docs/KEYS.md", from: "While a scene is open:\n\n", to: "\n\n", table: KeyBinding.markdownTable)
        #expect(part == KeyBinding.markdownTable, "see the comment of part(of:from:to:table:)")
    }

    @Test func helpPrintsAllKeys() async throws {
        let output = try await testFolder.runFlipbook(["help", "keys"]).output
        let table = await MainActor.run { KeyBinding.terminalTable }
        #expect(output == table + "\n")
        #expect(output.contains("Ctrl-Left") && output.contains("Page Down"))
    }
}
