/// A version such as `1.2.0`.
struct SemanticVersion: Comparable, CustomStringConvertible {
    var (major, minor, patch): (Int, Int, Int)

    /// Reads three numbers without leading zeros. Returns nil for any other text.
    init?(_ text: some StringProtocol) {
        guard let match = String(text).wholeMatch(of: /(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})/),
            let major = Int(match.1), let minor = Int(match.2), let patch = Int(match.3)
        else { return nil }
        (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    var description: String { "\(major).\(minor).\(patch)" }

    static func == (left: Self, right: Self) -> Bool { (left.major, left.minor, left.patch) == (right.major, right.minor, right.patch) }
    static func < (left: Self, right: Self) -> Bool { (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch) }

    /// Whether the version may break code that was written for an earlier version. Before 1.0.0, each minor version may break code.
    func allowsBreakingChanges(after earlier: Self) -> Bool {
        major > earlier.major || major == 0 && earlier.major == 0 && minor > earlier.minor
    }
}

extension Changelog {
    /// Checks that the first release is `Unreleased`, and that the others have dates and descending versions. Checks also that no section
    /// is empty, and that each link belongs to a release.
    mutating func checkReleases() {
        if releases.first?.name != "Unreleased" { addProblem("the first release is not [Unreleased]") }
        for release in releases.dropFirst() {
            if release.version == nil { addProblem("line \(release.line): '\(release.name)' is no version such as 1.2.0") }
            if release.date.map(Self.isDate) != true { addProblem("line \(release.line): \(release.name) has no date such as 2026-11-30") }
        }
        for (newer, older) in zip(releases.dropFirst(), releases.dropFirst(2)) {
            if let version = newer.version, let previous = older.version, version <= previous {
                addProblem("line \(older.line): \(previous) is not before \(version)")
            }
            if let date = newer.date, let previous = older.date, date < previous {
                addProblem("line \(older.line): \(older.name) is of a later day than \(newer.name)")
            }
        }
        for section in releases.flatMap(\.sections) where section.entries.isEmpty { addProblem("a section '\(section.title)' is empty") }
        for link in links where !releases.contains(where: { $0.name == link }) { addProblem("there is no release for the link [\(link)]:") }
    }

    /// Whether a text with the form of a date names a day of the calendar.
    private static func isDate(_ text: String) -> Bool {
        let parts = text.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3, (1...12).contains(parts[1]) else { return false }
        let isLeapYear = parts[0] % 4 == 0 && (parts[0] % 100 != 0 || parts[0] % 400 == 0)
        let days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][parts[1] - 1]
        return (1...days).contains(parts[2])
    }
}
