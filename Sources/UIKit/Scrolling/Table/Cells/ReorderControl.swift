import CoreGraphics
import QuartzCore

/// The control with three lines at the trailing edge of a row that can be moved. A finger on it drags the row.
final class ReorderControl: UIView {
    static let width: CGFloat = 49
    private let onDrag: (UITouch.Phase, CGFloat) -> Void
    private let lines = [UIView(), UIView(), UIView()]

    /// Creates a control. The closure receives the phase of each touch and its y-coordinate in the table.
    init(_ onDrag: @escaping (UITouch.Phase, CGFloat) -> Void) {
        self.onDrag = onDrag
        super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: 44))
        for line in lines {
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
        accessibilityLabel = "Reorder"
        updateColors(for: nil)
    }

    /// Adapts the color of the lines to the background of the row: translucent black on light colors, translucent white on dark colors.
    func updateColors(for background: UIColor?) {
        var (red, green, blue, alpha) = (CGFloat(1), CGFloat(1), CGFloat(1), CGFloat(0))
        background?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let isDark = alpha > 0.5 && red * 0.3 + green * 0.59 + blue * 0.11 < 0.5
        for line in lines { line.backgroundColor = UIColor(white: isDark ? 1 : 0, alpha: isDark ? 0.5 : 0.28) }
    }

    required init?(coder: NSCoder) { return nil }

    override var canBecomeFocused: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(x: 13, y: (bounds.height / 2).rounded() - 5.5 + CGFloat(index) * 5, width: 21, height: 1)
        }
    }

    /// Prevents the table from scrolling or swiping while a finger drags the row.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !(gestureRecognizer is UIPanGestureRecognizer)
    }

    private func report(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
        guard let touch = touches.first, let table = superview?.superview else { return }
        onDrag(phase, touch.location(in: table).y)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { report(.began, touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { report(.moved, touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { report(.ended, touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { report(.cancelled, touches) }
}
