import CoreGraphics
import Foundation

/// Darkens what is behind an alert, and keeps it clear of the keyboard.
final class AlertPresentation: UIPresentationController {
    private let dimming = AlertDimming()
    private var keyboard: CGFloat = 0
    private var watches: [any NSObjectProtocol] = []

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }
    private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

    private static let cardWidth: CGFloat = 270
    private static let margin: CGFloat = 8

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let view = presentedView as? AlertView else { return .zero }
        let (room, safe) = (containerView.bounds, containerView.safeAreaInsets)
        let (top, bottom) = (safe.top + Self.margin, max(safe.bottom, keyboard) + Self.margin)
        let high = room.height - top - bottom
        // On its side a sheet is as wide as upright.
        let width = isSheet ? min(room.width, room.height) - Self.margin * 2 : min(Self.cardWidth, room.width - Self.margin * 2)
        let height = min(view.height(width: width, room: high), high)
        let y = isSheet ? room.height - bottom - height : top + (high - height) / 2
        return CGRect(x: ((room.width - width) / 2).rounded(), y: y.rounded(), width: width, height: height)
    }

    override var builtInAnimator: UIViewControllerAnimatedTransitioning { AlertAnimator(isSheet: isSheet) }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.wasTouched = { [weak self] in if self?.isSheet == true { self?.alert?.cancel() } }
        containerView.insertSubview(dimming, at: 0)
        dimming.alpha = 0
        presentedViewController.transitionCoordinator?.animate { [self] _ in dimming.alpha = 1 }
        followKeyboard()
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        dimming.alpha = completed ? 1 : 0
        if !completed { ignoreKeyboard() }
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { [self] _ in dimming.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        dimming.alpha = completed ? 0 : 1
        if completed { ignoreKeyboard() }
    }

    private func followKeyboard() {
        let center = NotificationCenter.default
        for (name, isUp) in [(UIResponder.keyboardWillShowNotification, true), (UIResponder.keyboardWillHideNotification, false)] {
            let watch = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
                let duration = (note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
                MainActor.assumeIsolated { self?.makeRoom(isUp ? frame.height : 0, duration) }
            }
            watches.append(watch)
        }
    }

    private func ignoreKeyboard() {
        for watch in watches { NotificationCenter.default.removeObserver(watch) }
        watches = []
    }

    private func makeRoom(_ height: CGFloat, _ duration: TimeInterval) {
        guard let window = containerView?.window, window === UIApplication.shared.keyWindow else { return }
        keyboard = height
        UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction, animations: { self.place() })
    }

    override func containerViewDidLayoutSubviews() {
        if presentedViewController.transition == nil { place() }
    }

    private func place() {
        presentedView?.setUntransformedFrame(frameOfPresentedViewInContainerView)
        presentedView?.layoutIfNeeded()
    }
}

/// What lies behind takes no touches.
final class AlertDimming: UIView {
    var wasTouched: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0, alpha: 0.3)
    }

    required init?(coder: NSCoder) { return nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { wasTouched() }
}

/// An alert comes forward as it appears, and fades where it is; a sheet slides.
final class AlertAnimator: UIViewControllerAnimatedTransitioning {
    private let isSheet: Bool
    private var animator: UIViewPropertyAnimator?

    private static let start: CGFloat = 1.18
    private static let coming = 0.4
    private static let going = 0.2

    init(isSheet: Bool) { self.isSheet = isSheet }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        guard !isSheet else { return ModalAnimator.slide.duration }
        return (transitionContext as? ControllerTransition)?.kind == .present ? Self.coming : Self.going
    }

    func animateTransition(using context: UIViewControllerContextTransitioning) { interruptibleAnimator(using: context).startAnimation() }

    func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let animator { return animator }
        let isComing = (context as? ControllerTransition)?.kind == .present
        let made = makeAnimator(isComing)
        made.isUserInteractionEnabled = false
        UIView.performWithoutAnimation {
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            if let view = context.view(forKey: isComing ? .to : .from) { prepare(view, isComing, context.containerView, made) }
        }
        made.addCompletion { context.completeTransition($0 == .end) }
        animator = made
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }

    private func makeAnimator(_ isComing: Bool) -> UIViewPropertyAnimator {
        if isSheet { return ModalAnimator.slide }
        guard isComing else { return UIViewPropertyAnimator(duration: Self.going, curve: .easeInOut) }
        return UIViewPropertyAnimator(duration: Self.coming, timingParameters: UISpringTimingParameters(dampingRatio: 1))
    }

    private func prepare(_ view: UIView, _ isComing: Bool, _ container: UIView, _ animator: UIViewPropertyAnimator) {
        if isSheet {
            let (home, away) = (view.center.y, view.center.y + container.bounds.height - view.frame.minY)
            if isComing { view.center.y = away }
            animator.addAnimations { view.center.y = isComing ? home : away }
            return
        }
        if isComing {
            view.alpha = 0
            view.transform = CGAffineTransform(scaleX: Self.start, y: Self.start)
        }
        animator.addAnimations {
            view.alpha = isComing ? 1 : 0
            view.transform = .identity
        }
        animator.addCompletion { _ in view.alpha = 1 }
    }
}
