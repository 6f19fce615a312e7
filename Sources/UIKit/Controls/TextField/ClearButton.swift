import CoreGraphics
import Foundation
import QuartzCore

/// A button with a small white cross on a gray disc.
final class ClearButton: UIControl {
    private let disc = UIView()
    private let cross = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "Clear text"
        disc.backgroundColor = ControlColors.icon
        disc.isUserInteractionEnabled = false
        addSubview(disc)
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 6.5, y: 6.5), CGPoint(x: 12.5, y: 12.5)])
        path.addLines(between: [CGPoint(x: 12.5, y: 6.5), CGPoint(x: 6.5, y: 12.5)])
        (cross.path, cross.fillColor, cross.strokeColor) = (path, nil, UIColor.white.cgColor)
        (cross.lineWidth, cross.lineCap) = (1.5, .round)
        layer.addSublayer(cross)
    }

    required init?(coder: NSCoder) { return nil }

    override var canBecomeFocused: Bool { false }

    override func layoutSubviews() {
        super.layoutSubviews()
        disc.frame = bounds.insetBy(dx: 1, dy: 1)
        disc.layer.cornerRadius = disc.bounds.width / 2
    }

    override func stateDidChange() {
        super.stateDidChange()
        disc.alpha = isHighlighted ? 0.5 : 1
    }
}
