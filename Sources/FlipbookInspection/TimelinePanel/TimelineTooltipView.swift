import Stage
import UIKit

/// The dark box with the lines of a tooltip.
final class TimelineTooltipView: UIView {
    private var labels: [UILabel] = []
    private var tooltip: TimelineTooltip?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Theme.darkBackgroundColor.withAlphaComponent(0.94)
        layer.cornerRadius = 8
        isUserInteractionEnabled = false
        isHidden = true
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows a tooltip inside an area, beside a point, or hides the view if `tooltip` is nil.
    func show(_ tooltip: TimelineTooltip?, at point: CGPoint, in area: CGRect) {
        isHidden = tooltip == nil
        guard let tooltip else { return }
        if tooltip != self.tooltip { showLines(tooltip) }
        let width = (tooltip.lines.map { TimelineStyle.width($0, TimelineStyle.mediumFont) }.max() ?? 0) + 24
        let size = CGSize(width: min(width, area.width - 8), height: CGFloat(tooltip.lines.count) * Self.lineHeight + 16)
        var origin = CGPoint(x: point.x + 16, y: point.y - size.height - 8)
        if origin.x + size.width > area.maxX - 4 { origin.x = max(point.x - 16 - size.width, area.minX + 4) }
        if origin.y < area.minY + 4 { origin.y = min(point.y + 20, area.maxY - 4 - size.height) }
        frame = CGRect(origin: CGPoint(x: origin.x.rounded(), y: max(origin.y, area.minY + 4).rounded()), size: size)
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(x: 12, y: 8 + CGFloat(index) * Self.lineHeight, width: size.width - 24, height: Self.lineHeight)
        }
    }

    private static let lineHeight: CGFloat = 19

    private func showLines(_ tooltip: TimelineTooltip) {
        self.tooltip = tooltip
        while labels.count < tooltip.lines.count {
            let isTitle = labels.isEmpty
            let label = TimelineStyle.label(
                isTitle ? TimelineStyle.mediumFont : TimelineStyle.font, Theme.lightTextColor.withAlphaComponent(isTitle ? 1 : 0.8))
            labels.append(label)
            addSubview(label)
        }
        for (index, label) in labels.enumerated() {
            label.isHidden = index >= tooltip.lines.count
            if index < tooltip.lines.count { label.text = tooltip.lines[index] }
        }
    }
}
