import Foundation
import FoundationXML
import Testing

/// Shares of `smoke` and `replay`, and the report into which `flipbook join` combines the reports of the shares.
@Suite struct FarmReportTests {
    private let testFolder: TestFolder
    private static let tours = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Assets/Tours")

    init() throws { testFolder = try TestFolder() }

    private func file(_ name: String) -> URL { testFolder.url.appendingPathComponent(name) }
    private func write(_ name: String, _ text: String) throws { try Data(text.utf8).write(to: file(name)) }

    /// Returns a report without its times.
    private func report(_ name: String) throws -> String {
        try String(contentsOf: file(name), encoding: .utf8).replacing(/time="[0-9.]+"/, with: "")
    }

    private func run(_ arguments: String...) async throws -> TestFolder.CommandResult { try await testFolder.runFlipbook(arguments) }

    @Test func partsOfSmokeGiveTheReportOfOneMachine() async throws {
        let scenes = ["red-square", "packing-list", "login"]
        #expect(try await testFolder.runFlipbook(["smoke"] + scenes + ["--junit", "one.xml", "--jobs", "2"]).exitCode == 0)
        for part in [1, 0] {
            let result = try await testFolder.runFlipbook(["smoke"] + scenes + ["--share", "\(part)/2", "--junit", "\(part).xml"])
            #expect(result.exitCode == 0 && result.output.hasPrefix("part \(part)/2: \(2 - part) of 3 scenes: "), "\(result.output)")
        }
        let joined = try await run("join", "1.xml", "0.xml", "-o", "all.xml")
        let count = try tests("one.xml")
        #expect(joined.exitCode == 0 && joined.output == "all.xml: 3 suites, \(count) tests, 0 failures\n", "\(joined)")
        #expect(try report("all.xml") == report("one.xml"))
        testFolder.expectError(try await run("join", "1.xml", "-o", "x.xml"), exitCode: 1, ["part 0/2 is missing", "--share 0/2"])
        testFolder.expectError(
            try await run("join", "1.xml", "one.xml", "-o", "x.xml"), exitCode: 1, ["1.xml is a part of a run, but one.xml is not"])
    }

    private func tests(_ name: String) throws -> String {
        try #require(try XMLDocument(contentsOf: file(name)).rootElement()?.attribute(forName: "tests")?.stringValue)
    }

    /// Copies the scripts and goldens of three scenes, and returns the file names of the scripts.
    private func makeScripts() throws -> [String] {
        try FileManager.default.createDirectory(at: file("goldens"), withIntermediateDirectories: true)
        let names = ["curves", "rectangle", "red-square"]
        for name in names {
            try FileManager.default.copyItem(at: Self.tours.appending(path: "\(name).script"), to: file("\(name).script"))
            try FileManager.default.copyItem(at: Self.tours.appending(path: "\(name).csv"), to: file("goldens/\(name).csv"))
        }
        return names.map { "\($0).script" }
    }

    @Test func partsOfReplayGiveTheReportOfOneMachine() async throws {
        let arguments = ["replay"] + (try makeScripts()) + ["--check", "goldens/", "--junit"]
        let one = try await testFolder.runFlipbook(arguments + ["one.xml"])
        #expect(one.exitCode == 0 && one.output.split(separator: "\n").count == 3, "\(one.output)\(one.errors)")
        var golden = try String(contentsOf: file("goldens/rectangle.csv"), encoding: .utf8).split(separator: "\n").map(String.init)
        golden[4] = golden[4].split(separator: ",").dropLast().joined(separator: ",") + ",-3.5"
        try write("goldens/rectangle.csv", golden.joined(separator: "\n") + "\n")
        let first = try await testFolder.runFlipbook(arguments + ["0.xml", "--share", "0/2"])
        #expect(first.exitCode == 0 && first.output.hasPrefix("part 0/2: 2 of 3 scripts: curves.script, red-square.script\nok "))
        let second = try await testFolder.runFlipbook(arguments + ["1.xml", "--share", "1/2"])
        testFolder.expectError(second, exitCode: 1, ["failed: rectangle.script"])
        #expect(second.output.contains("FAILED rectangle.script: goldens/rectangle.csv:5: frame "), "\(second.output)")
        #expect(try await run("join", "0.xml", "1.xml", "-o", "all.xml").output == "all.xml: 3 suites, 3 tests, 1 failure\n")
        let names = try XMLDocument(contentsOf: file("all.xml")).nodes(forXPath: "//testsuite/@name").compactMap(\.stringValue)
        #expect(names == ["curves.script", "rectangle.script", "red-square.script"])
        let passed = try report("all.xml").replacing(/><failure.*<\/failure><\/testcase>/, with: "/>")
            .replacing("failures=\"1\"", with: "failures=\"0\"")
        #expect(passed == (try report("one.xml")))
    }

