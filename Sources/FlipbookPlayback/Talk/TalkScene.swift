import Stage

/// A scene of a talk.
package struct TalkScene {
    /// The scene, on its device and with its settings.
    package var scene: Scene
    package var script: Script?
    /// The position in the script at which the scene begins, or nil for its first frame.
    package var start: Start?
    /// The factor by which time is slowed down.
    package var slowness = 1
    /// The panels and overlays that are open.
    package var panels: [TalkPanel] = []
    /// Whether the frame of a phone is drawn around the screen.
    package var hasPhone = true
    /// Whether a click shows the next step.
    package var clickAdvances = false
    package var notes = TalkNotes("", cues: [])

    /// A position in a script.
    nonisolated package enum Start: Equatable, Sendable {
        /// A time of the scene in seconds. Earlier cues are passed.
        case time(Double)
        /// The index of a cue, at which the script waits.
        case cue(Int)
    }

    /// Whether the scene begins at a cue, at which the script waits.
    var beginsAtCue: Bool { if case .cue = start { true } else { false } }

    /// The title in the window and in the notes.
    package var title: String { scene.title }
    /// The names of the cues of the script.
    package var cues: [String] { script?.cues ?? [] }

    /// Returns the name of a step, which is the name of the cue before it, or nil for the step before the first cue.
    package func name(ofStep step: Int) -> String? { cues.indices.contains(step - 1) ? cues[step - 1] : nil }
}
