import CoreGraphics
import QuartzCore

/// A rotating wheel of spokes that shows an activity of unknown duration.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    nonisolated deinit {}

    /// The size and the default color of the indicator.
    nonisolated public enum Style: Int, Sendable {
        /// Large and white. Use `large` and a color.
        case whiteLarge
        /// White. Use `medium` and a color.
        case white
        /// Gray. Use `medium`.
        case gray
        /// The usual size.
        case medium = 100
        /// The large size.
        case large = 101
    }

    /// The size and the default color of the indicator. Setting it resizes the view.
    open var style: Style { didSet { styleDidChange() } }
    /// The legacy name of `style`.
    public var activityIndicatorViewStyle: Style {
        get { style }
        set { style = newValue }
    }
    /// The color of the spokes. The default is the color of the style.
    open var color: UIColor! {
        get { customColor ?? (style == .white || style == .whiteLarge ? .white : style == .gray ? .gray : ControlColors.icon) }
        set {
            customColor = newValue
            propertyWasSet(.color)
            setNeedsLayout()
        }
    }
    /// Whether the view is hidden while it is not animating.
    open var hidesWhenStopped = true { didSet { updateAnimationState() } }
    /// Whether the wheel is rotating.
    open private(set) var isAnimating = false

    /// The fraction of the wheel that is visible, 0…1, clockwise from the top, or nil for the whole wheel.
    var visibleFraction: CGFloat? { didSet { if visibleFraction != oldValue { setNeedsLayout() } } }
    private var customColor: UIColor?
    private let wheel = CALayer()
    private let spokes = (0..<UIActivityIndicatorView.spokeCount).map { _ in CALayer() }

    private static let spokeCount = 12

    /// Creates an indicator with the size of a style.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        setUp()
    }

    /// The legacy name of `init(style:)`.
    public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }

    /// Creates an indicator.
    ///
    /// Differs from Apple: the coder is ignored if it does not belong to a storyboard or xib.
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        setUp()
        if let coder = coder as? InterfaceCoder { decodeIndicator(coder) }
    }

    private func setUp() {
        layer.addSublayer(wheel)
        for spoke in spokes { wheel.addSublayer(spoke) }
        if bounds.isEmpty { setSizeKeepingOrigin(intrinsicContentSize) }
        updateAnimationState()
    }

    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = style == .whiteLarge || style == .large ? 37 : 20
        return CGSize(width: side, height: side)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private func styleDidChange() {
        invalidateIntrinsicContentSize()
        bounds.size = intrinsicContentSize
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setDisableActions(true)
        let side = intrinsicContentSize.width
        wheel.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
        let (length, width, innerRadius) = (side * 0.26, side * 0.09, side * 0.235)
        for (index, spoke) in spokes.enumerated() {
            spoke.bounds = CGRect(x: 0, y: 0, width: width, height: length)
            spoke.cornerRadius = width / 2
            spoke.backgroundColor = resolved(color)
            spoke.opacity = opacity(of: index)
            let angle = CGFloat(index + 1) / CGFloat(Self.spokeCount) * 2 * .pi
            spoke.position = CGPoint(
                x: side / 2 + sin(angle) * (innerRadius + length / 2), y: side / 2 - cos(angle) * (innerRadius + length / 2))
            spoke.setAffineTransform(CGAffineTransform(rotationAngle: angle))
        }
    }

    /// Returns the opacity of a spoke.
    ///
    /// If the whole wheel is visible, the spoke at the top is the most opaque, and the opacity decreases counterclockwise. If only a
    /// fraction is visible, its spokes are equally opaque, except the last one, which appears gradually.
    private func opacity(of index: Int) -> Float {
        guard let visibleFraction else { return Float(0.25 + 0.75 * Double(index) / Double(Self.spokeCount - 1)) }
        let indexFromTop = (index + 1) % Self.spokeCount
        return Float(min(max(visibleFraction * CGFloat(Self.spokeCount) - CGFloat(indexFromTop), 0), 1)) * 0.8
    }

    // MARK: - Animation

    /// Starts the rotation and shows the view.
    open func startAnimating() {
        isAnimating = true
        updateAnimationState()
    }

    /// Stops the rotation, and hides the view if `hidesWhenStopped` is set.
    open func stopAnimating() {
        isAnimating = false
        updateAnimationState()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateAnimationState()
    }

    private func updateAnimationState() {
        isHidden = hidesWhenStopped && !isAnimating
        guard isAnimating, window != nil else { return wheel.removeAnimation(forKey: "turn") }
        guard wheel.animation(forKey: "turn") == nil else { return }
        let rotation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        rotation.values = (0..<Self.spokeCount).map { Double($0) / Double(Self.spokeCount) * 2 * .pi }
        rotation.calculationMode = .discrete
        rotation.duration = 1
        rotation.repeatCount = .infinity
        wheel.add(rotation, forKey: "turn")
    }
}
