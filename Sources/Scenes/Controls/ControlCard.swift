import UIKit

/// A white card with rows in it.
class ControlCard: UIView {
    private let rows: [ControlRow]

    init(_ rows: [ControlRow]) {
        self.rows = rows
        super.init(frame: .zero)
        backgroundColor = .white
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        for (index, row) in rows.enumerated() {
            row.line.isHidden = index == 0
            addSubview(row)
        }
    }

    required init?(coder: NSCoder) { return nil }

    var height: CGFloat { rows.reduce(0) { $0 + $1.height } }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for row in rows {
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: row.height)
            y += row.height
        }
    }

    /// Those that have nothing to do with what is searched for grow pale.
    func emphasize(_ words: String) {
        let words = words.trimmingCharacters(in: .whitespaces)
        for row in rows { row.alpha = words.isEmpty || row.name.lowercased().contains(words.lowercased()) ? 1 : 0.25 }
    }
}

/// A name and a control; the control goes to the right, or takes what is left if it has no width of its own.
class ControlRow: UIView {
    let name: String
    let height: CGFloat
    let line = UIView()
    private let title = UILabel()
    private let control: UIView
    private let value: UILabel?

    private static let margin: CGFloat = 16

    init(_ name: String, _ control: UIView, value: UILabel? = nil, height: CGFloat = 52) {
        (self.name, self.control, self.value, self.height) = (name, control, value, height)
        super.init(frame: .zero)
        title.text = name
        title.font = .systemFont(ofSize: 17)
        title.textColor = Palette.ink
        value?.font = .systemFont(ofSize: 17)
        value?.textColor = Palette.softInk
        value?.textAlignment = .right
        line.backgroundColor = Palette.ink.withAlphaComponent(0.1)
        control.accessibilityIdentifier = name
        for view in [title, line, control] { addSubview(view) }
        if let value { addSubview(value) }
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (left, right) = (Self.margin, bounds.width - Self.margin)
        title.frame = CGRect(x: left, y: 0, width: 96, height: bounds.height)
        line.frame = CGRect(x: left, y: 0, width: bounds.width - left, height: 0.5)
        let natural = control.intrinsicContentSize
        let width = natural.width > 0 && !(control is UITextField || control is UISegmentedControl) ? natural.width : right - left - 96
        let y = (bounds.height - natural.height) / 2
        // What is written stands on the line of the name; what is drawn, on whole points.
        control.frame = CGRect(x: right - width, y: control is UITextField ? y : y.rounded(), width: width, height: natural.height)
        value?.frame = CGRect(x: control.frame.minX - 76, y: 0, width: 60, height: bounds.height)
    }
}
