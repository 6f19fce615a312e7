/// The animation with which a preview disappears after a tap on it.
nonisolated public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview returns to its original position.
    case dismiss
    /// The preview grows to the size of the window and fades.
    case pop
}
