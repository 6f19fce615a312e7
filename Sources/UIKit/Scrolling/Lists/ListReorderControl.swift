import CoreGraphics
import QuartzCore

/// The three lines at the trailing edge of a list cell. A finger on them moves the item.
final class ListReorderControl: UIView {
    private let onDrag: (UITouch.Phase, CGPoint) -> Void
    private let lines = [UIView(), UIView(), UIView()]
    /// The color of the lines.
    var color = UIColor.tertiaryLabel { didSet { for line in lines { line.backgroundColor = color } } }

    /// Creates a control with a closure for touches. The closure receives the phase of the touch and its position in
    /// the window.
    init(_ onDrag: @escaping (UITouch.Phase, CGPoint) -> Void) {
        self.onDrag = onDrag
        super.init(frame: CGRect(x: 0, y: 0, width: 38, height: 44))
        for line in lines {
            line.isUserInteractionEnabled = false
            line.backgroundColor = color
            addSubview(line)
        }
        accessibilityLabel = "Reorder"
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(
                x: ((bounds.width - 21) / 2).rounded(), y: (bounds.height / 2).rounded() - 6 + CGFloat(index) * 5, width: 21, height: 2)
            line.layer.cornerRadius = 1
        }
    }

    /// Prevents a drag on the control from scrolling the collection view or swiping the cell.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !(gestureRecognizer is UIPanGestureRecognizer)
    }

    private func report(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
        if let touch = touches.first { onDrag(phase, touch.location(in: nil)) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { report(.began, touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { report(.moved, touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { report(.ended, touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { report(.cancelled, touches) }
}
