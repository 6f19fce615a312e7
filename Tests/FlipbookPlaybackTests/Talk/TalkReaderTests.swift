import DemoScenes
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit

/// Reading talks. Each mistake has a line and a column.
@MainActor @Suite struct TalkReaderTests {
    private var scenes: [Scene] { ["red-square", "flight"].compactMap { Scene.demo(named: $0) } }
    private let files = [
        "dir/a.script": "wait 0.2\ncue \"one\"\nwait 0.1\ncue \"two\"", "dir/notes.md": "Hello\n## two\nEnd",
        "dir/bad.script": "tpa (1, 2)", "dir/other.script": "scene flight\nwait 1",
    ]

    private func talk(_ text: String) throws -> Talk {
        try Talk(text, file: "dir/t.toml", scenes: scenes) { path in
            guard let text = files[path] else { throw StageError("No such file") }
            return text
        }
    }

    /// Returns the mistakes of a talk with one scene, to which lines are added.
    private func mistakes(_ lines: String, before: String = "") -> String {
        do {
            _ = try talk(before + "[[scenes]]\nscene = \"red-square\"\n" + lines)
            return ""
        } catch { return "\(error)".replacing("dir/t.toml:", with: "") }
    }

    @Test func readsAllKeys() throws {
        let talk = try talk(
            """
            title = "A talk"   # a comment
            minutes = 12.5
            phone = false
            text-size = "extra-large"

            [[scenes]]
            scene = "red-square"
            title = 'The "square"'
            script = "a.script"
            start = "two"
            speed = "tenth"
            device = "iPhone 15"
            appearance = "dark"
            panels = [
                "timeline",   # one
                "trail",
            ]
            phone = true
            click-advances = true
            notes = "notes.md"

            [[scenes]]
            scene = "flight"
            start = 1.5
            text-size = "small"
            """)
        #expect(talk.title == "A talk" && talk.minutes == 12.5 && talk.scenes.count == 2 && talk.cueCount == 2)
        let (first, second) = (talk.scenes[0], talk.scenes[1])
        #expect(first.title == "The \"square\"" && first.scene.name == "red-square" && first.cues == ["one", "two"])
        #expect(first.start == .cue(1) && first.slowness == 10 && first.panels == [.timeline, .trail])
        #expect(first.hasPhone && first.clickAdvances && first.scene.device.name == "iPhone 15")
        #expect(first.scene.settings.isDark && first.scene.settings.textSize == .extraLarge)
        #expect(first.notes.sections == ["Hello", nil, "End"])
        #expect(second.start == .time(1.5) && !second.hasPhone && !second.clickAdvances && second.slowness == 1 && second.panels.isEmpty)
        #expect(second.scene.settings.textSize == .small && !second.scene.settings.isDark && second.scene.size == scenes[1].size)
    }

    @Test func defaultsOfATalk() throws {
        let talk = try talk("[[scenes]]\nscene = \"flight\"")
        #expect(talk.title == "t" && talk.minutes == nil && talk.scenes[0].hasPhone && talk.scenes[0].script == nil)
    }

    @Test func valuesMustHaveTheirTypes() {
        #expect(mistakes("title = 3") == "3:9: 'title' must be a string in quotes, not a number")
        #expect(mistakes("phone = \"no\"") == "3:9: 'phone' must be true or false, not a string")
        #expect(mistakes("panels = \"timeline\"") == "3:10: 'panels' must be a list such as [\"timeline\"], not a string")
        #expect(mistakes("panels = [true]") == "3:11: expected the name of a panel in quotes, found true or false")
        #expect(mistakes("start = true") == "3:9: 'start' must be seconds from 0 to 3600, or the name of a cue")
        #expect(mistakes("start = -1") == "3:9: 'start' must be seconds from 0 to 3600, or the name of a cue")
        #expect(mistakes("", before: "minutes = 0\n") == "1:11: 'minutes' must be a number from 1 to 1440")
    }

    @Test func unknownWordsAreReported() {
        #expect(mistakes("speed = \"hlaf\"") == "3:9: 'speed' must be full, half, tenth or fiftieth, not 'hlaf' (did you mean half?)")
        #expect(mistakes("panels = [\"timline\"]").contains("3:11: 'panels' must be timeline, inspector"))
        #expect(mistakes("panels = [\"timline\"]").hasSuffix("(did you mean timeline?)"))
        #expect(mistakes("appearance = \"drak\"") == "3:14: 'appearance' must be light or dark, not 'drak' (did you mean dark?)")
        #expect(mistakes("device = \"iPhone 155\"") == "3:10: there is no device 'iPhone 155' (did you mean iPhone 15?)")
        #expect(mistakes("device = \"iPhone 99\"").hasPrefix("3:10: there is no device 'iPhone 99'; there is iPhone 5s, iPhone 8, "))
        #expect(mistakes("speeds = \"half\"") == "3:1: a scene has no key 'speeds' (did you mean speed?)")
        #expect(mistakes("minutes = 3").hasPrefix("3:1: a scene has no key 'minutes'; its keys are scene, title"))
        #expect(mistakes("", before: "notes = \"x\"\n").hasPrefix("1:1: a talk has no key 'notes'; its keys are title"))
    }

    @Test func messageHasOneLineForAnyText() {
        let message = mistakes("speed = \"a\\nb\\u2028\\u001B[1m\"")
        #expect(message == "3:9: 'speed' must be full, half, tenth or fiftieth, not 'a\\nb\\u{2028}\\u{1B}[1m'")
    }

