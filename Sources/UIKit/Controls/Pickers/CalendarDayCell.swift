import CoreGraphics

/// A day in the calendar of a date picker.
final class CalendarDayCell: UIControl {
    /// The appearance of a day.
    struct Style: Equatable {
        var isSelected = false
        var isToday = false
    }

    private let circle = UIView()
    private let label = UILabel()
    private var style = Style()
    /// The beginning of the day.
    var day = Date(timeIntervalSinceReferenceDate: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        circle.isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(circle)
        addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ text: String, _ style: Style, isEnabled: Bool) {
        label.text = text
        accessibilityLabel = text
        self.style = style
        self.isEnabled = isEnabled
        updateColors()
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateColors()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    /// Sets the colors and the font.
    ///
    /// A selected day has a pale circle and semibold text in the tint color. If the selected day is today, the circle has the full tint
    /// color and the text is white. If today is not selected, its text has the tint color. The text of a disabled day
    /// always has the color `tertiaryLabel`.
    private func updateColors() {
        let tint: UIColor = tintColor
        label.font = style.isSelected ? .systemFont(ofSize: 22, weight: .semibold) : .systemFont(ofSize: 20)
        circle.backgroundColor = style.isSelected ? (style.isToday ? tint : tint.withAlphaComponent(0.16)) : nil
        label.textColor = style.isSelected ? (style.isToday ? .white : tint) : style.isToday ? tint : .label
        if !isEnabled { label.textColor = .tertiaryLabel }
        label.alpha = isHighlighted ? 0.4 : 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height, 44).rounded(.down)
        circle.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        circle.center = CGPoint(x: bounds.midX, y: bounds.midY)
        circle.layer.cornerRadius = side / 2
        label.frame = bounds
    }
}
