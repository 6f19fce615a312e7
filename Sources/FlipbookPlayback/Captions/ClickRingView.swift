import Stage
import UIKit

/// A ring that grows and fades out at the position of a click. The ring of a release is thinner and shrinks.
final class ClickRingView: UIView {
    private let edge = UIView()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.borderColor = Theme.accentColor.cgColor
        // The light edge keeps the ring visible on a background of the accent color.
        edge.layer.borderColor = UIColor.white.withAlphaComponent(0.9).cgColor
        addSubview(edge)
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows the ring.
    ///
    /// - Parameters:
    ///   - progress: The progress of the animation, 0…1.
    ///   - unit: The length that corresponds to a point of an ordinary window.
    func show(at center: CGPoint, progress: CGFloat, isRelease: Bool, unit: CGFloat) {
        let growth = 1 - (1 - progress) * (1 - progress)
        let radius = (isRelease ? 20 - 6 * growth : 12 + 18 * growth) * unit
        let width = (isRelease ? 2 : 4) * unit
        alpha = 1 - progress * progress
        bounds.size = CGSize(width: radius * 2, height: radius * 2)
        self.center = center
        (layer.cornerRadius, layer.borderWidth) = (radius, width)
        edge.frame = bounds.insetBy(dx: width, dy: width)
        (edge.layer.cornerRadius, edge.layer.borderWidth) = (max(radius - width, 0), unit)
    }
}
