import CoreGraphics
import QuartzCore

/// A control that shows a color. A tap opens a color picker.
@preconcurrency @MainActor open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
    nonisolated deinit {}

    /// The title of the color picker.
    open var title: String?
    /// Whether the opacity can be chosen.
    open var supportsAlpha = true
    /// The color, or nil for none. Setting it sends no events.
    open var selectedColor: UIColor? { didSet { updateColor() } }

    private let ring = CAGradientLayer()
    private let ringMask = CAShapeLayer()
    private let checkerboard = CheckerboardView()
    private let swatch = UIView()
    private weak var picker: UIColorPickerViewController?

    private static let size: CGFloat = 28
    private static let ringWidth: CGFloat = 3

    /// Creates a color well.
    public override init(frame: CGRect) {
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: CGSize(width: Self.size, height: Self.size)) : frame)
        setUp()
    }

    /// Creates a color well.
    ///
    /// Differs from Apple: the coder is ignored if it does not belong to a storyboard or xib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        ring.type = .conic
        ring.startPoint = CGPoint(x: 0.5, y: 0.5)
        ring.endPoint = CGPoint(x: 0.5, y: 0)
        ring.colors = (0...6).map { UIColor(hue: CGFloat($0) / 6, saturation: 0.9, brightness: 1, alpha: 1).cgColor }
        (ringMask.fillColor, ringMask.lineWidth, ringMask.strokeColor) = (nil, Self.ringWidth, UIColor.black.cgColor)
        ring.mask = ringMask
        layer.addSublayer(ring)
        checkerboard.clipsToBounds = true
        for view in [checkerboard, swatch] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addAction(UIAction { [weak self] _ in self?.showPicker() }, for: .touchUpInside)
        updateColor()
    }

    override var naturalSize: CGSize { CGSize(width: Self.size, height: Self.size) }

    private func updateColor() {
        swatch.backgroundColor = selectedColor
        checkerboard.isHidden = (selectedColor?.cgColor.alpha ?? 1) == 1
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = !isEnabled ? 0.4 : isHighlighted ? 0.6 : 1
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        let circle = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
        withoutActions {
            ring.frame = circle
            ringMask.frame = ring.bounds
            ringMask.path = UIBezierPath(ovalIn: ring.bounds.insetBy(dx: Self.ringWidth / 2, dy: Self.ringWidth / 2)).cgPath
        }
        let inner = circle.insetBy(dx: Self.ringWidth + 2, dy: Self.ringWidth + 2)
        for view in [checkerboard, swatch] {
            view.frame = inner
            view.layer.cornerRadius = inner.width / 2
        }
    }

    // MARK: - The picker

    private func showPicker() {
        guard picker == nil, let controller = firstInChain(where: { $0 is UIViewController }) as? UIViewController else { return }
        let new = UIColorPickerViewController()
        (new.title, new.supportsAlpha) = (title, supportsAlpha)
        new.selectedColor = selectedColor ?? .black
        new.delegate = self
        picker = new
        controller.present(new, animated: true)
    }

    /// Stores the color that the picker shows, and sends the events.
    open func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
        selectedColor = color
        sendValueChangedActions()
    }
}
