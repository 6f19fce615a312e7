import CoreGraphics
import Foundation

/// The presentation of an alert. It dims the views below, and moves the alert so that the keyboard does not
/// cover it.
final class AlertPresentationController: UIPresentationController {
    private let dimmingView = AlertDimmingView()
    private var keyboardHeight: CGFloat = 0
    private var observers: [any NSObjectProtocol] = []

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }
    private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

    /// The width of an alert that is not a sheet.
    private static let cardWidth: CGFloat = 270
    /// The minimum distance to the edges of the safe area.
    private static let margin: CGFloat = 8

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let view = presentedView as? AlertView else { return .zero }
        let (containerBounds, safeArea) = (containerView.bounds, containerView.safeAreaInsets)
        let (top, bottom) = (safeArea.top + Self.margin, max(safeArea.bottom, keyboardHeight) + Self.margin)
        let availableHeight = containerBounds.height - top - bottom
        // In landscape, a sheet has the same width as in portrait.
        let width =
            isSheet
            ? min(containerBounds.width, containerBounds.height) - Self.margin * 2
            : min(Self.cardWidth, containerBounds.width - Self.margin * 2)
        let height = min(view.height(width: width, availableHeight: availableHeight), availableHeight)
        let y = isSheet ? containerBounds.height - bottom - height : top + (availableHeight - height) / 2
        return CGRect(x: ((containerBounds.width - width) / 2).rounded(), y: y.rounded(), width: width, height: height)
    }

    /// If the window gets another root controller, the container is removed without a dismissal. The observation of the keyboard ends in
    /// this case too.
    override var containerView: UIView? {
        didSet { if containerView == nil { stopObservingKeyboard() } }
    }

    override var builtInAnimator: UIViewControllerAnimatedTransitioning { AlertAnimator(isSheet: isSheet) }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimmingView.frame = containerView.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.onTouch = { [weak self] in if self?.isSheet == true { self?.alert?.cancel() } }
        containerView.insertSubview(dimmingView, at: 0)
        dimmingView.alpha = 0
        presentedViewController.transitionCoordinator?.animate { [self] _ in dimmingView.alpha = 1 }
        observeKeyboard()
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        dimmingView.alpha = completed ? 1 : 0
        if !completed { stopObservingKeyboard() }
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { [self] _ in dimmingView.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        dimmingView.alpha = completed ? 0 : 1
        if completed { stopObservingKeyboard() }
    }

    var isObservingKeyboard: Bool { !observers.isEmpty }

    private func observeKeyboard() {
        let center = NotificationCenter.default
        for (name, isShown) in [(UIResponder.keyboardWillShowNotification, true), (UIResponder.keyboardWillHideNotification, false)] {
            let observer = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
                let duration = (note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
                MainActor.assumeIsolated { self?.keyboardHeightDidChange(isShown ? frame.height : 0, duration) }
            }
            observers.append(observer)
        }
    }

    private func stopObservingKeyboard() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
    }

    /// Stores the height of the keyboard, and moves the alert together with the keyboard.
    private func keyboardHeightDidChange(_ height: CGFloat, _ duration: TimeInterval) {
        guard let window = containerView?.window, window === UIApplication.shared.keyWindow else { return }
        keyboardHeight = height
        UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction, animations: { self.layOutAlert() })
    }

    override func containerViewDidLayoutSubviews() {
        if presentedViewController.currentTransition == nil { layOutAlert() }
    }

    private func layOutAlert() {
        presentedView?.setUntransformedFrame(frameOfPresentedViewInContainerView)
        presentedView?.layoutIfNeeded()
    }
}
