import Foundation
import Testing
import UIKit

@testable import FlipbookKit

/// Goldens that were added after the program was built.
@MainActor @Suite struct StaleFilesTests {
    @Test func goldenThatIsNotInTheProgramIsReported() throws {
        let package = FileManager.default.temporaryDirectory.appending(path: "flipbook-\(UUID().uuidString)").resolvingSymlinksInPath()
        defer { try? FileManager.default.removeItem(at: package) }
        func write(_ path: String) throws -> String {
            let url = package.appending(path: path)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("wait 0.3\n".utf8).write(to: url)
            return url.path
        }
        for name in ["card", "menu"] { _ = try write("Sources/Talk/Tours/\(name).script") }
        let golden = try write("Sources/Talk/Tours/card.csv")
        let copies = try ["card", "menu"].map { (scene: $0, path: try write(".build/debug/Talk_Talk.resources/Tours/\($0).script")) }
        let found = StaleFiles.unbuiltGoldens(scripts: copies)
        #expect(found == [golden])
        // The golden beside a script in the sources is used, because this script is not a copy in the program.
        #expect(StaleFiles.unbuiltGoldens(scripts: [("card", package.path + "/Sources/Talk/Tours/card.script")]).isEmpty)
        let lines = Diagnostics.recorded {
            StaleFiles.reportUnbuilt(found, source: "Talk smoke")
            StaleFiles.reportUnbuilt(found + [golden], source: "Talk smoke")
            StaleFiles.reportUnbuilt([], source: "Talk smoke")
        }.map(\.description)
        let end = " not in the program yet and not compared; build it again"
        #expect(lines == ["Talk smoke: warning: \(golden) is" + end, "Talk smoke: warning: \(golden) and 1 more are" + end])
    }
}
