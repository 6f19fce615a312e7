import Foundation
import Testing

/// `flipbook new`.
@Suite struct NewCommandTests {
    private let testFolder: TestFolder

    init() throws { testFolder = try TestFolder() }

    private func files(in folder: URL) throws -> [String: String] {
        var files: [String: String] = [:]
        // A package that was built has binary files in these folders, which cannot be read as text.
        let enumerator = FileManager.default.enumerator(atPath: folder.path)
        while let path = enumerator?.nextObject() as? String {
            if path == ".build" || path == ".swiftpm" {
                enumerator?.skipDescendants()
                continue
            }
            let url = folder.appendingPathComponent(path)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue else { continue }
            files[path] = try String(contentsOf: url, encoding: .utf8)
        }
        return files
    }

    /// The command writes the files of `Examples/Talk`. The workflow of this repository builds and tests that package.
    @Test func exampleIsWhatTheCommandWrites() async throws {
        let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let result = try await testFolder.runFlipbook(["new", "Talk", "--flipbook", repository.path])
        #expect(result.exitCode == 0 && result.errors.isEmpty)
        let written = try files(in: testFolder.url.appendingPathComponent("Talk"))
            .mapValues { $0.replacingOccurrences(of: repository.path, with: "../..") }
        let example = try files(in: repository.appendingPathComponent("Examples/Talk"))
        #expect(written == example)
        #expect(written["Sources/Talk/Talk.swift"]?.contains("@main struct Talk: FlipbookApp") == true)
        // The settings list the package, so that the gallery shows it.
        let settings = try String(contentsOf: testFolder.configuration.appendingPathComponent("flipbook/settings"), encoding: .utf8)
        let folder = testFolder.url.resolvingSymlinksInPath().appendingPathComponent("Talk").path
        #expect(settings.split(separator: "\n").contains("package \(folder)"))
        #expect(!written.contains { $0.key.contains("__") || $0.value.contains("__NAME__") })
    }

    /// The command that is named with the duration of the first build can be run in any folder.
    @Test func nextStepsNameTheFirstBuildAndTheWindowThatOpensAtOnce() async throws {
        let result = try await testFolder.runFlipbook(["new", "Talk"])
        let folder = testFolder.url.resolvingSymlinksInPath().appendingPathComponent("Talk").path
        let lines = result.output.split(separator: "\n").map(String.init)
        let note = try #require(lines.firstIndex { $0.hasPrefix("The first build compiles Flipbook too and takes some minutes") })
        let next = try #require(lines.dropFirst(note + 1).first)
        #expect(next.contains("flipbook watch \(folder)'") && next.contains(" opens the window at once"), "\(next)")
    }

    /// Selectors are the first difference from code for iOS that users notice.
    @Test func readmeSaysWhatReplacesSelectors() throws {
        let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let readme = try String(contentsOf: repository.appendingPathComponent("Assets/Template/README.md"), encoding: .utf8)
        #expect(readme.contains("`@objc` and `#selector` do not exist") && readme.contains("`Selector(Type.method)` takes the place of"))
    }

