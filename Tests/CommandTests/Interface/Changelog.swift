/// The text of CHANGELOG.md in the form of Keep a Changelog: releases with sections, and sections with entries.
struct Changelog {
    /// A list item.
    struct Entry: Equatable {
        var text: String
        /// The number of its first line, from 1.
        var line: Int

        /// The texts between backticks.
        var code: [String] { text.matches(of: /`([^`]+)`/).map { String($0.1) } }
    }

    /// A section, such as `### Added`.
    struct Section {
        var title: String
        var entries: [Entry] = []
    }

    /// A heading such as `## [1.2.0] - 2026-11-30`, with its sections.
    struct Release {
        /// The text in brackets: a version, or `Unreleased`.
        var name: String
        var date: String?
        var line: Int
        /// The paragraph between the heading and the first section.
        var summary: [String] = []
        var sections: [Section] = []

        /// The version, or nil for `Unreleased` and for a name that is not a version.
        var version: SemanticVersion? { SemanticVersion(name) }
    }

    /// The sections of Keep a Changelog, in its order.
    static let sections = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]

    private(set) var releases: [Release] = []
    /// The mistakes in the form of the text. Most begin with the number of their line.
    private(set) var problems: [String] = []
    /// The names of releases for which there is a link definition at the end of the file.
    private(set) var links: [String] = []

    init(_ text: String) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() { read(line, index + 1) }
        checkReleases()
    }

    /// The entries under `Unreleased` that describe changes: all except those in `Added`.
    var unreleasedChanges: [Entry] {
        releases.first { $0.name == "Unreleased" }?.sections.filter { $0.title != "Added" }.flatMap(\.entries) ?? []
    }

    private mutating func read(_ line: Substring, _ number: Int) {
        if line.hasPrefix("## ") {
            readRelease(line, number)
        } else if line.hasPrefix("### ") {
            readSection(String(line.dropFirst(4)), number)
        } else if line.hasPrefix("- ") {
            guard let last = releases.last?.sections.indices.last else { return report(number, "an entry outside of a section") }
            releases[releases.count - 1].sections[last].entries.append(Entry(text: String(line.dropFirst(2)), line: number))
        } else if let link = line.firstMatch(of: /^\[([^\]]+)\]: \S+$/) {
            links.append(String(link.1))
        } else if !line.isEmpty {
            readText(line, number)
        }
    }

    private mutating func readRelease(_ line: Substring, _ number: Int) {
        guard let match = line.wholeMatch(of: /## \[([^\]]+)\](?: - (\d{4}-\d{2}-\d{2}))?/) else {
            return report(number, "a release is a heading such as '## [1.2.0] - 2026-11-30'")
        }
        releases.append(Release(name: String(match.1), date: match.2.map(String.init), line: number))
    }

    private mutating func readSection(_ title: String, _ number: Int) {
        guard let release = releases.last else { return report(number, "a section before the first release") }
        let order = release.sections.compactMap { Self.sections.firstIndex(of: $0.title) }
        guard let place = Self.sections.firstIndex(of: title) else {
            return report(number, "'\(title)' is no section; the sections are \(Self.sections.joined(separator: ", "))")
        }
        if order.contains(where: { $0 >= place }) { report(number, "'\(title)' is not in the order of the sections, or exists twice") }
        releases[releases.count - 1].sections.append(Section(title: title))
    }

    /// Reads a line of a paragraph, or one that continues an entry.
    private mutating func readText(_ line: Substring, _ number: Int) {
        guard let release = releases.last else { return }
        guard let section = release.sections.indices.last else {
            releases[releases.count - 1].summary.append(String(line))
            return
        }
        guard line.hasPrefix("  "), let entry = release.sections[section].entries.indices.last else {
            return report(number, "neither an entry nor its continuation, which begins with two spaces")
        }
        releases[releases.count - 1].sections[section].entries[entry].text += "\n" + line.dropFirst(2)
    }

    private mutating func report(_ line: Int, _ problem: String) { addProblem("line \(line): \(problem)") }

    mutating func addProblem(_ problem: String) { problems.append(problem) }
}
