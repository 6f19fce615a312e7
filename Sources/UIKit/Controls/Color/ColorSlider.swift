import CoreGraphics
import QuartzCore

/// A slider for one component of a color. Its track shows the colors from the smallest to the largest value of the component.
final class ColorSlider: UIControl {
    private let checkerboard: CheckerboardView?
    private let gradient = CAGradientLayer()
    private let knob = UIView()
    private let titleLabel = UILabel()
    private let valueLabel = UILabel()
    private(set) var value: CGFloat = 0
    private let format: (CGFloat) -> String

    private static let trackHeight: CGFloat = 36
    private static let titleHeight: CGFloat = 24
    private static let valueWidth: CGFloat = 72

    init(title: String, isAlpha: Bool = false, format: @escaping (CGFloat) -> String) {
        checkerboard = isAlpha ? CheckerboardView() : nil
        self.format = format
        super.init(frame: .zero)
        (titleLabel.text, titleLabel.font, titleLabel.textColor) = (
            title.uppercased(), .systemFont(ofSize: 13, weight: .semibold), .secondaryLabel
        )
        (valueLabel.font, valueLabel.textAlignment) = (.monospacedDigitSystemFont(ofSize: 17, weight: .regular), .center)
        valueLabel.textColor = .label
        valueLabel.backgroundColor = .tertiarySystemFill
        (valueLabel.layer.cornerRadius, valueLabel.layer.cornerCurve) = (8, .continuous)
        accessibilityIdentifier = title
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        gradient.cornerRadius = Self.trackHeight / 2
        if let checkerboard {
            (checkerboard.layer.cornerRadius, checkerboard.clipsToBounds) = (Self.trackHeight / 2, true)
            addSubview(checkerboard)
        }
        layer.addSublayer(gradient)
        knob.isUserInteractionEnabled = false
        knob.bounds = CGRect(x: 0, y: 0, width: Self.trackHeight - 4, height: Self.trackHeight - 4)
        knob.layer.cornerRadius = knob.bounds.width / 2
        (knob.layer.borderWidth, knob.layer.borderColor) = (3, UIColor.white.cgColor)
        knob.layer.setDropShadow(opacity: 0.25, verticalOffset: 1, radius: 2)
        for view in [titleLabel, valueLabel, knob] { addSubview(view) }
    }

    required init?(coder: NSCoder) { return nil }

    override var naturalSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.titleHeight + Self.trackHeight) }

    /// Shows a value of 0…1, the colors of both ends of the track, and the color of the knob.
    func show(_ value: CGFloat, from start: UIColor, to end: UIColor, knobColor: UIColor) {
        self.value = value
        valueLabel.text = format(value)
        withoutActions { gradient.colors = [start.cgColor, end.cgColor] }
        knob.backgroundColor = knobColor
        setNeedsLayout()
    }

    private var trackFrame: CGRect {
        CGRect(x: 0, y: Self.titleHeight, width: max(bounds.width - Self.valueWidth - 12, 0), height: Self.trackHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let track = trackFrame
        titleLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 18)
        valueLabel.frame = CGRect(x: bounds.width - Self.valueWidth, y: track.minY, width: Self.valueWidth, height: track.height)
        checkerboard?.frame = track
        withoutActions { gradient.frame = track }
        let travel = track.width - Self.trackHeight
        knob.center = CGPoint(x: track.minX + Self.trackHeight / 2 + travel * value, y: track.midY)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard trackFrame.insetBy(dx: 0, dy: -6).contains(touch.location(in: self)) else { return false }
        return choose(touch)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { choose(touch) }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sendActions(for: .editingDidEnd) }

    private func choose(_ touch: UITouch) -> Bool {
        let track = trackFrame
        let travel = max(track.width - Self.trackHeight, 1)
        setValue((touch.location(in: self).x - track.minX - Self.trackHeight / 2) / travel)
        return true
    }

    private func setValue(_ new: CGFloat) {
        let new = min(max(new, 0), 1)
        guard new != value else { return }
        value = new
        sendActions(for: .valueChanged)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isEnclosingDrag(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func adjust(by steps: Int) -> Bool {
        setValue(value + CGFloat(steps) / 20)
        sendActions(for: .editingDidEnd)
        return true
    }
}
