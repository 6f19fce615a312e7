import UIKit

/// A small card that shows one animation. A tap restarts the animation, even if it is still running; a long press zooms the card.
class AnimationCard: UIView {
    let titleLabel = UILabel()
    /// The view that contains the animated views and layers. While the card is zoomed, the canvas is in another view.
    let canvas = AnimationCanvas()
    /// Called when a long press of the card begins.
    var didPress: ((AnimationCard) -> Void)?
    private let prepare: (AnimationCanvas) -> () -> Void
    /// Starts the animation. Nil before the first `reset()`, and after the animation has been started.
    private var startAnimation: (() -> Void)?

    /// Creates a card. `prepare` adds the views in their initial state, and returns a closure that starts the animation.
    ///
    /// The closure can use the canvas, which does not retain the card. A card that retained itself would never be released.
    init(_ name: String, prepare: @escaping (AnimationCanvas) -> () -> Void) {
        self.prepare = prepare
        super.init(frame: .zero)
        accessibilityIdentifier = name
        backgroundColor = Palette.card
        (layer.cornerRadius, layer.cornerCurve) = (12, .continuous)
        titleLabel.text = name
        titleLabel.setScaledFont(.scaled(13, .medium, limit: 14))
        titleLabel.textColor = Palette.secondaryForeground
        (titleLabel.adjustsFontSizeToFitWidth, titleLabel.minimumScaleFactor) = (true, 0.75)
        addSubview(titleLabel)
        // Views ignore touches while they are animated. Without this line, a touch on a moving dot would not reach the card.
        canvas.isUserInteractionEnabled = false
        addSubview(canvas)
        let press = UILongPressGestureRecognizer(target: self, action: Selector(AnimationCard.press(_:)))
        press.minimumPressDuration = 0.35
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { return nil }

    override var canBecomeFocused: Bool { true }

    /// The name of the animation.
    var name: String { titleLabel.text ?? "" }

    /// The frame of the canvas on the card.
    var canvasFrame: CGRect { CGRect(x: 12, y: 24, width: bounds.width - 24, height: bounds.height - 30) }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = CGRect(x: 12, y: 6, width: bounds.width - 24, height: 18)
        if canvas.superview === self { canvas.frame = canvasFrame }
    }

    /// Removes everything from the canvas and prepares the animation again.
    func reset() {
        for view in canvas.subviews { view.removeFromSuperview() }
        for layer in canvas.layer.sublayers ?? [] { layer.removeFromSuperlayer() }
        startAnimation = prepare(canvas)
    }

    /// Whether the animation is scheduled but has not started.
    var isScheduled = false
    var hasStarted: Bool { startAnimation == nil }

    func play() {
        startAnimation?()
        startAnimation = nil
        isScheduled = false
    }

    /// Plays the animation from the start.
    func replay() {
        reset()
        play()
    }

    // MARK: - Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { show(isPressed: true) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        show(isPressed: false)
        replay()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { show(isPressed: false) }

    /// Makes the card a little smaller while it is pressed.
    private func show(isPressed: Bool) {
        UIView.animate(
            withDuration: isPressed ? 0.3 : 0.2, delay: 0, options: [.allowUserInteraction, .curveEaseOut],
            animations: { self.transform = isPressed ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity })
    }

    func press(_ recognizer: UILongPressGestureRecognizer) {
        if recognizer.state == .began { didPress?(self) }
    }
}
