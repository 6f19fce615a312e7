import CoreGraphics
import QuartzCore

/// Turns as long as something goes on of which nobody knows how long it takes.
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable { case whiteLarge, white, gray, medium = 100, large = 101 }

    open var style: Style { didSet { styleDidChange() } }
    /// That of the style unless given.
    open var color: UIColor! {
        get { ownColor ?? (style == .white || style == .whiteLarge ? .white : style == .gray ? .gray : ControlInk.sign) }
        set {
            ownColor = newValue
            setNeedsLayout()
        }
    }
    open var hidesWhenStopped = true { didSet { showOrHide() } }
    public private(set) var isAnimating = false

    /// So much of the wheel is shown, from the top round; nil for all of it.
    var shownPart: CGFloat? { didSet { if shownPart != oldValue { setNeedsLayout() } } }
    private var ownColor: UIColor?
    private let wheel = CALayer()
    private let petals = (0..<UIActivityIndicatorView.count).map { _ in CALayer() }

    private static let count = 12

    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        setUp()
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        layer.addSublayer(wheel)
        for petal in petals { wheel.addSublayer(petal) }
        if bounds.isEmpty { bounds.size = intrinsicContentSize }
        showOrHide()
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
        let (length, width, inner) = (side * 0.26, side * 0.09, side * 0.235)
        for (index, petal) in petals.enumerated() {
            petal.bounds = CGRect(x: 0, y: 0, width: width, height: length)
            petal.cornerRadius = width / 2
            petal.backgroundColor = color.cgColor
            petal.opacity = opacity(of: index)
            let angle = CGFloat(index + 1) / CGFloat(Self.count) * 2 * .pi
            petal.position = CGPoint(x: side / 2 + sin(angle) * (inner + length / 2), y: side / 2 - cos(angle) * (inner + length / 2))
            petal.setAffineTransform(CGAffineTransform(rotationAngle: angle))
        }
    }

    /// The one at the top is the darkest, and behind it they fade. In part all that are there are alike.
    private func opacity(of index: Int) -> Float {
        guard let shownPart else { return Float(0.25 + 0.75 * Double(index) / Double(Self.count - 1)) }
        let place = (index + 1) % Self.count
        return Float(min(max(shownPart * CGFloat(Self.count) - CGFloat(place), 0), 1)) * 0.8
    }

    // MARK: - Turning

    open func startAnimating() {
        isAnimating = true
        showOrHide()
    }

    open func stopAnimating() {
        isAnimating = false
        showOrHide()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        showOrHide()
    }

    private func showOrHide() {
        isHidden = hidesWhenStopped && !isAnimating
        guard isAnimating, window != nil else { return wheel.removeAnimation(forKey: "turn") }
        guard wheel.animation(forKey: "turn") == nil else { return }
        let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        turn.values = (0..<Self.count).map { Double($0) / Double(Self.count) * 2 * .pi }
        turn.calculationMode = .discrete
        turn.duration = 1
        turn.repeatCount = .infinity
        wheel.add(turn, forKey: "turn")
    }
}
