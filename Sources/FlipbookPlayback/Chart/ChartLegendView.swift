import FlipbookInspection
import Stage
import UIKit

/// The names of the views of a chart, each beside a short line in its color. The items flow into as many rows as they need.
final class ChartLegendView: UIView {
    private static let rowHeight: CGFloat = 24
    private static let swatchWidth: CGFloat = 18
    private static let maximumNameWidth: CGFloat = 200

    /// Creates a legend that is as high as its rows.
    init(_ names: [String], width: CGFloat) {
        super.init(frame: CGRect(x: 0, y: 0, width: width, height: 0))
        var (x, row) = (CGFloat(0), CGFloat(0))
        for (index, name) in names.enumerated() {
            let item = Self.makeItem(name, ChartStyle.curveColors[index % ChartStyle.curveColors.count])
            if x > 0, x + item.bounds.width > width { (x, row) = (0, row + 1) }
            item.frame.origin = CGPoint(x: x, y: row * Self.rowHeight)
            addSubview(item)
            x += item.bounds.width + 22
        }
        frame.size.height = names.isEmpty ? 0 : (row + 1) * Self.rowHeight
    }

    required init?(coder: NSCoder) { return nil }

    private static func makeItem(_ name: String, _ color: UIColor) -> UIView {
        let label = ChartStyle.label(name, 14, .medium)
        label.lineBreakMode = .byTruncatingTail
        let width = min(label.intrinsicContentSize.width.rounded(.up), maximumNameWidth)
        let item = UIView(frame: CGRect(x: 0, y: 0, width: swatchWidth + 8 + width, height: rowHeight))
        let swatch = UIView(frame: CGRect(x: 0, y: rowHeight / 2 - 2, width: swatchWidth, height: 4))
        swatch.backgroundColor = color
        swatch.layer.cornerRadius = 2
        label.frame = CGRect(x: swatchWidth + 8, y: 0, width: width, height: rowHeight)
        item.addSubview(swatch)
        item.addSubview(label)
        return item
    }
}
