/// The animations that run along with the end of a context menu after a tap on its preview.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The animation with which the preview disappears.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
