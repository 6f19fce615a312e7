import Foundation
import Testing

/// Runs `packaging/release` in a repository of its own, with a build and an interface check that only log how they were called.
@Suite struct ReleaseScriptTests {
    private let folder: TestFolder

    init() async throws {
        folder = try TestFolder()
        let repository = try await ReleaseRepository.shared.value
        let result = try await folder.runShell("cp -a '\(repository.url.path)/.' .", [])
        #expect(result.exitCode == 0, "\(result.errors)")
    }

    private func text(_ path: String) throws -> String { try String(contentsOf: folder.url.appending(path: path), encoding: .utf8) }

    private func state() async throws -> String {
        try await folder.runShell("git log --format=%s; git tag; git status --porcelain; git diff HEAD", []).output
    }

    @Test func releaseChangesAllPlacesInOneCommitWithATag() async throws {
        let result = try await folder.runShell("packaging/release 0.10.0", [])
        #expect(result.exitCode == 0, "\(result.errors)")
        #expect(try text("log") == "build\ncheck 0.10.0\nrecord 0.10.0\n")
        #expect(try text("Sources/Kit/Program.swift").contains("flipbookVersion = \"0.10.0\"\n"))
        let changelog = Changelog(try text("CHANGELOG.md"))
        #expect(changelog.problems == [] && changelog.releases.map(\.name) == ["Unreleased", "0.10.0", "0.9.0"])
        #expect(changelog.releases.map { $0.sections.map(\.title) } == [[], ["Added"], ["Fixed"]])
        let metainfo = try text("packaging/flipbook.metainfo.xml")
        #expect(metainfo.contains(/<releases>\n    <release version="0\.10\.0" date="\d{4}-\d\d-\d\d"\/>\n    <release version="0\.9\.0"/))
        #expect(try await state() == "Release 0.10.0\nFirst\nv0.10.0\n")
        #expect(try await folder.runShell("git show --stat --format= HEAD | grep -c '|'", []).output == "5\n")
        let debian = try text("packaging/debian/changelog")
        #expect(
            debian.contains(
                /^flipbook \(0\.10\.0-1\) unstable; urgency=medium\n\n  \* .+\n\n -- A B <a@b>  \w{3}, .* \+0000\n\nflipbook \(0\.9\.0-1\)/)
        )
        #expect(debian.hasSuffix(" -- A B <a@b>  Sat, 31 Jan 2026 23:00:00 +0000\n"))
        // A second release with the same version, or without entries, is refused.
        for version in ["0.10.0", "0.11.0"] { #expect(try await folder.runShell("packaging/release \(version)", []).exitCode == 1) }
    }

    /// Files that already contain the version get a new date, and no second entry for the version.
    @Test func existingEntryOfTheVersionGetsTheDate() async throws {
        let changes =
            "sed -i s/0.9.0/0.1.0/ packaging/*.xml packaging/debian/changelog; echo 0.0.0 > docs/interface/VERSION; git commit -qam Second"
        let result = try await folder.runShell("\(changes) && packaging/release 0.1.0", [])
        #expect(result.exitCode == 0, "\(result.errors)")
        let (metainfo, debian) = (try text("packaging/flipbook.metainfo.xml"), try text("packaging/debian/changelog"))
        #expect(metainfo.matches(of: /<release version="0\.1\.0" date="\d{4}-\d\d-\d\d"\/>/).count == 1 && !metainfo.contains("0.9"))
        #expect(debian.matches(of: /flipbook \(/).count == 1 && !debian.contains("31 Jan 2026") && debian.contains(" -- A B <a@b>  "))
    }

    @Test func dryRunChangesNothing() async throws {
        let result = try await folder.runShell("packaging/release 0.10.0 --dry-run", [])
        #expect(result.exitCode == 0 && result.output.hasSuffix("0.10.0 can be released, after 0.9.0.\n"), "\(result.errors)")
        #expect(try await state() == "First\n")
        #expect(try text("log") == "build\ncheck 0.10.0\n")
    }

    @Test(
        arguments: [
            ("true", "0.8.12", "0.8.12 is not after the last release, 0.9.0"), ("true", "0.9.0", "not after"),
            ("true", "1.0", "not a version"),
            ("true", "v1.0.0", "not a version"), ("true", "0.9.1", "do not fit"), ("echo >> CHANGELOG.md", "1.0.0", "not committed"),
            ("git tag v1.0.0", "1.0.0", "the tag v1.0.0 exists"),
            ("sed -i '/A scene/d' CHANGELOG.md; git commit -qam -", "1.0.0", "no entries"),
            ("cp Sources/Kit/Program.swift Sources/Second.swift; git add .; git commit -qm -", "1.0.0", "in several files"),
        ])
    func problemIsFoundBeforeAnythingChanges(preparation: String, version: String, message: String) async throws {
        #expect(try await folder.runShell(preparation, []).exitCode == 0)
        let before = try await state()
        let result = try await folder.runShell("packaging/release \(version)", [])
        #expect(result.exitCode == 1 && result.errors.contains(message), "\(result.errors)")
        #expect(try await state() == before)
    }
}
