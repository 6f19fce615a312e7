/// A behavior that can be added to a view.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
    /// The view to which the interaction was added.
    var view: UIView? { get }
    /// Called before the interaction is added to a view or, with nil, before it is removed from its view.
    func willMove(to view: UIView?)
    /// Called after the interaction was added to a view or, with nil, after it was removed from its view.
    func didMove(to view: UIView?)
}
