import CoreGraphics
import QuartzCore

/// Gray and white squares behind a translucent color.
final class CheckerboardView: UIView {
    private static let side: CGFloat = 6
    /// The largest index of a row or a column. In a larger view, the area beyond it has no squares.
    private static let maximumIndex = 200

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        backgroundColor = .white
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }

    override func draw(_ rect: CGRect) {
        UIColor(white: 0.82, alpha: 1).setFill()
        for row in 0...Int(bounds.height / Self.side, limitedTo: 0...Self.maximumIndex) {
            for column in 0...Int(bounds.width / Self.side, limitedTo: 0...Self.maximumIndex) where (row + column) % 2 == 0 {
                let square = CGRect(x: CGFloat(column) * Self.side, y: CGFloat(row) * Self.side, width: Self.side, height: Self.side)
                UIBezierPath(rect: square).fill()
            }
        }
    }
}
