import CoreGraphics
import Foundation

/// The context menus of items. The delegate provides them.
extension UICollectionView: UIContextMenuInteractionDelegate {
    /// Adds the context menu interaction when a delegate is set for the first time.
    func addContextMenu() {
        if scrollDelegate != nil, contextMenuInteraction == nil {
            let new = UIContextMenuInteraction(delegate: self)
            contextMenuInteraction = new
            addInteraction(new)
        }
    }

    /// Returns the delegate's context menu configuration for the item at a location, or nil if the delegate provides none. The method for
    /// several items has precedence over the method for one item.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        contextMenuPath = indexPathForItem(at: location)
        let paths = contextMenuPath.map { [$0] } ?? []
        if let several = delegate?.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: location) { return several }
        return contextMenuPath.flatMap { delegate?.collectionView(self, contextMenuConfigurationForItemAt: $0, point: location) }
    }

    /// Returns the preview of the delegate, or else a preview of the item's cell. Returns nil if there is neither.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        let provided = delegate?.collectionView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
        guard provided == nil, let path = contextMenuPath else { return provided }
        if let preview = delegate?.collectionView(self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path) {
            return preview
        }
        guard let cell = cellForItem(at: path), cell.window != nil else { return nil }
        return UITargetedPreview(view: cell)
    }

    /// Returns the preview of the delegate, or nil if it provides none.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        let provided = delegate?.collectionView(self, previewForDismissingContextMenuWithConfiguration: configuration)
        guard provided == nil, let path = contextMenuPath else { return provided }
        return delegate?.collectionView(self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
    }

    /// Calls the method of the delegate.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    /// Calls the method of the delegate.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
    }

    /// Calls the method of the delegate.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
