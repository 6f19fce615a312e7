import CoreGraphics
import FlipbookDisplayList
import FlipbookTypography
import Foundation

/// A view that shows one or more lines of text, vertically centered.
@preconcurrency @MainActor open class UILabel: UIView {
    nonisolated deinit {}

    private var labelText = LabelText()
    private var layoutCache = LabelLayoutCache()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a label.
    ///
    /// Differs from Apple: the coder is ignored if it does not belong to a storyboard or xib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let coder = coder as? InterfaceCoder { decodeLabel(coder) }
    }

    private func setUp() {
        isUserInteractionEnabled = false
        contentMode = .left
    }

    // MARK: - Text

    /// The text. Setting it removes all attributes.
    open var text: String? {
        get { labelText.string }
        set {
            if labelText.setString(newValue) { contentDidChange() }
            observedValueDidChange()
        }
    }

    /// The text with attributes. Parts without an attribute use the label's font, color and paragraph style.
    open var attributedText: NSAttributedString? {
        get { labelText.attributedString() }
        set {
            labelText.setAttributed(newValue)
            // The text can contain its own font and color, so an appearance must not replace them.
            propertyWasSet(.font)
            propertyWasSet(.textColor)
            contentDidChange()
        }
    }

    /// The font. Setting it changes the font of the whole text, including attributed text.
    open var font: UIFont! {
        get { labelText.font }
        set {
            labelText.setFont(newValue ?? .systemFont(ofSize: UIFont.labelFontSize))
            propertyWasSet(.font)
            contentDidChange()
        }
    }

    /// The color of the text. Setting it changes the color of the whole text, including attributed text.
    open var textColor: UIColor! {
        get { labelText.color }
        set {
            labelText.setColor(newValue ?? .label)
            propertyWasSet(.textColor)
            contentDidChange()
        }
    }

    /// The alignment. Setting it changes the alignment of all paragraphs, including the paragraphs of attributed text.
    open var textAlignment: NSTextAlignment {
        get { NSTextAlignment(labelText.paragraphStyle.alignment) }
        set {
            labelText.setAlignment(newValue)
            contentDidChange()
        }
    }

    /// The line break mode. Setting it changes the mode of all paragraphs, including the paragraphs of attributed text.
    open var lineBreakMode: NSLineBreakMode {
        get { NSLineBreakMode(labelText.paragraphStyle.breakMode) }
        set {
            labelText.setLineBreakMode(newValue)
            contentDidChange()
        }
    }

    // MARK: - Appearance

    /// The maximum number of lines, or 0 for no maximum.
    open var numberOfLines = 1 { didSet { contentDidChange() } }
    /// Whether the font size is reduced until the text fits, but not below `minimumScaleFactor` times the original size.
    open var adjustsFontSizeToFitWidth = false { didSet { contentDidChange() } }
    /// The smallest scale of the font sizes that is allowed by `adjustsFontSizeToFitWidth`.
    open var minimumScaleFactor: CGFloat = 0 { didSet { contentDidChange() } }
    /// The vertical position of a single line whose font size was reduced.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { redraw() } }
    /// The maximum width of a text with several lines in Auto Layout, or 0 for no maximum.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }
    /// The color of the text while the label is highlighted, or nil if it does not change.
    open var highlightedTextColor: UIColor? { didSet { contentDidChange() } }
    /// Whether the text is drawn with `highlightedTextColor`.
    open var isHighlighted = false { didSet { contentDidChange() } }
    /// Whether the text is drawn at full opacity. The text of a disabled label is translucent.
    open var isEnabled = true { didSet { contentDidChange() } }
    /// The color of the text's shadow, or nil for no shadow.
    open var shadowColor: UIColor? {
        didSet {
            propertyWasSet(.shadowColor)
            redraw()
        }
    }
    /// The offset of the shadow from the text, in points.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet {
            propertyWasSet(.shadowOffset)
            redraw()
        }
    }

    override func dynamicColorsDidChange() { contentDidChange() }
    override func layoutDirectionDidChange() { contentDidChange() }

    /// The direction with which the text was laid out last, or nil if it was not laid out yet. A label that is measured outside of a window
    /// can have a different direction after it is added to a window.
    private var laidOutDirection: UIUserInterfaceLayoutDirection?

    /// Lays out the text again if the window has another layout direction.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, let laidOutDirection, laidOutDirection != effectiveUserInterfaceLayoutDirection { contentDidChange() }
    }

    /// Whether the font follows the user's text size. It has an effect for fonts of a text style and of `UIFontMetrics`.
    open var adjustsFontForContentSizeCategory = false { didSet { if adjustsFontForContentSizeCategory { fontTraitsDidChange() } } }

    override func fontTraitsDidChange() {
        let isAdjusted = adjustsFontForContentSizeCategory && labelText.adjustFonts(to: traitCollection)
        // The weight of a system font depends on the traits.
        if isAdjusted || UILegibilityWeight.isBoldUsed { contentDidChange() }
    }

    private func contentDidChange() {
        layoutCache.removeAll()
        invalidateIntrinsicContentSize()
        redraw()
    }

    // MARK: - Size

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = numberOfLines == 1 || size.width <= 0 ? CGFloat.greatestFiniteMagnitude : size.width
        return measuredSize(forWidth: width)
    }

    open override var intrinsicContentSize: CGSize {
        measuredSize(forWidth: preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : nil)
    }

    /// Returns the size of the text for a maximum width, rounded up to whole pixels. If the width is nil, there is no maximum.
    package func measuredSize(forWidth width: CGFloat?) -> CGSize {
        guard text?.isEmpty == false else { return .zero }
        let layout = TextLayout(styledText(), width: width ?? .greatestFiniteMagnitude, lineLimit: numberOfLines)
        // The space before centered lines is not part of the text, so it is subtracted.
        let left = max(layout.lines.map(\.left).min() ?? 0, 0)
        return CGSize(width: roundedUpToPixel(layout.size.width - left), height: roundedUpToPixel(layout.size.height))
    }

    override var heightDependsOnWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    /// Returns the intrinsic width, and the height of the text for the given width. If the height does not depend on the width, or if the
    /// width is nil, returns the intrinsic size.
    override func contentSize(forWidth width: CGFloat?) -> CGSize {
        let unlimitedSize = intrinsicContentSize
        guard let width, heightDependsOnWidth else { return unlimitedSize }
        return CGSize(width: unlimitedSize.width, height: measuredSize(forWidth: width).height)
    }

    /// Returns the position of a baseline, measured from the middle of the height, because the text is vertically centered.
    override func baseline(_ attribute: NSLayoutConstraint.Attribute) -> Baseline {
        let offsets = baselines(forWidth: layoutState.box.measuredWidth ?? (bounds.width > 0 ? bounds.width : nil))
        return Baseline(heightFraction: 0.5, offset: attribute == .firstBaseline ? offsets.first : offsets.last)
    }

    /// Returns the distances of the first and the last baseline from the middle of the label's height.
    package func baselines(forWidth width: CGFloat?) -> (first: CGFloat, last: CGFloat) {
        let layout = TextLayout(styledText(), width: width ?? .greatestFiniteMagnitude, lineLimit: numberOfLines)
        return (layout.firstBaseline - layout.size.height / 2, layout.lastBaseline - layout.size.height / 2)
    }

    private var pixelsPerPoint: CGFloat { max(UIScreen.main.scale, 1) }

    /// Rounds a length up to whole pixels. With the tolerance of 1e-6 pixels, floating-point errors do not add a pixel.
    private func roundedUpToPixel(_ length: CGFloat) -> CGFloat { (length * pixelsPerPoint - 1e-6).rounded(.up) / pixelsPerPoint }

    /// Returns the rectangle of the text in the given bounds.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard text?.isEmpty == false else { return CGRect(origin: bounds.origin, size: .zero) }
        let layout = scaledLayout(in: bounds.size, lineLimit: numberOfLines).layout
        let left = layout.lines.map(\.left).min() ?? 0
        return CGRect(
            x: bounds.minX + left, y: bounds.midY - layout.size.height / 2, width: min(layout.size.width - max(left, 0), bounds.width),
            height: layout.size.height)
    }

    // MARK: - Drawing

    open override func layoutSubviews() {
        super.layoutSubviews()
        redraw()
    }

    private var displayContents: [DisplayContent] = []

    private func redraw() {
        displayContents.removeAll(keepingCapacity: true)
        if text?.isEmpty == false { drawText(in: bounds) }
        layer.drawing = displayContents
    }

    /// Draws the text in a rectangle. Subclasses override it to add a margin, and call `super`.
    open func drawText(in rect: CGRect) {
        let scaled = scaledLayout(in: rect.size, lineLimit: numberOfLines)
        var top = rect.midY - scaled.layout.size.height / 2
        if scaled.scale < 1, numberOfLines == 1, baselineAdjustment != .alignCenters {
            // The baseline or the upper edge has the same position as in a text with the full font size.
            let fullMetrics = FontSystem.installed.metrics(for: withOwnTraits { labelText.font.font })
            let fullTop = rect.midY - fullMetrics.lineHeight / 2
            top = baselineAdjustment == .none ? fullTop : fullTop + fullMetrics.ascent - scaled.layout.firstBaseline
        }
        let writer = TextDisplayWriter(pixelsPerPoint: pixelsPerPoint, shadow: labelShadow)
        let isCut = labelText.paragraphStyle.breakMode == .clip && scaled.layout.size.width > rect.width
        writer.write(scaled.layout, at: CGPoint(x: rect.minX, y: top), clippedTo: isCut ? rect : nil, into: &displayContents)
    }

    private var labelShadow: FlipbookTypography.TextStyle.Shadow? {
        shadowColor.map { FlipbookTypography.TextStyle.Shadow(offset: shadowOffset, color: resolved($0)) }
    }

    private func scaledLayout(in size: CGSize, lineLimit lines: Int) -> LabelLayoutCache.ScaledLayout {
        let minimumScale = adjustsFontSizeToFitWidth ? min(max(minimumScaleFactor, 0.01), 1) : 1
        return layoutCache.scaledLayout(for: LabelLayoutCache.Key(size: size, lines: lines), minimumScale: minimumScale) { styledText() }
    }

    private func styledText() -> StyledText { withOwnTraits { styledTextForCurrentTraits() } }

    private func styledTextForCurrentTraits() -> StyledText {
        let direction = effectiveUserInterfaceLayoutDirection
        laidOutDirection = direction
        let text = labelText.styledText(isRightToLeft: direction == .rightToLeft)
        guard !isEnabled || (isHighlighted && highlightedTextColor != nil) else { return text }
        return text.recolored { color in
            var color = isHighlighted ? highlightedTextColor?.cgColor ?? color : color
            if !isEnabled { color.alpha *= 0.4 }
            return color
        }
    }
}
