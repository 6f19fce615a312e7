import UIKit

/// Recognizes presses on an icon and passes them to the owner of the widget.
extension WidgetView: UIPreviewInteractionDelegate {
    /// Creates the preview interaction if the widget is in a window, and removes it otherwise.
    func updatePreviewInteraction() {
        previewInteraction?.delegate = nil
        previewInteraction = nil
        guard window != nil else { return }
        previewInteraction = UIPreviewInteraction(view: collectionView)
        previewInteraction?.delegate = self
    }

    /// Starts the preview for a location on a cell, and returns true. Returns false between the cells, where there is nothing to preview.
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
        let point = previewInteraction.location(in: collectionView)
        guard let indexPath = collectionView.indexPathForItem(at: point), let cell = collectionView.cellForItem(at: indexPath) as? IconCell
        else { return false }
        owner?.startPreview(for: cell.icon)
        return true
    }

    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
    ) {
        owner?.updatePreview(percent: transitionProgress)
        if ended { owner?.finishPreview() }
    }

    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { owner?.cancelPreview() }
}
