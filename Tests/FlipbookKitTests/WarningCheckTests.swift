import Foundation
import Testing

@testable import FlipbookKit

/// The option `--strict` of `flipbook open` and `flipbook test`.
@Suite struct WarningCheckTests {
    @Test func errorHasTheNumberOfWarnings() {
        let errors = [0, 1, 7].map(WarningCheck.error(for:))
        #expect(errors == [nil, "1 warning is an error because of --strict", "7 warnings are errors because of --strict"])
    }

    /// The tests of XCTest and those of Swift Testing are programs of their own.
    @Test func warningsOfAllTestProgramsAreAdded() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "flipbook-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(WarningCheck.collectedCount(inFile: file.path) == 0)
        try "3\n0\n14\n".write(to: file, atomically: true, encoding: .utf8)
        #expect(WarningCheck.collectedCount(inFile: file.path) == 17)
        try "\(Int.max)\n\(Int.max)\n-4\nmany\n".write(to: file, atomically: true, encoding: .utf8)
        #expect(WarningCheck.collectedCount(inFile: file.path) == 1_000_000)
    }
}
