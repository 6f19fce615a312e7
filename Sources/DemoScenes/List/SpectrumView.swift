import UIKit

/// A strip with the hues of the list, and a knob at the current scroll position. Dragging on the strip scrolls the list.
class SpectrumView: UIView {
    /// Called with the requested position in the list, 0…1.
    var onSelect: (Double) -> Void = { _ in }
    private let strip = CAGradientLayer()
    private let knob = SpectrumKnob()
    private var position = 0.0

    override init(frame: CGRect) {
        super.init(frame: frame)
        strip.colors = (0...36).map { NamedColor.baseColor(fraction: Double($0) / 36).cgColor }
        strip.startPoint = CGPoint(x: 0, y: 0.5)
        strip.endPoint = CGPoint(x: 1, y: 0.5)
        strip.cornerRadius = 4
        layer.addSublayer(strip)
        knob.layer.cornerRadius = 11
        knob.layer.borderWidth = 3
        knob.layer.borderColor = UIColor.white.cgColor
        knob.layer.shadowOpacity = 0.22
        knob.layer.shadowRadius = 4
        knob.layer.shadowOffset = CGSize(width: 0, height: 1)
        addSubview(knob)
        accessibilityIdentifier = "Spectrum"
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ position: Double, _ color: UIColor) {
        self.position = position
        knob.backgroundColor = color
        layoutKnob()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        strip.frame = CGRect(x: 0, y: bounds.midY - 4, width: bounds.width, height: 8)
        layoutKnob()
    }

    private func layoutKnob() {
        knob.frame = CGRect(x: (bounds.width - 22) * CGFloat(position), y: bounds.midY - 11, width: 22, height: 22)
    }

    private func selectPosition(_ touches: Set<UITouch>) {
        guard let x = touches.first?.location(in: self).x, bounds.width > 22 else { return }
        onSelect(Double(min(max((x - 11) / (bounds.width - 22), 0), 1)))
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { selectPosition(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { selectPosition(touches) }
}

/// The knob on the strip. It can be focused by keys. Touches on it are handled by its superview.
class SpectrumKnob: UIView {
    override var canBecomeFocused: Bool { true }
}
