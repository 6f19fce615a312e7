/// A presentation controller with a delegate.
///
/// `UIPopoverPresentationController` has a delegate of another type. Swift has no such overrides, so the property is one of a protocol.
@preconcurrency @MainActor public protocol UIPresentationControllerWithDelegate: UIPresentationController {}

extension UIPresentationController: UIPresentationControllerWithDelegate {}

extension UIPresentationControllerWithDelegate {
    /// The object that decides how the presentation adapts. It is not retained.
    public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { adaptiveDelegate }
        set { adaptiveDelegate = newValue }
    }
}
