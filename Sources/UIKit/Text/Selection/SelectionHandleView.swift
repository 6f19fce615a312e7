import CoreGraphics

/// The handle at an end of a selection: a line beside the text, with a knob above the start or below the end.
final class SelectionHandleView: UIView {
    private let isStart: Bool
    private let line = UIView()
    private let knob = UIView()

    static let knobSize: CGFloat = 11

    init(isStart: Bool) {
        self.isStart = isStart
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isHidden = true
        accessibilityIdentifier = isStart ? "Selection start" : "Selection end"
        knob.layer.cornerRadius = Self.knobSize / 2
        addSubview(line)
        addSubview(knob)
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows the handle at a caret.
    func show(at caret: CGRect, color: UIColor) {
        let size = Self.knobSize
        let x = isStart ? caret.maxX - 2 : caret.minX
        frame = CGRect(x: x, y: caret.minY, width: 2, height: caret.height)
        line.frame = bounds
        knob.frame = CGRect(x: 1 - size / 2, y: isStart ? -size + 1 : caret.height - 1, width: size, height: size)
        (line.backgroundColor, knob.backgroundColor) = (color, color)
    }

    /// Returns the distance of a point of the superview from the knob, or its distance from the line plus 6 points if that is smaller. If
    /// the handle is hidden, returns infinity.
    func distance(to point: CGPoint) -> CGFloat {
        guard !isHidden else { return .infinity }
        let center = CGPoint(x: frame.midX, y: isStart ? frame.minY - 5 : frame.maxY + 5)
        let y = max(frame.minY - point.y, 0, point.y - frame.maxY)
        return min(hypot(center.x - point.x, center.y - point.y), hypot(center.x - point.x, y) + 6)
    }
}
