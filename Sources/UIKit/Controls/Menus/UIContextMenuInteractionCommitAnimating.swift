/// The end of a context menu after a tap on its preview.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The way in which the preview disappears.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
