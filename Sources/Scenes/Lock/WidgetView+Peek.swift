import UIKit

/// A press on an icon, told to whoever owns the widget.
extension WidgetView: UIPreviewInteractionDelegate {
    func followPresses() {
        previewInteraction?.delegate = nil
        previewInteraction = nil
        guard window != nil else { return }
        previewInteraction = UIPreviewInteraction(view: collectionView)
        previewInteraction?.delegate = self
    }

    /// Only on an icon: a press between two of them has nothing to show.
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
        let point = previewInteraction.location(in: collectionView)
        guard let path = collectionView.indexPathForItem(at: point), let cell = collectionView.cellForItem(at: path) as? IconCell
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
