import UIKit

/// A round handle that is dragged, or moved by the arrow keys while it is focused. The owner of the handle sets its position.
class HandleView: UIControl, KeyAdjustable {
    /// Called with the proposed center, in the coordinates of the superview.
    var onDrag: (CGPoint) -> Void = { _ in }
    /// Called for arrow keys, with the number of steps to the right and down. Returns false if the value cannot change in this direction.
    var onStep: (_ steps: CGVector, _ isLarge: Bool) -> Bool = { _, _ in false }
    /// Called when a touch or a key selects the handle.
    var onSelect: () -> Void = {}
    let dot = UIView()
    private let diameter: CGFloat
    private var grabOffset = CGPoint.zero
    private var borderColor = Palette.accent

    init(_ name: String, diameter: CGFloat = 20) {
        self.diameter = diameter
        super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        accessibilityIdentifier = name
        dot.isUserInteractionEnabled = false
        dot.bounds.size = CGSize(width: diameter, height: diameter)
        dot.center = CGPoint(x: 22, y: 22)
        dot.layer.cornerRadius = diameter / 2
        addSubview(dot)
        dot.followStyle { [unowned self] in updateBorder() }
        setStyle(fill: Palette.card, border: Palette.accent)
    }

    required init?(coder: NSCoder) { return nil }

    override var canBecomeFocused: Bool { true }

    func setStyle(fill: UIColor, border: UIColor, width: CGFloat = 4) {
        dot.backgroundColor = fill
        dot.layer.borderWidth = width
        borderColor = border
        updateBorder()
    }

    private func updateBorder() { dot.layer.borderColor = borderColor.resolvedColor(with: traitCollection).cgColor }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            UIView.animate(withDuration: 0.15, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) { [self] in
                dot.transform = isHighlighted ? CGAffineTransform(scaleX: 1.25, y: 1.25) : .identity
            }
        }
    }

    // MARK: - Touches

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: superview)
        grabOffset = CGPoint(x: center.x - point.x, y: center.y - point.y)
        onSelect()
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: superview)
        onDrag(CGPoint(x: point.x + grabOffset.x, y: point.y + grabOffset.y))
        return true
    }

    /// Prevents a surrounding scroll view from scrolling while the handle is dragged.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !(gestureRecognizer is UIPanGestureRecognizer)
    }

    func adjust(by steps: CGVector, isLarge: Bool) -> Bool {
        onSelect()
        return onStep(steps, isLarge)
    }
}
