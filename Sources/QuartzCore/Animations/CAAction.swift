/// An action that a layer runs when one of its properties changes or another event occurs.
@preconcurrency @MainActor public protocol CAAction {
    /// Runs the action for an event of the layer `anObject`. For a changed property the event is the name of the property.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}
