import Foundation
import Testing

/// The version is in one place, and the files that cannot read it agree with it.
@Suite struct VersionTests {
    private let testFolder: TestFolder
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    init() throws { testFolder = try TestFolder() }

    private func text(_ path: String) throws -> String { try String(contentsOf: Self.root.appending(path: path), encoding: .utf8) }

    /// The version that the program prints.
    private func version() async throws -> String {
        let result = try await testFolder.runFlipbook(["--version"])
        #expect(result.exitCode == 0 && result.errors.isEmpty)
        let match = try #require(result.output.wholeMatch(of: /flipbook (\d+\.\d+\.\d+)\n/), "\(result.output)")
        return String(match.1)
    }

    @Test func commandAndOptionPrintTheSameVersion() async throws {
        let version = try await version()
        #expect(try await testFolder.runFlipbook(["version"]).output == "flipbook \(version)\n")
    }

    @Test func filesOfThePackagesHaveTheVersion() async throws {
        let version = try await version()
        let script = Self.root.appending(path: "packaging/version")
        #expect(try await testFolder.run(testFolder.makeProcess([], program: script)).output == version + "\n")
        #expect(try text("packaging/debian/changelog").hasPrefix("flipbook (\(version)-"))
        let metainfo = try text("packaging/local.flipbook.flipbook.metainfo.xml")
        #expect(metainfo.firstMatch(of: /<release version="([^"]+)"/).map { String($0.1) } == version)
    }

    /// The newest release in the changelog is this version. The section of unreleased changes can be before it.
    @Test func newestReleaseInTheChangelogIsTheVersion() async throws {
        let version = try await version()
        let headings = try text("CHANGELOG.md").matches(of: /\n## \[([^\]]+)\]/).map { String($0.1) }
        let released = headings.filter { $0 != "Unreleased" }
        #expect(headings.first == "Unreleased" || headings.first == version)
        #expect(released.isEmpty || released.first == version)
    }
}
