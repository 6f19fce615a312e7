import DemoScenes
import FlipbookPlayback
import Foundation
import Stage
import UIKit

/// A talk whose file, scripts and notes are changed. It is read and, if it is still valid, its scenes are played to their cues.
final class TalkFamily: FuzzFamily {
    enum Operation: String, CaseIterable {
        case deleteLine, repeatLine, swapLines, changeWord, changeValue, insertText, deleteCharacters, truncate, addScene, addCue, addStep
        case editNotes, choose, restore, read, notes, play
    }

    static let name = "talks"
    static let comparesMemory = false

    private let stage: Stage
    private var texts = TalkFamily.originals
    private var chosen = 0
    private static let originals = [
        """
        title = "How it works"
        minutes = 10
        speed = "half"
        text-size = "small"

        [[scenes]]
        scene = "red-square"
        script = "a.script"
        panels = ["timeline", "touches"]
        notes = \"\"\"
        Welcome. **Ten minutes**, two scenes.
        \"\"\"

        [[scenes]]
        scene = "rectangle"
        title = "A rectangle"
        script = "b.script"
        start = "second"
        device = "iPhone 15"
        appearance = "dark"
        phone = false
        click-advances = true
        notes = "b.md"
        """,
        "wait 0.2\ncue \"first\"\ntap (40%, 50%)\nwait 0.3\ncue \"second\"\nslow on\nwait 0.2\nslow off\n",
        "chapter \"One\"\nwait 0.1\ncue \"first\"\nsay \"Hello\" for 0.5\ncue \"second\"\nappearance dark\nrotate landscape\n",
        "# Notes\n\nWelcome.\n\n- one\n- **two**\n\n## first\n\n`code` and *more*\n\n## second\n\nThe end.\n",
    ]

    init(stage: Stage, values: inout FuzzValues) {
        self.stage = stage
        chosen = values.integer(0...3)
    }

    private var text: String {
        get { texts[chosen] }
        set { texts[chosen] = newValue }
    }

    private static let words = [
        "[[scenes]]", "[[", "]]", "=", "\"", "\"\"\"", "'", "'''", "#", "\\", "\\u{41}", "\\uD800", "title", "scene", "script", "notes",
        "start",
        "speed", "panels", "[", "]", ",", "true", "1e999", "-0", "1_0", "nan", "\n", "\r\n", "cue", "say", "chapter", "tilt (0.3, -2)",
        "appearance", "text-size", "direction right-to-left", "**", "*", "`", "- ", "## ", "```", "\u{2028}", "\u{0}", "1979-05-27",
    ]

    func perform(_ operation: Operation, _ values: inout FuzzValues) throws {
        switch operation {
        case .deleteLine, .repeatLine, .swapLines, .addScene, .addCue, .addStep, .deleteCharacters: changeLines(operation, &values)
        case .changeWord, .changeValue, .insertText, .truncate, .editNotes: changeText(operation, &values)
        case .choose: chosen = values.integer(0...texts.count - 1)
        case .restore: texts = Self.originals
        case .read: _ = try talk()
        case .notes: checkNotes()
        case .play: try play(&values)
        }
        if text.utf8.count > 20_000 { text = Self.originals[chosen] }
    }

    // MARK: - Changes

    private func changeLines(_ operation: Operation, _ values: inout FuzzValues) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard !lines.isEmpty else { return }
        let (index, other) = (values.integer(0...lines.count - 1), values.integer(0...lines.count - 1))
        switch operation {
        case .deleteLine: lines.remove(at: index)
        case .repeatLine: lines.insert(lines[index], at: other)
        case .swapLines: lines.swapAt(index, other)
        case .addScene: lines += ["[[scenes]]", "scene = \"\(values.pick(["flight", "list", "nothing", "keyframes"]))\""]
        case .addCue: lines.insert("cue \"\(values.pick(["first", "third", "", "é"]))\"", at: index)
        case .addStep:
            lines.insert(
                values.pick(["slow on", "wait 0.1", "say \"x\"", "chapter \"c\"", "tilt (1, 0)", "direction right-to-left"]), at: index)
        default: lines[index] = String(lines[index].dropLast(values.integer(0...6)).dropFirst(values.integer(0...3)))
        }
        text = lines.joined(separator: "\n")
    }

    private func changeText(_ operation: Operation, _ values: inout FuzzValues) {
        var characters = Array(text)
        let start = values.integer(0...characters.count)
        let end = min(start + values.integer(1...9), characters.count)
        switch operation {
        case .changeWord: characters.replaceSubrange(start..<end, with: Array(values.pick(Self.words)))
        case .changeValue:
            guard let equals = values.any(characters.indices.filter { characters[$0] == "=" }) else { return }
            let line = characters[equals...].firstIndex(where: \.isNewline) ?? characters.endIndex
            let choices = [
                " 3", " \"x\"", " [\"timeline\", 4]", " [[\"a\"]]", " true", " 1e400", "", " '''a\nb'''", " \"\\u0041\\n\"", " -1",
            ]
            characters.replaceSubrange(equals + 1..<line, with: Array(values.pick(choices)))
        case .truncate: if values.bool(0.3) { characters.removeSubrange(start...) }
        case .editNotes: texts[3] = String(texts[3].prefix(2000)) + values.text()
        default: characters.insert(contentsOf: Array(values.text(maximumPieces: 2)), at: start)
        }
        text = String(characters)
    }

    // MARK: - Laws

    /// Reads the talk. Returns nil if it has mistakes. The error must name a file, and each of its lines must have at least six characters.
    private func talk() throws -> Talk? {
        do {
            return try Talk(texts[0], file: "talk.toml", scenes: Scene.demos) { [texts] path in
                switch path {
                case "a.script": texts[1]
                case "b.script": texts[2]
                case "b.md": texts[3]
                default: throw StageError("there is no file '\(path)'")
                }
            }
        } catch {
            for line in "\(error)".split(separator: "\n") where line.count < 6 {
                throw FuzzFailure("The message '\(line)' says nothing.")
            }
            guard "\(error)".contains(".") else { throw FuzzFailure("The message '\(error)' names no file.") }
            return nil
        }
    }

    private func checkNotes() {
        let notes = TalkNotes(texts[3], cues: ["first", "second"])
        for step in -1...4 { _ = notes.text(ofStep: step) }
    }

    /// Plays the first two scenes to a random step, and checks that everything that they show is released at the end.
    private func play(_ values: inout FuzzValues) throws {
        guard let talk = try talk() else { return }
        for scene in talk.scenes.prefix(2) {
            let released = play(scene, &values)
            stage.makeCurrent()
            if !values.isHostile { try released?.check() }
        }
    }

    private func play(_ scene: TalkScene, _ values: inout FuzzValues) -> ReleasedStage? {
        guard let take = try? scene.makeTake(framesPerSecond: 20, scale: 1) else { return nil }
        try? take.play(toStep: values.integer(0...3))
        try? take.advance(frames: values.integer(1...30))
        if values.bool() { try? take.playToNextCue() }
        return ReleasedStage(take.stage)
    }
}
