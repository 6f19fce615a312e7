import CoreGraphics
import Display
import Foundation
import Typography

nonisolated public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

/// Text in one line or several, in the middle of its height.
open class UILabel: UIView {
    private var words = LabelText()
    private var settings = LabelSettings()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        isUserInteractionEnabled = false
        contentMode = .left
    }

    // MARK: - Text

    open var text: String? {
        get { words.string }
        set { if words.setString(newValue) { contentDidChange() } }
    }

    /// Text that says itself what its parts look like. What it does not say the label's own properties do.
    open var attributedText: NSAttributedString? {
        get { words.attributedString }
        set {
            words.setAttributed(newValue)
            contentDidChange()
        }
    }

    /// Written after attributed text, these are said of all of it.
    open var font: UIFont! {
        get { words.font }
        set {
            words.setFont(newValue ?? .systemFont(ofSize: UIFont.labelFontSize))
            contentDidChange()
        }
    }

    open var textColor: UIColor! {
        get { words.color }
        set {
            words.setColor(newValue ?? .black)
            contentDidChange()
        }
    }

    open var textAlignment: NSTextAlignment {
        get { NSTextAlignment(words.paragraph.alignment) }
        set {
            words.setAlignment(newValue)
            contentDidChange()
        }
    }

    open var lineBreakMode: NSLineBreakMode {
        get { NSLineBreakMode(words.paragraph.breakMode) }
        set {
            words.setLineBreakMode(newValue)
            contentDidChange()
        }
    }

    // MARK: - Look

    /// How many lines there may be; 0 for any number.
    open var numberOfLines = 1 { didSet { contentDidChange() } }
    /// Makes letters smaller until the text fits, down to `minimumScaleFactor` of their size.
    open var adjustsFontSizeToFitWidth = false { didSet { contentDidChange() } }
    open var minimumScaleFactor: CGFloat = 0 { didSet { contentDidChange() } }
    /// Where smaller letters stand.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { redraw() } }
    /// How wide text in several lines wants to be at most; 0 for as wide as it is.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }
    open var highlightedTextColor: UIColor? { didSet { contentDidChange() } }
    open var isHighlighted = false { didSet { contentDidChange() } }
    /// A disabled label is pale.
    open var isEnabled = true { didSet { contentDidChange() } }
    open var shadowColor: UIColor? { didSet { redraw() } }
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { redraw() } }

    private func contentDidChange() {
        settings.removeAll()
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

    /// Ours: how much room the text takes when it may be so wide, up to whole pixels.
    package func measuredSize(forWidth width: CGFloat?) -> CGSize {
        guard text?.isEmpty == false else { return .zero }
        let size = TextLayout(styledText(), width: width ?? .greatestFiniteMagnitude, lines: numberOfLines).size
        return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
    }

    override var measuresHeight: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    /// As wide as without a break, if it may be, and as high as it is in the width that was found.
    override func contentSize(forWidth width: CGFloat?) -> CGSize {
        let free = intrinsicContentSize
        guard let width, measuresHeight else { return free }
        return CGSize(width: free.width, height: measuredSize(forWidth: width).height)
    }

    /// Text stands in the middle of the height, whatever that is.
    override func baseline(_ attribute: NSLayoutConstraint.Attribute) -> Baseline {
        let lines = baselines(forWidth: autoLayout.box.measuredWidth ?? (bounds.width > 0 ? bounds.width : nil))
        return Baseline(part: 0.5, offset: attribute == .firstBaseline ? lines.first : lines.last)
    }

    /// Ours: where the first and the last baseline lie, from the middle of the label's height.
    package func baselines(forWidth width: CGFloat?) -> (first: CGFloat, last: CGFloat) {
        let layout = TextLayout(styledText(), width: width ?? .greatestFiniteMagnitude, lines: numberOfLines)
        return (layout.firstBaseline - layout.size.height / 2, layout.lastBaseline - layout.size.height / 2)
    }

    private var pixelsPerPoint: CGFloat { max(UIScreen.main.scale, 1) }

    /// What a sum of floats is above a whole pixel is no reason for another.
    private func roundedUp(_ length: CGFloat) -> CGFloat { (length * pixelsPerPoint - 1e-6).rounded(.up) / pixelsPerPoint }

    /// Where in the bounds the text is drawn.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard text?.isEmpty == false else { return CGRect(origin: bounds.origin, size: .zero) }
        let layout = setting(bounds.size, numberOfLines).layout
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

    private var drawn: [Content] = []

    private func redraw() {
        drawn.removeAll(keepingCapacity: true)
        if text?.isEmpty == false { drawText(in: bounds) }
        layer.drawing = drawn
    }

    /// Draws the text in a rectangle. To be overridden, for a margin, and called from there; never by hand.
    open func drawText(in rect: CGRect) {
        let setting = setting(rect.size, numberOfLines)
        var top = rect.midY - setting.layout.size.height / 2
        if setting.scale < 1, numberOfLines == 1, baselineAdjustment != .alignCenters {
            // As if the letters had their full size: their baseline stays, or their upper edge.
            let full = FontBook.installed.metrics(words.font.font)
            let upper = rect.midY - full.lineHeight / 2
            top = baselineAdjustment == .none ? upper : upper + full.ascent - setting.layout.firstBaseline
        }
        let writer = TextWriter(pixelsPerPoint: pixelsPerPoint, shadow: labelShadow)
        let isCut = words.paragraph.breakMode == .clip && setting.layout.size.width > rect.width
        writer.write(setting.layout, at: CGPoint(x: rect.minX, y: top), within: isCut ? rect : nil, into: &drawn)
    }

    private var labelShadow: Typography.TextStyle.Shadow? {
        shadowColor.map { Typography.TextStyle.Shadow(offset: shadowOffset, color: $0.cgColor) }
    }

    private func setting(_ size: CGSize, _ lines: Int) -> LabelSettings.Setting {
        let least = adjustsFontSizeToFitWidth ? min(max(minimumScaleFactor, 0.01), 1) : 1
        return settings.setting(LabelSettings.Room(size: size, lines: lines), least: least) { styledText() }
    }

    private func styledText() -> StyledText {
        let text = words.styled(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        guard !isEnabled || (isHighlighted && highlightedTextColor != nil) else { return text }
        return text.recolored { color in
            var color = isHighlighted ? highlightedTextColor?.cgColor ?? color : color
            if !isEnabled { color.alpha *= 0.4 }
            return color
        }
    }
}
