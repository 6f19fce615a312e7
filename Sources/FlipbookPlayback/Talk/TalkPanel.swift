/// A panel or an overlay of the window that is open during a scene of a talk. The raw values are the words
/// in the file of the talk.
nonisolated package enum TalkPanel: String, CaseIterable, Sendable {
    case timeline, inspector, graph
    case trail, onion, layout, overdraw, repaint
    /// The areas in which views and gestures receive touches.
    case touch
    case exploded
    /// A circle at each finger.
    case touches
    case statistics
}
