import UIKit

/// A small card that shows one animation. A tap restarts the animation, even if it is still running.
class AnimationCard: UIView {
    let titleLabel = UILabel()
    /// The view that contains the animated views and layers.
    let canvas = AnimationCanvas()
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
        layer.cornerRadius = 12
        titleLabel.text = name
        titleLabel.setScaledFont(.scaled(13, .medium, limit: 14))
        titleLabel.textColor = Palette.secondaryForeground
        addSubview(titleLabel)
        addSubview(canvas)
    }

    required init?(coder: NSCoder) { return nil }

    override var canBecomeFocused: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = CGRect(x: 12, y: 6, width: bounds.width - 24, height: 18)
        canvas.frame = CGRect(x: 12, y: 24, width: bounds.width - 24, height: bounds.height - 30)
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

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        reset()
        play()
    }
}
