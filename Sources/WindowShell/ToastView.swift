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

    /// The largest number of lines. The path of a file does not fit into one line of a small window.
    private static let maximumLineCount = 4

    var text: String? { didSet { label.text = text } }

    /// Sets the frame: at the bottom center of the window, above the status if they would overlap.
    func layout(in bounds: CGRect, above status: CGRect?) {
        let textSize = label.sizeThatFits(CGSize(width: bounds.width - 32 - 40, height: .greatestFiniteMagnitude))
        let width = min(textSize.width.rounded(.up) + 40, bounds.width - 32)
        let margin = Self.margin(in: bounds)
        let lineHeight = label.font.lineHeight
        // The height grows only with the second line.
        let height = (margin < 40 ? 36 : 44) + max((textSize.height - lineHeight).rounded(.up), 0)
        frame = CGRect(x: (bounds.midX - width / 2).rounded(), y: bounds.maxY - margin - height, width: width, height: height)
        if let status, frame.intersects(status.insetBy(dx: -8, dy: 0)) { frame.origin.y = status.minY - 8 - height }
        label.frame = CGRect(x: 20, y: 0, width: width - 40, height: height)
    }
}
