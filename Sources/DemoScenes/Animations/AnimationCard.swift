import UIKit

/// A small card that shows one animation. A tap restarts the animation, even if it is still running.
class AnimationCard: UIView {
    let titleLabel = UILabel()
    /// The view that contains the animated views and layers.
    let canvas = UIView()
    private let prepare: (AnimationCard) -> () -> Void
    /// Starts the animation. Nil before the first `reset()`, and after the animation has been started.
    private var startAnimation: (() -> Void)?

    /// Creates a card. `prepare` adds the views in their initial state, and returns a closure that starts the animation.
    init(_ name: String, prepare: @escaping (AnimationCard) -> () -> Void) {
        self.prepare = prepare
        super.init(frame: .zero)
        accessibilityIdentifier = name
        backgroundColor = .white
        layer.cornerRadius = 12
        titleLabel.text = name
        titleLabel.font = .systemFont(ofSize: 13, weight: .medium)
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
        startAnimation = prepare(self)
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

    /// Adds a dot at the left end of a horizontal track.
    func addDotOnTrack(_ color: UIColor) -> UIView {
        let track = UIView(frame: CGRect(x: 12, y: canvas.bounds.midY - 1, width: canvas.bounds.width - 24, height: 2))
        track.backgroundColor = Palette.hairline
        track.layer.cornerRadius = 1
        canvas.addSubview(track)
        return addDot(color)
    }

    /// Adds a colored dot. `fraction` is its horizontal position: 0 at the left edge, 1 at the right edge.
    func addDot(_ color: UIColor = Palette.blue, size: CGFloat = 24, at fraction: CGFloat = 0) -> UIView {
        let dot = UIView(
            frame: CGRect(x: (canvas.bounds.width - size) * fraction, y: (canvas.bounds.height - size) / 2, width: size, height: size))
        dot.backgroundColor = color
        dot.layer.cornerRadius = size / 2
        canvas.addSubview(dot)
        return dot
    }

    /// The x coordinate of the center of a dot of the default size at the right end of the track.
    var trackEnd: CGFloat { canvas.bounds.width - 12 }
}
