import CoreGraphics
import FlipbookPlayback
import Stage
import UIKit

/// The speaker's notes.
extension WindowContent {
    /// The content of the notes, or nil without a talk.
    var notesContent: NotesContent? {
        guard let talk, let playback, talk.talk.scenes.indices.contains(currentIndex) else { return nil }
        let (scene, scenes) = (talk.talk.scenes[currentIndex], talk.talk.scenes)
        let step = min(playback.take.passedCueCount, scene.cues.count)
        var (next, nextScene, position): (String, String?, TalkPosition?) = ("End of talk", nil, nil)
        if talk.isAtEnd {
            next = ""
        } else if step < scene.cues.count {
            (next, position) = (scene.cues[step], TalkPosition(scene: currentIndex, step: step + 1))
        } else if scenes.indices.contains(currentIndex + 1) {
            (next, position) = (scenes[currentIndex + 1].title, TalkPosition(scene: currentIndex + 1, step: nil))
            nextScene = "Scene \(currentIndex + 2)"
        }
        return NotesContent(
            title: talk.talk.title, sceneNumber: currentIndex + 1, sceneCount: scenes.count,
            sceneTitle: talk.isAtEnd ? "End of talk" : scene.title,
            steps: ["Start"] + scene.cues, step: step,
            isWaiting: playback.take.waitingCue != nil || playback.take.isScriptFinished, next: next, nextScene: nextScene,
            nextPosition: position, notes: talk.isAtEnd ? "" : scene.notes.text(ofStep: step), clock: talk.clock, minutes: talk.talk.minutes
        )
    }

    /// Whether the notes of a talk have to be shown, in a separate window or over this window.
    package var showsNotes: Bool { talk?.showsNotes ?? false }
    /// Whether the time of the talk is running.
    package var hasTalkBegun: Bool { talk?.hasBegun ?? false }

    /// Shows the mouse pointer again, because it was moved over the window of the notes.
    package func pointerMovedInNotes() { talk?.hidesMousePointer = false }

    /// Sets the times in the notes.
    package func setTalkClock(_ clock: TalkClock) {
        guard let talk, talk.clock != clock else { return }
        talk.clock = clock
        updateNotes()
    }

    /// Sets whether the notes have a separate window. Without it, they are shown over this window.
    package func setHasNotesWindow(_ hasWindow: Bool) {
        talk?.hasNotesWindow = hasWindow
        updateNotes()
    }

    /// Shows or hides the notes.
    package func toggleNotes() {
        guard let talk else { return showMessage("There are notes in a talk: \(options.talkCommand)") }
        talk.showsNotes.toggle()
        updateNotes()
    }

    /// Shows the current step in the notes over the window. A separate window of the notes reads `notesContent` instead.
    func updateNotes() {
        guard let talk else { return }
        let isVisible = talk.showsNotes && !talk.hasNotesWindow
        guard isVisible || talk.notesOverlay != nil else { return }
        let content = notesContent
        windowChrome.frontStage.perform {
            if talk.notesOverlay == nil {
                let overlay = NotesOverlayView(frame: windowChrome.hud.view.bounds)
                windowChrome.hud.view.addSubview(overlay)
                talk.notesOverlay = overlay
            }
            if isVisible, let content { talk.notesOverlay?.notesView.show(content, picture: picture(content)) }
            talk.notesOverlay?.setVisible(isVisible)
        }
    }

    /// Returns the picture of the next step, or nil if it is not made yet.
    func picture(_ content: NotesContent) -> UIImage? { content.nextPosition.flatMap { talk?.stepPictures.image(at: $0) } }

    /// Whether the notes need a picture that is not made yet. No picture is made while the scene moves, so that the frames of the scene are
    /// not delayed.
    var hasMissingNotesPicture: Bool {
        guard let talk, talk.showsNotes, let playback,
            playback.isPaused || playback.take.waitingCue != nil || playback.take.isScriptFinished,
            let position = notesContent?.nextPosition
        else { return false }
        return talk.stepPictures.image(at: position) == nil
    }

    /// Continues to make the picture of the next step.
    func makeNotesPicture() {
        guard let talk, let position = notesContent?.nextPosition else { return }
        let current = playback?.stage
        talk.stepPictures.continueMaking(position)
        current?.makeCurrent()
        if talk.stepPictures.image(at: position) != nil { updateNotes() }
    }
}
