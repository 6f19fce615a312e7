import Foundation
import Stage
import Testing
import UIKit

@testable import DemoScenes

/// The code that is copied and saved. The files in the folder `Scenes` are what the pages save at their start; because they are part of
/// this target, they compile. `FLIPBOOK_PLAYGROUND=write` writes them again.
@MainActor @Suite struct PlaygroundCodeTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Scenes")

    /// The pages, with a button that is pressed or keys that change the force.
    private static let cases: [(PlaygroundFixture.Page, button: String?, forceSteps: Int)] = [
        (.curves, nil, 0), (.springs, nil, 0), (.keyframes, nil, 0), (.animator, nil, 0), (.transitions, nil, 0),
        (.transitions, "zoom", 0), (.transitions, "depth", 0), (.transitions, "circle", 0), (.physics, nil, 0), (.physics, nil, 1),
        (.physics, nil, 2),
    ]

    @Test(arguments: 0..<11) func savedSceneIsTheCompiledFile(index: Int) throws {
        let (page, button, forceSteps) = Self.cases[index]
        let fixture = try PlaygroundFixture(page)
        if let button {
            try fixture.tap(button)
            fixture.stage.advance(by: 2)
            try fixture.tap("Close")
            fixture.stage.advance(by: 2)
        }
        if forceSteps > 0 { try fixture.focus("Force") }
        for _ in 0..<forceSteps { fixture.stage.key("right") }
        let snippet = fixture.controller.currentPage.snippet
        let file = Self.folder.appending(path: snippet.typeName + ".swift")
        if ProcessInfo.processInfo.environment["FLIPBOOK_PLAYGROUND"] == "write" {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            return try Data(snippet.sceneFile.utf8).write(to: file)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == snippet.sceneFile)
        #expect(snippet.sceneFile.contains("\n" + snippet.function + "\n"))
        UIPasteboard.general.string = nil
        try fixture.tap("Copy as Swift")
        #expect(UIPasteboard.general.string == snippet.function)
    }

    @Test func sceneIsSavedInDocuments() throws {
        let fixture = try PlaygroundFixture(.curves)
        let folder = FileManager.default.temporaryDirectory.appending(path: "playground-\(ProcessInfo.processInfo.processIdentifier)")
        SceneLibrary.documentsOverride = folder
        defer { try? FileManager.default.removeItem(at: folder) }
        try fixture.tap("Save as scene")
        try fixture.tap("Save as scene")
        let saved = folder.appending(path: "Playground")
        #expect(try FileManager.default.contentsOfDirectory(atPath: saved.path) == ["CurveScene.swift"])
        #expect(try (fixture.view("Banner") as? UILabel)?.text == "Saved in \(saved.path)/CurveScene.swift")
        // Another curve does not replace the first one.
        try fixture.tap("easeIn")
        try fixture.tap("Save as scene")
        #expect(try FileManager.default.contentsOfDirectory(atPath: saved.path).sorted() == ["CurveScene-2.swift", "CurveScene.swift"])
        let text = try String(contentsOf: saved.appending(path: "CurveScene-2.swift"), encoding: .utf8)
        #expect(text.contains("controlPoint1: CGPoint(x: 0.42, y: 0)") && text == fixture.controller.currentPage.snippet.sceneFile)
    }

    @Test func fileThatIsNotTextIsKept() throws {
        let fixture = try PlaygroundFixture(.curves)
        let name = "playground-bytes-\(ProcessInfo.processInfo.processIdentifier)"
        let folder = FileManager.default.temporaryDirectory.appending(path: name)
        SceneLibrary.documentsOverride = folder
        defer { try? FileManager.default.removeItem(at: folder) }
        let saved = folder.appending(path: "Playground")
        try FileManager.default.createDirectory(at: saved, withIntermediateDirectories: true)
        let bytes = Data([0xFF, 0xFE, 0x80, 7])
        try bytes.write(to: saved.appending(path: "CurveScene.swift"))
        try fixture.tap("Save as scene")
        #expect(try Data(contentsOf: saved.appending(path: "CurveScene.swift")) == bytes)
        #expect(try FileManager.default.contentsOfDirectory(atPath: saved.path).sorted() == ["CurveScene-2.swift", "CurveScene.swift"])
    }

    @Test func unwritableFolderIsReported() throws {
        let fixture = try PlaygroundFixture(.springs)
        SceneLibrary.documentsOverride = URL(filePath: "/dev/null")
        try fixture.tap("Save as scene")
        let message = "The scene cannot be written to /dev/null/Playground. Check that the folder is writable."
        #expect(try (fixture.view("Banner") as? UILabel)?.text == message)
        fixture.stage.advance(by: 4)
        #expect(try fixture.view("Banner").superview?.alpha == 0)
    }

    @Test func numbersAreSwiftLiterals() {
        #expect([0.1 + 0.2, -0.00001, 12, 157.9136, .nan].map { SwiftNumber.literal($0) } == ["0.3", "0", "12", "157.914", "0"])
        #expect(SwiftNumber.label(-0.304) == "−0.30")
    }
}
