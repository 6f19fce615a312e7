import CoreGraphics
import QuartzCore

/// Glass: shows what lies below it through its effect, and its content view on top.
open class UIVisualEffectView: UIView {
    open override class var layerClass: CALayer.Type { BackdropLayer.self }

    /// Where subviews belong.
    public let contentView = UIView()
    /// The last that was not nil: an animation that runs back to it only brings back what it shows.
    private var latest: UIVisualEffect?

    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        prepare()
        self.effect = effect
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// In an animation the amount of blur, of colour and of tint changes little by little; nil is none of them.
    public var effect: UIVisualEffect? {
        get { glass?.backdrop.isClear == false ? latest : nil }
        set {
            guard let glass else { return }
            if let newValue {
                glass.prepareTint(newValue.backdrop.tint)
                glass.backdrop = newValue.backdrop
                latest = newValue
            } else {
                var none = BackdropValues()
                none.tint = glass.backdrop.tint
                none.tint.alpha = 0
                glass.backdrop = none
            }
        }
    }

    private var glass: BackdropLayer? { layer as? BackdropLayer }

    open override func didAddSubview(_ subview: UIView) {
        guard subview !== contentView else { return }
        Misuse.report("subviews are added to the contentView, not to the view itself; it is added there now", by: "UIVisualEffectView")
        contentView.addSubview(subview)
    }
}
