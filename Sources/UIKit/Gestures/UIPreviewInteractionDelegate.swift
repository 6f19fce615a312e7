import CoreGraphics

/// The delegate of a preview interaction. It is notified of the progress of a press: first to a preview, then to a commit.
@preconcurrency @MainActor public protocol UIPreviewInteractionDelegate: AnyObject {
    /// Returns whether a press may begin the interaction.
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    /// Called with the progress of the preview, 0…1, which may increase and decrease. In the last call `ended` is true and the
    /// progress is 1.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    /// Called when the press ends before the interaction is complete.
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
    /// Called after the preview with the progress of the commit, 0…1. If the method is not implemented, the interaction ends with the
    /// preview.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

extension UIPreviewInteractionDelegate {
    /// Returns true.
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
    /// Ends the interaction with the preview.
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) { previewInteraction.endsWithPreview = true }
}
