import Stage
import UIKit

/// All keys, over everything.
final class HelpView: UIView {
    private let panel = UIView()
    private var columns: [[UIView]] = [[], []]
    private let heading = Look.label("Keys", 22, .semibold)
    private let feet = [
        "Letters go to the scene while it takes text; with Ctrl they always mean this.",
        "Alt with the mouse: two fingers. The wheel scrolls, and presses harder or less on a finger that is down.",
        "Tab, arrows and Space work the scene. While Space is held, ↑ and ↓ press harder and less.",
        "With Shift the arrows drag, and Page, Home and End scroll.",
    ].map { Look.label($0, 13, .regular, Look.softInk) }

    private static let row: CGFloat = 34
    private static let width: CGFloat = 760

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Look.dark.withAlphaComponent(0.55)
        panel.backgroundColor = Look.paper
        panel.layer.cornerRadius = 20
        addSubview(panel)
        panel.addSubview(heading)
        for foot in feet { panel.addSubview(foot) }
        for (index, group) in PresenterKey.groups.enumerated() {
            let column = index < 2 ? 0 : 1
            let title = Look.label(group.title, 13, .semibold, Look.softInk)
            let rows = [title] + group.keys.map { KeyRow($0) }
            columns[column] += rows
            for row in rows { panel.addSubview(row) }
        }
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let rows = columns.map(\.count).max() ?? 0
        let words = CGFloat(feet.count) * 20 + 30
        let height = 92 + CGFloat(rows) * Self.row + 14 + words
        // A small window shows it smaller rather than in part.
        let fit = min(1, (bounds.width - 32) / Self.width, (bounds.height - 32) / height)
        panel.bounds.size = CGSize(width: Self.width, height: height)
        panel.center = CGPoint(x: bounds.midX, y: bounds.midY)
        panel.transform = CGAffineTransform(scaleX: fit, y: fit)
        heading.frame = CGRect(x: 40, y: 32, width: 300, height: 30)
        for (index, foot) in feet.enumerated() {
            foot.frame = CGRect(x: 40, y: height - words + CGFloat(index) * 20, width: Self.width - 80, height: 20)
        }
        for (column, rows) in columns.enumerated() {
            for (index, row) in rows.enumerated() {
                row.frame = CGRect(
                    x: 40 + CGFloat(column) * (Self.width / 2 - 20), y: 84 + CGFloat(index) * Self.row, width: Self.width / 2 - 60,
                    height: Self.row)
            }
        }
    }
}

private final class KeyRow: UIView {
    private var caps: [UILabel] = []
    private let title: UILabel

    init(_ key: PresenterKey) {
        title = Look.label(key.title, 15, .regular)
        super.init(frame: .zero)
        for text in key.caps {
            let cap = Look.label(text, 13, .medium)
            cap.textAlignment = .center
            cap.backgroundColor = .white
            cap.layer.cornerRadius = 6
            cap.layer.borderWidth = 1
            cap.layer.borderColor = Look.ink.withAlphaComponent(0.12).cgColor
            caps.append(cap)
            addSubview(cap)
        }
        addSubview(title)
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x: CGFloat = 0
        for cap in caps {
            let width = max(cap.sizeThatFits(.zero).width.rounded(.up) + 16, 28)
            cap.frame = CGRect(x: x, y: 4, width: width, height: 26)
            x += width + 4
        }
        title.frame = CGRect(x: 92, y: 0, width: bounds.width - 92, height: bounds.height)
    }
}
