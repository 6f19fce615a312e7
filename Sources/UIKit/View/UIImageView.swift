import CoreGraphics
import Foundation
import QuartzCore

/// A view that shows an image or a sequence of images according to its content mode.
@preconcurrency @MainActor open class UIImageView: UIView {
    nonisolated deinit {}

    /// The image. The animation of an animated image starts when the image is set, and stops when the image is replaced.
    open var image: UIImage? {
        didSet {
            updateLayer()
            if image?.size != oldValue?.size || image?.isSymbolImage == true || oldValue?.isSymbolImage == true
                || image?.alignmentRectInsets != oldValue?.alignmentRectInsets
            {
                invalidateIntrinsicContentSize()
            }
            if image?.images != nil || oldValue?.images != nil { updateImageAnimation() }
        }
    }

    /// The image that is shown instead of `image` while `isHighlighted` is true.
    open var highlightedImage: UIImage? { didSet { updateLayer() } }
    /// Whether the highlighted images are shown.
    open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            updateLayer()
            guard isAnimating || resumesInOtherState else { return }
            startAnimating()
            resumesInOtherState = !isAnimationRequested
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a view with the size of the image.
    public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

    /// Creates a view with the size of the image and an image for the highlighted state.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setImages(image, highlightedImage)
    }

    /// Creates a view from its element of a storyboard or xib. Other coders create an empty view.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        if let coder = coder as? InterfaceCoder { decodeImageView(coder) }
    }

    /// Sets the images. This is a method, because property observers are not called for assignments in an initializer.
    private func setImages(_ image: UIImage?, _ highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
    }

    /// The image of the current state.
    var displayedImage: UIImage? { resolved(isHighlighted ? highlightedImage ?? image : image) }

    /// Returns an image as the view shows it. The colors and the size of a symbol depend on the view.
    func resolved(_ image: UIImage?) -> UIImage? {
        guard let image, image.isSymbolImage else { return image }
        let shown = image.resolved(preferredSymbolConfiguration, traitCollection, tint: symbolTintColor)
        return isRightToLeft && shown.flipsForRightToLeftLayoutDirection ? shown.mirroredForRightToLeft() : shown
    }

    /// The tint color for the traits of the view.
    var symbolTintColor: UIColor { tintColor.resolvedColor(with: traitCollection) }

    /// The configuration of symbol images. Values of the image's own configuration take precedence.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            guard preferredSymbolConfiguration != oldValue else { return }
            updateLayer()
            invalidateIntrinsicContentSize()
        }
    }

    /// Whether images in the automatic rendering mode are painted as templates, as in system buttons and bar buttons.
    var usesAutomaticTemplates = false { didSet { if usesAutomaticTemplates != oldValue { updateLayer() } } }

    /// The player of symbol effects, or nil if no effect was added.
    var symbolEffectPlayer: SymbolEffectPlayer?

    /// Sets the layer's contents to the current image, unless effects show its symbol.
    func updateLayer() {
        symbolEffectPlayer?.update()
        let isHidden = symbolEffectPlayer?.isShowing == true
        let displayedImage = isHidden ? nil : displayedImage?.resolved(for: traitCollection, isRightToLeft: isRightToLeft)
        layer.setContents(
            displayedImage?.attributes.uprightImage, scale: displayedImage?.scale ?? 1,
            center: displayedImage?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1),
            repeatsCenter: displayedImage?.repeatsCenter ?? false,
            tint: displayedImage?.fillColor(tintColor, traitCollection, automaticTemplates: usesAutomaticTemplates))
    }

    override func dynamicColorsDidChange() { updateLayer() }
    override func layoutDirectionDidChange() { updateLayer() }

    // MARK: - Tint

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLayer()
    }

    /// Updates the colors of a symbol, which may depend on the style.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if image?.isSymbolImage == true || highlightedImage?.isSymbolImage == true { updateLayer() }
    }

    /// Updates the tint, because the tint color may differ in another window, and starts a requested animation.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        let isTemplate = usesAutomaticTemplates || displayedImage?.renderingMode == .alwaysTemplate
        if image?.isSymbolImage == true || isTemplate { updateLayer() }
        if isAnimationRequested, window != nil, !hasRunningAnimation { startAnimating() }
        if window != nil { symbolEffectPlayer?.didMoveToWindow() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        symbolEffectPlayer?.layout()
    }

    // MARK: - Size

    open override func sizeThatFits(_ size: CGSize) -> CGSize { resolved(image)?.size ?? .zero }

    open override var intrinsicContentSize: CGSize {
        guard let image = resolved(image) else { return super.intrinsicContentSize }
        let insets = image.alignmentRectInsets
        return CGSize(width: image.size.width - insets.left - insets.right, height: image.size.height - insets.top - insets.bottom)
    }

    open override var alignmentRectInsets: UIEdgeInsets { resolved(image)?.alignmentRectInsets ?? .zero }

    // MARK: - Animation

    /// The frames that are shown instead of the image while the view is animating.
    open var animationImages: [UIImage]?
    /// The frames that are shown instead of `animationImages` while `isHighlighted` is true.
    open var highlightedAnimationImages: [UIImage]?
    /// The duration of one cycle through all frames, in seconds. With 0, each frame takes 1/30 s.
    open var animationDuration: TimeInterval = 0
    /// The number of cycles through `animationImages`, or 0 to repeat forever. An animated image always repeats forever.
    open var animationRepeatCount = 0
    /// Whether the animation was started and has not finished. Outside of a window, the layer cannot run the animation. The animation is
    /// started again when the view is added to a window.
    private var isAnimationRequested = false
    /// Whether the animation is interrupted because the image of the current state has no frames. It starts again when `isHighlighted`
    /// changes.
    private var resumesInOtherState = false
    /// The delegate of the running animation. The view itself is not the delegate, because an animation retains its delegate.
    private lazy var animationObserver = ImageAnimationObserver { [weak self] in self?.animationDidFinish() }
    private static let animationKey = "UIImageAnimation"

    /// Whether the layer runs the animation.
    private var hasRunningAnimation: Bool { layer.animation(forKey: Self.animationKey) != nil }

    /// Whether the frames are animated. Outside of a window, whether the animation will start when the view is added to a window.
    open var isAnimating: Bool { hasRunningAnimation || isAnimationRequested && window == nil }

    /// Starts the animation of `animationImages`, or of the frames of an animated image. If there are no frames, stops the animation.
    open func startAnimating() {
        let animationFrames = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        guard let frames = animationFrames ?? displayedImage?.images, !frames.isEmpty else { return stopAnimating() }
        let usesAnimationImages = animationFrames != nil
        isAnimationRequested = true
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = frames.compactMap { $0.attributes.uprightImage }
        animation.calculationMode = .discrete
        let duration = usesAnimationImages ? animationDuration : displayedImage?.duration ?? 0
        animation.duration = duration > 0 ? duration : Double(frames.count) / 30
        animation.repeatCount = usesAnimationImages && animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity
        if displayedImage == nil, let first = frames.first { layer.contentsScale = first.scale }
        animation.delegate = animationObserver
        layer.add(animation, forKey: Self.animationKey)
    }

    /// Called after the last cycle. The animation is no longer requested, unless it was started again.
    private func animationDidFinish() { if !hasRunningAnimation { isAnimationRequested = false } }

    /// Stops the animation and shows the image again.
    open func stopAnimating() {
        (isAnimationRequested, resumesInOtherState) = (false, false)
        layer.removeAnimation(forKey: Self.animationKey)
    }

    /// Starts the animation of an animated image, or stops the animation for other images.
    private func updateImageAnimation() {
        if displayedImage?.images != nil { return startAnimating() }
        stopAnimating()
        resumesInOtherState = image?.images != nil
    }
}
