import UIKit

/// Dots where fingers are, with a ring that fills as one presses harder. What is shown follows from the take's frame alone.
package final class TouchDots: UIView {
    private var dots: [TouchDot] = []

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    package required init?(coder: NSCoder) { return nil }

    /// Seconds that a dot takes to fade when its finger has left.
    private static let fading = 0.25

    /// For the take's fingers, on a screen that is shown at `screen` of this view.
    package func show(_ take: Take, at screen: CGRect) {
        let zoom = screen.width / take.stage.size.width
        let last = Double(take.stage.framesPerSecond) * Self.fading
        var shown = take.fingers.sorted { $0.key < $1.key }.map { ($0.value, 0.0) }
        shown += take.lifted.map { ($0.finger, Double(take.frame - $0.frame) / last) }.filter { $0.1 < 1 }
        while dots.count < shown.count {
            let dot = TouchDot()
            dots.append(dot)
            addSubview(dot)
        }
        for (index, dot) in dots.enumerated() {
            dot.isHidden = index >= shown.count
            guard index < shown.count else { continue }
            let (finger, gone) = shown[index]
            dot.center = CGPoint(x: screen.minX + finger.place.x * zoom, y: screen.minY + finger.place.y * zoom)
            dot.show(force: finger.force, gone: gone, zoom: zoom)
        }
    }
}

private final class TouchDot: UIView {
    private let disc = UIView()
    private let ring = CAShapeLayer()

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
        disc.bounds.size = CGSize(width: 40, height: 40)
        disc.center = CGPoint(x: 32, y: 32)
        disc.layer.cornerRadius = 20
        disc.backgroundColor = Look.ink.withAlphaComponent(0.28)
        disc.layer.borderColor = UIColor.white.withAlphaComponent(0.85).cgColor
        disc.layer.borderWidth = 2
        addSubview(disc)
        ring.frame = bounds
        let path = CGMutablePath()
        path.addArc(center: CGPoint(x: 32, y: 32), radius: 26, startAngle: -.pi / 2, endAngle: .pi * 1.5, clockwise: false)
        ring.path = path
        ring.fillColor = nil
        ring.strokeColor = Look.accent.cgColor
        ring.lineCap = .round
        layer.addSublayer(ring)
    }

    required init?(coder: NSCoder) { return nil }

    /// An ordinary touch has a force of 1 and no ring; more fills a second round on top of the first, thicker.
    func show(force: Double, gone: Double, zoom: CGFloat) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        alpha = 1 - gone
        let grown = zoom * (1 + 0.25 * gone)
        transform = CGAffineTransform(scaleX: grown, y: grown)
        ring.isHidden = force == 1
        ring.strokeEnd = min(force, 1)
        ring.lineWidth = 4 + 4 * min(max(force - 1, 0), 1)
        CATransaction.commit()
    }
}
