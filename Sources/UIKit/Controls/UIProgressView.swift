import CoreGraphics

/// A bar that shows the progress of a task.
@preconcurrency @MainActor open class UIProgressView: UIView {
    nonisolated deinit {}

    /// The style of the bar. A bar with the style `bar` has no rounded ends and no track color.
    nonisolated public enum Style: Int, Sendable {
        /// The usual style.
        case `default`
        /// The style in a toolbar.
        case bar
    }

    /// The style of the bar.
    open var progressViewStyle = Style.default { didSet { setNeedsLayout() } }
    /// The progress, 0…1.
    open var progress: Float {
        get { currentProgress }
        set { setProgress(newValue, animated: false) }
    }
    /// The color of the completed part, or nil for the tint color.
    open var progressTintColor: UIColor? {
        didSet {
            propertyWasSet(.progressTintColor)
            setNeedsLayout()
        }
    }
    /// The color of the track, or nil for the color of the style.
    open var trackTintColor: UIColor? {
        didSet {
            propertyWasSet(.trackTintColor)
            setNeedsLayout()
        }
    }

    private var currentProgress: Float = 0
    private let fillView = UIView()

    private static let height: CGFloat = 4

    /// Creates a bar with a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
        progressViewStyle = style
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(fillView)
    }

    /// Creates a bar.
    ///
    /// Differs from Apple: the coder is ignored if it does not belong to a storyboard or xib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(fillView)
        if let coder = coder as? InterfaceCoder { decodeProgressView(coder) }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: Self.height) }

    /// Sets the progress, limited to 0…1. Inside of an animation block, an animated change belongs to this block.
    open func setProgress(_ progress: Float, animated: Bool) {
        if progress.isNaN { return Diagnostics.reportRefusedValue(of: "progress", source: "\(type(of: self))") }
        currentProgress = min(max(progress, 0), 1)
        guard animated, window != nil else { return setNeedsLayout() }
        layoutIfNeeded()
        // The completion of a block does not wait for a block inside of it.
        guard AnimationBlock.current == nil else { return updateAppearance() }
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: updateAppearance)
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
        updateAppearance()
    }

    private func updateAppearance() {
        backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? nil : ControlColors.track)
        fillView.backgroundColor = progressTintColor ?? tintColor
        let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
        (layer.cornerRadius, fillView.layer.cornerRadius) = (radius, radius)
        layer.masksToBounds = true
        fillView.frame = mirroredIfRightToLeft(CGRect(x: 0, y: 0, width: bounds.width * CGFloat(currentProgress), height: bounds.height))
    }
}
