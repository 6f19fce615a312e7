import UIKit

/// A card with rows, each with a name and a control.
class ControlCard: UIView {
    private let rows: [ControlRow]

    init(_ rows: [ControlRow]) {
        self.rows = rows
        super.init(frame: .zero)
        backgroundColor = Palette.card
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        for (index, row) in rows.enumerated() {
            row.separator.isHidden = index == 0
            addSubview(row)
        }
    }

    required init?(coder: NSCoder) { return nil }

    /// The height of a row, in points. On a low screen it is smaller.
    var rowHeight: CGFloat = 52 { didSet { setNeedsLayout() } }

    var height: CGFloat { rowHeight * CGFloat(rows.count) }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for row in rows {
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: rowHeight)
            y += rowHeight
        }
    }

    /// Dims the rows whose name does not contain the search text.
    func dimRows(notMatching searchText: String) {
        let query = searchText.trimmingCharacters(in: .whitespaces)
        for row in rows { row.alpha = query.isEmpty || row.name.lowercased().contains(query.lowercased()) ? 1 : 0.25 }
    }
}

/// A row with a name at the leading edge and a control at the trailing edge.
///
/// Text fields, segmented controls, and controls without an intrinsic width fill the remaining width.
class ControlRow: UIView {
    let name: String
    let separator = UIView()
    private let nameLabel = UILabel()
    private let control: UIView
    private let valueLabel: UILabel?

    private static let margin: CGFloat = 16

    init(_ name: String, _ control: UIView, value: UILabel? = nil) {
        (self.name, self.control, self.valueLabel) = (name, control, value)
        super.init(frame: .zero)
        nameLabel.text = name
        nameLabel.setScaledFont(.scaled(17))
        nameLabel.textColor = Palette.foreground
        value?.font = .systemFont(ofSize: 17)
        value?.textColor = Palette.secondaryForeground
        separator.backgroundColor = Palette.foreground.withAlphaComponent(0.1)
        control.accessibilityIdentifier = name
        for view in [nameLabel, separator, control] { addSubview(view) }
        if let value { addSubview(value) }
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (left, right) = (Self.margin, bounds.width - Self.margin)
        nameLabel.frame = CGRect(x: left, y: 0, width: 96, height: bounds.height)
        separator.frame = CGRect(x: left, y: 0, width: bounds.width - left, height: 0.5)
        let controlSize = control.intrinsicContentSize
        let width =
            controlSize.width > 0 && !(control is UITextField || control is UISegmentedControl) ? controlSize.width : right - left - 96
        let y = (bounds.height - controlSize.height) / 2
        // A text field is centered exactly, so that its text has the same baseline as the name. Other controls are at whole points.
        control.frame = CGRect(x: right - width, y: control is UITextField ? y : y.rounded(), width: width, height: controlSize.height)
        valueLabel?.frame = CGRect(x: control.frame.minX - 76, y: 0, width: 60, height: bounds.height)
        valueLabel?.alignToTrailingEdge()
        (control as? UITextField)?.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        mirrorFrames(of: subviews)
    }
}
