import UIKit

/// A small card with one animation on it. A tap plays it again, also while it is still running.
class AnimationCard: UIView {
    let title = UILabel()
    /// Where the animation happens.
    let ground = UIView()
    private let prepare: (AnimationCard) -> () -> Void
    /// What plays it the first time; nil once it has.
    private var start: (() -> Void)?

    /// `prepare` puts everything where it begins, and returns what starts it.
    init(_ name: String, prepare: @escaping (AnimationCard) -> () -> Void) {
        self.prepare = prepare
        super.init(frame: .zero)
        accessibilityIdentifier = name
        backgroundColor = .white
        layer.cornerRadius = 12
        title.text = name
        title.font = .systemFont(ofSize: 13, weight: .medium)
        title.textColor = Palette.softInk
        addSubview(title)
        addSubview(ground)
    }

    required init?(coder: NSCoder) { return nil }

    override var canBecomeFocused: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        title.frame = CGRect(x: 12, y: 6, width: bounds.width - 24, height: 18)
        ground.frame = CGRect(x: 12, y: 24, width: bounds.width - 24, height: bounds.height - 30)
    }

    /// Clears the ground and sets the scene again.
    func reset() {
        for view in ground.subviews { view.removeFromSuperview() }
        for layer in ground.layer.sublayers ?? [] { layer.removeFromSuperlayer() }
        start = prepare(self)
    }

    /// It has been told to play, and has not begun.
    var isWaiting = false
    var hasPlayed: Bool { start == nil }

    func play() {
        start?()
        start = nil
        isWaiting = false
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        reset()
        play()
    }

    /// A dot at the left, on a rail from end to end.
    func addTraveller(_ color: UIColor) -> UIView {
        let rail = UIView(frame: CGRect(x: 12, y: ground.bounds.midY - 1, width: ground.bounds.width - 24, height: 2))
        rail.backgroundColor = Palette.hairline
        rail.layer.cornerRadius = 1
        ground.addSubview(rail)
        return addDot(color)
    }

    /// A coloured shape in the ground, by default a dot at its left.
    func addDot(_ color: UIColor = Palette.blue, size: CGFloat = 24, at place: CGFloat = 0) -> UIView {
        let dot = UIView(
            frame: CGRect(x: (ground.bounds.width - size) * place, y: (ground.bounds.height - size) / 2, width: size, height: size))
        dot.backgroundColor = color
        dot.layer.cornerRadius = size / 2
        ground.addSubview(dot)
        return dot
    }

    /// The centre of a dot of the usual size at the right end.
    var farEnd: CGFloat { ground.bounds.width - 12 }
}
