import CoreGraphics

/// A grid of colors: grays in the first row, and twelve hues from dark to light below.
final class ColorGrid: UIControl {
    static let columns = 12
    static let rows = 10
    private let selection = UIView()
    private(set) var color = PickerColor(UIColor.black)

    /// The hues of the columns, in degrees.
    private static let hues: [CGFloat] = [195, 219, 252, 284, 336, 5, 18, 36, 46, 58, 68, 96]
    /// The saturation and the brightness of the rows below the grays.
    private static let tones: [(CGFloat, CGFloat)] = [
        (1, 0.3), (1, 0.42), (1, 0.56), (1, 0.72), (0.98, 0.9), (0.78, 1), (0.58, 1), (0.38, 1), (0.2, 1),
    ]

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        (layer.cornerRadius, layer.cornerCurve, clipsToBounds) = (8, .continuous, true)
        isOpaque = false
        selection.isUserInteractionEnabled = false
        (selection.layer.borderWidth, selection.layer.borderColor) = (3, UIColor.white.cgColor)
        selection.layer.cornerRadius = 3
        selection.layer.setDropShadow(opacity: 0.3, verticalOffset: 0, radius: 2)
        addSubview(selection)
    }

    required init?(coder: NSCoder) { return nil }

    /// Returns the color of a cell.
    static func color(column: Int, row: Int) -> PickerColor {
        if row == 0 { return PickerColor(hue: 0, saturation: 0, brightness: 1 - CGFloat(column) / CGFloat(columns - 1)) }
        let (saturation, brightness) = tones[row - 1]
        return PickerColor(hue: hues[column] / 360, saturation: saturation, brightness: brightness)
    }

    /// Returns the frame of a cell, in whole points.
    private func cellFrame(_ column: Int, _ row: Int) -> CGRect {
        func edge(_ length: CGFloat, _ index: Int, _ count: Int) -> CGFloat { (length * CGFloat(index) / CGFloat(count)).rounded() }
        let (x, y) = (edge(bounds.width, column, Self.columns), edge(bounds.height, row, Self.rows))
        return CGRect(
            x: x, y: y, width: edge(bounds.width, column + 1, Self.columns) - x, height: edge(bounds.height, row + 1, Self.rows) - y)
    }

    override func draw(_ rect: CGRect) {
        for row in 0..<Self.rows {
            for column in 0..<Self.columns {
                Self.color(column: column, row: row).color.setFill()
                UIBezierPath(rect: cellFrame(column, row)).fill()
            }
        }
    }

    func show(_ color: PickerColor) {
        self.color = color
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        selection.isHidden = true
        for row in 0..<Self.rows {
            for column in 0..<Self.columns where Self.color(column: column, row: row).hexadecimal == color.hexadecimal {
                selection.isHidden = false
                selection.frame = cellFrame(column, row).insetBy(dx: -1, dy: -1)
            }
        }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { choose(touch) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { choose(touch) }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sendActions(for: .editingDidEnd) }

    private func choose(_ touch: UITouch) -> Bool {
        let point = touch.location(in: self)
        let column = Int(point.x / max(bounds.width, 1) * CGFloat(Self.columns), limitedTo: 0...Self.columns - 1)
        let row = Int(point.y / max(bounds.height, 1) * CGFloat(Self.rows), limitedTo: 0...Self.rows - 1)
        let new = Self.color(column: column, row: row)
        guard new.hexadecimal != color.hexadecimal else { return true }
        show(new)
        UIFeedbackGenerator.record(.selection, at: nil)
        sendActions(for: .valueChanged)
        return true
    }
}
