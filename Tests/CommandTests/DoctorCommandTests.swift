import Foundation
import Testing

/// The command `flipbook doctor`. Some tests replace programs of the machine, such as ffmpeg, or hide them.
@Suite struct DoctorCommandTests {
    private let testFolder: TestFolder

    init() throws { testFolder = try TestFolder() }

    /// Returns the lines of the report by subject. Each line begins with its mark, such as ✓.
    private func report(_ environmentChanges: [String: String?] = [:]) async throws -> (
        lines: [String: String], result: TestFolder.CommandResult
    ) {
        let result = try await testFolder.runFlipbook(["doctor"], environmentChanges: environmentChanges)
        let lines = result.output.split(separator: "\n").map { line in
            (line.dropFirst(2).prefix(17).trimmingCharacters(in: .whitespaces), "\(line.prefix(2))\(line.dropFirst(19))")
        }
        return (Dictionary(lines) { $0 + "\n" + $1 }, result)
    }

    @Test func everySubjectHasALine() async throws {
        let cache = testFolder.url.path + "/cache"
        let (lines, result) = try await report(["XDG_CACHE_HOME": cache])
        let subjects = [
            "version", "prefix", "window", "video drivers", "C libraries", "processor cores", "text font", "code font", "title font",
            "emoji font", "Chinese font", "ffmpeg", "assets", "swift", "package sources", "C headers", "cache",
        ]
        #expect(Set(subjects).isSubset(of: lines.keys), "\(result.output)")
        #expect(lines["version"]?.hasPrefix("✓ flipbook ") == true && lines["version"]?.hasSuffix("/flipbook") == true)
        #expect(lines["prefix"]?.contains("in which it was built") == true)
        #expect(lines["window"]?.hasPrefix("✓ dummy") == true)
        #expect(lines["video drivers"]?.contains("dummy") == true)
        let libraries = try #require(lines["C libraries"])
        #expect(libraries.matches(of: /[A-Za-z_]+ \d+\.\d+\.\d+/).count == 5, "\(libraries)")
        #expect(lines["package sources"]?.hasPrefix("✓ /") == true)
        #expect(lines["cache"] == "✓ \(cache)/flipbook, empty")
        // The tested program is not installed, so its man pages and its desktop entry are not checked.
        #expect(lines["man pages"] == nil && lines["desktop entry"] == nil)
        #expect(result.exitCode == (result.output.contains("✗") ? 1 : 0))
        #expect(result.exitCode == 0 || !result.errors.contains("swift"))
    }

    @Test func aMissingRequirementIsAnErrorAndAMissingToolchainIsNot() async throws {
        let cache = testFolder.url.path
        let (lines, result) = try await report(["PATH": "/nowhere", "XDG_CACHE_HOME": cache])
        #expect(lines["ffmpeg"]?.hasPrefix("✗ missing: apt install ffmpeg") == true)
        #expect(lines["swift"]?.hasPrefix("– missing: ") == true)
        #expect(lines["swift"]?.hasSuffix("need Swift 6.2 or newer: https://www.swift.org/install/linux") == true)
        #expect(lines["C headers"]?.contains("apt install pkg-config") == true)
        testFolder.expectError(result, exitCode: 1, ["flipbook doctor: missing: ", "ffmpeg"])
        #expect(!result.errors.contains("swift"))
    }

    @Test func aMissingDisplayIsANote() async throws {
        let changes: [String: String?] = [
            "SDL_VIDEODRIVER": nil, "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "XDG_CACHE_HOME": testFolder.url.path,
        ]
        let (lines, result) = try await report(changes)
        #expect(lines["window"]?.hasPrefix("– missing: there is no display") == true, "\(result.output)")
        #expect(result.exitCode == (result.output.contains("✗") ? 1 : 0) && !result.errors.contains("window"))
    }

    @Test func versionsAndEncodersAreThoseOfThePrograms() async throws {
        _ = try testFolder.writeProgram("swift", "#!/bin/sh\necho 'Swift version 5.9.2 (swift-5.9.2-RELEASE)'\n")
        let path = try testFolder.writeProgram(
            "ffmpeg",
            """
            #!/bin/sh
            [ "$1" = -version ] && echo 'ffmpeg version 99.1-test Copyright' && exit
            echo ' V..... libx264  H.264'; echo ' V..... gif  GIF'

            """)
        try Data(repeating: 0, count: 2300).write(to: testFolder.url.appendingPathComponent("file"))
        try FileManager.default.createDirectory(
            at: testFolder.url.appendingPathComponent("cache/flipbook"), withIntermediateDirectories: true)
        try FileManager.default.moveItem(
            at: testFolder.url.appendingPathComponent("file"), to: testFolder.url.appendingPathComponent("cache/flipbook/file"))
        let (lines, _) = try await report(["PATH": path, "XDG_CACHE_HOME": testFolder.url.path + "/cache"])
        let bin = testFolder.url.path + "/bin"
        #expect(lines["ffmpeg"] == "✓ 99.1-test, \(bin)/ffmpeg")
        #expect(lines["video encoders"]?.hasPrefix("✓ libx264, gif\n– missing: this ffmpeg has no libvpx-vp9, for .webm") == true)
        #expect(lines["swift"]?.hasPrefix("– missing: \(bin)/swift is Swift 5.9.2; ") == true)
        #expect(lines["cache"]?.hasSuffix("/cache/flipbook, 2 kB") == true)
    }

    @Test func commandsThatBuildSayWhereToGetSwift() async throws {
        let changes: [String: String?] = ["PATH": "/nowhere"]
        let fragments = ["needs Swift 6.2 or newer", "https://www.swift.org/install/linux"]
        try Data().write(to: testFolder.url.appendingPathComponent("Package.swift"))
        testFolder.expectError(try await testFolder.runFlipbook(["watch", "."], environmentChanges: changes), exitCode: 1, fragments)
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let project = tests.appendingPathComponent("Projects/Kites").path
        for command in ["open", "test"] {
            let result = try await testFolder.runFlipbook([command, project], environmentChanges: changes)
            testFolder.expectError(result, exitCode: 1, fragments)
        }
        let new = try await testFolder.runFlipbook(["new", "Talk"], environmentChanges: changes)
        #expect(new.exitCode == 0 && new.output.contains(fragments[0].dropFirst("needs ".count)) && new.output.contains(fragments[1]))
    }
}
