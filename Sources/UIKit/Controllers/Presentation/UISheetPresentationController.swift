import CoreGraphics
import QuartzCore

/// A presentation as a card that rests at one of several heights, its detents. The user drags the card from one detent to another, and down
/// to dismiss it.
///
/// While the card has its largest height, the presenting view is scaled down behind it. On a screen with little height, the card covers the
/// whole screen, unless `prefersEdgeAttachedInCompactHeight` is true.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    nonisolated deinit {}

    /// The object that is notified of changes by the user. It is not retained.
    open var delegate: (any UISheetPresentationControllerDelegate)? {
        get { adaptiveDelegate as? any UISheetPresentationControllerDelegate }
        set { adaptiveDelegate = newValue }
    }
    /// The heights at which the card can rest. An empty array is the same as a large detent.
    open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
    /// The detent at which the card rests. If it is nil or not available, the card rests at the smallest detent. A change inside
    /// `animateChanges(_:)` is animated.
    open var selectedDetentIdentifier: Detent.Identifier? {
        get { selectedIdentifier }
        set {
            selectedIdentifier = newValue
            moveToSelectedDetent()
        }
    }
    private var selectedIdentifier: Detent.Identifier?
    /// The largest detent at which the presenting view is not dimmed and receives touches, or nil if it is always dimmed.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { propertiesDidChange() } }
    /// Whether the card has a grabber at its top.
    open var prefersGrabberVisible = false { didSet { propertiesDidChange() } }
    /// The radius of the upper corners, or nil for the standard radius.
    open var preferredCornerRadius: CGFloat? { didSet { propertiesDidChange() } }
    /// Whether scrolling up in a card below its largest height expands the card.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the card has its detents on a screen with little height too. If false, the card covers such a screen.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { propertiesDidChange() } }
    /// Whether the card has the preferred width of its content on a screen with little height. It has an effect only if
    /// `prefersEdgeAttachedInCompactHeight` is true.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { propertiesDidChange() } }

    private(set) lazy var backdrop = SheetBackdrop(self)
    private(set) lazy var drag = SheetDrag(self)

    static let cornerRadius: CGFloat = 10
    /// The height of the strip of the presenting view that is visible above a large card.
    static let visibleStripHeight: CGFloat = 10

    /// Animates the changes of the block: the selected detent, the list of detents, and other changes of views.
    open func animateChanges(_ changes: () -> Void) {
        isAnimatingChanges = true
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(
                withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: .allowUserInteraction,
                animations: changes)
        }
        isAnimatingChanges = false
    }
    private var isAnimatingChanges = false

    /// Computes the heights of the detents again, after a change of a value that a custom detent depends on.
    open func invalidateDetents() { moveToSelectedDetent() }

    // MARK: - Heights

    /// Whether the presentation is a card, and does not cover the whole screen.
    var isCard: Bool {
        prefersEdgeAttachedInCompactHeight || (containerView ?? presentedView)?.traitCollection.verticalSizeClass != .compact
    }
    /// The y coordinate of a large card in the container.
    var largestTop: CGFloat { isCard ? (containerView?.safeAreaInsets.top ?? 0) + Self.visibleStripHeight : 0 }
    /// The height of a large card.
    var largestHeight: CGFloat { max((containerView?.bounds.height ?? 0) - largestTop, 0) }

    /// The detents that are available on the current screen, and the heights of the card at them, smallest first.
    var activeDetents: [(identifier: Detent.Identifier, height: CGFloat)] {
        guard let containerView, isCard else { return [(.large, largestHeight)] }
        let bottom = containerView.safeAreaInsets.bottom
        let context = DetentContext(
            containerTraitCollection: containerView.traitCollection, maximumDetentValue: max(largestHeight - bottom, 0),
            containerHeight: containerView.bounds.height, bottomInset: bottom)
        let active = detents.compactMap { detent -> (identifier: Detent.Identifier, height: CGFloat)? in
            guard let value = detent.resolvedValue(in: context), value.isFinite else { return nil }
            return (detent.identifier, (min(max(value, 0), context.maximumDetentValue) + bottom).rounded())
        }
        return active.isEmpty ? [(.large, largestHeight)] : active.sorted { $0.height < $1.height }
    }

    /// The height of the selected detent.
    var selectedHeight: CGFloat {
        let active = activeDetents
        return active.first { $0.identifier == selectedIdentifier }?.height ?? active[0].height
    }

    /// The height up to which the presenting view is not dimmed, or 0 if it is always dimmed.
    var undimmedHeight: CGFloat {
        guard let identifier = largestUndimmedDetentIdentifier else { return 0 }
        return activeDetents.last { $0.identifier == identifier }?.height ?? 0
    }

    /// Stores the detent that the user has selected, and notifies the delegate.
    func userDidSelect(_ identifier: Detent.Identifier) {
        let old = selectedIdentifier ?? activeDetents.first?.identifier
        guard identifier != old else { return }
        selectedIdentifier = identifier
        delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    private func moveToSelectedDetent() {
        guard containerView != nil, presentedViewController.currentTransition == nil else { return }
        isAnimatingChanges ? drag.settle(at: selectedHeight, velocity: 0) : drag.jump(to: selectedHeight)
    }

    /// Whether the presenting view is scaled down behind the card.
    var hasScaledPresenter: Bool { isCard && backdrop.scaling(backdrop.shownHeight) > 0.5 }
    /// Whether the presentation determines the status bar: it covers the screen, or the presenting view is scaled down.
    var determinesStatusBar: Bool { !isCard || hasScaledPresenter }

    private func propertiesDidChange() { containerView?.setNeedsLayout() }

    // MARK: - Presentation

    /// Returns the frame of a card with a height. Below the smallest detent, the card keeps its height and moves out of the screen.
    func frame(forHeight height: CGFloat) -> CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let preferred = presentedViewController.preferredContentSize.width
        let isNarrow =
            widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0
            && containerView?.traitCollection.verticalSizeClass == .compact
        let width = isNarrow && prefersEdgeAttachedInCompactHeight ? min(preferred, bounds.width) : bounds.width
        return CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: bounds.height - height, width: width, height: max(height, activeDetents[0].height)
        )
    }

    open override var frameOfPresentedViewInContainerView: CGRect { frame(forHeight: isCard ? selectedHeight : largestHeight) }

    open override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        backdrop.install(in: containerView)
        drag.install()
        backdrop.show(height: 0)
        presentedViewController.transitionCoordinator?.animate { [self] _ in backdrop.show(height: selectedHeight) }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        completed ? drag.jump(to: selectedHeight) : finish()
    }

    private func finish() {
        drag.uninstall()
        backdrop.remove()
    }

    open override func dismissalTransitionWillBegin() {
        drag.stop()
        presentedViewController.transitionCoordinator?.animate { [self] _ in backdrop.show(height: 0) }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        completed ? finish() : drag.jump(to: selectedHeight)
    }

    /// Updates the card's frame, because the container may have a new size.
    open override func containerViewDidLayoutSubviews() {
        guard presentedViewController.currentTransition == nil, presentedView != nil, !drag.isMoving else { return }
        drag.jump(to: selectedHeight)
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) { invalidateDetents() }

    /// Returns true for touches beside a card that does not dim the presenting view, so that they reach the presenting view.
    override func passesTouch(at point: CGPoint, in container: UIView) -> Bool {
        guard let presentedView, isCard, drag.height <= undimmedHeight + 0.5 else { return false }
        return !presentedView.frame.contains(point)
    }

    /// The distance by which the card slides in: its height, or for a card of the largest height, the height of the container.
    var slideDistance: CGFloat {
        let full = containerView?.bounds.height ?? 0
        return selectedHeight < largestHeight ? selectedHeight : full
    }

    override var builtInAnimator: UIViewControllerAnimatedTransitioning {
        PresentationAnimator(presentedViewController.modalTransitionStyle, velocity: drag.dismissalVelocity)
    }

    /// Dismisses the card for the user, if the controller and the delegate allow it. Returns whether the dismissal was
    /// started.
    func dismissByUser() -> Bool {
        guard !presentedViewController.isModalInPresentation, adaptiveDelegate?.presentationControllerShouldDismiss(self) ?? true else {
            adaptiveDelegate?.presentationControllerDidAttemptToDismiss(self)
            return false
        }
        guard presentedViewController.currentTransition == nil else { return false }
        adaptiveDelegate?.presentationControllerWillDismiss(self)
        presentingViewController.dismiss(animated: true) { [self] in
            presentedViewController.wasDismissedByUser()
            adaptiveDelegate?.presentationControllerDidDismiss(self)
        }
        return true
    }
}
