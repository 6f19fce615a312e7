/// An object that provides the actions of a layer. A view is the delegate of its layer.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
    /// Returns the action for a change of the property `event`.
    ///
    /// If the result is nil, the search for an action continues. `CANoAction` ends the search.
    func action(for layer: CALayer, forKey event: String) -> CAAction?
}

extension CALayerDelegate {
    /// Returns nil, which continues the search for an action.
    public func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
}
