import Foundation
import Testing
import UIKit
import WindowShell

@testable import FlipbookKit

/// The parts of `flipbook doctor` that do not depend on the machine.
@MainActor @Suite struct DoctorTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)")

    private func makeFile(_ path: String, byteCount: Int = 0) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(repeating: 7, count: byteCount).write(to: file)
    }

    @Test func aLineHasAMarkForEachState() {
        #expect(DoctorCommand.Finding("ffmpeg", .found("7.1")).line == "✓ ffmpeg           7.1")
        #expect(DoctorCommand.Finding("ffmpeg", .missing("apt install it")).line == "✗ ffmpeg           missing: apt install it")
        #expect(DoctorCommand.Finding("swift", .optional("see there")).line == "– swift            missing: see there")
    }

    /// Videos are made and tests are run on servers too.
    @Test func aDisplayIsOptionalUnlessTheEnvironmentSpecifiesOne() {
        #expect(MediaFindings.missingWindow("no display", isExpected: false) == .optional("no display; \(Self.worksWithoutDisplay)"))
        #expect(MediaFindings.missingWindow("no driver", isExpected: true) == .missing("no driver; \(Self.worksWithoutDisplay)"))
        #expect(!VideoSubsystem.isConfigured(in: ["HOME": "/home/a", "DISPLAY": ""]))
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { #expect(VideoSubsystem.isConfigured(in: [name: "x"])) }
    }

    private static let worksWithoutDisplay = "record, snapshot, trace and smoke work without a display"

    /// The program of a package has no `new`, `open` and `test`.
    @Test func theReportOfAPackageNamesOnlyItsOwnCommands() {
        func findings(hasDemoScenes: Bool) -> [DoctorCommand.Finding] {
            let scene = Scene("menu") { UIViewController() }
            let program = Program(title: "Talk", command: "talk", version: "2", scenes: [scene], hasDemoScenes: hasDemoScenes)
            return [ToolchainFindings.compiler(for: program, path: nil), ToolchainFindings.headers(for: program, pkgConfig: nil)]
        }
        let own = findings(hasDemoScenes: false).map(\.line)
        #expect(own[0].hasPrefix("– swift            missing: 'watch' needs Swift 6.2 or newer: https://"))
        #expect(own[1] == "– C headers        missing: 'watch' needs pkg-config: apt install pkg-config")
        #expect(findings(hasDemoScenes: true).allSatisfy { $0.line.contains("'open'") && $0.line.contains("'test'") })
    }

    /// Only `flipbook` itself lists the folder of its sources, the assets, the installed files and the cache of `open`.
    @Test func theReportOfAPackageOmitsTheFindingsOfFlipbook() {
        func program(hasDemoScenes: Bool) -> Program {
            let scene = Scene("menu") { UIViewController() }
            return Program(title: "Talk", command: "talk", version: "2", scenes: [scene], hasDemoScenes: hasDemoScenes)
        }
        let talk = program(hasDemoScenes: false)
        #expect(ToolchainFindings.all(of: talk).map(\.subject) == ["swift", "C headers"])
        let flipbook = ToolchainFindings.all(of: program(hasDemoScenes: true))
        #expect(flipbook.map(\.subject) == ["swift", "package sources", "C headers"])
        // The assets, the installed files and the cache. The other parts depend on the machine.
        let parts = DoctorCommand.parts(of: talk)
        #expect(parts.count == 6 && [2, 4, 5].allSatisfy { parts[$0]().isEmpty })
    }

    // MARK: - Installation

    @Test func anInstalledProgramHasAPrefixAndFiles() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try makeFile("bin/flipbook")
        try makeFile("share/flipbook/Assets/Mark/flipbook.svg")
        try makeFile("share/man/man1/flipbook.1.gz")
        let prefix = folder.resolvingSymlinksInPath().path
        let installation = try #require(Installation(executable: folder.path + "/bin/flipbook"))
        #expect(installation.prefix == prefix)
        let found = Installation.files.compactMap(installation.path)
        #expect(found == [prefix + "/share/man/man1/flipbook.1.gz"])
        let findings = InstallationFindings.files(of: installation)
        #expect(findings.map(\.subject) == Installation.files.map(\.subject))
        #expect(findings[0].state == .found(prefix + "/share/man/man1/flipbook.1.gz"))
        guard case .optional(let advice) = findings[4].state else { return #expect(Bool(false), "the desktop entry is missing") }
        #expect(advice.contains(prefix + "/share/applications/flipbook.desktop") && advice.contains("'make install PREFIX=\(prefix)'"))
    }

    @Test func aProgramInItsBuildFolderHasNoPrefix() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try makeFile("release/flipbook")
        try makeFile("bin/flipbook")
        #expect(Installation(executable: folder.path + "/bin/flipbook") == nil, "share/flipbook is missing")
        try makeFile("share/flipbook/Assets/Mark/flipbook.svg")
        #expect(Installation(executable: folder.path + "/bin/flipbook") != nil)
        #expect(Installation(executable: folder.path + "/release/flipbook") == nil)
        #expect(Installation(executable: nil) == nil)
    }

    // MARK: - Swift

    @Test(arguments: [
        ("Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64", "6.3.1", true),
        ("swift-driver version: 1.2\nApple Swift version 6.2 (swiftlang-6.2.0.17.14)", "6.2", true),
        ("Swift version 5.10.1 (swift-5.10.1-RELEASE)", "5.10.1", false),
        ("Swift version 10.0-dev (LLVM 1234)", "10.0", true),
    ])
    func versionsOfSwiftAreReadAndCompared(output: String, version: String, isNewEnough: Bool) throws {
        let read = try #require(SwiftToolchain.Version(compilerOutput: output))
        #expect(read.description == version)
        #expect((read >= SwiftToolchain.neededVersion) == isNewEnough)
    }

    @Test func aTextWithoutAVersionGivesNone() {
        #expect(SwiftToolchain.Version(compilerOutput: "swift: command not found") == nil)
        #expect(SwiftToolchain.Version(compilerOutput: "Swift version six") == nil)
    }

    // MARK: - Cache

    @Test func theCacheFolderFollowsTheXDGBaseDirectorySpecification() {
        #expect(CacheFolder.path(environment: ["XDG_CACHE_HOME": "/var/c", "HOME": "/home/a"]) == "/var/c/flipbook")
        #expect(CacheFolder.path(environment: ["XDG_CACHE_HOME": "c", "HOME": "/home/a"]) == "/home/a/.cache/flipbook")
        #expect(CacheFolder.path(environment: ["HOME": "/home/a"]) == "/home/a/.cache/flipbook")
        #expect(CacheFolder.path(environment: ["HOME": ""]) == nil)
    }

    @Test func theSizeOfAFolderIsThatOfItsFiles() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try makeFile("a/b/one", byteCount: 1200)
        try makeFile("two", byteCount: 34)
        // A link to a folder outside is not followed.
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "/usr/bin")
        #expect(CacheFolder.byteCount(of: folder.path) == 1234)
        #expect(CacheFolder.byteCount(of: folder.path + "/none") == 0)
    }

    @Test(arguments: [
        (0, "0 bytes"), (999, "999 bytes"), (1499, "1 kB"), (1500, "2 kB"), (312_400_000, "312 MB"), (2_600_000_000, "3 GB"),
    ])
    func sizesHaveAUnit(count: Int, text: String) { #expect(InstallationFindings.text(ofByteCount: count) == text) }
}
