import CoreGraphics
import QuartzCore

/// A field of colors: all hues from left to right, and from top to bottom white, the pure color, and black.
final class ColorSpectrum: UIControl {
    private let hues = CAGradientLayer()
    private let tones = CAGradientLayer()
    /// The view that clips both gradients. If each gradient were clipped, the lower gradient would be visible at the antialiased edges.
    private let field = UIView()
    private let knob = UIView()
    private(set) var color = PickerColor(UIColor.black)
    private static let knobSize: CGFloat = 30

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (gradient, isVertical) in [(hues, false), (tones, true)] {
            (gradient.startPoint, gradient.endPoint) = (isVertical ? CGPoint(x: 0.5, y: 0) : CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
            if isVertical { gradient.endPoint = CGPoint(x: 0.5, y: 1) }
            field.layer.addSublayer(gradient)
        }
        (field.layer.cornerRadius, field.layer.cornerCurve, field.clipsToBounds) = (8, .continuous, true)
        field.isUserInteractionEnabled = false
        addSubview(field)
        hues.colors = (0...6).map { UIColor(hue: CGFloat($0) / 6, saturation: 1, brightness: 1, alpha: 1).cgColor }
        let clear = (UIColor(white: 1, alpha: 0).cgColor, UIColor(white: 0, alpha: 0).cgColor)
        tones.colors = [UIColor.white.cgColor, clear.0, clear.1, UIColor.black.cgColor]
        tones.locations = [0, 0.5, 0.5, 1]
        knob.isUserInteractionEnabled = false
        knob.bounds = CGRect(x: 0, y: 0, width: Self.knobSize, height: Self.knobSize)
        knob.layer.cornerRadius = Self.knobSize / 2
        (knob.layer.borderWidth, knob.layer.borderColor) = (3, UIColor.white.cgColor)
        knob.layer.setDropShadow(opacity: 0.3, verticalOffset: 1, radius: 3)
        addSubview(knob)
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ color: PickerColor) {
        self.color = color
        knob.backgroundColor = color.opaque.color
        setNeedsLayout()
    }

    /// Returns the position of a color as fractions of the size: x is the hue; y is 0 for white, 0.5 for the pure color and 1 for
    /// black.
    static func position(of color: PickerColor) -> CGPoint {
        // In the upper half the color is mixed with white, in the lower half with black.
        let y = color.brightness < 1 ? 1 - color.brightness / 2 : color.saturation / 2
        return CGPoint(x: color.hue, y: y)
    }

    /// Returns the color at a position, which is given as fractions of the size.
    static func color(at position: CGPoint) -> PickerColor {
        let (x, y) = (min(max(position.x, 0), 1), min(max(position.y, 0), 1))
        return PickerColor(hue: min(x, 0.9999), saturation: min(y * 2, 1), brightness: min((1 - y) * 2, 1))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = bounds
        withoutActions { (hues.frame, tones.frame) = (bounds, bounds) }
        let position = Self.position(of: color)
        knob.center = CGPoint(x: position.x * bounds.width, y: position.y * bounds.height)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { choose(touch) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { choose(touch) }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sendActions(for: .editingDidEnd) }

    private func choose(_ touch: UITouch) -> Bool {
        guard bounds.width > 0, bounds.height > 0 else { return false }
        let point = touch.location(in: self)
        show(Self.color(at: CGPoint(x: point.x / bounds.width, y: point.y / bounds.height)))
        sendActions(for: .valueChanged)
        return true
    }
}
