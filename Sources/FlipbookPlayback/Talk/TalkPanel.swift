/// A panel or an overlay of the window that is open during a scene of a talk. The raw values are the words
/// in the file of the talk.
nonisolated package enum TalkPanel: String, CaseIterable, Sendable {
    case timeline, inspector, graph
    case trail, onion, layout, overdraw, repaint, touch, exploded
    case touches, statistics
}
