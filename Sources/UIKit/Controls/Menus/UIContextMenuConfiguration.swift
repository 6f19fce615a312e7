import Foundation

/// A closure that creates the controller of a preview.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// A closure that creates a menu. Its parameter is the array of elements that the system suggests, which is empty.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The preview and the menu of a context menu.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    nonisolated deinit {}

    /// The order of the elements of a menu.
    nonisolated public enum ElementOrder: Int, Sendable {
        /// The order that the system chooses: a menu above its control begins at the bottom.
        case automatic = 0
        /// The first element is nearest to the control.
        case priority = 1
        /// The first element is at the top.
        case fixed = 2
    }

    /// The object that identifies the configuration.
    public let identifier: any NSCopying
    /// The order of the elements.
    open var preferredMenuElementOrder = ElementOrder.automatic

    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// Creates a configuration. Without a preview provider, the preview is the view itself.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    }
}
