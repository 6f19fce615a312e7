import DemoScenes
import FlipbookPlayback
import Foundation
import Stage
import Testing

/// The scripts and talks in the documents.
@MainActor @Suite struct DocumentScriptTests {
    private struct Block: CustomTestStringConvertible {
        var path: String
        var language: String
        var text: String
        var testDescription: String { "\(path): \(language)" }
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The blocks in three backquotes, in the documents and in the catalogues of the modules.
    private static let blocks: [Block] = {
        var blocks: [Block] = []
        for folder in ["docs", "Sources"] {
            let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "md", let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
                for (index, part) in text.components(separatedBy: "\n```").enumerated() where index % 2 == 1 {
                    let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                    blocks.append(Block(path: file.lastPathComponent, language: lines[0], text: lines.count > 1 ? lines[1] : ""))
                }
            }
        }
        return blocks.sorted { $0.path < $1.path }
    }()

    private static func blocks(_ language: String) -> [Block] { blocks.filter { $0.language == language } }

    /// Plays a script on a scene, and returns the error message, or an empty text if there is no error.
    private func errorMessage(playing script: Script, _ name: String) throws -> String {
        let scene = try #require(Scene.demo(named: name))
        do {
            let take = try Take(script: script) { Stage(showing: scene.makeController, size: scene.size, scale: 0.5, threads: 1) }
            while !take.isScriptFinished, take.frame < 3000 { try take.advance() }
            return take.isScriptFinished ? "" : "did not end"
        } catch {
            return "\(error)"
        }
    }

    @Test func scriptsAreReadAndPlayed() throws {
        #expect(Self.blocks("script").count >= 6)
        var played = 0
        for block in Self.blocks("script") {
            let script = try Script(block.text, file: block.path)
            #expect(!script.steps.isEmpty)
            guard let scene = block.text.firstMatch(of: /(?:^|\n)scene ([-a-z]+)/)?.1 else { continue }
            played += 1
            #expect(try errorMessage(playing: script, String(scene)) == "", "\(block.path)")
        }
        #expect(played >= 1)
    }

    @Test func scriptOfTheVideoInTheReadmePlays() throws {
        let text = try String(contentsOf: Self.root.appending(path: "docs/hero.script"), encoding: .utf8)
        #expect(try errorMessage(playing: Script(text, file: "hero.script"), "playground") == "")
    }

    /// The talk of the article, with its script and its notes, which have the names of its scenes.
    @Test func talkOfTheArticleIsPlayed() throws {
        let blocks = Self.blocks.filter { $0.path == "GivingATalk.md" }
        try #require(blocks.map(\.language) == ["toml", "script", "markdown"])
        let files = ["flight.script": blocks[1].text, "flight.md": blocks[2].text]
        let scenes = ["red-square", "flight"].compactMap { Scene.demo(named: $0) }
        let talk = try Talk(blocks[0].text, file: "talk.toml", scenes: scenes) { path in
            guard let text = files[path] else { throw StageError("No such file") }
            return text
        }
        #expect(talk.cueCount == 2 && TalkRehearsal(talk).check().isEmpty)
        #expect(talk.scenes[1].notes.text(ofStep: 2).hasPrefix("- ask"))
    }
}
