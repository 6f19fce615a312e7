import CoreGraphics
import QuartzCore

/// A card over what presents it, which steps back and grows darker. Where the screen is low it covers everything.
open class UISheetPresentationController: UIPresentationController {
    private let dimming = UIView()

    static let radius: CGFloat = 10
    /// How far what is below is drawn in at each side.
    static let margin: CGFloat = 16
    /// How much of it is to be seen above the card.
    static let peek: CGFloat = 10

    private var isCard: Bool { (containerView ?? presentedView)?.traitCollection.verticalSizeClass != .compact }
    private var top: CGFloat { isCard ? (containerView?.safeAreaInsets.top ?? 0) + Self.peek : 0 }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let room = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: top, width: room.width, height: room.height - top)
    }

    open override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimming.backgroundColor = UIColor.black.withAlphaComponent(0.2)
        dimming.frame = containerView.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView.insertSubview(dimming, at: 0)
        if isCard { round(presentedView) }
        dimming.alpha = 0
        presentedViewController.transitionCoordinator?.animate { [self] _ in stepBack() }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { comeForward() }
    }

    open override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { [self] _ in comeForward() }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        completed ? comeForward() : stepBack()
        if completed { presentingViewController.viewIfLoaded?.clipsToBounds = false }
    }

    private func stepBack() {
        dimming.alpha = 1
        guard isCard, let view = presentingViewController.viewIfLoaded else { return }
        view.clipsToBounds = true
        view.layer.cornerRadius = Self.radius
        // Smaller, and with its upper edge where the status bar ends.
        let scale = 1 - 2 * Self.margin / max(view.bounds.width, 1)
        let rise = top - Self.peek - view.bounds.height * (1 - scale) / 2
        view.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: rise)
    }

    private func comeForward() {
        dimming.alpha = 0
        guard let view = presentingViewController.viewIfLoaded, view.layer.cornerRadius == Self.radius else { return }
        view.layer.cornerRadius = 0
        view.transform = .identity
    }

    private func round(_ view: UIView?) {
        view?.layer.cornerRadius = Self.radius
        view?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view?.clipsToBounds = true
    }

    /// The screen has another shape now.
    open override func containerViewDidLayoutSubviews() {
        guard presentedViewController.transition == nil, let view = presentedView else { return }
        view.setUntransformedFrame(frameOfPresentedViewInContainerView)
        if isCard, view.layer.cornerRadius == 0 { round(view) }
    }
}
