import Stage
import UIKit

/// A circle that shows one finger, and a ring around it that shows the force.
final class TouchIndicator: UIView {
    /// The appearance of an indicator.
    struct State {
        /// The position on the take's screen.
        var position: CGPoint
        var force: Double
        /// The progress of the fade-out, 0…1.
        var fadeProgress = 0.0
        /// Whether the finger presses on a view that reacts to force.
        var isPressing = false
    }

    private let disc = UIView()
    private let ring = CAShapeLayer()

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
        disc.bounds.size = CGSize(width: 40, height: 40)
        disc.center = CGPoint(x: 32, y: 32)
        disc.layer.cornerRadius = 20
        disc.backgroundColor = Theme.textColor.withAlphaComponent(0.28)
        disc.layer.borderColor = UIColor.white.withAlphaComponent(0.85).cgColor
        disc.layer.borderWidth = 2
        addSubview(disc)
        ring.frame = bounds
        let path = CGMutablePath()
        path.addArc(center: CGPoint(x: 32, y: 32), radius: 26, startAngle: -.pi / 2, endAngle: .pi * 1.5, clockwise: false)
        ring.path = path
        ring.fillColor = nil
        ring.strokeColor = Theme.accentColor.cgColor
        ring.lineCap = .round
        layer.addSublayer(ring)
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows a state. The ring is hidden if the touch has the ordinary force of 1, unless it presses on a view that reacts to force.
    ///
    /// The ring is a full circle at a force of 1. A larger force makes the line of the ring thicker.
    func update(with state: State, zoom: CGFloat) {
        let (force, fadeProgress) = (state.force, state.fadeProgress)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        alpha = 1 - fadeProgress
        let indicatorScale = zoom * (1 + 0.25 * fadeProgress)
        transform = CGAffineTransform(scaleX: indicatorScale, y: indicatorScale)
        ring.isHidden = force == 1 && !state.isPressing
        ring.strokeEnd = min(force, 1)
        ring.lineWidth = 4 + 4 * min(max(force - 1, 0), 1)
        CATransaction.commit()
    }
}
