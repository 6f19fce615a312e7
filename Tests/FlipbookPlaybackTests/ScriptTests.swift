import DemoScenes
import FlipbookPlayback
import Foundation
import SeededRandomValues
import Stage
import Testing
import UIKit

@MainActor @Suite struct ScriptTests {
    private func makeTake(_ text: String, _ scene: String = "animations", _ file: String = "a.script") throws -> Take {
        let scene = try #require(Scene.demo(named: scene))
        return try Take(script: Script(text, file: file)) {
            Stage(showing: scene.makeController, size: scene.size, scale: 0.5, threads: 1)
        }
    }

    /// Plays a script to its end. Returns the error message, or an empty string.
    private func errorMessage(playing text: String, _ scene: String = "animations") -> String {
        do {
            let take = try makeTake(text, scene)
            while !take.isScriptFinished, take.frame < 6000 { try take.advance() }
            return take.isScriptFinished ? "" : "did not end"
        } catch {
            return "\(error)"
        }
    }

    @Test func textOfSeveralLinesIsNamedInOneLine() throws {
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 200, height: 80))
        (label.text, label.numberOfLines) = ("alpha\n 0.25 → 1\n\nrotation", 0)
        let stage = Stage(size: CGSize(width: 300, height: 200), scale: 1)
        stage.window.addSubview(label)
        let script = try Script("expect \"alpha 0.25 → 1 rotation\"\nexpect \"no\"", file: "a.script")
        let error = #expect(throws: (any Error).self) { try Take(script: script) { stage }.advance() }
        let message = error.map { "\($0)" } ?? ""
        #expect(
            message.hasPrefix("a.script:2:8: ") && message.contains("\"alpha 0.25 → 1 rotation\"") && !message.contains("\n"), "\(message)")
    }

    // MARK: - Parsing

    @Test(arguments: [
        ("wait soon", "a.script:1:6: expected seconds such as 0.5, or 'for', found 'soon'"),
        ("wait for idl", "a.script:1:10: expected 'idle' or a target, found 'idl' (did you mean wait for idle?)"),
        ("wait for spring", "a.script:1:10: expected 'idle' or a target, found 'spring'; write a name in quotes: \"spring\""),
        (
            "tap x-y",
            "a.script:1:5: expected a target: \"a name\", a class such as UIButton, or a point such as (187, 300), found 'x-y'; write a name in "
                + "quotes: \"x-y\""
        ),
        ("hold kite", "a.script:1:6: expected a target, or seconds such as 0.5, found 'kite'; write a name in quotes: \"kite\""),
        ("drag (1, 2) to (3, 4) 0.4", "a.script:1:23: expected the end of the line, found '0.4' (did you mean over 0.4?)"),
        ("drag (1, 2) to (3, 4) over 0.4 3", "a.script:1:32: expected the end of the line, found '3'"),
        ("say \"a\" 2.5", "a.script:1:9: expected the end of the line, found '2.5' (did you mean for 2.5?)"),
        (
            "press \"a\" 0.4",
            "a.script:1:11: the number of a view is a whole number, not 0.4; for a time write over 0.4 or within 0.4"
        ),
        ("wait for no idle", "a.script:1:13: expected a target, found 'idle'"),
        (
            "slow down",
            "a.script:1:6: expected a speed, as in 'slow on' or 'slow off' (on, off, half or fiftieth), found 'down'"
        ), ("# one\n\n  tpa \"spring\"", "a.script:3:3: there is no step 'tpa' (did you mean tap?)"),
        (
            "tap",
            "a.script:1:4: expected a target: \"a name\", a class such as UIButton, or a point such as (187, 300), found the end of the line"
        ),
        ("tap \"spring", "a.script:1:5: the closing quotation mark is missing; write \" after the text"),
        ("wait 500ms", "a.script:1:9: 'ms' is not a unit; write seconds, such as 0.5 or 0.5s"),
        ("tap \"a\" twice now", "a.script:1:15: expected the end of the line, found 'now'"),
        ("press \"a\" force 9", "a.script:1:17: the force must be from 0 to 6.67, not 9"),
        ("drag (1, 2) (3, 4)", "a.script:1:13: expected 'to', found '(3,'"),
        ("tap (1; 2)", "a.script:1:7: expected a comma, found ';'"),
        (
            "rotate landscpe",
            "expected an orientation (portrait, landscape, landscape-right or upside-down), found 'landscpe' (did you mean landscape?)"
        ),
        ("key spacr", "a.script:1:5: there is no key 'spacr' (did you mean space?)"),
        ("snapshot a.jpg", "a.script:1:10: the file name of a snapshot must end in .png, not 'a.jpg'"),
        ("snapshot ../a.png", "a.script:1:10: '../a.png' leads out of the folder for snapshots; name a file in it, such as a.png ("),
        ("wait 1\nsnapshot \"/tmp/b c.png\"", "a.script:2:10: '/tmp/b c.png' leads out of the folder for snapshots"),
        ("snapshot sub/./../../sub/c.png", "a.script:1:10: 'sub/./../../sub/c.png' leads out of the folder"),
        ("repeat 3\nwait 1", "a.script:1:1: this 'repeat' has no 'end'; write 'end' in a line after its last step"),
        ("wait 1\nend", "a.script:2:1: this 'end' has no 'repeat'; remove it, or write 'repeat 3 times' before its first step"),
        ("repeat 1000\nrepeat 1000\nend\nend", "a.script:2:1: this repeats 1000000 times in total; repeat at most 100000 times"),
        ("include nowhere.script", "a.script:1:9: cannot read nowhere.script: No such file"),
        ("wait 1\nscene a", "a.script:2:1: 'scene' must be written once, before the first step"),
        ("type \"a\\q\"", "a.script:1:8: expected \", \\, n, t or u{…} after the backslash, found 'q'; write \\\\ for a backslash"),
        ("type \"a\\u{110000}\"", "a.script:1:8: expected a code point such as \\u{301}"),
        ("compose \"abc\" at 4", "a.script:1:18: the position of the caret must be from 0 to 3, not 4"),
        ("compose \"abc\" at 2 to 1", "a.script:1:23: the end of the selection must be from 2 to 3, not 1"),
        ("commit", "a.script:1:7: expected a text in quotes, found the end of the line"),
        ("wait 1e999", "expected seconds such as 0.5, or 'for', found"),
        (
            "expect \"a\" opacity is 40%",
            "a.script:1:23: a percentage is relative to the width or height of the window, and 'opacity' is neither"
        ),
    ]) func errorsStateTheLocationAndTheCause(_ text: String, _ expected: String) {
        do {
            _ = try Script(text, file: "a.script")
            Issue.record("'\(text)' was accepted")
        } catch {
            #expect("\(error)".contains(expected) || (expected.hasPrefix("expected") && "\(error)".hasPrefix("a.script:1:")), "\(error)")
        }
    }

    @Test(arguments: ["a.png", "sub/a.png", "sub/../a.png", "./a/../b/./..c.png", "a//b.PNG"])
    func snapshotInItsFolderIsAccepted(_ name: String) throws {
        #expect(try Script("snapshot \(name)", file: "a.script").steps.map(\.action) == [.snapshot(name)])
    }

    @Test func allMistakesAreReported() {
        let text = "wait soon\nrepeat x\n  tpa \"a\"\nend\nwait 1\ninclude nowhere\nswipe lft\nrepeat 2\nrepeat 3"
        do {
            _ = try Script(text, file: "a.script")
            Issue.record("accepted")
        } catch {
            let lines = "\(error)".split(separator: "\n").map(String.init)
            let places = ["1:6", "2:8", "3:3", "6:9", "7:7", "9:1", "8:1"].map { "a.script:\($0): " }
            #expect(lines.count == places.count, "\(error)")
            for (line, place) in zip(lines, places) { #expect(line.hasPrefix(place), "\(line)") }
        }
    }

    @Test func atMostTwentyMistakesAreDescribed() {
        func message(_ count: Int) -> String {
            do {
                _ = try Script(String(repeating: "jump\n", count: count), file: "a.script")
                return ""
            } catch {
                return "\(error)"
            }
        }
        #expect(message(1).split(separator: "\n").count == 1)
        #expect(message(20).split(separator: "\n").count == 20)
        #expect(!message(20).contains("more"))
        let lines = message(57).split(separator: "\n")
        #expect(lines.count == 21 && lines[19].hasPrefix("a.script:20:1: ") && lines[20] == "and 37 more")
        func summary(_ count: Int) -> String? {
            do {
                _ = try Script(String(repeating: "key\n", count: count), file: "a.script")
                return nil
            } catch { return (error as? ScriptError)?.summary }
        }
        #expect(summary(1)?.hasPrefix("a.script:1:4: ") == true && summary(1)?.contains("more") == false)
        #expect(summary(2)?.hasSuffix(" (and 1 more mistake)") == true)
        #expect(summary(57)?.hasSuffix(" (and 56 more mistakes)") == true && summary(57)?.contains("\n") == false)
    }

    @Test func mistakesOfAFileThatIsIncludedTwiceAreReportedOnce() {
        do {
            _ = try Script("include b\ninclude b\nwait", file: "t/a.script") { _ in "wait 1\ntpa" }
            Issue.record("accepted")
        } catch {
            let lines = "\(error)".split(separator: "\n")
            #expect(lines.count == 2 && lines[0].hasPrefix("t/b:2:1: ") && lines[1].hasPrefix("t/a.script:3:5: "), "\(error)")
        }
    }

    @Test func misspelledTextSuggestsTheTextOnTheScreen() {
        #expect(errorMessage(playing: "wait 0.1\ntap \"Nextt\"", "quiz").contains("(did you mean \"Next Question\"?)"))
        #expect(errorMessage(playing: "wait 0.1\ntap \"next qestion\"", "quiz").contains("(did you mean \"Next Question\"?)"))
        #expect(errorMessage(playing: "tap UIButon", "quiz").contains("there is no UIButon on the screen (did you mean UIButton?)"))
        // The label in a button has an internal class.
        let classes = errorMessage(playing: "tap SpriteKitNode", "quiz")
        #expect(classes.contains("UILabel") && !classes.contains("ButtonTitleLabel"), "\(classes)")
    }

    @Test func identifiersOfThePartsOfTheKeyboardAreNotSuggested() throws {
        let message = errorMessage(playing: "tap UITextField\nwait for idle\ntap \"Keyboad\"", "controls")
        #expect(message.contains("nothing on the screen is called \"Keyboad\"") && !message.contains("\"Keyboard\""), "\(message)")
        let found = errorMessage(playing: "tap UITextField\nwait for idle\nexpect \"Keyboard\"", "controls")
        #expect(found == "")
    }

    @Test func includedPathsAreRelativeToTheIncludingFile() throws {
        let files = ["t/a.script": "include b.script\nwait 1", "t/b.script": "include sub/c.script", "t/sub/c.script": "tap (1, 2)"]
        struct Missing: Error {}
        let script = try Script("include a.script", file: "t/main.script") { path in
            guard let text = files[path] else { throw Missing() }
            return text
        }
        #expect(script.steps.map(\.location.description) == ["t/sub/c.script:1:1", "t/a.script:2:1"])
        #expect(throws: ScriptError.self) {
            try Script("include x", file: "x") { _ in "include x" }
        }
    }

    @Test func mutatedScriptsGiveOnlyClearErrors() throws {
        let seed = """
            wait 0.5
            tap "spring" twice
            press "keyframes" at (50%, 20) force 0.6 over 0.8
            hold 0.2
            release
            repeat 2
              drag (187, 300) to UILabel 2 over 0.6
              swipe left on "spring"
            end
            key shift+tab
            type "a \\"b\\""
            compose "日本\\u{301}" at 1 to 2
            commit "にほ"
            expect "spring" position.x is 20 ± 4
            wait for no "nothing" within 2
            """
        let alphabet = Array("abc 0159.,()\"%±\\#\n+-é😀\u{0}")
        var random = SeededRandom(0x5EED)
        var (errorCount, lineCount) = (0, seed.split(separator: "\n", omittingEmptySubsequences: false).count)
        for _ in 0..<500 {
            var text = Array(seed)
            for _ in 0...random.integer(0...3) {
                let index = random.integer(0...text.count - 1)
                switch random.integer(0...3) {
                case 0: text.remove(at: index)
                case 1: text.insert(random.pick(alphabet), at: index)
                case 2: text[index] = random.pick(alphabet)
                default: text.swapAt(index, random.integer(0...text.count - 1))
                }
            }
            lineCount = String(text).split(omittingEmptySubsequences: false) { $0.isNewline }.count
            do {
                _ = try Script(String(text), file: "m.script")
            } catch let error as ScriptError {
                errorCount += 1
                #expect((1...lineCount).contains(error.location.line) && error.location.column >= 1)
                #expect(error.message.count > 10 && !error.message.contains("\n"), "\(error)")
            }
        }
        #expect(errorCount > 250 && errorCount < 500, "\(errorCount) of 500 were rejected")
    }

    @Test func documentedExamplesRun() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: folder.appendingPathComponent("docs/SCRIPT.md"), encoding: .utf8)
        // The examples are in code blocks. The block with the grammar begins with the word 'script' and is skipped.
        var (examples, current): ([String], [Substring]?) = ([], nil)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                if let lines = current, lines.first?.hasPrefix("script ") == false { examples.append(lines.joined(separator: "\n")) }
                current = current == nil ? [] : nil
            } else {
                current?.append(line)
            }
        }
        #expect(examples.count == 2)
        for example in examples { #expect(errorMessage(playing: example) == "", "\(example)") }
    }

    /// The examples of docs/SCRIPT.md that show steps with all of their parts are read as steps.
    @Test func documentedCompleteStepsAreRead() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: folder.appendingPathComponent("docs/SCRIPT.md"), encoding: .utf8)
        let block = try #require(text.components(separatedBy: "Examples of steps with many parts:\n\n").last)
        let lines = block.split(separator: "\n").prefix { $0.hasPrefix("    ") }
        #expect(try Script(lines.joined(separator: "\n")).steps.count == lines.count && lines.count == 5)
    }

    // MARK: - Performing

    /// The square's center is at (70, 170). The window is 375 points wide and 667 points high.
    @Test func percentagesAreOfTheWindowsWidthOrHeight() {
        func message(_ expectation: String) -> String { errorMessage(playing: "expect \"red-square\" \(expectation)", "red-square") }
        #expect(message("position.x is 18.6% ± 0.3") == "")
        #expect(message("position.y is 25.5% ± 0.2") == "")
        #expect(message("position.y is 18.6% ± 0.3").contains("position.y of \"red-square\" is 170, not 18.6% (124.062) ± 0.3"))
        #expect(message("bounds.size.height is 15.2% ± 0.1").contains("is 100, not 15.2% (101.384) ± 0.1"))
    }

    @Test func failedExpectationsCanBeReportedInsteadOfStoppingTheScript() throws {
        var errors: [String] = []
        let scene = try #require(Scene.demo(named: "red-square"))
        let script = try Script(
            """
            expect "red-square" position.x is 71
            expect no "red-square" within 0.1
            wait for "green-square" within 0.2
            expect "green-square" opacity is 1
            wait 0.5
            """, file: "a.script")
        let take = try Take(script: script, onFailedExpectation: { errors.append("\($0)") }) {
            Stage(showing: scene.makeController, size: scene.size, scale: 0.5, threads: 1)
        }
        while !take.isScriptFinished, take.frame < 600 { try take.advance() }
        #expect(take.isScriptFinished && take.frame == 6 + 12 + 30)
        #expect(errors.map { $0.prefix(11) } == ["a.script:1:", "a.script:2:", "a.script:3:", "a.script:4:"])
        #expect(errors.first?.contains("position.x of \"red-square\" is 70, not 71") == true)
    }

    @Test func wrongKeyPathStopsTheScriptEvenIfFailedExpectationsAreReported() throws {
        let scene = try #require(Scene.demo(named: "red-square"))
        #expect(throws: ScriptError.self) {
            _ = try Take(script: Script("expect \"red-square\" strokeEnd is 0.5"), onFailedExpectation: { _ in }) {
                Stage(showing: scene.makeController, size: scene.size, scale: 0.5, threads: 1)
            }
        }
    }

    @Test func targetsAreSearchedWhenTheirStepIsPerformed() {
        #expect(errorMessage(playing: "tap \"spring\"\nwait 0.1\nexpect \"spring\"\nexpect no \"winter\"") == "")
        #expect(
            errorMessage(playing: "wait 0.1\ntap \"sprong\"").contains(
                "a.script:2:5: nothing on the screen is called \"sprong\" (did you mean \"spring\"?)"))
        #expect(errorMessage(playing: "tap UIButton 7").contains("a.script:1:5: there is no UIButton on the screen"))
        #expect(
            errorMessage(playing: "tap AnimationCard 99").contains("views of class AnimationCard on the screen, so there is no number 99"))
        #expect(errorMessage(playing: "expect no \"spring\"").contains("a.script:1:11: \"spring\" is still on the screen"))
        #expect(
            errorMessage(playing: "wait for \"winter\" within 0.5").hasPrefix(
                "a.script:1:10: after 0.50 s, nothing on the screen is called \"winter\""))
        #expect(errorMessage(playing: "release").contains("a.script:1:1: no finger is down;"))
        #expect(errorMessage(playing: "down (5, 5)\ntap \"spring\"").contains("a.script:2:1: the finger is still down at (5, 5);"))
        #expect(
            errorMessage(playing: "expect \"red-square\" position.x is 71", "red-square").contains(
                "position.x of \"red-square\" is 70, not 71"))
        #expect(
            errorMessage(playing: "expect \"red-square\" strokeEnd is 0.5", "red-square").contains(
                "a.script:1:1: only a CAShapeLayer has 'strokeEnd', and this layer is a CAGradientLayer"))
    }

    /// A wrong key path is reported with all other mistakes, before any step is performed.
    @Test func keyPathsAreCheckedWhenTheScriptIsRead() throws {
        func message(_ text: String) -> String {
            do { _ = try Script(text, file: "a.script") } catch { return "\(error)" }
            return ""
        }
        #expect(
            message("wait 1\nexpect \"card\" position.q is 3\nexpect \"card\" 2 backgroundColor is 3")
                == "a.script:2:15: there is no key path 'position.q' (did you mean position.x or position.y?)\n"
                + "a.script:3:17: 'backgroundColor' has several numbers; use backgroundColor.red, backgroundColor.green, backgroundColor.blue "
                + "or backgroundColor.alpha")
        #expect(message("expect \"card\" alpha is 3").contains("did you mean opacity?"))
        #expect(message("expect \"card\" position.z is 3").hasSuffix("no key path 'position.z' (did you mean zPosition?)"))
        #expect(message("expect \"card\" position.x 3").contains("expected 'is'"))
        for keyPath in [
            "position.x", "shadowOffset.height", "borderColor.alpha", "filters.blur.inputRadius", "locations.3", "colors.0.red",
        ] {
            #expect(message("expect \"card\" \(keyPath) is 3") == "", "\(keyPath)")
        }
    }

    @Test func stepsTakeTheirDuration() throws {
        let take = try makeTake(
            "wait 0.5\ntap (10, 20)\npress (30, 40) force 0.6 over 0.2\nhold 0.1\nrelease\ndrag (1, 2) to (11, 2) over 0.1")
        while !take.isScriptFinished { try take.advance() }
        let downs = take.recordedInputs.filter { if case .down = $0.input { true } else { false } }.map(\.frame)
        let ups = take.recordedInputs.filter { if case .up = $0.input { true } else { false } }.map(\.frame)
        #expect(downs == [30, 36, 54])
        #expect(ups == [36, 54, 60])
        let forces = take.recordedInputs.compactMap { if case .move(_, _, let force) = $0.input, $0.frame <= 48 { force } else { nil } }
        #expect(forces.count == 12 && forces.last == 0.6 && abs(forces[5] - 0.3) < 1e-12)
        #expect(zip(forces, forces.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func slowMotionReachesTheSameFrames() throws {
        let normal = try makeTake("wait 0.3\ntap \"spring\"\nwait 0.2")
        let slow = try makeTake("slow on\nwait 0.3\ntap \"spring\"\nwait 0.2")
        for take in [normal, slow] { while !take.isScriptFinished { try take.advance() } }
        #expect(normal.frame == 36 && slow.frame == 360)
        #expect(normal.stage.render() == slow.stage.render())
    }

    @Test func loopsRepeatAndWaitForIdleEnds() throws {
        let take = try makeTake("repeat 3\nrepeat 2\ntap (5, 5)\nend\nrepeat 0\ntap (6, 6)\nend\nend")
        while !take.isScriptFinished { try take.advance() }
        #expect(take.recordedInputs.count == 12)
        let idle = try self.makeTake("wait for idle", "red-square")
        while !idle.isScriptFinished { try idle.advance() }
        #expect(idle.frame == 60)
        #expect(errorMessage(playing: "wait for idle within 0.2", "red-square").contains("is still moving after 0.20 s: \"red-square\" ("))
    }

    @Test func scrollAndPinchStepsReachTheScene() throws {
        let controller = UIViewController()
        let list = UIScrollView(frame: CGRect(x: 10, y: 20, width: 200, height: 300))
        list.accessibilityIdentifier = "list"
        list.contentSize = CGSize(width: 200, height: 2000)
        let script = "scroll \"list\" by (0, 150) over 0.2\nwait for idle\npinch \"list\" by 2 over 0.1"
        let take = try Take(script: Script(script)) {
            let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
            stage.window.rootViewController = controller
            controller.view.addSubview(list)
            return stage
        }
        var (maximumFingerCount, scrolled) = (0, 0.0)
        while !take.isScriptFinished {
            try take.advance()
            maximumFingerCount = max(maximumFingerCount, take.fingers.count)
            if maximumFingerCount == 0 { scrolled = Double(list.contentOffset.y) }
        }
        #expect(abs(scrolled - 150) < 0.01)
        #expect(maximumFingerCount == 2 && take.fingers.isEmpty)
    }

    // MARK: - Replaying

    @Test func seekingBackAndForthGivesIdenticalFrames() throws {
        let take = try makeTake("wait 0.4\ntap \"spring\"\nwait 0.3\npress \"keyframes\" force 2 over 0.3\nrelease\nwait 3")
        var images: [Bitmap] = []
        for _ in 0..<95 {
            images.append(take.stage.render())
            try take.advance()
        }
        for frame in (29..<95).reversed() {
            try take.seek(to: frame)
            if frame % 5 == 4 { #expect(take.stage.render() == images[frame], "back at frame \(frame)") }
        }
        for frame in 29..<95 {
            try take.seek(to: frame)
            #expect(take.stage.render() == images[frame], "again at frame \(frame)")
        }
        #expect(!take.isScriptFinished)
        try take.advance(frames: 200)
        #expect(take.isScriptFinished, "the script continues where it was")
    }

    @Test func liveInputIsSavedAsAnEquivalentScript() throws {
        let original = try makeTake("")
        try original.advance(frames: 7)
        original.performLiveInput(.down(finger: 0, at: CGPoint(x: 61.25, y: 101.0 / 3), force: 0.37))
        try original.advance(frames: 3)
        original.performLiveInput(.move(finger: 0, to: CGPoint(x: 64, y: 130), force: 1))
        original.performLiveInput(.slow(10))
        try original.advance(frames: 13)
        original.performLiveInput(.up(finger: 0))
        original.performLiveInput(.slow(2))
        original.performLiveInput(.keyDown(KeyStroke(typing: "é")))
        original.performLiveInput(.keyUp(KeyStroke(typing: "é")))
        original.performLiveInput(.keyDown(KeyStroke(typing: "Q")))
        original.performLiveInput(.keyDown(KeyStroke(typing: "\u{301}")))
        try original.advance(frames: 21)
        let text = ScriptWriter.script(original.recordedInputs, scene: "animations", framesPerSecond: 60, until: original.frame)
        let replayed = try makeTake(text)
        while !replayed.isScriptFinished { try replayed.advance() }
        #expect(replayed.recordedInputs == original.recordedInputs)
        #expect(replayed.frame == original.frame)
        #expect(replayed.stage.render() == original.stage.render())
    }

    @Test func inputMethodTextIsSavedAsAnEquivalentScript() throws {
        let field = "tap UITextField\nwait 0.5\nkey control+a\n"
        var random = SeededRandom(0xC0DE)
        let scalars: [Unicode.Scalar] = Array(
            "aQ \"\\#{}u1日ほ👍\u{301}\u{200D}\u{600}\u{0}\u{7}\n\r\t\u{2028}\u{85}\u{3000}\u{FE0F}".unicodeScalars)
        let original = try makeTake(field, "controls")
        while !original.isScriptFinished { try original.advance() }
        for _ in 0..<300 {
            let text = String(String.UnicodeScalarView((0..<random.integer(0...5)).map { _ in random.pick(scalars) }))
            let start = random.integer(0...text.count)
            if random.bool(0.8) {
                original.performLiveInput(.compose(text, selecting: start..<start + random.integer(0...text.count - start)))
            } else {
                original.performLiveInput(.commit(text))
            }
            if random.bool(0.25) { try original.advance() }
        }
        let script = ScriptWriter.script(original.recordedInputs, scene: "controls", framesPerSecond: 60, until: original.frame)
        let replayed = try makeTake(script, "controls")
        while !replayed.isScriptFinished { try replayed.advance() }
        #expect(replayed.recordedInputs.count == original.recordedInputs.count && original.recordedInputs.count > 300)
        for (a, b) in zip(replayed.recordedInputs, original.recordedInputs) {
            #expect(a == b && Array("\(a)".unicodeScalars) == Array("\(b)".unicodeScalars), "all code points are equal")
        }
        #expect(replayed.stage.render() == original.stage.render())
    }

    @Test func composeAndCommitAreSteps() throws {
        let (start, end) = ("tap UITextField\nkey control+a\n", "\nwait 0.1")
        func field(_ steps: String) throws -> UITextField {
            let take = try makeTake(start + steps + end, "controls")
            while !take.isScriptFinished { try take.advance() }
            func find(_ view: UIView) -> UITextField? { view as? UITextField ?? view.subviews.lazy.compactMap(find).first }
            return try #require(find(take.stage.window))
        }
        let composing = try field("compose \"にほん\" at 1 to 3")
        let range = try #require(composing.selectedTextRange)
        #expect(composing.text == "にほん" && composing.markedTextRange.flatMap(composing.text) == "にほん" && composing.text(in: range) == "ほん")
        let committed = try field("compose \"に\"\ncommit \"日本\\u{21}\"")
        #expect(committed.text == "日本!" && committed.markedTextRange == nil)
        #expect(try field("compose \"に\"\ncompose \"\"").text?.isEmpty == true)
        for step in ["compose \"a\"", "commit \"a\""] {
            #expect(
                errorMessage(playing: "wait 0.1\n" + step, "controls").contains(
                    "a.script:2:1: no text field is being edited; begin editing with 'tap'"))
        }
    }

    @Test func liveInputInThePastDiscardsLaterInput() throws {
        let take = try makeTake("wait 0.5\ntap (10, 20)\nwait 1")
        try take.advance(frames: 60)
        #expect(take.recordedInputs.count == 2)
        try take.seek(to: 32)
        take.performLiveInput(.up(finger: 0))
        #expect(take.lastPlayedFrame == 32 && take.isScriptFinished && take.recordedInputs.map(\.frame) == [30, 32])
    }
}
