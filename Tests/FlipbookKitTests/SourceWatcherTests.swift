import Testing
import UIKit

@testable import FlipbookKit

@Suite struct SourceWatcherTests {
    @Test func foldersAboveTheMaximumAreReportedOnce() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        for name in ["A", "B", "C"] {
            let folder = root.appendingPathComponent("Sources/" + name)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        var count = 0
        let reports = try Diagnostics.recorded { count = try SourceWatcher(root.path, maximumFolderCount: 3) {}.folders.count }
        #expect(count == 3 && reports.count == 1 && reports[0].description.contains("Sources/B and in further folders"), "\(reports)")
        #expect(try Diagnostics.recorded { _ = try SourceWatcher(root.path, maximumFolderCount: 5) {} }.isEmpty)
    }
}
