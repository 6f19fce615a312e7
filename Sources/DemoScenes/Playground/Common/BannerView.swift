import UIKit

/// A message in a rounded rectangle. It disappears after three seconds.
class BannerView: UIView {
    private let label = UILabel()
    private var hideTimer: Timer?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        alpha = 0
        backgroundColor = Palette.foreground
        layer.cornerRadius = 14
        layer.cornerCurve = .continuous
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = Palette.background
        label.accessibilityIdentifier = "Banner"
        label.setScaledFont(.scaled(15, .medium, limit: 22))
        addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }

    var text: String? { label.text }

    /// Shows a message above a rectangle of the superview.
    func show(_ message: String, above area: CGRect) {
        label.text = message
        let limit = CGSize(width: min(area.width, 420) - 32, height: .greatestFiniteMagnitude)
        let size = label.sizeThatFits(limit)
        let (width, height) = (min(size.width, limit.width).rounded(.up) + 32, size.height.rounded(.up) + 24)
        UIView.performWithoutAnimation {
            frame = CGRect(x: (area.midX - width / 2).rounded(), y: area.minY - height - 12, width: width, height: height)
            label.frame = bounds.insetBy(dx: 16, dy: 12)
        }
        UIView.animate(withDuration: 0.2, delay: 0, options: .beginFromCurrentState) { self.alpha = 1 }
        hideTimer?.invalidate()
        hideTimer = .scheduledTimer(withTimeInterval: 3, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated {
                UIView.animate(withDuration: 0.3, delay: 0, options: .beginFromCurrentState) { self?.alpha = 0 }
            }
        }
    }
}
