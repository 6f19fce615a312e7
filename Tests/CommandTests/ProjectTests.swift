import Foundation
import Testing

/// `flipbook open` and `flipbook test` with the Xcode projects in Tests/Projects.
///
/// The compilation of each project takes a few seconds. So only some projects are tested unless the environment variable
/// `FLIPBOOK_PROJECTS` is `all`.
@Suite struct ProjectTests {
    private let testFolder: TestFolder

    init() throws { testFolder = try TestFolder() }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Projects")
    /// The compiler's cache of the system's modules. In a new cache, each project would compile them again.
    private static let moduleCache = TestFolder.program.deletingLastPathComponent().appendingPathComponent("ProjectModuleCache").path
    private static let testsAll = ProcessInfo.processInfo.environment["FLIPBOOK_PROJECTS"] == "all"

    /// A project, and the arguments with which it is opened.
    struct Project: CustomTestStringConvertible, Sendable {
        var name: String
        var arguments: [String] = []
        var testDescription: String { ([name] + arguments).joined(separator: " ") }
    }

    /// An old project and a newer one, and the others if all are tested. The test of the unit tests below opens a third one.
    private static let projects =
        [Project(name: "Lighthouse"), Project(name: "Orrery")]
        + (testsAll
            ? [
                Project(name: "Metronome"), Project(name: "TeaTimer"), Project(name: "Postcards", arguments: ["--target", "Postcards"]),
                Project(name: "Weathervane"),
                Project(name: "Windowsill"), Project(name: "Kites"), Project(name: "Pebbles"), Project(name: "PaperBoat"),
            ] : [])
    private static let projectsWithTests =
        testsAll ? ["Lighthouse", "Orrery", "Windowsill", "Metronome", "Kites", "Pebbles"] : ["Metronome"]

