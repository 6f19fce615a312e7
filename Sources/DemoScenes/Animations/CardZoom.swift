import UIKit

/// Zooms a card to the whole screen and back. A downward drag reduces the card in proportion to the movement of the finger. Each motion can
/// be interrupted.
class CardZoom: NSObject, UIGestureRecognizerDelegate {
    let zoomedCard: ZoomedCardView
    private unowned let container: UIView
    /// Called when the card is small again.
    private let didClose: () -> Void
    /// The animator of the current motion, or nil while the card is at rest.
    private var animator: UIViewPropertyAnimator?
    /// The frame at the end of the current motion.
    private var endFrame = CGRect.zero
    private(set) var isClosing = false
    private lazy var pan = UIPanGestureRecognizer(target: self, action: Selector(CardZoom.drag(_:)))

    /// Adds the zoomed card to a container, at the position of the card. The zoomed card covers the card during the whole zoom.
    init(_ card: AnimationCard, in container: UIView, didClose: @escaping () -> Void) {
        zoomedCard = ZoomedCardView(card)
        self.container = container
        self.didClose = didClose
        super.init()
        zoomedCard.playButton.addAction(UIAction { [unowned card] _ in card.replay() }, for: .touchUpInside)
        zoomedCard.closeButton.addAction(UIAction { [unowned self] _ in close() }, for: .touchUpInside)
        pan.delegate = self
        zoomedCard.addGestureRecognizer(pan)
        zoomedCard.codeView.panGestureRecognizer.require(toFail: pan)
        container.addSubview(zoomedCard)
        zoomedCard.addCanvas()
        zoomedCard.layOut(for: container.bounds.size, safeArea: container.safeAreaInsets)
        zoomedCard.arrange(frame: cardFrame, isExpanded: false)
        zoomedCard.show(isExpanded: false)
        zoomedCard.layoutIfNeeded()
    }

    private var card: AnimationCard { zoomedCard.card }

    /// The frame of the small card in the container. It is computed from the bounds, because a pressed card has a transform that makes its
    /// own frame smaller.
    private var cardFrame: CGRect {
        let center = card.superview?.convert(card.center, to: container) ?? card.center
        return CGRect(
            x: center.x - card.bounds.width / 2, y: center.y - card.bounds.height / 2, width: card.bounds.width, height: card.bounds.height)
    }

    // MARK: - Motion

    func open() { begin(closing: false).startAnimation() }

    func close() {
        guard !isClosing || animator?.isRunning != true else { return }
        begin(closing: true).startAnimation()
    }

    /// Stops the current motion at the displayed state, and returns an animator for the next motion.
    private func begin(closing: Bool) -> UIViewPropertyAnimator {
        animator?.stopAnimation(true)
        isClosing = closing
        // The size of the container may have changed during the drag that closed the card.
        if !closing { zoomedCard.layOut(for: container.bounds.size, safeArea: container.safeAreaInsets) }
        let frame = closing ? cardFrame : container.bounds
        endFrame = frame
        let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.9) { [zoomedCard] in
            zoomedCard.arrange(frame: frame, isExpanded: !closing)
            // The text of the large card is visible only while there is space for it. The duration 0 is ignored: inside a property
            // animator, keyframes have the animator's duration.
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: closing ? 0 : 0.3, relativeDuration: closing ? 0.15 : 0.3) {
                    zoomedCard.show(isExpanded: !closing)
                }
            }
        }
        animator.addCompletion { [weak self] _ in self?.finish() }
        self.animator = animator
        return animator
    }

    private func finish() {
        animator = nil
        if isClosing { return end() }
        if !hasPlayed { card.replay() }
        hasPlayed = true
    }

    /// Whether the animation has been played on the zoomed card.
    private var hasPlayed = false

    /// Moves the canvas back to the card, and removes the zoomed card.
    private func end() {
        card.addSubview(card.canvas)
        card.canvas.transform = .identity
        card.canvas.frame = card.canvasFrame
        zoomedCard.removeFromSuperview()
        didClose()
    }

    /// Ends all motion, and makes the card small at once.
    func endImmediately() {
        animator?.stopAnimation(true)
        animator = nil
        end()
    }

    /// Adapts the zoomed card to a new size of the container. While the card is closing, only the canvas gets its new size, because the
    /// animation is prepared for this size. The rest of the card is adapted when the card is opened again.
    func containerDidLayOut() {
        card.canvas.bounds.size = card.canvasFrame.size
        guard !isClosing else { return }
        animator?.stopAnimation(true)
        animator = nil
        zoomedCard.layOut(for: container.bounds.size, safeArea: container.safeAreaInsets)
        zoomedCard.arrange(frame: container.bounds, isExpanded: true)
        zoomedCard.show(isExpanded: true)
    }

    // MARK: - Drag

    func drag(_ pan: UIPanGestureRecognizer) {
        let distance = pan.translation(in: container).y
        switch pan.state {
        case .began: begin(closing: true).pauseAnimation()
        case .changed: animator?.fractionComplete = min(max(distance / (container.bounds.height * 0.7), 0), 0.95)
        case .ended, .cancelled: endDrag(distance, velocity: pan.state == .ended ? pan.velocity(in: container).y : -1)
        default: break
        }
    }

    /// Closes the card after a fast drag, or after a long drag that does not end upward. Otherwise opens it again, also after a cancelled
    /// drag.
    private func endDrag(_ distance: CGFloat, velocity: CGFloat) {
        guard let animator else { return }
        if velocity > 500 || velocity >= 0 && distance > container.bounds.height * 0.22 {
            // After a rotation during the drag, the small card has another frame.
            guard endFrame == cardFrame else { return begin(closing: true).startAnimation() }
            animator.continueAnimation(withTimingParameters: UISpringTimingParameters(dampingRatio: 0.9), durationFactor: 0.8)
        } else {
            begin(closing: false).startAnimation()
        }
    }

    /// A drag begins only downward. On the code view, it begins only if the code is scrolled to the top.
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer === pan else { return true }
        let (velocity, code) = (pan.velocity(in: container), zoomedCard.codeView)
        let isOnCode = code.bounds.contains(pan.location(in: code))
        return velocity.y > abs(velocity.x) && (!isOnCode || code.contentOffset.y <= 0)
    }
}
