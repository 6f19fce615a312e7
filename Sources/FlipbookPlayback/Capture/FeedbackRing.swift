import Stage
import UIKit

/// A ring that shows a vibration of the scene: it grows and fades for a moment.
final class FeedbackRing: UIView {
    /// The time in seconds for which a vibration is shown.
    static let duration = 0.35

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        layer.cornerRadius = 22
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows a vibration at a fraction of its time, 0…1.
    func update(with kind: Stage.Feedback.Kind, progress: Double, zoom: CGFloat) {
        let (color, strength) = Self.appearance(of: kind)
        let growth = 1 - (1 - progress) * (1 - progress)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.borderColor = color.cgColor
        layer.borderWidth = 1.5 + 2 * strength
        alpha = (1 - progress) * (0.5 + 0.4 * strength)
        let scale = zoom * (0.5 + (0.4 + 0.5 * strength) * growth)
        transform = CGAffineTransform(scaleX: scale, y: scale)
        CATransaction.commit()
    }

    /// Returns the color of the ring and the strength of the vibration, 0…1.
    private static func appearance(of kind: Stage.Feedback.Kind) -> (UIColor, CGFloat) {
        switch kind {
        case .selection: (Theme.accentColor, 0.15)
        case .impact(.light, let intensity), .impact(.soft, let intensity): (Theme.accentColor, 0.45 * intensity)
        case .impact(.medium, let intensity): (Theme.accentColor, 0.7 * intensity)
        case .impact(_, let intensity): (Theme.accentColor, intensity)
        case .notification(.success): (.systemGreen, 1)
        case .notification(.warning): (.systemOrange, 1)
        case .notification(.error): (.systemRed, 1)
        }
    }
}
