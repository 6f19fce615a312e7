import UIKit

/// A horizontal dimension line of a technical drawing: arrows at both ends, and a number in a gap in the middle.
class DimensionLine: UIView {
    private let line = CAShapeLayer()
    private let label = UILabel()

    /// The height of the view. The line is at half of it.
    static let height: CGFloat = 24

    init(_ text: String, color: UIColor, fontSize: CGFloat = 15, lineWidth: CGFloat = 1.5) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        line.fillColor = nil
        line.lineWidth = lineWidth
        line.lineCap = .round
        line.lineJoin = .round
        followStyle { [unowned self] in line.strokeColor = color.resolvedColor(with: traitCollection).cgColor }
        layer.addSublayer(line)
        label.text = text
        label.font = .monospacedDigitSystemFont(ofSize: fontSize, weight: .semibold)
        label.textColor = color
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, middle, arrow) = (bounds.width, bounds.midY, 4 * line.lineWidth)
        let textWidth = label.intrinsicContentSize.width.rounded(.up)
        label.frame = CGRect(x: ((width - textWidth) / 2).rounded(), y: 0, width: textWidth, height: bounds.height)
        let path = CGMutablePath()
        for (tip, direction) in [(line.lineWidth, CGFloat(1)), (width - line.lineWidth, -1)] {
            let gap = textWidth / 2 + 3 * line.lineWidth
            path.move(to: CGPoint(x: tip, y: middle))
            path.addLine(to: CGPoint(x: width / 2 - direction * gap, y: middle))
            path.move(to: CGPoint(x: tip + direction * arrow, y: middle - arrow * 0.8))
            path.addLine(to: CGPoint(x: tip, y: middle))
            path.addLine(to: CGPoint(x: tip + direction * arrow, y: middle + arrow * 0.8))
        }
        line.path = path
    }
}