    /// The workflow tests, plays and records, also after a failure, and keeps what these steps write. None of it is committed.
    @Test func workflowKeepsWhatItWrites() async throws {
        #expect(try await testFolder.runFlipbook(["new", "Talk"]).exitCode == 0)
        let files = try files(in: testFolder.url.appendingPathComponent("Talk"))
        let workflow = try #require(files[".github/workflows/ci.yml"])
        let steps = ["swift test", "Talk smoke --junit smoke.xml", "Talk record card --touches --bezel -o card.mp4"]
        for step in steps { #expect(workflow.contains(step), "\(step)") }
        let upload = try #require(workflow.components(separatedBy: "actions/upload-artifact").last)
        #expect(upload.contains("if: always()"))
        let kept =
            upload.components(separatedBy: "path: |\n").last?.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } ?? []
        #expect(kept == ["*.mp4", "smoke.xml", "smoke-failures", "*-difference.png"])
        let ignored = files[".gitignore"]?.split(separator: "\n").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "/")) } ?? []
        for file in kept { #expect(ignored.contains(file), "\(file)") }
    }

    /// Goldens, and the pictures and videos that the scenes show, are committed.
    @Test func recordedFilesAreIgnoredAndGoldensAreNot() async throws {
        #expect(try await testFolder.runFlipbook(["new", "Talk"]).exitCode == 0)
        let ignored = [
            "card.mp4", "card.webm", "card.gif", "card.apng", "card.png", "card-difference.png", "smoke.xml", "smoke-failures/card/got.png",
        ]
        let kept = [
            "card.csv", "card.mkv", "goldens/card.mkv", "Tests/TalkTests/Goldens/card.csv", "Tests/TalkTests/Goldens/card.png",
            "Sources/Talk/Resources/photo.png", "Sources/Talk/Resources/clip.mp4", "docs/card.gif",
        ]
        let files = (ignored + kept).joined(separator: " ")
        let result = try await testFolder.runShell(
            "cd Talk && export GIT_CONFIG_GLOBAL=/dev/null && git init -q && git check-ignore --no-index \(files)", [])
        #expect(result.exitCode == 0, "\(result.errors)")
        #expect(result.output.split(separator: "\n").map(String.init) == ignored)
    }

    /// The tests of a package and `smoke` use different goldens.
    @Test func readmeNamesBothPlacesOfGoldens() async throws {
        #expect(try await testFolder.runFlipbook(["new", "Talk"]).exitCode == 0)
        let readme = try String(contentsOf: testFolder.url.appendingPathComponent("Talk/README.md"), encoding: .utf8)
        let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let testing = try String(contentsOf: repository.appendingPathComponent("docs/TESTING.md"), encoding: .utf8)
        for place in ["Tests/TalkTests/Goldens", "Sources/Talk/Tours/card.csv"] {
            #expect(readme.contains(place) && testing.contains(place), "\(place)")
        }
    }

    /// The folder of Flipbook has another path on other machines.
    @Test func manifestTakesTheFolderFromTheEnvironment() async throws {
        #expect(try await testFolder.runFlipbook(["new", "Talk"]).exitCode == 0)
        let manifest = try String(contentsOf: testFolder.url.appendingPathComponent("Talk/Package.swift"), encoding: .utf8)
        #expect(manifest.contains("Context.environment[\"FLIPBOOK\"] ?? \"/") && manifest.contains("path: flipbook)"))
        #expect(manifest.components(separatedBy: "\"/").count == 2, "the path is there once")
    }

    @Test func unusableNamesAndExistingFoldersAreRefused() async throws {
        for name in ["3x", "my-talk", "UIKit", "UIView", "FlipbookTalk", "class", "_", "é"] {
            testFolder.expectError(try await testFolder.runFlipbook(["new", name]), exitCode: 2, ["'\(name)'"])
        }
        testFolder.expectError(try await testFolder.runFlipbook(["new"]), exitCode: 2, ["missing NAME"])
        try FileManager.default.createDirectory(at: testFolder.url.appendingPathComponent("Talk"), withIntermediateDirectories: false)
        testFolder.expectError(try await testFolder.runFlipbook(["new", "Talk"]), exitCode: 1, ["Talk exists already"])
        testFolder.expectError(try await testFolder.runFlipbook(["new", "A", "--flipbook", "/nowhere"]), exitCode: 2, ["'/nowhere'"])
        #expect(try testFolder.fileNames() == ["Talk"])
    }

    @Test func errorOfTheFolderHasItsReason() async throws {
        let name = String(repeating: "a", count: 300)
        for path in [name, "folder/" + name] {
            let result = try await testFolder.runFlipbook(["new", path])
            testFolder.expectError(result, exitCode: 1, ["cannot create the folder \(path): File name too long"])
        }
    }

    @Test func watchNeedsAPackage() async throws {
        testFolder.expectError(try await testFolder.runFlipbook(["watch"]), exitCode: 1, ["there is no Package.swift in ."])
        try "// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package(name: \"Library\")\n".write(
            to: testFolder.url.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
        testFolder.expectError(
            try await testFolder.runFlipbook(["watch", "."]), exitCode: 1,
            ["the package Library has no executable target to run; add one with a FlipbookApp, or make a package with "])
    }
}