    @Test func severalScriptsNeedAFolderOfGoldens() async throws {
        let scripts = try makeScripts()
        let one = try await testFolder.runFlipbook(["replay"] + scripts + ["--check", "goldens/red-square.csv"])
        testFolder.expectError(one, exitCode: 2, ["must end in '/', not 'goldens/red-square.csv'"])
        let update = try await testFolder.runFlipbook(["replay"] + scripts + ["--update", "a.csv"])
        testFolder.expectError(update, exitCode: 2, ["--update must end in '/', not 'a.csv'"])
        testFolder.expectError(try await run("replay", scripts[0], scripts[0]), exitCode: 2, ["curves.script is given twice"])
        try FileManager.default.removeItem(at: file("goldens/curves.csv"))
        let missing = try await testFolder.runFlipbook(["replay"] + scripts + ["--check", "goldens/"])
        testFolder.expectError(missing, exitCode: 1, ["failed: curves.script"])
        #expect(missing.output.contains("there is no golden goldens/curves.mkv or curves.csv"), "\(missing.output)")
        #expect(missing.output.contains("with: flipbook replay curves.script --update goldens/curves.csv\n"), "\(missing.output)")
    }

    @Test func updateAcceptsTheScriptsAsGoldensInAFolder() async throws {
        let scripts = try makeScripts()
        try write("broken.script", "scene red-square\nwait 0.3\nexpect \"greeen\"\n")
        let update = try await testFolder.runFlipbook(["replay"] + scripts + ["broken.script", "--update", "new/"])
        #expect(update.exitCode == 1 && update.errors.hasSuffix("flipbook replay: failed: broken.script\n"), "\(update.errors)")
        let lines = update.output.split(separator: "\n")
        #expect(lines.count == 4 && lines.first?.hasPrefix("new/curves.csv: accepted ") == true, "\(update.output)")
        let names = try FileManager.default.contentsOfDirectory(atPath: file("new").path).sorted()
        #expect(names == ["curves.csv", "rectangle.csv", "red-square.csv"])
        #expect(try await testFolder.runFlipbook(["replay"] + scripts + ["--check", "new/"]).exitCode == 0)
        // A golden that is a video stays a video.
        try FileManager.default.createDirectory(at: file("videos"), withIntermediateDirectories: true)
        try write("videos/red-square.mkv", "")
        let one = try await run("replay", "red-square.script", "--update", "videos/", "--scale", "0.2")
        #expect(one.exitCode == 0 && one.output.hasPrefix("videos/red-square.mkv: accepted "), "\(one.output)\(one.errors)")
    }

    @Test func goldensOfNoScriptAreReported() async throws {
        let scripts = try makeScripts()
        // rectangle.script is not played here, but it is in the folder of the other scripts, so its golden is not reported.
        for name in ["one.csv", "two.mkv", "notes.txt"] { try write("goldens/\(name)", "") }
        let arguments = ["replay", scripts[0], scripts[2], "--check", "goldens/"]
        let result = try await testFolder.runFlipbook(arguments)
        testFolder.expectError(
            result, exitCode: 0,
            ["flipbook replay: warning: goldens/one.csv, goldens/two.mkv belong to no script and are not used; give them"])
        try write("one.script", "scene red-square\nwait 0.3\n")
        try FileManager.default.removeItem(at: file("goldens/two.mkv"))
        #expect(try await testFolder.runFlipbook(arguments).errors.isEmpty)
    }

    @Test func reportsOfOtherToolsAreJoinedInTheGivenOrder() async throws {
        try write(
            "b.xml",
            "<?xml version='1.0'?>\n<!-- a > b --><testsuite name='b' tests='2' errors='1' time='0.5'>\n<testcase name='x>y'/>\n</testsuite>"
        )
        try write(
            "a.xml",
            "<testsuites><testsuite name=\"a\" tests=\"3\" failures=\"2\" time=\"nan\"><system-out><![CDATA[</testsuite>]]></system-out></testsuite>"
                + "<testsuite name=\"empty\" tests=\"0\"/></testsuites>")
        let joined = try await run("join", "b.xml", "a.xml", "-o", "all.xml")
        #expect(joined.output == "all.xml: 3 suites, 5 tests, 3 failures\n", "\(joined.errors)")
        let document = try XMLDocument(contentsOf: file("all.xml"))
        #expect(try document.nodes(forXPath: "/testsuites/testsuite/@name").compactMap(\.stringValue) == ["b", "a", "empty"])
        #expect(try document.nodes(forXPath: "//system-out").first?.stringValue == "</testsuite>")
        let attributes = (document.rootElement()?.attributes ?? []).map { "\($0.name ?? "")=\($0.stringValue ?? "")" }
        #expect(Set(attributes) == ["tests=5", "failures=2", "skipped=0", "time=0.500", "errors=1"])
    }

    @Test(arguments: ["", "<a/>", "<testsuites>", "<testsuites><testsuite></testsuites>", "<testsuite name='a", "</testsuite>"])
    func filesThatAreNoJUnitReportsAreReported(_ text: String) async throws {
        try write("a.xml", text)
        testFolder.expectError(
            try await run("join", "a.xml", "-o", "b.xml"), exitCode: 1,
            ["a.xml is not a JUnit report; join files that were written with --junit"])
        #expect(try testFolder.fileNames() == ["a.xml"])
    }
}
