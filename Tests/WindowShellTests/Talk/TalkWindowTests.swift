import CoreGraphics
import DemoScenes
import FlipbookPlayback
import Stage
import Testing
import UIKit

@testable import WindowShell

/// A talk in a window, controlled by the keys of a remote. The frames are counted; no wall clock is read.
@MainActor @Suite struct TalkWindowTests {
    private static let text = """
        title = "Test"
        minutes = 2
        [[scenes]]
        scene = "red-square"
        script = "a.script"
        notes = "Intro\\n## one\\nNotes of one"
        [[scenes]]
        scene = "animations"
        script = "b.script"
        start = "three"
        speed = "half"
        panels = ["timeline", "layout"]
        phone = false
        [[scenes]]
        scene = "login"
        click-advances = true
        """
    private static let files = [
        "a.script": "wait 0.1\ncue \"one\"\nwait 0.1\ntap (70, 170)\nwait 0.1\ncue \"two\"\nwait 0.1",
        "b.script": "wait 0.1\ncue \"x\"\nwait 0.1\ncue \"three\"\nwait 0.1",
    ]

    private func makeContent(_ text: String = text) throws -> WindowContent {
        let scenes = ["red-square", "animations", "login"].compactMap { Scene.demo(named: $0) }
        let talk = try Talk(text, file: "t.toml", scenes: scenes) { Self.files[$0] ?? "" }
        var options = WindowContent.Options()
        options.talk = talk
        return try WindowContent(talk.scenes.map(\.scene), size: CGSize(width: 900, height: 700), scale: 0.5, options)
    }

