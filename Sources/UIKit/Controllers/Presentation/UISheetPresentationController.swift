import CoreGraphics
import QuartzCore

/// A presentation as a card. The presenting view is scaled down and dimmed.
///
/// On a screen with little height, the card covers the whole screen.
///
/// Differs from Apple: the card has one height and cannot be dragged.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    nonisolated deinit {}

    private let dimmingView = UIView()

    static let cornerRadius: CGFloat = 10
    /// The distance by which the left and the right edge of the presenting view move inward when the view is scaled down.
    static let margin: CGFloat = 16
    /// The height of the strip of the presenting view that is visible above the card.
    static let visibleStripHeight: CGFloat = 10

    private var isCard: Bool { (containerView ?? presentedView)?.traitCollection.verticalSizeClass != .compact }
    /// The y coordinate of the card in the container.
    private var cardTop: CGFloat { isCard ? (containerView?.safeAreaInsets.top ?? 0) + Self.visibleStripHeight : 0 }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerBounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: cardTop, width: containerBounds.width, height: containerBounds.height - cardTop)
    }

    open override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.2)
        dimmingView.frame = containerView.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView.insertSubview(dimmingView, at: 0)
        if isCard { roundTopCorners(of: presentedView) }
        dimmingView.alpha = 0
        presentedViewController.transitionCoordinator?.animate { [self] _ in shrinkPresentingView() }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { restorePresentingView() }
    }

    open override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { [self] _ in restorePresentingView() }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        completed ? restorePresentingView() : shrinkPresentingView()
        if completed { presentingViewController.viewIfLoaded?.clipsToBounds = false }
    }

    /// Shows the dimming view and scales the presenting view down.
    private func shrinkPresentingView() {
        dimmingView.alpha = 1
        guard isCard, let view = presentingViewController.viewIfLoaded else { return }
        view.clipsToBounds = true
        view.layer.cornerRadius = Self.cornerRadius
        // The top edge of the scaled view is at the bottom of the status bar.
        let scale = 1 - 2 * Self.margin / max(view.bounds.width, 1)
        let translationY = cardTop - Self.visibleStripHeight - view.bounds.height * (1 - scale) / 2
        view.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: translationY)
    }

    /// Hides the dimming view and removes the scaling of the presenting view.
    private func restorePresentingView() {
        dimmingView.alpha = 0
        guard let view = presentingViewController.viewIfLoaded, view.layer.cornerRadius == Self.cornerRadius else { return }
        view.layer.cornerRadius = 0
        view.transform = .identity
    }

    /// Rounds the top corners of a view.
    private func roundTopCorners(of view: UIView?) {
        view?.layer.cornerRadius = Self.cornerRadius
        view?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view?.clipsToBounds = true
    }

    /// Updates the card's frame, because the container may have a new size.
    open override func containerViewDidLayoutSubviews() {
        guard presentedViewController.currentTransition == nil, let view = presentedView else { return }
        view.setUntransformedFrame(frameOfPresentedViewInContainerView)
        if isCard, view.layer.cornerRadius == 0 { roundTopCorners(of: view) }
    }
}
