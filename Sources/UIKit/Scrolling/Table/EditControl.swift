import CoreGraphics
import QuartzCore

/// The round sign at the left of a row that is being edited: minus for one that may be deleted, plus for one that makes another.
final class EditControl: UIView {
    static let width: CGFloat = 38
    private static let size: CGFloat = 22
    let style: UITableViewCell.EditingStyle
    private let act: () -> Void

    init(_ style: UITableViewCell.EditingStyle, _ act: @escaping () -> Void) {
        (self.style, self.act) = (style, act)
        super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: 44))
        let disc = UIView(frame: CGRect(x: 15, y: 11, width: Self.size, height: Self.size))
        disc.backgroundColor = style == .delete ? .systemRed : .systemGreen
        disc.layer.cornerRadius = Self.size / 2
        disc.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin]
        disc.isUserInteractionEnabled = false
        addSubview(disc)
        bar(in: disc, CGSize(width: 12, height: 2))
        if style == .insert { bar(in: disc, CGSize(width: 2, height: 12)) }
        accessibilityLabel = style == .delete ? "Delete" : "Insert"
    }

    required init?(coder: NSCoder) { return nil }

    override var canBecomeFocused: Bool { true }

    private func bar(in disc: UIView, _ size: CGSize) {
        let bar = UIView(
            frame: CGRect(x: (Self.size - size.width) / 2, y: (Self.size - size.height) / 2, width: size.width, height: size.height))
        bar.backgroundColor = .white
        bar.layer.cornerRadius = 1
        disc.addSubview(bar)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.5 }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        alpha = 1
        act()
    }
}

/// Three lines at the right of a row that may be moved: a finger on them takes the row along.
final class ReorderGrip: UIView {
    static let width: CGFloat = 49
    private let move: (UITouch.Phase, CGFloat) -> Void
    private let strokes = [UIView(), UIView(), UIView()]

    /// Told of each phase with the height of the finger in the table.
    init(_ move: @escaping (UITouch.Phase, CGFloat) -> Void) {
        self.move = move
        super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: 44))
        for stroke in strokes {
            stroke.isUserInteractionEnabled = false
            addSubview(stroke)
        }
        accessibilityLabel = "Reorder"
        show(on: nil)
    }

    /// The usual grey on white, and to be seen on a coloured row too.
    func show(on ground: UIColor?) {
        var (red, green, blue, alpha) = (CGFloat(1), CGFloat(1), CGFloat(1), CGFloat(0))
        ground?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let isDark = alpha > 0.5 && red * 0.3 + green * 0.59 + blue * 0.11 < 0.5
        for stroke in strokes { stroke.backgroundColor = UIColor(white: isDark ? 1 : 0, alpha: isDark ? 0.5 : 0.28) }
    }

    required init?(coder: NSCoder) { return nil }

    override var canBecomeFocused: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (line, stroke) in strokes.enumerated() {
            stroke.frame = CGRect(x: 13, y: (bounds.height / 2).rounded() - 5.5 + CGFloat(line) * 5, width: 21, height: 1)
        }
    }

    /// What takes the row along is no drag of the table, and no swipe.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !(gestureRecognizer is UIPanGestureRecognizer)
    }

    private func tell(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
        guard let touch = touches.first, let table = superview?.superview else { return }
        move(phase, touch.location(in: table).y)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell(.began, touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell(.moved, touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell(.ended, touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tell(.cancelled, touches) }
}
