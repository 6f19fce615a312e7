import Foundation
import Testing
import WindowShell

@testable import FlipbookKit

@Suite struct SwiftPackageTests {
    private func makeFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("Sources"), withIntermediateDirectories: true)
        return folder.resolvingSymlinksInPath()
    }

    @Test func errorsOfABuildHaveTheirPlaceAndLine() throws {
        let folder = try makeFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Sources/Menu: a.swift")
        try "import UIKit\n    view.centre = .zero\n".write(to: file, atomically: true, encoding: .utf8)
        let output = """
            Building for production...
            \(file.path):2:10: error: value of type 'UIView' has no member 'centre'
            1 | import UIKit
            2 |     view.centre = .zero
              |          `- error: value of type 'UIView' has no member 'centre'
            \(file.path):2:10: error: value of type 'UIView' has no member 'centre'
            /elsewhere/B.swift:7:3: error: cannot find 'x' in scope
            error: fatalError
            """
        let errors = SwiftPackage.errors(in: output, folder: folder.path)
        #expect(
            errors == [
                Notice.Entry(
                    location: "Sources/Menu: a.swift:2:10", message: "value of type 'UIView' has no member 'centre'",
                    sourceLine: "    view.centre = .zero", column: 10),
                Notice.Entry(location: "/elsewhere/B.swift:7:3", message: "cannot find 'x' in scope", column: 3),
            ])
        let other = SwiftPackage.errors(in: "warning: x\nerror: no such module 'Y'\n", folder: folder.path)
        #expect(other == [Notice.Entry(message: "no such module 'Y'")])
        #expect(SwiftPackage.errors(in: "the linker is missing\n", folder: folder.path) == [Notice.Entry(message: "the linker is missing")])
    }

    /// `watch` and `swift run -c release` use the same files, so that neither builds again what the other has built.
    @Test func buildsAreThoseOfSwiftRun() throws {
        let folder = try makeFolder()
        let link = folder.path + "-link"
        defer { for path in [folder.path, link] { try? FileManager.default.removeItem(atPath: path) } }
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path)
        #expect(SwiftPackage.scratchPath(ofPackage: link) == folder.path + "/.build")
        let package = SwiftPackage(folder: "/a", product: "Talk", scratchPath: "/a/.build")
        let common = ["build", "--package-path", "/a", "--scratch-path", "/a/.build", "-c", "release"]
        #expect(package.buildArguments() == common + ["--product", "Talk"])
        #expect(package.buildArguments(withTests: true) == common + ["--build-tests"])
    }

    /// The lines that `watch` prints in the terminal.
    @Test func eachVersionAndEachProblemIsReported() {
        var report = WatchReport(name: "Talk", firstBuildNote: "It takes minutes.")
        let builds = (0..<2).map { _ in report.building() }
        #expect(builds == ["Building Talk. It takes minutes.", "Building Talk"])
        let lines = (0..<3).map { _ in report.running() }
        #expect(lines == ["Running Talk. Save a file to reload it.", "Reloaded Talk", "Reloaded Talk"])
        let entries = [Notice.Entry(location: "Sources/A.swift:7:3", message: "no 'x'", column: 3), Notice.Entry(message: "no module 'Y'")]
        #expect(WatchReport.problem("It failed", entries) == "It failed\n  Sources/A.swift:7:3: no 'x'\n  no module 'Y'")
        // The output of the compiler contains the locations and the messages, so they are not repeated.
        let output = "Sources/A.swift:7:3: error: no 'x'\n5 | x\n"
        for text in [output, String(output.dropLast())] {
            #expect(WatchReport.problem("It failed", entries, buildOutput: text) == output + "It failed")
        }
        #expect(WatchReport.problem("It failed", entries, buildOutput: "") == WatchReport.problem("It failed", entries))
    }

    @Test func sourceLineMayEndAsOnWindows() throws {
        let folder = try makeFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Sources/Menu.swift")
        try Data("import UIKit\r\n    view.centre = .zero\r\n".utf8).write(to: file)
        let errors = SwiftPackage.errors(in: "\(file.path):2:10: error: no member 'centre'\n", folder: folder.path)
        #expect(errors.map(\.sourceLine) == ["    view.centre = .zero"])
    }

    @Test func executablesAreFoundBesideLibraries() throws {
        let json = """
            {"name": "menus", "targets": [{"name": "App", "type": "executable"}, {"name": "Tool", "type": "executable"},
             {"name": "Menus", "type": "regular"}],
             "products": [{"name": "Menus", "targets": ["Menus"], "type": {"library": ["automatic"]}},
             {"name": "talk", "targets": ["App"], "type": {"executable": null}}]}
            """
        let found = try SwiftPackage.executables(inManifest: Data(json.utf8))
        #expect(found.package == "menus" && found.names == ["talk", "Tool"])
    }

    @Test func crashHasItsReasonAndItsPlaceInThePackage() throws {
        let folder = try makeFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Sources/Menu.swift")
        try "import UIKit\n\n        print(a[3])\n".write(to: file, atomically: true, encoding: .utf8)
        let trace = """
            *** Program crashed: Illegal instruction at 0x000055decd17afbf ***
              0 [inlined] [system] 0x000055decd17afbf specialized Array.subscript.getter in Talk at //<compiler-generated>
              1 [ra]               0x000055decd570ec1 Menu.show() + 895 in Talk at \(file.path):3:17
              2 [ra]               0x000055decd570ec3 Menu.open() + 3 in Talk at \(file.path):1:1
            Backtrace took 1.17s
            """
        let place = Notice.Entry(
            location: "Sources/Menu.swift:3:17",
            message: "A trap, such as an index out of range, nil that was unwrapped, or an overflow.", sourceLine: "        print(a[3])",
            column: 17)
        #expect(SwiftPackage.crash(in: trace, folder: folder.path) == [place])
        let fatal = SwiftPackage.crash(in: "Talk/Menu.swift:3: Fatal error: no menu\n" + trace, folder: folder.path)
        #expect(fatal.first?.message == "Fatal error: no menu" && fatal.first?.location == place.location)
        #expect(SwiftPackage.crash(in: "a\nb\n", folder: folder.path) == [Notice.Entry(message: "b")])
        #expect(SwiftPackage.crash(in: "", folder: folder.path).count == 1)
    }

    @Test(arguments: [
        ("Menu.swift", true), ("menu.script", true), (".build", false), (".Menu.swift.swp", false), ("Menu.swift~", false),
        ("#Menu.swift#", false), ("4913", false), ("a.mp4", false), ("recordings", false),
    ])
    func onlySourcesAreWatched(name: String, isWatched: Bool) { #expect(SourceWatcher.isSource(name) == isWatched) }

    @Test func foldersInACycleOfLinksAreWatchedOnce() throws {
        let folder = try makeFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let sources = folder.appendingPathComponent("Sources")
        try FileManager.default.createSymbolicLink(at: sources.appendingPathComponent("current"), withDestinationURL: sources)
        let watcher = try SourceWatcher(folder.path) {}
        #expect(watcher.folders.values.sorted() == [folder.path, sources.path])
    }

    @Test func changesInNewFoldersAreReported() throws {
        let folder = try makeFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let changes = DispatchSemaphore(value: 0)
        let watcher = try SourceWatcher(folder.path) { changes.signal() }
        let menus = folder.appendingPathComponent("Sources/Menus")
        try FileManager.default.createDirectory(at: menus, withIntermediateDirectories: true)
        #expect(changes.wait(wallTimeout: .now() + 30) == .success)
        try "a".write(to: menus.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)
        #expect(changes.wait(wallTimeout: .now() + 30) == .success)
        _ = watcher
        #expect(throws: (any Error).self) { try SourceWatcher("/nonexistent") {} }
    }
}
