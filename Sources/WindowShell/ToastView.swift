import Stage
import UIKit

/// The capsule that shows a message.
final class ToastView: DarkCapsuleView {
    private let label = Theme.label("", 15, .medium, Theme.lightTextColor)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }

    var text: String? { didSet { label.text = text } }

    /// Sets the frame: at the bottom center of the window, above the status if they would overlap.
    func layout(in bounds: CGRect, above status: CGRect?) {
        let width = min(label.sizeThatFits(.zero).width.rounded(.up) + 40, bounds.width - 32)
        let margin = Self.margin(in: bounds)
        let height: CGFloat = margin < 40 ? 36 : 44
        frame = CGRect(x: ((bounds.width - width) / 2).rounded(), y: bounds.height - margin - height, width: width, height: height)
        if let status, frame.intersects(status.insetBy(dx: -8, dy: 0)) { frame.origin.y = status.minY - 8 - height }
        label.frame = CGRect(x: 20, y: 0, width: width - 40, height: height)
        label.text = label.sizeThatFits(.zero).width > width - 40 ? Theme.truncated(text ?? "", label, to: width - 40) : text
    }
}