    /// Copies a project into a folder that cannot be written.
    private func copy(_ name: String) throws -> URL {
        let copy = testFolder.url.appendingPathComponent("original/\(name)")
        try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: Self.folder.appendingPathComponent(name), to: copy)
        try setPermissions(of: copy, 0o555, 0o444)
        return copy
    }

    private func setPermissions(of folder: URL, _ folderMode: Int, _ fileMode: Int) throws {
        let paths = [folder.path] + (try FileManager.default.subpathsOfDirectory(atPath: folder.path)).map { folder.path + "/" + $0 }
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
            try FileManager.default.setAttributes([.posixPermissions: isFolder.boolValue ? folderMode : fileMode], ofItemAtPath: path)
        }
    }

    /// Returns the files of a folder with their contents.
    private func files(in folder: URL) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            files[path] = FileManager.default.contents(atPath: folder.path + "/" + path) ?? Data()
        }
        return files
    }

    /// Runs flipbook with a home folder and a cache of its own.
    private func runFlipbook(_ arguments: [String]) async throws -> TestFolder.CommandResult {
        let home = testFolder.url.appendingPathComponent("home")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        return try await testFolder.runFlipbook(
            arguments,
            environmentChanges: [
                "CLANG_MODULE_CACHE_PATH": Self.moduleCache, "HOME": home.path,
                "XDG_CACHE_HOME": testFolder.url.appendingPathComponent("cache").path, "XDG_CONFIG_HOME": nil, "XDG_DATA_HOME": nil,
                "LANG": "en_US.UTF-8", "LANGUAGE": nil, "LC_ALL": nil, "LC_MESSAGES": nil,
            ])
    }

    @Test(arguments: projects) func projectPlaysItsScriptFromAFolderThatCannotBeWritten(_ project: Project) async throws {
        let original = try copy(project.name)
        defer { try? setPermissions(of: original, 0o755, 0o644) }
        let before = try files(in: original)
        let script = original.appendingPathComponent("\(project.name).script").path
        let golden = Self.folder.appendingPathComponent("Goldens/\(project.name).csv").path
        let option = ProcessInfo.processInfo.environment["FLIPBOOK_GOLDENS"] == "make" ? "--update" : "--check"
        let result = try await runFlipbook(["open", original.path] + project.arguments + ["--", "replay", script, option, golden])
        #expect(result.exitCode == 0, "\(result.errors)")
        #expect(try files(in: original) == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: testFolder.url.path + "/home").isEmpty)
        try await expectUnchangedProjectIsNotBuiltAgain(original, project)
    }

    private func expectUnchangedProjectIsNotBuiltAgain(_ original: URL, _ project: Project) async throws {
        let result = try await runFlipbook(["open", original.path] + project.arguments + ["--", "snapshot", "-o", "first.png"])
        #expect(result.exitCode == 0 && !result.errors.contains("Building"), "\(result.errors)")
        #expect(try testFolder.fileNames().contains("first.png"))
    }

    @Test(arguments: projectsWithTests) func unitTestsOfTheProjectPass(_ name: String) async throws {
        let original = try copy(name)
        defer { try? setPermissions(of: original, 0o755, 0o644) }
        let result = try await runFlipbook(["test", original.path, "--junit", "report.xml", "--pictures", "pictures", "--strict"])
        #expect(result.exitCode == 0, "\(result.output)\(result.errors)")
        let report = try String(contentsOf: testFolder.url.appendingPathComponent("report.xml"), encoding: .utf8)
        #expect(report.contains("<testcase ") && !report.contains("<failure"))
        let pictures = try FileManager.default.contentsOfDirectory(atPath: testFolder.url.path + "/pictures")
        #expect(name != "Kites" || pictures.contains { $0.hasSuffix(".png") })
        if name == "Metronome" { try await expectWarningIsAnErrorOfTheTests(original) }
    }

    private func expectWarningIsAnErrorOfTheTests(_ project: URL) async throws {
        try setPermissions(of: project, 0o755, 0o644)
        let storyboard = project.appendingPathComponent("Metronome/Base.lproj/Main.storyboard")
        let text = try String(contentsOf: storyboard, encoding: .utf8)
        let changed = text.replacingOccurrences(of: "<slider ", with: "<slider glitter=\"YES\" ")
        try #require(changed != text)
        try changed.write(to: storyboard, atomically: true, encoding: .utf8)
        let result = try await runFlipbook(["test", project.path, "--strict"])
        #expect(result.exitCode == 1 && result.output.contains("tests passed"), "\(result.output)\(result.errors)")
        let lines = result.errors.split(separator: "\n")
        #expect(lines.contains { $0.contains("'glitter'") }, "\(result.errors)")
        let last = lines.last ?? ""
        #expect(last.hasPrefix("flipbook test: ") && last.hasSuffix(" because of --strict"), "\(result.errors)")
    }

    /// The beginnings of the errors of damaged projects with `--strict`.
    private static let warningErrors: [(String, String?)] = [
        ("UnknownOutlet", "2 warnings are errors"), ("MissingFile", "1 warning is an error"), ("MissingFramework", nil),
    ]

    /// The app runs to its end. A framework that does not exist on Linux is no mistake of the project.
    @Test(arguments: warningErrors) func warningsAreErrorsWithStrict(_ name: String, _ problem: String?) async throws {
        let folder = Self.folder.appendingPathComponent("Damaged/\(name)")
        let result = try await runFlipbook(["open", folder.path, "--snapshot", "a.png", "--strict"])
        #expect(try testFolder.fileNames().contains("a.png"))
        #expect(result.exitCode == (problem == nil ? 0 : 1), "\(result.errors)")
        let last = result.errors.split(separator: "\n").last.map(String.init)
        if let problem {
            #expect(last == "flipbook open: \(problem) because of --strict")
        } else {
            #expect(!result.errors.contains("--strict"), "\(result.errors)")
        }
    }

    /// A line of standard error contains all words of `expected.txt`. A project that cannot be read has no other line.
    @Test(
        arguments: testsAll
            ? try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Damaged").sorted()
            : ["Truncated", "TypeError", "BrokenStoryboard"])
    func damagedProjectIsNamedInOneLine(_ name: String) async throws {
        let folder = Self.folder.appendingPathComponent("Damaged/\(name)")
        let expected = try String(contentsOf: folder.appendingPathComponent("expected.txt"), encoding: .utf8)
        let result = try await runFlipbook(["open", folder.path, "--snapshot", "a.png", "--at", "0.4"])
        let opens = !["Truncated", "NoRootObject", "NoApp", "TypeError", "BrokenStoryboard", "CutStoryboard"].contains(name)
        #expect(result.exitCode == (opens ? 0 : 1), "\(result.errors)")
        #expect(try testFolder.fileNames().contains("a.png") == opens)
        let (lines, words) = (result.errors.split(separator: "\n"), expected.split(separator: "\n"))
        #expect(lines.contains { line in words.allSatisfy { line.contains($0) } }, "\(result.errors)")
        if ["Truncated", "NoRootObject", "NoApp"].contains(name) { #expect(lines.count == 1, "\(result.errors)") }
    }

    @Test func mistakesOnTheCommandLineAreNamed() async throws {
        let postcards = Self.folder.appendingPathComponent("Postcards").path
        let open = { (arguments: [String]) in try await runFlipbook(["open"] + arguments) }
        testFolder.expectError(try await open([]), exitCode: 2, ["missing PROJECT"])
        testFolder.expectError(try await open([postcards]), exitCode: 2, ["Postcards", "PostcardsLite", "--target"])
        testFolder.expectError(try await open([postcards, "--target", "Postcard"]), exitCode: 2, ["Postcard"])
        testFolder.expectError(try await open([postcards, "--device", "iPhone 9"]), exitCode: 2, ["iPhone 9", "iPhone 8"])
        testFolder.expectError(
            try await open([postcards, "--record", "a.mp4", "--snapshot", "a.png"]), exitCode: 2, ["--record and --snapshot"])
        testFolder.expectError(
            try await open([postcards, "--target", "Postcards", "--strict", "--watch"]), exitCode: 2, ["--strict and --watch"])
        testFolder.expectError(try await open(["nowhere.xcodeproj"]), exitCode: 1, ["nowhere.xcodeproj"])
        testFolder.expectError(
            try await runFlipbook(["test", Self.folder.appendingPathComponent("PaperBoat").path]), exitCode: 1, ["no unit tests"])
    }

    @Test func cleanRemovesWhatWasBuilt() async throws {
        #expect(try await runFlipbook(["open", "--clean"]).exitCode == 0)
        let cache = testFolder.url.appendingPathComponent("cache/flipbook/xcode/projects/x")
        try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
        #expect(try await runFlipbook(["open", "--clean"]).exitCode == 0)
        #expect(!FileManager.default.fileExists(atPath: testFolder.url.path + "/cache/flipbook/xcode"))
    }
}
