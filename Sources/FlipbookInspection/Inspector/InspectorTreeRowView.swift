import Stage
import UIKit

/// A row of the tree: a triangle if there are sublayers, the name, the class, and a dot if the layer is animated.
final class InspectorTreeRowView: UIView {
    private let triangle = CAShapeLayer()
    private let nameLabel = InspectorStyle.label(InspectorStyle.nameFont)
    private let classLabel = InspectorStyle.label(InspectorStyle.smallFont, PanelColor.secondaryText)
    private let dot = UIView()
    private let background = UIView()

    private struct Content: Equatable {
        var row: LayerTreeReport.Row
        var isSelected: Bool
        var isHovered: Bool
        var width: CGFloat
    }

    private var content: Content?

    /// Returns the indentation of a level. Deep levels are indented less, so that names stay visible.
    static func indentation(_ depth: Int) -> CGFloat { CGFloat(min(depth, 10)) * 13 + CGFloat(max(depth - 10, 0)) * 2 }

    override init(frame: CGRect) {
        super.init(frame: frame)
        background.layer.cornerRadius = 6
        addSubview(background)
        layer.addSublayer(triangle)
        setTriangleColor()
        dot.backgroundColor = Theme.accentColor
        dot.layer.cornerRadius = 3.5
        for view in [nameLabel, classLabel, dot] { addSubview(view) }
    }

    required init?(coder: NSCoder) { return nil }

    private func setTriangleColor() { triangle.fillColor = PanelColor.secondaryText.cgColor }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setTriangleColor()
    }

    func show(_ row: LayerTreeReport.Row, isSelected: Bool, isHovered: Bool) {
        let new = Content(row: row, isSelected: isSelected, isHovered: isHovered, width: bounds.width)
        guard new != content else { return }
        let old = content
        content = new
        background.backgroundColor = isSelected ? InspectorStyle.selectionColor : InspectorStyle.hoverColor
        background.isHidden = !isSelected && !isHovered
        nameLabel.alpha = row.isHidden ? 0.45 : row.isMatch ? 1 : 0.6
        classLabel.alpha = nameLabel.alpha
        dot.isHidden = !row.isAnimated
        guard old?.row != row || old?.width != new.width else { return }
        if old?.row.name != row.name { nameLabel.text = row.name }
        classLabel.text = row.name.hasSuffix(row.className) ? nil : row.className
        layoutRow(row)
    }

    private func layoutRow(_ row: LayerTreeReport.Row) {
        let height = bounds.height
        background.frame = bounds.insetBy(dx: 6, dy: 1)
        let x = InspectorStyle.margin + Self.indentation(row.depth)
        triangle.isHidden = !row.hasChildren
        let path = CGMutablePath()
        let (center, size) = (CGPoint(x: x + 4, y: height / 2), CGFloat(4))
        if row.isExpanded {
            path.move(to: CGPoint(x: center.x - size, y: center.y - size / 2))
            path.addLine(to: CGPoint(x: center.x + size, y: center.y - size / 2))
            path.addLine(to: CGPoint(x: center.x, y: center.y + size * 0.8))
        } else {
            path.move(to: CGPoint(x: center.x - size / 2, y: center.y - size))
            path.addLine(to: CGPoint(x: center.x - size / 2, y: center.y + size))
            path.addLine(to: CGPoint(x: center.x + size * 0.8, y: center.y))
        }
        path.closeSubpath()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        triangle.path = path
        CATransaction.commit()
        let right = bounds.width - InspectorStyle.margin - 12
        let nameWidth = min(nameLabel.sizeThatFits(.zero).width, max(right - x - 16, 0))
        nameLabel.frame = CGRect(x: x + 16, y: 0, width: nameWidth, height: height)
        let classX = nameLabel.frame.maxX + 8
        classLabel.frame = CGRect(x: classX, y: 1, width: max(right - classX, 0), height: height)
        dot.frame = CGRect(x: bounds.width - InspectorStyle.margin - 7, y: height / 2 - 3.5, width: 7, height: 7)
    }
}