    private func press(_ name: String, _ content: WindowContent, frames: Int = 0) throws {
        content.press(try #require(KeyStroke(named: name)))
        content.advance(frames: frames)
    }

    /// Returns the scene, the number of passed cues and the cue at which the script waits.
    private func place(_ content: WindowContent) -> [String] {
        [content.currentSceneName ?? "", "\(content.openTake?.passedCueCount ?? -1)", content.openTake?.waitingCue ?? ""]
    }

    // MARK: - Steps

    @Test func nextShowsCuesAndThenScenes() throws {
        let content = try makeContent()
        #expect(content.currentSceneName == "red-square")
        content.advance(frames: 12)
        #expect(place(content) == ["red-square", "0", "one"])
        try press("pagedown", content, frames: 30)
        #expect(place(content) == ["red-square", "1", "two"])
        try press("right", content, frames: 30)
        #expect(place(content) == ["red-square", "2", ""] && content.isScriptFinished)
        try press("pagedown", content, frames: 5)
        #expect(place(content) == ["animations", "1", "three"], "the scene begins at the cue of its option `start`")
        #expect(content.openStage?.slowness == 2 && content.timelineFrame != nil && !content.settings.hasPhone)
        try press("pagedown", content, frames: 24)
        try press("pagedown", content, frames: 5)
        #expect(place(content) == ["login", "0", ""] && content.timelineFrame == nil && content.settings.hasPhone)
        #expect(content.openStage?.slowness == 1)
    }

    @Test func nextDuringAStepEndsTheStep() throws {
        let content = try makeContent()
        content.advance(frames: 7)
        try press("pagedown", content, frames: 4)
        #expect(place(content) == ["red-square", "1", ""], "the step plays")
        let frame = try #require(content.openTake?.frame)
        try press("pagedown", content)
        #expect(place(content) == ["red-square", "1", "two"])
        #expect(try #require(content.openTake?.frame) > frame + 8)
    }

    @Test func previousShowsTheStepBeforeAndThenTheSceneBefore() throws {
        let content = try makeContent()
        content.advance(frames: 12)
        try press("pagedown", content, frames: 30)
        try press("pagedown", content, frames: 30)
        try press("pageup", content)
        #expect(place(content) == ["red-square", "1", "two"])
        try press("left", content)
        #expect(place(content) == ["red-square", "0", "one"])
        try press("pageup", content, frames: 3)
        #expect(place(content) == ["red-square", "0", "one"] && content.lastMessage == "This is the first step")
        for _ in 0..<5 where content.currentSceneName != "animations" { try press("pagedown", content, frames: 30) }
        try press("pageup", content)
        #expect(place(content) == ["red-square", "2", ""] && content.isScriptFinished, "the end of the scene before")
    }

    @Test func pauseBeforeTheFirstCueIsSkipped() throws {
        let scene = Scene("plain") { UIViewController() }
        let talk = try Talk("[[scenes]]\nscene = \"plain\"\nscript = \"c.script\"", file: "t.toml", scenes: [scene]) { _ in
            "wait 0.5\ncue \"a\"\nwait 0.5"
        }
        var options = WindowContent.Options()
        options.talk = talk
        let content = try WindowContent([scene], size: CGSize(width: 900, height: 700), scale: 0.5, options)
        content.advance(frames: 3)
        try #require(content.openStage?.isIdle == true && content.openTake?.waitingCue == nil)
        try press("pagedown", content)
        #expect(place(content) == ["plain", "1", ""])
    }

    @Test func previousShowsTheSameImageAsPlayingForward() throws {
        let content = try makeContent()
        content.advance(frames: 120)
        try press("pagedown", content, frames: 120)
        let image = try #require(content.sceneImage)
        try press("pagedown", content, frames: 120)
        #expect(content.sceneImage != image || place(content)[1] == "2")
        try press("pageup", content)
        #expect(content.sceneImage == image)
    }

    @Test func restartedSceneBeginsAgainAtItsFirstCue() throws {
        let content = try makeContent()
        try press("pagedown", content, frames: 30)
        content.perform(.restart)
        content.advance(frames: 24)
        #expect(place(content) == ["red-square", "0", "one"])
    }

    @Test func nextContinuesAPausedTakeThatWasSteppedBack() throws {
        let content = try makeContent()
        content.advance(frames: 24)
        try press("pagedown", content, frames: 24)
        content.perform(.stepBackward)
        content.perform(.stepBackward)
        try press("pagedown", content, frames: 30)
        #expect(place(content) == ["red-square", "2", ""])
    }

    @Test func sameInputsGiveTheSameTake() throws {
        func log() throws -> TakeLog? {
            let content = try makeContent()
            content.advance(frames: 33)
            try press("pagedown", content, frames: 71)
            try press("pagedown", content, frames: 12)
            return content.openTake?.log
        }
        #expect(try log() == log())
    }

    // MARK: - What does not end the talk

    @Test func keysOfRemotesNeverLeaveTheTalk() throws {
        let content = try makeContent()
        content.advance(frames: 12)
        for key in ["escape", "f5", "shift+f5", "escape"] {
            try press(key, content, frames: 12)
            #expect(place(content) == ["red-square", "0", "one"] && !content.isQuitRequested && !content.isInDemo, "\(key)")
        }
        content.perform(.demo)
        content.perform(.gallery)
        content.advance(frames: 12)
        #expect(place(content) == ["red-square", "0", "one"])
    }

    @Test func escapeKeepsTheOverlaysOfAScene() throws {
        let content = try makeContent("[[scenes]]\nscene = \"red-square\"\npanels = [\"trail\"]")
        content.advance(frames: 12)
        #expect(!content.overlays.visible.isEmpty)
        content.type("?")
        #expect(content.windowChrome.hud.isHelpVisible)
        for _ in 0..<3 { try press("escape", content, frames: 12) }
        #expect(!content.windowChrome.hud.isHelpVisible && !content.overlays.visible.isEmpty)
    }

    @Test func arrowKeysDoNotAdvanceTheTalkWhileTextIsEdited() throws {
        let content = try makeContent()
        for _ in 0..<9 where content.currentSceneName != "login" { try press("pagedown", content, frames: 24) }
        try press("tab", content, frames: 24)
        try #require(content.acceptsText)
        try press("right", content, frames: 5)
        #expect(content.talk?.isAtEnd == false)
        try press("pagedown", content, frames: 5)
        #expect(content.talk?.isAtEnd == true)
    }

    @Test func lastSceneIsFollowedByACard() throws {
        let content = try makeContent()
        for _ in 0..<10 { try press("pagedown", content, frames: 24) }
        #expect(content.talk?.isAtEnd == true && content.currentSceneName == "login" && !content.isQuitRequested)
        #expect(content.title == "Flipbook: End of talk")
        #expect(content.notesContent?.next == "" && content.notesContent?.sceneTitle == "End of talk")
        try press("pageup", content, frames: 24)
        #expect(content.talk?.isAtEnd == false && content.currentSceneName == "login")
        try press("pagedown", content, frames: 24)
        try press("escape", content, frames: 24)
        #expect(content.talk?.isAtEnd == false && content.talk?.endCard?.alpha == 0)
    }

    @Test func failedScriptLetsTheTalkGoOn() throws {
        let text = "[[scenes]]\nscene = \"red-square\"\nscript = \"c.script\"\n[[scenes]]\nscene = \"login\""
        let scenes = ["red-square", "login"].compactMap { Scene.demo(named: $0) }
        let talk = try Talk(text, file: "t.toml", scenes: scenes) { _ in "cue \"a\"\ntap \"nowhere\"\ncue \"b\"" }
        var options = WindowContent.Options()
        options.talk = talk
        let content = try WindowContent(scenes, size: CGSize(width: 900, height: 700), scale: 0.5, options)
        content.advance(frames: 5)
        try press("pagedown", content, frames: 5)
        #expect(content.lastMessage?.contains("nothing on the screen is called \"nowhere\"") == true)
        try press("pagedown", content, frames: 5)
        #expect(content.currentSceneName == "login")
    }

    @Test func stepDuringABlackScreenOnlyShowsTheSceneAgain() throws {
        let content = try makeContent()
        content.advance(frames: 12)
        content.type("b")
        content.advance(frames: 5)
        #expect(content.isBlank)
        try press("pagedown", content, frames: 30)
        #expect(!content.isBlank && place(content) == ["red-square", "0", "one"])
        try press("pagedown", content, frames: 5)
        #expect(place(content) == ["red-square", "1", ""])
    }

    @Test func mousePointerIsHiddenByAStepUntilItMoves() throws {
        let content = try makeContent()
        try press("pagedown", content)
        #expect(content.hidesMousePointer)
        content.pointerMoved(to: CGPoint(x: 300, y: 200))
        #expect(!content.hidesMousePointer)
        try press("left", content)
        #expect(content.hidesMousePointer)
        content.pointerMovedInNotes()
        #expect(!content.hidesMousePointer)
    }

    @Test func sceneBecomesIdleWithTheLayoutOverlay() throws {
        let text = "[[scenes]]\nscene = \"auto-layout\"\nscript = \"c.script\"\npanels = [\"layout\"]"
        let scene = try #require(Scene.demo(named: "auto-layout"))
        let talk = try Talk(text, file: "t.toml", scenes: [scene]) { _ in "wait 1\nwait for idle\ncue \"a\"" }
        var options = WindowContent.Options()
        options.talk = talk
        let content = try WindowContent([scene], size: CGSize(width: 900, height: 700), scale: 0.5, options)
        content.advance(frames: 120)
        #expect(content.openTake?.waitingCue == "a")
    }

    // MARK: - Clicks

    @Test func clickAdvancesOnlyWithTheOptionOfTheScene() throws {
        let content = try makeContent()
        content.advance(frames: 12)
        let point = try #require(content.pointInWindow(of: CGPoint(x: 200, y: 500)))
        content.pointerDown(at: point)
        content.pointerUp()
        #expect(place(content) == ["red-square", "0", "one"])
        #expect(content.openTake?.recordedInputs.count == 2, "the click is a touch of the scene")
        for _ in 0..<9 where content.currentSceneName != "login" { try press("pagedown", content, frames: 24) }
        content.secondaryClick(at: point)
        #expect(content.currentSceneName == "animations")
        try press("pagedown", content)
        content.pointerDown(at: CGPoint(x: 5, y: 5))
        #expect(content.talk?.isAtEnd == true)
    }

    @Test func backButtonDoesNotLeaveTheTalk() throws {
        let content = try makeContent()
        content.pointerDown(at: CGPoint(x: 100, y: 60))
        content.advance(frames: 24)
        #expect(content.currentSceneName == "red-square")
    }

    // MARK: - Notes

    @Test func notesShowTheCurrentAndTheNextStep() throws {
        let content = try makeContent()
        content.advance(frames: 5)
        var notes = try #require(content.notesContent)
        #expect(notes.sceneNumber == 1 && notes.sceneCount == 3 && notes.steps == ["Start", "one", "two"] && notes.step == 0)
        #expect(notes.next == "one" && notes.nextScene == nil && notes.notes == "Intro" && !notes.isWaiting)
        content.advance(frames: 12)
        try press("pagedown", content)
        try press("pagedown", content)
        notes = try #require(content.notesContent)
        #expect(notes.step == 1 && notes.next == "two" && notes.notes == "Notes of one" && notes.isWaiting)
        #expect(notes.nextPosition == TalkPosition(scene: 0, step: 2))
        try press("pagedown", content, frames: 30)
        notes = try #require(content.notesContent)
        #expect(notes.next == content.scenes[1].title && notes.nextScene == "Scene 2" && notes.notes == "Notes of one")
        #expect(notes.nextPosition == TalkPosition(scene: 1, step: nil))
    }

    @Test func elapsedTimeIsMarkedWhenTheTalkIsTooLong() throws {
        let content = try makeContent()
        #expect(!content.hasTalkBegun)
        try press("pagedown", content)
        #expect(content.hasTalkBegun)
        var clock = TalkClock()
        clock.elapsedSeconds = 65
        content.setTalkClock(clock)
        #expect(content.notesContent?.elapsedText == "1:05 of 2:00" && content.notesContent?.isOverTime == false)
        #expect(try abs(#require(content.notesContent?.elapsedFraction) - 65.0 / 120) < 1e-9)
        clock.elapsedSeconds = 3725
        content.setTalkClock(clock)
        #expect(content.notesContent?.elapsedText == "1:02:05 of 2:00" && content.notesContent?.isOverTime == true)
        #expect(content.notesContent?.elapsedFraction == 1)
    }

    @Test func notesAreShownOverTheTalkAndHiddenAgain() throws {
        let content = try makeContent()
        content.advance(frames: 120)
        let collage = Collage(width: 450, height: 350, scale: 0.5)
        func image() -> Bitmap {
            _ = content.paint(collage)
            return collage.image
        }
        let plain = image()
        try press("f2", content, frames: 30)
        let shown = image()
        #expect(shown != plain && content.showsNotes)
        content.setHasNotesWindow(true)
        content.advance(frames: 30)
        #expect(image() == plain, "the notes have their own window")
        content.setHasNotesWindow(false)
        content.advance(frames: 30)
        #expect(image() == shown)
        try press("escape", content, frames: 30)
        #expect(image() == plain && !content.showsNotes)
    }

    @Test func pictureOfTheNextStepIsMadeInParts() throws {
        let content = try makeContent()
        content.advance(frames: 12)
        #expect(!content.hasMissingNotesPicture, "nothing is made without notes")
        content.toggleNotes()
        var rounds = 0
        while content.hasMissingNotesPicture, rounds < 1000 {
            content.makeNotesPicture()
            rounds += 1
        }
        #expect(rounds > 2 && rounds < 100)
        let notes = try #require(content.notesContent)
        let picture = try #require(content.picture(notes))
        #expect(picture.size == content.scenes[0].size)
        // The take of the window is not touched.
        #expect(place(content) == ["red-square", "0", "one"])
        content.advance(frames: 1)
        #expect(content.openTake?.frame == 13)
    }

    @Test func notesKeyShowsAMessageWithoutATalk() throws {
        let scenes = ["red-square"].compactMap { Scene.demo(named: $0) }
        let content = try WindowContent(scenes, onlyScene: 0, size: CGSize(width: 900, height: 700), scale: 0.5)
        try press("f2", content)
        #expect(content.lastMessage?.hasPrefix("There are notes in a talk") == true && !content.showsNotes && content.notesContent == nil)
    }

    @Test func windowSleepsWhileTheScriptWaits() throws {
        let content = try makeContent()
        content.advance(frames: 120)
        _ = content.paint(Collage(width: 450, height: 350, scale: 0.5))
        #expect(content.framesUntilChange == nil)
        try press("pagedown", content)
        #expect(content.framesUntilChange == 1)
    }
}
