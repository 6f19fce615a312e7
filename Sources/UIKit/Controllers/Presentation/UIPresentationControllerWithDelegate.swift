/// A presentation controller with a delegate.
///
/// `UIPopoverPresentationController` has a delegate of another type. Swift does not allow an override with another type, so the property is
/// declared in an extension of this protocol.
@preconcurrency @MainActor public protocol UIPresentationControllerWithDelegate: UIPresentationController {}

extension UIPresentationController: UIPresentationControllerWithDelegate {}

extension UIPresentationControllerWithDelegate {
    /// The object that determines how the presentation adapts. It is not retained.
    public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { adaptiveDelegate }
        set { adaptiveDelegate = newValue }
    }
}
