import CoreGraphics
import Foundation

/// The context menus of rows. The delegate provides them.
extension UITableView: UIContextMenuInteractionDelegate {
    /// Adds the context menu interaction when a delegate is set for the first time.
    func addContextMenu() {
        if scrollDelegate != nil, contextMenuInteraction == nil {
            let new = UIContextMenuInteraction(delegate: self)
            contextMenuInteraction = new
            addInteraction(new)
        }
    }

    /// Returns the configuration of the delegate for the row at a location. Returns nil if there is no row, and in editing mode.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        contextMenuPath = indexPathForRow(at: location)
        guard !isEditing, let path = contextMenuPath else { return nil }
        return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: location)
    }

    /// Returns the preview of the delegate, or else a preview of the row's cell. Returns nil if there is neither.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration) ?? rowPreview
    }

    /// Returns the preview of the delegate, or nil if it provides none.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    private var rowPreview: UITargetedPreview? {
        guard let cell = contextMenuPath.flatMap(cellForRow), cell.window != nil else { return nil }
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = cell.backgroundColor ?? .systemBackground
        return UITargetedPreview(view: cell, parameters: parameters)
    }

    /// Calls the method of the delegate.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    /// Calls the method of the delegate.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    }

    /// Calls the method of the delegate.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
