import CoreGraphics
import FlipbookPlayback
import UIKit

/// The state of a talk in a window, besides the state of its current scene.
final class TalkSession {
    let talk: Talk
    /// The number of passed cues at the start of the current scene. Earlier steps belong to the previous scene.
    var firstStep = 0
    /// Whether the card after the last scene is shown.
    var isAtEnd = false
    /// Whether the speaker has requested the next step for the first time. The elapsed time of the talk begins at this moment.
    var hasBegun = false
    /// Whether the mouse pointer is invisible, because it has not moved since the last step.
    var hidesMousePointer = true
    /// Whether the speaker's notes are shown, in a separate window or over this window.
    var showsNotes = false
    /// Whether the notes have a separate window.
    var hasNotesWindow = false
    /// The time of day as a text, and the seconds since the talk has begun. The window loop sets them.
    var clock = TalkClock()
    /// The view of the notes over the window, or nil.
    var notesOverlay: NotesOverlayView?
    /// The card after the last scene, or nil.
    var endCard: TalkEndView?
    private(set) lazy var stepPictures = StepPictures(talk)

    init(_ talk: Talk) { self.talk = talk }
}
