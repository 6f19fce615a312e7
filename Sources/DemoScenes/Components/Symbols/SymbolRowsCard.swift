import UIKit

/// A card with rows of symbols and other views.
class SymbolRowsCard: UIView {
    private var rows: [SymbolRow] = []
    /// The sum of the heights of all rows.
    private(set) var height: CGFloat = 0

    init() {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 16
        layer.cornerCurve = .continuous
    }

    required init?(coder: NSCoder) { return nil }

    func add(_ row: SymbolRow) {
        rows.append(row)
        addSubview(row)
        height += row.height
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for row in rows {
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: row.height)
            y += row.height
        }
    }
}
