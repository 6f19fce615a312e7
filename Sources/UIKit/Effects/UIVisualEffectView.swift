import CoreGraphics
import QuartzCore

/// A view that shows the content below it through an effect, with its own content view on top.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    nonisolated deinit {}

    open override class var layerClass: AnyClass { BackdropLayer.self }

    /// The view to which subviews are added.
    open private(set) var contentView = UIView()
    /// The last effect that was not nil.
    ///
    /// A reversed animation restores only the layer's backdrop. Afterward `effect` must return this effect again.
    private var lastEffect: UIVisualEffect?

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        addContentView()
        self.effect = effect
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }

    /// Creates a view from its element of a storyboard or xib. Other coders create a view without an effect.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
        if let coder = coder as? InterfaceCoder { decodeEffectView(coder) }
    }

    private func addContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// The effect. An animation changes the amounts of blur, saturation and tint continuously. If the effect is nil, these
    /// amounts are 0.
    open var effect: UIVisualEffect? {
        get { backdropLayer?.backdrop.hasNoEffect == false ? lastEffect : nil }
        set {
            guard let backdropLayer else { return }
            if let newValue {
                let backdrop = backdrop(of: newValue)
                backdropLayer.prepareTint(backdrop.tint)
                backdropLayer.backdrop = backdrop
                lastEffect = newValue
            } else {
                // The tint keeps its color, so that an animation changes only its alpha.
                var none = BackdropValues()
                none.tint = backdropLayer.backdrop.tint
                none.tint.alpha = 0
                backdropLayer.backdrop = none
            }
        }
    }

    private func backdrop(of effect: UIVisualEffect) -> BackdropValues {
        effect.backdrop(for: traitCollection, reducesTransparency: UIAccessibility.isReduceTransparencyEnabled)
    }

    /// Sets the values of the effect for the current style and settings.
    func updateEffect() {
        if let effect { backdropLayer?.backdrop = backdrop(of: effect) }
    }

    override func dynamicColorsDidChange() { updateEffect() }

    private var backdropLayer: BackdropLayer? { layer as? BackdropLayer }

    open override func didAddSubview(_ subview: UIView) {
        guard subview !== contentView else { return }
        Diagnostics.report(
            .programmerError, source: "UIVisualEffectView",
            "Do not add subviews directly to the visual effect view; add them to its contentView instead. \(address(of: subview)) is moved "
                + "to the contentView.")
        contentView.addSubview(subview)
    }
}
