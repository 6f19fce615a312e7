import Stage
import UIKit

/// The list of all key bindings, shown over the whole window.
final class HelpView: UIView {
    private let panel = UIView()
    /// The titles and rows of the left and the right column.
    private var columnRows: [[UIView]] = [[], []]
    private let headingLabel = Theme.label("Keys", 22, .semibold)
    private let footnoteLabels = [
        "While text is edited in the scene, hold Ctrl with a letter to give its command. Ctrl with A, C, V, X and Z edits the text.",
        "Hold Alt to touch with two fingers, and Shift to tilt the phone. The right button opens menus.",
        "The wheel scrolls, or changes the force while the mouse button is down.",
        "Tab, the arrow keys and Space control the scene. While Space is held, ↑ and ↓ change the force.",
        "Hold Shift to drag with the arrow keys, and to scroll with Page ↑, Page ↓, Home and End.",
        "While the scene is paused, or the pointer is over the timeline, ← and → show the frames before and after, with Shift the tenth.",
    ].map { Theme.label($0, 13, .regular, Theme.secondaryTextColor) }

    private static let rowHeight: CGFloat = 34
    private static let panelWidth: CGFloat = 760

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Theme.darkBackgroundColor.withAlphaComponent(0.55)
        panel.backgroundColor = Theme.backgroundColor
        panel.layer.cornerRadius = 20
        addSubview(panel)
        panel.addSubview(headingLabel)
        for label in footnoteLabels { panel.addSubview(label) }
        for (index, group) in KeyBinding.groups.enumerated() {
            let column = index.isMultiple(of: 2) ? 0 : 1
            let title = Theme.label(group.title, 13, .semibold, Theme.secondaryTextColor)
            let rows = [title] + group.bindings.map { KeyRow($0) }
            columnRows[column] += rows
            for row in rows { panel.addSubview(row) }
        }
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let rows = columnRows.map(\.count).max() ?? 0
        let footnotesHeight = CGFloat(footnoteLabels.count) * 20 + 30
        let height = 92 + CGFloat(rows) * Self.rowHeight + 14 + footnotesHeight
        // In a small window the panel is scaled down instead of clipped.
        let scale = min(1, (bounds.width - 32) / Self.panelWidth, (bounds.height - 32) / height)
        panel.bounds.size = CGSize(width: Self.panelWidth, height: height)
        panel.center = CGPoint(x: bounds.midX, y: bounds.midY)
        panel.transform = CGAffineTransform(scaleX: scale, y: scale)
        headingLabel.frame = CGRect(x: 40, y: 32, width: 300, height: 30)
        for (index, label) in footnoteLabels.enumerated() {
            label.frame = CGRect(x: 40, y: height - footnotesHeight + CGFloat(index) * 20, width: Self.panelWidth - 80, height: 20)
        }
        for (column, rows) in columnRows.enumerated() {
            for (index, row) in rows.enumerated() {
                row.frame = CGRect(
                    x: 40 + CGFloat(column) * (Self.panelWidth / 2 - 20), y: 84 + CGFloat(index) * Self.rowHeight,
                    width: Self.panelWidth / 2 - 60,
                    height: Self.rowHeight)
            }
        }
    }
}
