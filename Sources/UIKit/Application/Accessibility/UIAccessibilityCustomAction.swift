import Foundation
import QuartzCore

/// An action of an element that assistive technologies offer by its name.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    nonisolated deinit {}

    /// Performs an action. Returns whether it succeeded.
    public typealias Handler = (_ action: UIAccessibilityCustomAction) -> Bool

    /// The name of the action.
    open var name: String
    /// The image of the action, or nil.
    open var image: UIImage?
    /// The object whose method performs the action, or nil.
    open weak var target: AnyObject?
    /// The method of `target` that performs the action. Its parameter is the action.
    ///
    /// Differs from Apple: the action counts as successful, whatever the method returns.
    open var selector: Selector
    /// The closure that performs the action, or nil. It takes precedence over `target`.
    open var actionHandler: Handler?

    /// Creates an action that calls a closure.
    public init(name: String, actionHandler: Handler?) {
        (self.name, self.actionHandler) = (name, actionHandler)
        selector = Selector(UIAccessibilityCustomAction.ignore)
        super.init()
    }
    /// Creates an action with an image that calls a closure.
    public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }
    /// Creates an action that calls a method of an object. The object is not retained.
    public init(name: String, target: Any?, selector: Selector) {
        (self.name, self.selector) = (name, selector)
        self.target = target.map { $0 as AnyObject }
        super.init()
    }
    /// Creates an action with an image that calls a method of an object. The object is not retained.
    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(name: name, target: target, selector: selector)
        self.image = image
    }

    /// Performs the action. Returns whether it succeeded.
    package func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target else { return false }
        return selector.perform(on: target, with: self)
    }

    private func ignore() {}
}
