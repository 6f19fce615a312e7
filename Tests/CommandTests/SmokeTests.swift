import Foundation
import FoundationXML
import Testing

/// The command `flipbook smoke` with chosen scenes, its report, and the files that it writes for failed checks.
@Suite struct SmokeTests {
    private let testFolder: TestFolder

    init() throws { testFolder = try TestFolder() }

    private func smoke(_ arguments: String..., assets: String? = nil) async throws -> TestFolder.CommandResult {
        try await testFolder.runFlipbook(["smoke"] + arguments, environmentChanges: assets.map { ["FLIPBOOK_ASSETS": $0] } ?? [:])
    }

    private func file(_ name: String) -> URL { testFolder.url.appendingPathComponent(name) }

    private func report(_ name: String) throws -> XMLDocument { try XMLDocument(contentsOf: file(name)) }

    /// The folder with the assets of this repository.
    private static let assets = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Assets").path

    /// Writes a replacement for a tour or golden trace, and returns the value of `FLIPBOOK_ASSETS` with which the program finds it first.
    private func replaceAsset(_ name: String, _ text: String) throws -> String {
        try FileManager.default.createDirectory(at: file("assets"), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file("assets/\(name)"))
        return file("assets").path + ":" + Self.assets
    }

    @Test func onlyNamedScenesArePlayedInTheOrderOfTheProgram() async throws {
        let result = try await smoke("red-square", "login", "red-square")
        let lines = result.output.split(separator: "\n")
        #expect(result.exitCode == 0 && lines.count == 3, "\(result.output)\(result.errors)")
        let names = try await testFolder.runFlipbook(["list", "--names"]).output.split(separator: "\n")
            .filter { ["login", "red-square"].contains($0) }
        for (line, name) in zip(lines, names) { #expect(line.hasPrefix("ok     \(name): ")) }
        #expect(lines.last?.hasPrefix("2 scenes: 2 passed, 0 failed (") == true)
        #expect(try testFolder.fileNames().isEmpty)
        testFolder.expectError(try await smoke("red-square", "logn"), exitCode: 2, ["'logn'", "did you mean login?"])
    }

    @Test func processesGiveTheSameResults() async throws {
        func withoutTimes(_ text: String) -> String { text.replacing(/[0-9]+\.[0-9]+/, with: "") }
        let one = try await smoke("red-square", "login", "packing-list", "--junit", "one.xml")
        let three = try await smoke("red-square", "login", "packing-list", "--jobs", "3", "--junit", "three.xml")
        #expect(one.exitCode == 0 && three.exitCode == 0, "\(three.output)\(three.errors)")
        #expect(withoutTimes(one.output) == withoutTimes(three.output))
        let reports = try ["one.xml", "three.xml"].map { withoutTimes(try String(contentsOf: file($0), encoding: .utf8)) }
        #expect(reports[0] == reports[1])
    }

    @Test func namesOfCasesAreTheSameForEveryTourAndHaveTimes() async throws {
        let assets = try replaceAsset("red-square.script", "scene red-square\nwait 0.7\n")
        #expect(try await smoke("red-square", "--junit", "a.xml").exitCode == 0)
        // The shorter tour has another number of frames, and so another trace.
        #expect(try await smoke("red-square", "--junit", "b.xml", assets: assets).exitCode == 1)
        let names = try ["a.xml", "b.xml"].map { try report($0).nodes(forXPath: "//testcase/@name").compactMap(\.stringValue) }
        #expect(names[0] == names[1] && names[0].first == "frames", "\(names)")
        for name in names[0] { #expect(!name.contains { $0.isNumber }) }
        let times = try report("a.xml").nodes(forXPath: "//testcase/@time").compactMap { Double($0.stringValue ?? "") }
        let total = try #require(try report("a.xml").nodes(forXPath: "//testsuite/@time").first?.stringValue.flatMap(Double.init))
        #expect(times.count == names[0].count && times[0] > 0)
        #expect(times.reduce(0, +) <= total + 0.01)
    }

    @Test(arguments: ["1", "2"]) func failedTraceWritesExpectedActualAndDifference(_ jobs: String) async throws {
        let golden = try String(contentsOfFile: Self.assets + "/Tours/red-square.csv", encoding: .utf8)
        var lines = golden.split(separator: "\n").map(String.init)
        let original = lines[5]
        lines[5] = lines[5].split(separator: ",").dropLast().joined(separator: ",") + ",-3.5"
        let assets = try replaceAsset("red-square.csv", lines.joined(separator: "\n") + "\n")
        try FileManager.default.createDirectory(at: file("out-files"), withIntermediateDirectories: true)
        let result = try await smoke("red-square", "--junit", "out-files/smoke.xml", "--jobs", jobs, assets: assets)
        testFolder.expectError(result, exitCode: 1, ["flipbook smoke: failed: red-square"])
        let printed = result.output.split(separator: "\n").map(String.init)
        try #require(printed.count == 6, "\(result.output)")
        #expect(printed[0] == "FAILED red-square: 205 frames, 1 of 8 checks failed")
        #expect(printed[5].hasPrefix("1 scene: 0 passed, 1 failed ("), "\(printed[5])")
        // The line contains the command that accepts the new values, so that users can copy the command.
        let script = Self.assets + "/Tours/red-square.script"
        // Editors and terminals can open the golden at the line, because the message contains its path and the line.
        let place = "assets/red-square.csv:6: frame "
        #expect(printed[1].hasPrefix("       failed: trace matches: ") && printed[1].contains(place), "\(printed[1])")
        #expect(printed[1].contains("but -3.500000 in the golden trace"), "\(printed[1])")
        let command = try #require(printed[1].components(separatedBy: "; if the change is intended, accept it with: ").last)
        #expect(command.hasPrefix("flipbook replay \(script) --update ") && command.hasSuffix("assets/red-square.csv"), "\(printed[1])")
        #expect(try await testFolder.runFlipbook(["replay", script, "--update", "assets/red-square.csv"]).exitCode == 0)
        #expect(try await smoke("red-square", assets: assets).exitCode == 0)
        let failure = try #require(try report("out-files/smoke.xml").nodes(forXPath: "//failure").first?.stringValue)
        for kind in ["expected", "actual", "difference"] {
            let path = "out-files/smoke-failures/red-square/trace-\(kind).csv"
            #expect(failure.contains("\(kind): \(path)") && result.output.contains(path), "\(failure)")
            #expect(FileManager.default.fileExists(atPath: file(path).path))
        }
        func text(_ kind: String) throws -> String {
            try String(contentsOf: file("out-files/smoke-failures/red-square/trace-\(kind).csv"), encoding: .utf8)
        }
        let (expected, actual, difference) = (try text("expected"), try text("actual"), try text("difference"))
        #expect(expected.contains(",-3.5") && !expected.contains(original), "\(expected.prefix(400))")
        #expect(actual.contains(original) && !actual.contains(",-3.5"), "\(actual.prefix(400))")
        #expect(difference.split(separator: "\n").count == 2 && difference.contains(",-3.500000,"), "\(difference)")
    }

    @Test func failedTourWritesThePictureAndSkipsWhatFollows() async throws {
        let assets = try replaceAsset("red-square.script", "scene red-square\nwait 0.3\nexpect \"greeen\"\n")
        let result = try await smoke("red-square", "--failures", "shots", "--junit", "smoke.xml", assets: assets)
        #expect(result.exitCode == 1)
        #expect(result.output.hasPrefix("FAILED red-square: 18 frames, 1 of 8 checks failed\n"), "\(result.output)")
        #expect(
            result.output.contains("checks failed\n       failed: tour passed: ")
                && result.output.contains("\n       skipped: trace matches: the tour failed\n"))
        #expect(result.output.contains("\n       actual: shots/red-square/tour-actual.png"), "\(result.output)")
        #expect(FileManager.default.fileExists(atPath: file("shots/red-square/tour-actual.png").path))
        let skipped = try report("smoke.xml").nodes(forXPath: "//testcase[skipped]/@name").compactMap(\.stringValue)
        #expect(skipped == ["becomes idle", "trace matches"])
        #expect(try report("smoke.xml").nodes(forXPath: "//failure").count == 1)
    }

    /// No frame is drawn if the first step fails at once. That there is no frame and no movement is not reported as a failure.
    @Test func tourThatFailsBeforeTheFirstFrameIsTheOnlyFailureAndTheFirstLine() async throws {
        let assets = try replaceAsset("red-square.script", "scene red-square\nexpect \"greeen\"\nwait 0.3\n")
        let result = try await smoke("red-square", "--junit", "smoke.xml", assets: assets)
        #expect(result.exitCode == 1)
        let lines = result.output.split(separator: "\n").map(String.init)
        try #require(lines.count > 2, "\(result.output)")
        #expect(lines[0].hasPrefix("FAILED red-square: ") && lines[0].hasSuffix("1 of 8 checks failed"), "\(result.output)")
        #expect(lines[1].hasPrefix("       failed: tour passed: "), "\(result.output)")
        #expect(result.output.contains("\n       skipped: something moves: the tour failed\n"), "\(result.output)")
        #expect(try report("smoke.xml").nodes(forXPath: "//failure").count == 1)
    }

    @Test(arguments: ["1", "2"]) func passingSceneLosesItsOldFilesOfFailures(_ jobs: String) async throws {
        let assets = try replaceAsset("red-square.script", "scene red-square\nwait 0.3\nexpect \"greeen\"\n")
        func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file("smoke-failures/\(name)").path) }
        #expect(try await smoke("red-square", "--jobs", jobs, assets: assets).exitCode == 1)
        #expect(exists("red-square/tour-actual.png"))
        // Files of scenes that are not played, and files that smoke did not write, are kept.
        try FileManager.default.createDirectory(at: file("smoke-failures/login"), withIntermediateDirectories: true)
        for name in ["login/tour-actual.png", "red-square/notes.txt"] { try Data().write(to: file("smoke-failures/\(name)")) }
        #expect(try await smoke("red-square", "--jobs", jobs).exitCode == 0)
        #expect(!exists("red-square/tour-actual.png") && exists("red-square/notes.txt") && exists("login/tour-actual.png"))
        for name in ["login", "red-square/notes.txt"] { try FileManager.default.removeItem(at: file("smoke-failures/\(name)")) }
        #expect(try await smoke("red-square", "--jobs", jobs).exitCode == 0)
        #expect(!exists(""), "an empty folder is removed")
    }

    /// A trace of an earlier version did not contain rotations about y.
    @Test func goldenOfAnEarlierVersionIsReportedInTheNameOfTheProgram() async throws {
        let assets = try replaceAsset("raster.script", "scene raster\ndrag \"book\" to (10%, 45%) over 0.2\nrotate landscape\nwait 0.2\n")
        #expect(try await testFolder.runFlipbook(["replay", "assets/raster.script", "--update", "assets/raster.csv"]).exitCode == 0)
        let lines = try String(contentsOf: file("assets/raster.csv"), encoding: .utf8).split(separator: "\n").map(String.init)
        let old = lines.dropFirst(2).filter { !$0.contains("rotation.y") }
        #expect(lines[1] == "# scale: 1" && old.count < lines.count - 2)
        _ = try replaceAsset("raster.csv", old.joined(separator: "\n") + "\n")
        let result = try await smoke("raster", assets: assets)
        #expect(result.exitCode == 0, "\(result.output)")
        let line = "flipbook smoke: assets/raster.csv is from an earlier version and lacks transform.rotation.y of \"book\""
        #expect(result.errors.contains(line), "\(result.errors)")
    }

    /// The tour of a scene that has been renamed is not played. Without the warning, it would seem to pass.
    @Test func filesBesideTheToursThatBelongToNoSceneAreReported() async throws {
        let golden = try String(contentsOfFile: Self.assets + "/Tours/red-square.csv", encoding: .utf8)
        _ = try replaceAsset("gone.csv", golden)
        _ = try replaceAsset("gone.script", "scene gone\nwait 0.3\n")
        _ = try replaceAsset("peek.csv", golden)
        _ = try replaceAsset("peek.script", "scene red-square\nwait 0.3\n")
        _ = try replaceAsset("part.script", "wait 0.3\n")
        _ = try replaceAsset("cities.csv", "name,size\nOslo,7\n")
        let assets = try replaceAsset("red-square.csv", golden)
        let result = try await smoke("red-square", assets: assets)
        testFolder.expectError(
            result, exitCode: 0,
            [
                "flipbook smoke: warning: ", "assets/gone.csv, ",
                "assets/gone.script belong to no scene and are not used; give them the names of scenes",
            ])
        #expect(try await smoke("red-square", "--json", assets: assets).errors.isEmpty)
    }

    /// The second tap comes during the push. It has no effect, and the tour passes nevertheless.
    @Test(arguments: ["1", "2"]) func touchWithoutEffectIsAWarning(_ jobs: String) async throws {
        let tour = "scene bookstore\nwait 0.4\ntap \"Paper Birds\"\nwait 0.1\ntap \"Paper Birds\"\nwait for idle\n"
        let assets = try replaceAsset("bookstore.script", tour)
        let result = try await smoke("bookstore", "--jobs", jobs, assets: assets)
        #expect(result.exitCode == 0 && result.output.hasPrefix("ok     bookstore: "), "\(result.output)\(result.errors)")
        let warning = "bookstore.script:5:5: warning: the tap on \"Paper Birds\" has no effect, because a push runs"
        #expect(result.errors.contains(warning) && result.errors.split(separator: "\n").count == 1, "\(result.errors)")
        let json = try await smoke("bookstore", "--json", "--jobs", jobs, assets: assets)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect(json.errors.isEmpty && (object["warnings"] as? [String])?.first?.contains(warning) == true, "\(json.output)\(json.errors)")
    }

    @Test func unwritableReportIsReportedBeforePlaying() async throws {
        try FileManager.default.createDirectory(at: file("folder.xml"), withIntermediateDirectories: true)
        let result = try await smoke("--junit", "folder.xml")
        testFolder.expectError(result, exitCode: 1, ["cannot write folder.xml", "Is a directory"])
        #expect(result.output.isEmpty)
    }

    @Test func resultsAreAvailableAsJSON() async throws {
        let result = try await smoke("login", "--json")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect(result.exitCode == 0 && object["scene"] as? String == "login")
        let checks = try #require(object["checks"] as? [[String: Any]])
        #expect(checks.contains { $0["name"] as? String == "tour passed" && $0["result"] as? String == "passed" })
    }
}
