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

    @Test(arguments: [
        ("Menu.swift", true), ("menu.script", true), (".build", false), (".Menu.swift.swp", false), ("Menu.swift~", false),
        ("#Menu.swift#", false), ("4913", false), ("a.mp4", false), ("recordings", false),
    ])
    func onlySourcesAreWatched(name: String, isWatched: Bool) { #expect(SourceWatcher.isSource(name) == isWatched) }

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
