import CoreGraphics

/// A presentation in a popover, whose arrow points to a view or to a bar button.
///
/// In a compact width, as on a phone, the controller is presented in full screen instead, unless the delegate returns another style. The
/// style `none` keeps the popover. The style is chosen when the controller is presented.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    nonisolated deinit {}

    /// The object that prepares the popover. It is not retained.
    open var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
        set { adaptiveDelegate = newValue }
    }
    /// The view that contains the anchor.
    open weak var sourceView: UIView? { didSet { anchorDidChange() } }
    /// The anchor in the coordinates of `sourceView`. By default, it is the bounds of the view.
    open var sourceRect = CGRect.null { didSet { anchorDidChange() } }
    /// The bar button that is the anchor instead of a view.
    open weak var barButtonItem: UIBarButtonItem? { didSet { anchorDidChange() } }
    /// The view or the bar button that is the anchor.
    open var sourceItem: AnyObject? {
        get { barButtonItem ?? sourceView }
        set { (barButtonItem, sourceView) = (newValue as? UIBarButtonItem, newValue as? UIView) }
    }
    /// The directions in which the arrow may point. The first direction with enough space is used, in the order up,
    /// down, left, right.
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { anchorDidChange() } }
    /// The direction of the arrow, after the popover has been placed.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
    /// Whether the popover may cover its anchor.
    ///
    /// Differs from Apple: it has no effect; the popover is made smaller instead.
    open var canOverlapSourceViewRect = false
    /// The views outside of the popover that receive touches while it is shown.
    open var passthroughViews: [UIView]?
    /// The color of the body and of the arrow. By default, it is the background color of the content.
    open var backgroundColor: UIColor?
    /// The distances from the edges of the container that the popover keeps, in addition to the safe area.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    private var popoverView: PopoverView?
    private let backgroundView = PopoverBackgroundView()

    /// The size of the content if the controller prefers none.
    private static let defaultSize = CGSize(width: 320, height: 480)

    open override var presentationStyle: UIModalPresentationStyle { .popover }
    open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        let usual: UIModalPresentationStyle = traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
        return adaptiveDelegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? usual
    }

    open override var presentedView: UIView? {
        if let popoverView { return popoverView }
        guard let content = presentedViewController.view else { return nil }
        let view = PopoverView(content, color: backgroundColor ?? content.backgroundColor ?? .systemBackground)
        popoverView = view
        return view
    }

    override var builtInAnimator: UIViewControllerAnimatedTransitioning { PresentationAnimator(.crossDissolve) }

    // MARK: - Placement

    /// The anchor in the coordinates of the container, or nil if no anchor is set or if the anchor is not in a window or a bar.
    private var anchor: CGRect? {
        guard let containerView else { return nil }
        if let item = barButtonItem {
            guard let view = item.viewInBar else { return nil }
            return view.convert(view.bounds, to: containerView)
        }
        guard let sourceView, sourceView.window != nil else { return nil }
        return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: containerView)
    }

    private var placement: PopoverPlacement? {
        guard let containerView else { return nil }
        let preferred = presentedViewController.preferredContentSize
        let size = CGSize(
            width: preferred.width > 0 ? preferred.width : Self.defaultSize.width,
            height: preferred.height > 0 ? preferred.height : Self.defaultSize.height)
        let area = containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins)
        return PopoverPlacement(size: size, anchor: anchor, in: area, permitted: permittedArrowDirections)
    }

    open override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

    /// Sets the frame of the popover, and its arrow.
    private func place() {
        guard let placement, let popoverView else { return }
        arrowDirection = placement.direction
        popoverView.placement = placement
        popoverView.setUntransformedFrame(placement.frame)
    }

    private func anchorDidChange() { containerView?.setNeedsLayout() }

    open override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        backgroundView.frame = containerView.bounds
        backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundView.onTouch = { [weak self] in self?.backgroundWasTouched() }
        containerView.insertSubview(backgroundView, at: 0)
        if anchor == nil {
            Diagnostics.report(
                .warning, source: "UIPopoverPresentationController",
                "The popover of \(presentedViewController.diagnosticDescription) has no anchor; it is shown in the middle. Set sourceView or "
                    + "barButtonItem before it is presented.")
        }
        place()
    }

    open override func containerViewDidLayoutSubviews() {
        if presentedViewController.currentTransition == nil { place() }
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        guard presentedViewController.currentTransition == nil, popoverView != nil else { return }
        UIView.animate(withDuration: 0.25) { [self] in
            place()
            popoverView?.layoutIfNeeded()
        }
    }

    // MARK: - Touches outside

    override func passesTouch(at point: CGPoint, in container: UIView) -> Bool {
        guard let passthroughViews, popoverView?.frame.contains(point) != true else { return false }
        return passthroughViews.contains { $0.window != nil && $0.convert($0.bounds, to: container).contains(point) }
    }

    private var delegateAllowsDismissal: Bool {
        let isAllowed = adaptiveDelegate?.presentationControllerShouldDismiss(self) ?? true
        return isAllowed && delegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
    }

    private func backgroundWasTouched() {
        guard !presentedViewController.isModalInPresentation, delegateAllowsDismissal else {
            adaptiveDelegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        guard presentedViewController.currentTransition == nil else { return }
        adaptiveDelegate?.presentationControllerWillDismiss(self)
        presentingViewController.dismiss(animated: true) { [self] in
            presentedViewController.wasDismissedByUser()
            adaptiveDelegate?.presentationControllerDidDismiss(self)
            delegate?.popoverPresentationControllerDidDismissPopover(self)
        }
    }
}