    @Test func filesMustBeReadable() {
        #expect(mistakes("script = \"x.script\"") == "3:10: cannot read the script x.script: No such file")
        #expect(mistakes("notes = \"x.md\"") == "3:9: cannot read the notes x.md: No such file")
        #expect(mistakes("script = \"bad.script\"").hasPrefix("dir/bad.script:1:1: there is no step 'tpa' (did you mean tap?)"))
        #expect(
            mistakes("script = \"other.script\"") == "3:10: this script is for the scene 'flight', not for 'red-square'")
        #expect(mistakes("start = \"one\"") == "3:9: the scene has no script with a cue 'one'")
        #expect(mistakes("script = \"a.script\"\nstart = \"tow\"") == "4:9: the script has no cue \"tow\" (did you mean \"two\"?)")
    }

    @Test func scenesMustExist() {
        func message(_ text: String) -> String {
            do {
                _ = try talk(text)
                return ""
            } catch { return "\(error)".replacing("dir/t.toml:", with: "") }
        }
        #expect(message("") == "1:1: the talk has no scenes; add [[scenes]] with a line such as scene = \"red-square\"")
        #expect(message("[[scenes]]\ntitle = \"x\"") == "1:1: this scene has no name; add a line such as scene = \"red-square\"")
        #expect(message("[[scenes]]\nscene = \"fligt\"") == "2:9: there is no scene 'fligt' (did you mean flight?)")
        #expect(message("[[scenes]]\nscene = \"zzzzzzzz\"") == "2:9: there is no scene 'zzzzzzzz'; there is red-square or flight")
        #expect(message("[[scene]]\nscene = \"flight\"") == "1:1: there is no table 'scene' (did you mean scenes?)")
        #expect(message("[[xyzxyz]]") == "1:1: there is no table 'xyzxyz'; write [[scenes]]")
    }

    @Test func allMistakesAreReportedInTheOrderOfTheLines() {
        let message = mistakes("speed = \"fast\"\nstart = \nnotes = \"x.md\"\nscript = \"bad.script\"\ncues = 1")
        let lines = message.split(separator: "\n").map { $0.prefix { $0 != " " } }
        #expect(lines == ["3:9:", "4:9:", "5:9:", "dir/bad.script:1:1:", "7:1:"])
    }

    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The scenes of the example are in a separate package, which the workflow of this repository does not build. Empty scenes with the
    /// same names replace them here.
    @Test func exampleTalkIsCompleteAndHasNotesForEachCue() throws {
        let scenes = ["move", "model", "curve", "spring", "turn", "keyframes", "layout", "frame"].map { name in
            Scene(name) { UIViewController() }
        }
        let path = Self.repository.appendingPathComponent("Examples/AnimationTalk/talk.toml").path
        let talk = try Talk(contentsOf: path, scenes: scenes)
        #expect(talk.scenes.map(\.scene.name) == scenes.map(\.name) && talk.minutes == 10 && talk.cueCount == 26)
        for scene in talk.scenes { #expect(!scene.notes.sections.contains(nil), "\(scene.title)") }
    }

    /// Notes and names of cues can contain control characters.
    @Test func warningAboutAHeadingHasOneLineWithoutControlCharacters() throws {
        let files = ["dir/a.script": "cue \"Lock\\u{1b} screen\"\nwait 0.1", "dir/n.md": "Text\n## lock\u{1B} screen\nText"]
        let text = "[[scenes]]\nscene = \"red-square\"\nscript = \"a.script\"\nnotes = \"n.md\"\n"
        let warnings = try Diagnostics.recorded {
            _ = try Talk(text, file: "dir/t.toml", scenes: scenes) { path in
                guard let text = files[path] else { throw StageError("No such file") }
                return text
            }
        }
        let (written, correction) = ("\"## lock\\u{1b} screen\"", "\"## Lock\\u{1b} screen\"")
        #expect(warnings.map(\.message) == ["dir/n.md:2:1: warning: the heading \(written) matches no cue (did you mean \(correction)?)"])
    }

    @Test func documentedExampleIsRead() throws {
        let text = try String(contentsOf: Self.repository.appendingPathComponent("docs/TALKS.md"), encoding: .utf8)
        var (blocks, current): ([[Substring]], [Substring]?) = ([], nil)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                if let lines = current { blocks.append(lines) }
                current = current == nil ? [] : nil
            } else {
                current?.append(line)
            }
        }
        try #require(blocks.count == 3)
        let files = ["flight.script": blocks[1].joined(separator: "\n"), "flight.md": blocks[2].joined(separator: "\n")]
        let talk = try Talk(blocks[0].joined(separator: "\n"), file: "talk.toml", scenes: scenes) { path in
            guard let text = files[path] else { throw StageError("No such file") }
            return text
        }
        #expect(talk.cueCount == 2 && talk.scenes[1].start == .cue(0) && TalkRehearsal(talk).check().isEmpty)
        #expect(talk.scenes[1].notes.text(ofStep: 1).hasPrefix("- six labels"))
        // The document describes each key in a table, and names each panel.
        for key in ["title", "minutes", "scene", "script", "start", "speed", "device", "panels", "phone", "click-advances", "notes"] {
            #expect(text.contains("| `\(key)`"), "\(key)")
        }
        for panel in TalkPanel.allCases { #expect(text.contains("`\(panel.rawValue)`"), "\(panel)") }
        // These panels differ, although their names are similar.
        for panel in [TalkPanel.touch, .touches] { #expect(text.contains(". `\(panel.rawValue)` shows "), "\(panel)") }
    }
}
