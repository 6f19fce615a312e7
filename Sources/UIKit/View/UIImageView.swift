import CoreGraphics
import Foundation
import QuartzCore

/// Shows a picture, or several one after the other, as its content mode says.
open class UIImageView: UIView {
    open var image: UIImage? {
        didSet {
            show()
            if image?.size != oldValue?.size || image?.alignmentRectInsets != oldValue?.alignmentRectInsets {
                invalidateIntrinsicContentSize()
            }
            if image?.images != nil || oldValue?.images != nil { playOwnFrames() }
        }
    }

    /// Shown instead of the image while `isHighlighted`.
    open var highlightedImage: UIImage? { didSet { show() } }
    open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            show()
            if isAnimating { startAnimating() }
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// As large as the image.
    public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        begin(image, highlightedImage)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Observers do not run in an initializer.
    private func begin(_ image: UIImage?, _ highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
    }

    private var shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    private func show() {
        let shown = shown
        layer.show(
            shown?.look.upright, scale: shown?.scale ?? 1, center: shown?.center ?? CGRect(x: 0, y: 0, width: 1, height: 1),
            repeatsCenter: shown?.repeatsCenter ?? false, tint: shown?.paint(tintColor))
    }

    // MARK: - Tint

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    /// There it may inherit another tint.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if shown?.renderingMode == .alwaysTemplate { show() }
        if wantsToAnimate, window != nil, !isRunning { startAnimating() }
    }

    // MARK: - Size

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    open override var intrinsicContentSize: CGSize {
        guard let image else { return super.intrinsicContentSize }
        let insets = image.alignmentRectInsets
        return CGSize(width: image.size.width - insets.left - insets.right, height: image.size.height - insets.top - insets.bottom)
    }

    open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

    // MARK: - One after the other

    /// Shown while animating, in place of the image.
    open var animationImages: [UIImage]?
    open var highlightedAnimationImages: [UIImage]?
    /// How long all of them take together; 0 is a thirtieth of a second for each.
    open var animationDuration: TimeInterval = 0
    /// 0 is for ever.
    open var animationRepeatCount = 0
    private var wantsToAnimate = false
    private static let key = "UIImageAnimation"

    private var isRunning: Bool { layer.animation(forKey: Self.key) != nil }

    open var isAnimating: Bool { isRunning || wantsToAnimate && window == nil }

    open func startAnimating() {
        let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        guard let frames = own ?? shown?.images, !frames.isEmpty else { return stopAnimating() }
        let isOwn = own != nil
        wantsToAnimate = true
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = frames.compactMap { $0.look.upright }
        animation.calculationMode = .discrete
        let given = isOwn ? animationDuration : shown?.duration ?? 0
        animation.duration = given > 0 ? given : Double(frames.count) / 30
        animation.repeatCount = isOwn && animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity
        if shown == nil, let first = frames.first { layer.contentsScale = first.scale }
        layer.add(animation, forKey: Self.key)
    }

    open func stopAnimating() {
        wantsToAnimate = false
        layer.removeAnimation(forKey: Self.key)
    }

    /// A picture that is animated by itself runs as long as it is shown.
    private func playOwnFrames() {
        if shown?.images != nil { startAnimating() } else { stopAnimating() }
    }
}
