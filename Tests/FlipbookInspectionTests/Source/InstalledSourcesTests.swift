import Foundation
import Testing

@testable import FlipbookInspection

@Suite struct InstalledSourcesTests {
    private let prefix = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)")

    private func makeFile(_ path: String, _ text: String = "") throws {
        let file = prefix.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    @Test func aFileOfTheBuildFolderIsFoundBelowThePrefixOfTheProgram() throws {
        defer { try? FileManager.default.removeItem(at: prefix) }
        try makeFile("bin/flipbook")
        try makeFile("share/flipbook/package/Sources/DemoScenes/Login.swift", "first\nsecond")
        let program = prefix.path + "/bin/flipbook"
        func found(_ path: String) -> String? {
            InstalledSources.path(of: path, buildFolder: "/build/flipbook/Sources/", executable: program)
        }
        let copy = try #require(found("/build/flipbook/Sources/DemoScenes/Login.swift"))
        #expect(SourceText(path: copy)?.line(2) == "second")
        #expect(found("/build/flipbook/Sources/DemoScenes/Logout.swift") == nil)
        #expect(found("/other/flipbook/Sources/DemoScenes/Login.swift") == nil)
    }
}
