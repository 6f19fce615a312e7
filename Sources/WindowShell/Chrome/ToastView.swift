import Stage
import UIKit

/// The capsule that shows a message.
final class ToastView: DarkCapsuleView {
    private let label = Theme.label("", 15, .medium, Theme.lightTextColor)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        label.numberOfLines = Self.maximumLineCount
        addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }

    /// The largest number of lines. A message has several lines if the path of a file does not fit into one line of a small window.
    private static let maximumLineCount = 4

    var text: String? { didSet { label.text = text } }

    /// Sets the frame. The message is at the first of these positions that has enough space:
    ///
    /// 1. beside the phones, preferably to the right;
    /// 2. below the phones, over the end of the captions;
    /// 3. at the bottom of `bounds`, over the scene.
    ///
    /// If the message would overlap the status, it moves to the left of the status in the captions, and above the status elsewhere.
    func layout(in bounds: CGRect, beside phones: CGRect, captionStrip: CGRect, above status: CGRect?, metrics: WindowMetrics) {
        label.font = .systemFont(ofSize: metrics.points(15), weight: .medium)
        layer.cornerRadius = metrics.points(12)
        let area = messageArea(in: bounds, beside: phones, metrics)
        let padding = metrics.points(20)
        let textSize = label.fittingSize(width: max(area.width - padding * 2, 1))
        let width = min(textSize.width + padding * 2, area.width)
        let lineHeight = label.font.lineHeight
        // The minimum height is sufficient for one line. Each further line increases the height.
        let minimumHeight = Self.margin(in: bounds) < 40 ? 36 : metrics.points(44)
        let height = minimumHeight + max((textSize.height - lineHeight).rounded(.up), 0)
        frame = CGRect(x: (area.midX - width / 2).rounded(), y: area.maxY - height, width: width, height: height)
        if !captionStrip.isNull, area.minY >= phones.maxY {
            // The message is at the end of the captions, because they begin with the title.
            frame.origin.x = (captionStrip.maxX - width).rounded()
            if let status, status.intersects(captionStrip) { frame.origin.x = max(status.minX - 8 - width, captionStrip.minX) }
        } else if let status, frame.intersects(status.insetBy(dx: -8, dy: 0)) {
            frame.origin.y = status.minY - 8 - height
        }
        label.frame = CGRect(x: padding, y: 0, width: max(width - padding * 2, 0), height: height)
    }

    /// Returns the area of the message, which is centered horizontally at the bottom of the area.
    private func messageArea(in bounds: CGRect, beside phones: CGRect, _ metrics: WindowMetrics) -> CGRect {
        let margin = Self.margin(in: bounds)
        let fullArea = bounds.insetBy(dx: 16, dy: margin)
        guard !phones.isNull, phones.intersects(bounds) else { return fullArea }
        let gap = metrics.points(24)
        let right = bounds.maxX - phones.maxX - gap * 2
        let left = phones.minX - bounds.minX - gap * 2
        if max(left, right) >= metrics.points(200) {
            let isRight = right >= metrics.points(200)
            return CGRect(
                x: isRight ? phones.maxX + gap : bounds.minX + gap, y: fullArea.minY, width: isRight ? right : left,
                height: fullArea.height)
        }
        let below = bounds.maxY - phones.maxY
        guard below >= metrics.points(44) + 16 else { return fullArea }
        return CGRect(x: bounds.minX + 16, y: phones.maxY, width: bounds.width - 32, height: below - 8)
    }
}
