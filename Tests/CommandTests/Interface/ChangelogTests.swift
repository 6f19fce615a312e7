import Foundation
import Testing

@Suite struct ChangelogTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static let sample = """
        # Changelog

        Text before the releases.

        ## [Unreleased]

        ### Added

        - A scene
          on two lines with `Scene`.

        ### Fixed

        - `View.draw(_:)` and `x`.

        ## [1.10.0] - 2026-02-28

        A summary.

        ### Changed

        - All.

        ## [1.9.0] - 2024-02-29

        ### Security

        - A hole.

        [Unreleased]: docs/a.md
        [1.10.0]: docs/b.md
        [1.9.0]: docs/c.md
        """

    @Test func changelogHasTheFormOfKeepAChangelog() throws {
        let changelog = Changelog(try String(contentsOf: Self.root.appending(path: "CHANGELOG.md"), encoding: .utf8))
        #expect(changelog.problems == [])
        #expect(changelog.releases.first?.name == "Unreleased")
    }

    @Test func linksOfTheChangelogLeadToFiles() throws {
        let text = try String(contentsOf: Self.root.appending(path: "CHANGELOG.md"), encoding: .utf8)
        let targets = text.matches(of: /\]\(([^)]+)\)/).map { String($0.1) }
        #expect(targets.count > 10)
        for target in targets where !target.hasPrefix("https:") {
            #expect(FileManager.default.fileExists(atPath: Self.root.appending(path: target).path), "\(target)")
        }
    }

    /// The first line of `docs/interface/VERSION` is the last release, or 0.0.0 if there is no release yet.
    @Test func lastReleaseIsTheOneOfTheInterface() throws {
        let changelog = Changelog(try String(contentsOf: Self.root.appending(path: "CHANGELOG.md"), encoding: .utf8))
        let version = try String(contentsOf: Self.root.appending(path: "docs/interface/VERSION"), encoding: .utf8).split(separator: "\n")
            .first
        #expect(version.map(String.init) == changelog.releases.dropFirst().first?.name ?? "0.0.0")
    }

    @Test func releasesSectionsAndEntriesAreRead() throws {
        let changelog = Changelog(Self.sample)
        #expect(changelog.problems == [])
        #expect(changelog.releases.map(\.name) == ["Unreleased", "1.10.0", "1.9.0"])
        #expect(changelog.releases[1].date == "2026-02-28" && changelog.releases[1].summary == ["A summary."])
        #expect(changelog.releases.map { $0.sections.map(\.title) } == [["Added", "Fixed"], ["Changed"], ["Security"]])
        let entry = try #require(changelog.releases[0].sections[0].entries.first)
        #expect(entry == Changelog.Entry(text: "A scene\non two lines with `Scene`.", line: 9) && entry.code == ["Scene"])
        #expect(changelog.unreleasedChanges.map(\.code) == [["View.draw(_:)", "x"]])
    }

    @Test(
        arguments: [
            ("## [Unreleased]\n", "", "the first release is not [Unreleased]"), ("### Fixed", "### Bugs", "'Bugs' is no section"),
            ("### Fixed", "### Added", "order"), ("- 2026-02-28", "- 2026-02-29", "1.10.0 has no date"),
            (" - 2024-02-29", "", "1.9.0 has no date"),
            ("## [1.10.0]", "## 1.10.0", "a release is a heading"), ("1.10.0", "1.9.0", "1.9.0 is not before 1.9.0"),
            ("1.10.0", "1.10", "'1.10' is no version"),
            ("- A hole.\n", "", "'Security' is empty"),
            ("- 2024-02-29", "- 2026-03-01", "later day"), ("  on two", "on two", "line 10: neither an entry"),
            ("docs/c.md", "docs/c.md\n[1.8.0]: docs/d.md", "no release for the link [1.8.0]"),
            ("A summary.", "- x", "line 18: an entry outside"),
        ])
    func everyMistakeIsReported(text: String, replacement: String, problem: String) {
        let problems = Changelog(Self.sample.replacing(text, with: replacement)).problems
        #expect(problems.contains { $0.contains(problem) }, "\(problems)")
    }

    @Test func versionsAreOrderedByTheirNumbers() throws {
        let versions = try ["0.1.0", "0.1.12", "0.2.0", "1.0.0", "1.2.10", "10.0.0"].map { try #require(SemanticVersion($0)) }
        #expect(versions == versions.reversed().sorted())
        #expect(versions.map(\.description) == ["0.1.0", "0.1.12", "0.2.0", "1.0.0", "1.2.10", "10.0.0"])
        for text in ["1.2", "1.2.3.4", "01.2.3", "1.2.-3", "1.2.3-beta", "v1.2.3", "", "1.2.99999999999999999999"] {
            #expect(SemanticVersion(text) == nil, "\(text)")
        }
        let allowed = zip(versions, versions.dropFirst()).map { $1.allowsBreakingChanges(after: $0) }
        #expect(allowed == [false, true, true, false, true])
    }
}
