import CoreGraphics

/// A large sample of the chosen color, the saved colors, and a button that saves the chosen color.
final class ColorSwatches: UIView {
    private let checkerboard = CheckerboardView()
    private let large = UIView()
    private var colors: [PickerColor]
    private var buttons: [SwatchButton] = []
    private let addButton = UIButton(type: .system)
    private var current = PickerColor(UIColor.black)
    /// Called with a saved color that was tapped.
    var onSelect: (PickerColor) -> Void = { _ in }

    private static let side: CGFloat = 30
    private static let maximumCount = 9

    override init(frame: CGRect) {
        colors = [UIColor.black, .systemBlue, .systemGreen, .systemYellow, .systemRed].map { PickerColor($0) }
        super.init(frame: frame)
        for view in [checkerboard, large] {
            (view.layer.cornerRadius, view.layer.cornerCurve, view.clipsToBounds) = (10, .continuous, true)
            addSubview(view)
        }
        addButton.setTitle("+", for: .normal)
        addButton.titleLabel?.font = .systemFont(ofSize: 22)
        addButton.accessibilityIdentifier = "Save color"
        addButton.backgroundColor = .tertiarySystemFill
        addButton.layer.cornerRadius = Self.side / 2
        addButton.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
        addSubview(addButton)
        makeButtons()
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ color: PickerColor) {
        current = color
        large.backgroundColor = color.color
        checkerboard.isHidden = color.alpha == 1
        for button in buttons { button.isSelected = button.color == color }
    }

    private func save() {
        guard !colors.contains(current) else { return }
        colors.append(current)
        if colors.count > Self.maximumCount { colors.removeFirst() }
        makeButtons()
        show(current)
    }

    private func makeButtons() {
        for button in buttons { button.removeFromSuperview() }
        buttons = colors.map { color in
            let button = SwatchButton(color)
            button.addAction(UIAction { [weak self] _ in self?.onSelect(color) }, for: .touchUpInside)
            addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bounds.height
        (checkerboard.frame, large.frame) = (
            CGRect(x: 0, y: 0, width: height, height: height), CGRect(x: 0, y: 0, width: height, height: height)
        )
        let start = height + 16
        let columns = 5
        let step = ((bounds.width - start - Self.side) / CGFloat(columns - 1)).rounded(.down)
        for (index, view) in (buttons as [UIView] + [addButton]).enumerated() {
            view.frame = CGRect(
                x: start + CGFloat(index % columns) * step, y: CGFloat(index / columns) * (height - Self.side), width: Self.side,
                height: Self.side)
        }
    }
}

/// A saved color. The chosen color has a ring.
private final class SwatchButton: UIControl {
    let color: PickerColor
    private let dot = UIView()

    init(_ color: PickerColor) {
        self.color = color
        super.init(frame: .zero)
        dot.isUserInteractionEnabled = false
        dot.backgroundColor = color.color
        addSubview(dot)
        layer.borderWidth = 0
    }

    required init?(coder: NSCoder) { return nil }

    override func stateDidChange() {
        super.stateDidChange()
        layer.borderWidth = isSelected ? 3 : 0
        layer.borderColor = color.opaque.color.cgColor
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.width / 2
        dot.frame = isSelected ? bounds.insetBy(dx: 5, dy: 5) : bounds
        dot.layer.cornerRadius = dot.bounds.width / 2
    }
}
