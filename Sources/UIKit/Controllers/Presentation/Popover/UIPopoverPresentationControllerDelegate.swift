/// Methods that prepare a popover, and that are called when the user dismisses it.
///
/// Differs from Apple: the method `popoverPresentationController(_:willRepositionPopoverTo:in:)`, which can change the anchor when the
/// popover moves, is missing, because the type `AutoreleasingUnsafeMutablePointer` of its parameter does not exist on Linux.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover is shown. The delegate can set the anchor and the arrow directions here.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Returns whether a tap outside dismisses the popover. This is the equivalent of `presentationControllerShouldDismiss(_:)` before
    /// iOS 13.
    func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
    /// Called after a tap outside has dismissed the popover. This is the equivalent of `presentationControllerDidDismiss(_:)` before
    /// iOS 13.
    func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    /// Returns true.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    /// Does nothing.
    public func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {}
}
