import CoreGraphics

/// How far something has come, as a bar.
open class UIProgressView: UIView {
    public enum Style: Int, Sendable { case `default`, bar }

    open var progressViewStyle = Style.default { didSet { setNeedsLayout() } }
    /// 0…1.
    open var progress: Float {
        get { current }
        set { setProgress(newValue, animated: false) }
    }
    open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }

    private var current: Float = 0
    private let fill = UIView()

    private static let height: CGFloat = 4

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
        progressViewStyle = style
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(fill)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(fill)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: Self.height) }

    open func setProgress(_ progress: Float, animated: Bool) {
        current = min(max(progress, 0), 1)
        guard animated, window != nil else { return setNeedsLayout() }
        layoutIfNeeded()
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: show)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        show()
    }

    private func show() {
        backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? nil : ControlInk.groove)
        fill.backgroundColor = progressTintColor ?? tintColor
        let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
        (layer.cornerRadius, fill.layer.cornerRadius) = (radius, radius)
        layer.masksToBounds = true
        fill.frame = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(current), height: bounds.height)
    }
}
