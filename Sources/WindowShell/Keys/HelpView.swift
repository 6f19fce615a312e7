import Stage
import UIKit

/// The list of all key bindings, shown over the whole window. The number of columns is chosen so that the texts are as large as possible.
final class HelpView: UIView {
    /// A group of keys with its title.
    private struct Group {
        let title: UILabel
        let rows: [KeyRow]
    }

    private let panel = UIView()
    private var groups: [Group] = []
    private let headingLabel = Theme.label("Keys", 22, .semibold, ChromeColor.text)
    private var footnoteLabels: [UILabel] = []
    private var laidOutSize = CGSize.zero

    private static let footnotes = [
        "While text is edited in the scene, hold Ctrl with a letter to give its command. Ctrl with A, C, V, X and Z edits the text.",
        "Drag with Ctrl or Alt to touch with two fingers, move with Shift to tilt the phone. The right button opens menus.",
        "The wheel scrolls, or changes the force while the mouse button is down.",
        "Tab, the arrow keys and Space control the scene. While Space is held, ↑ and ↓ change the force.",
        "Hold Shift to drag with the arrow keys, and to scroll with Page ↑, Page ↓, Home and End.",
        "In the magnified part, the pulled layers and the timeline, Shift with Page ↑ and Page ↓ zooms; Shift with arrows turns the layers.",
        "Tab goes to the next animation: in the paused timeline, then in the inspector. There Alt with arrows changes its timing.",
        "While the scene is paused, or the pointer is over the timeline, ← and → show the frames before and after, with Shift the tenth.",
    ]

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Theme.darkBackgroundColor.withAlphaComponent(0.55)
        panel.backgroundColor = ChromeColor.background
        panel.layer.cornerRadius = 20
        panel.layer.borderWidth = 1
        addSubview(panel)
        updateColors()
    }

    required init?(coder: NSCoder) { return nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    private func updateColors() {
        // On the dark backdrop, the panel has the color of its surroundings, so only the border shows its edge.
        panel.layer.borderColor = ChromeColor.hairline.resolvedColor(with: traitCollection).cgColor
    }

    /// Creates the labels when the help is shown for the first time, because measuring them takes long.
    func prepare() {
        guard groups.isEmpty else { return }
        groups = KeyBinding.groups.map { group in
            Group(
                title: Theme.label(group.title, 13, .semibold, ChromeColor.secondaryText), rows: group.bindings.map { KeyRow($0) })
        }
        footnoteLabels = Self.footnotes.map { Theme.label($0, 13, .regular, ChromeColor.secondaryText) }
        for label in footnoteLabels { label.numberOfLines = 0 }
        for view in [headingLabel] + footnoteLabels + groups.flatMap({ [$0.title] + $0.rows }) { panel.addSubview(view) }
        laidOutSize = .zero
        setNeedsLayout()
        layoutIfNeeded()
    }

    // MARK: - Layout

    /// The arrangement of the labels for a size of the font.
    private struct Arrangement {
        var fontSize: CGFloat
        var columns: HelpColumns
        var columnWidths: [CGFloat]
        var columnsHeight: CGFloat
        var footnoteWidth: CGFloat
        var footnoteHeights: [CGFloat]
        var size: CGSize

        var padding: CGFloat { (fontSize * 2).rounded() }
        var gap: CGFloat { (fontSize * 2).rounded() }
        var rowHeight: CGFloat { (fontSize * 1.9).rounded() }
        var titleHeight: CGFloat { (fontSize * 1.9).rounded() }
        var groupGap: CGFloat { (fontSize * 0.9).rounded() }
        var headingHeight: CGFloat { (fontSize * 2.6).rounded() }
    }

    /// The smallest size of the font. If the window is too small for this size, the panel is scaled down.
    private static let smallestFontSize: CGFloat = 11

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !groups.isEmpty, bounds.size != laidOutSize, bounds.width > 0, bounds.height > 0 else { return }
        laidOutSize = bounds.size
        // The help changes to its new size without an animation.
        UIView.performWithoutAnimation { place(bestArrangement()) }
    }

    /// Returns the arrangement with the largest font that fits.
    private func bestArrangement() -> Arrangement {
        let limit = CGSize(width: max(bounds.width - 32, 1), height: max(bounds.height - 32, 1))
        let largestSize = WindowMetrics(bounds.size).points(17)
        func best(_ fontSize: CGFloat) -> (arrangement: Arrangement, excess: CGFloat) {
            setFontSize(fontSize)
            let candidates = (1...groups.count).map { count in
                let result = arrangement(fontSize: fontSize, columnCount: count)
                return (arrangement: result, excess: max(result.size.width / limit.width, result.size.height / limit.height))
            }
            return candidates.min { $0.excess < $1.excess } ?? candidates[0]
        }
        // The size of the panel is nearly proportional to the size of the font, so a few steps are sufficient.
        var result = best(largestSize)
        var size = largestSize
        while result.excess > 1, size > Self.smallestFontSize {
            size = max(min((size / result.excess * 2).rounded(.up) / 2, size - 0.5), Self.smallestFontSize)
            result = best(size)
        }
        return result.arrangement
    }

    /// Returns the arrangement in a number of columns. The labels must already have the font size.
    private func arrangement(fontSize: CGFloat, columnCount: Int) -> Arrangement {
        var result = Arrangement(
            fontSize: fontSize, columns: HelpColumns(heights: [0], count: 1), columnWidths: [], columnsHeight: 0, footnoteWidth: 0,
            footnoteHeights: [], size: .zero)
        let heights = groups.map { result.titleHeight + CGFloat($0.rows.count) * result.rowHeight + result.groupGap }
        result.columns = HelpColumns(heights: heights, count: columnCount)
        result.columnWidths = result.columns.columns.map { range in
            let rows = groups[range].flatMap(\.rows)
            return (rows.map(\.keysWidth).max() ?? 0) + (rows.first?.titleGap ?? 0) + (rows.map(\.titleWidth).max() ?? 0)
        }
        result.columnsHeight = result.columns.columns.map { heights[$0].reduce(0, +) }.max() ?? 0
        let width = result.columnWidths.reduce(0, +) + result.gap * CGFloat(columnCount - 1)
        let footnoteColumns = columnCount > 1 ? 2 : 1
        result.footnoteWidth = ((width - result.gap * CGFloat(footnoteColumns - 1)) / CGFloat(footnoteColumns)).rounded(.down)
        let single = footnoteLabels.map { $0.fittingSize(width: result.footnoteWidth).height }
        // Labels in the same row have the same height.
        result.footnoteHeights = stride(from: 0, to: single.count, by: footnoteColumns).map { start in
            single[start..<min(start + footnoteColumns, single.count)].max() ?? 0
        }
        let footnotes = result.footnoteHeights.reduce(0) { $0 + $1 + (fontSize * 0.3).rounded() }
        result.size = CGSize(
            width: width + result.padding * 2,
            height: (result.padding * 2 + result.headingHeight + result.columnsHeight + footnotes).rounded(.up))
        return result
    }

    private func setFontSize(_ size: CGFloat) {
        for group in groups {
            group.title.font = .systemFont(ofSize: size - 1, weight: .semibold)
            for row in group.rows { row.fontSize = size }
        }
        headingLabel.font = .systemFont(ofSize: (size * 1.45).rounded(), weight: .semibold)
        for label in footnoteLabels { label.font = .systemFont(ofSize: size - 1) }
    }

    private func place(_ arrangement: Arrangement) {
        setFontSize(arrangement.fontSize)
        let scale = min(1, (bounds.width - 32) / arrangement.size.width, (bounds.height - 32) / arrangement.size.height)
        panel.transform = .identity
        panel.bounds = CGRect(origin: .zero, size: arrangement.size)
        panel.center = CGPoint(x: bounds.midX.rounded(), y: bounds.midY.rounded())
        if scale < 1 { panel.transform = CGAffineTransform(scaleX: max(scale, 0.1), y: max(scale, 0.1)) }
        let (padding, rowHeight) = (arrangement.padding, arrangement.rowHeight)
        headingLabel.frame = CGRect(
            x: padding, y: padding, width: arrangement.size.width - padding * 2, height: headingLabel.fittingSize().height)
        var x = padding
        for (range, width) in zip(arrangement.columns.columns, arrangement.columnWidths) {
            var y = padding + arrangement.headingHeight
            let keysWidth = groups[range].flatMap(\.rows).map(\.keysWidth).max() ?? 0
            for group in groups[range] {
                group.title.frame = CGRect(x: x, y: y, width: width, height: arrangement.titleHeight)
                y += arrangement.titleHeight
                for row in group.rows {
                    row.keysColumnWidth = keysWidth
                    row.frame = CGRect(x: x, y: y, width: width, height: rowHeight)
                    y += rowHeight
                }
                y += arrangement.groupGap
            }
            x += width + arrangement.gap
        }
        placeFootnotes(arrangement)
    }

    private func placeFootnotes(_ arrangement: Arrangement) {
        let columnCount = (footnoteLabels.count + arrangement.footnoteHeights.count - 1) / max(arrangement.footnoteHeights.count, 1)
        var y = arrangement.padding + arrangement.headingHeight + arrangement.columnsHeight
        for (index, label) in footnoteLabels.enumerated() {
            let (row, column) = (index / columnCount, index % columnCount)
            label.frame = CGRect(
                x: arrangement.padding + CGFloat(column) * (arrangement.footnoteWidth + arrangement.gap), y: y,
                width: arrangement.footnoteWidth, height: label.fittingSize(width: arrangement.footnoteWidth).height)
            if column == columnCount - 1 { y += arrangement.footnoteHeights[row] + (arrangement.fontSize * 0.3).rounded() }
        }
    }

    /// The labels, for tests.
    var labels: [UILabel] { [headingLabel] + footnoteLabels + groups.flatMap { [$0.title] + $0.rows.flatMap(\.labels) } }
    var panelFrame: CGRect { panel.frame }
    /// The font size of the titles of commands, in points of the window, for tests.
    var titleSize: CGFloat { (groups.first?.rows.first?.fontSize ?? 0) * panel.transform.a }
}
