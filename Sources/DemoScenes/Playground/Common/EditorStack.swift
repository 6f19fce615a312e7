import UIKit

/// A stack of rows, each with the height that it needs. The rows scroll if they do not fit in the view.
class EditorStack: UIScrollView {
    /// The rows, from top to bottom.
    var rows: [UIView] = [] {
        didSet {
            for row in oldValue { row.removeFromSuperview() }
            for row in rows { addSubview(row) }
            setNeedsLayout()
        }
    }
    private let spacing: CGFloat = 12

    override init(frame: CGRect) {
        super.init(frame: frame)
        (delaysContentTouches, showsHorizontalScrollIndicator) = (false, false)
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for row in rows where !row.isHidden {
            let height = row.sizeThatFits(CGSize(width: bounds.width, height: 0)).height.rounded(.up)
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height + spacing
        }
        contentSize = CGSize(width: bounds.width, height: max(y - spacing, 0))
    }
}
