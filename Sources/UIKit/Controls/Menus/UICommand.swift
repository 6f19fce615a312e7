import Foundation
import QuartzCore

/// An element of a menu that calls a method of the first responder or of an object above it in the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    nonisolated deinit {}

    /// The title of the menu row.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The image of the menu row.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// A longer title.
    ///
    /// Differs from Apple: it is only the accessibility hint of the row, because there is no list of keyboard shortcuts.
    open var discoverabilityTitle: String?
    /// The method that the command calls.
    public let action: Selector
    /// A property list that the app can store with the command. It has no effect.
    public let propertyList: Any?
    /// The availability and the style.
    open var attributes: UIMenuElement.Attributes
    /// The mark in front of the title.
    open var state: UIMenuElement.State

    /// Creates a command. The method has no parameters, or a parameter for the sender.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        (self.action, self.propertyList, self.discoverabilityTitle) = (action, propertyList, discoverabilityTitle)
        (self.attributes, self.state) = (attributes, state)
        super.init(title: title, image: image)
    }
}

extension UICommand: MenuLeaf {
    /// Calls the method on the first object of the responder chain that has it. The chain begins at the first responder, or
    /// at the view that has shown the menu.
    func choose(sender: AnyObject) {
        let first = UIApplication.shared.keyboard.firstResponder ?? sender as? UIResponder
        _ = first?.firstInChain { action.perform(on: $0, with: self) }
    }
}
