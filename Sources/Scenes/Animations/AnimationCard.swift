import UIKit

/// A small card with one animation on it. A tap plays it again, also while it is still running.
class AnimationCard: UIView {
    let title = UILabel()
    /// Where the animation happens.
    let ground = UIView()
    private let prepare: (AnimationCard) -> () -> Void

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

    override func layoutSubviews() {
        super.layoutSubviews()
        title.frame = CGRect(x: 12, y: 6, width: bounds.width - 24, height: 18)
        ground.frame = CGRect(x: 12, y: 24, width: bounds.width - 24, height: bounds.height - 30)
    }

    /// Clears the ground and sets the scene again; what comes back starts it.
    func reset() -> () -> Void {
        for view in ground.subviews { view.removeFromSuperview() }
        for layer in ground.layer.sublayers ?? [] { layer.removeFromSuperlayer() }
        return prepare(self)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { reset()() }

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

/// The colours of this scene.
enum Palette {
    static let paper = UIColor(red: 0.957, green: 0.949, blue: 0.933, alpha: 1)
    static let ink = UIColor(red: 0.114, green: 0.106, blue: 0.098, alpha: 1)
    static let softInk = UIColor(red: 0.42, green: 0.404, blue: 0.384, alpha: 1)
    static let blue = UIColor(red: 0.16, green: 0.47, blue: 0.87, alpha: 1)
    static let teal = UIColor(red: 0.11, green: 0.62, blue: 0.58, alpha: 1)
    static let plum = UIColor(red: 0.52, green: 0.29, blue: 0.62, alpha: 1)
    static let gold = UIColor(red: 0.93, green: 0.66, blue: 0.18, alpha: 1)
    static let rose = UIColor(red: 0.86, green: 0.31, blue: 0.41, alpha: 1)
}
