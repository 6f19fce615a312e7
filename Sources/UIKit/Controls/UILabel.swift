import CoreGraphics
import Display
import Foundation
import Typography

nonisolated public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

/// Text in one line or several, in the middle of its height.
open class UILabel: UIView {
    /// What is shown if there are no attributes, and what is shown if there are.
    private var plain: String?
    private var attributed: NSAttributedString?
    private var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private var ownColor = UIColor.black
    private var paragraph = ParagraphStyle(breakMode: .truncateTail)
    private var known: [Room: Setting] = [:]

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
        get { attributed?.string ?? plain }
        set {
            guard attributed != nil || plain != newValue else { return }
            (plain, attributed) = (newValue, nil)
            contentDidChange()
        }
    }

    /// Text that says itself what its parts look like. What it does not say the label's own properties do.
    open var attributedText: NSAttributedString? {
        get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
        set {
            attributed = newValue.map { NSAttributedString(attributedString: $0) }
            plain = nil
            if let first = attributed, first.length > 0 {
                let attributes = first.attributes(at: 0, effectiveRange: nil)
                ownFont = attributes[.font] as? UIFont ?? ownFont
                ownColor = attributes[.foregroundColor] as? UIColor ?? ownColor
                paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.style ?? paragraph
            }
            contentDidChange()
        }
    }

    private var ownAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        return [.font: ownFont, .foregroundColor: ownColor, .paragraphStyle: style]
    }

    /// Written after attributed text, these are said of all of it.
    open var font: UIFont! {
        get { ownFont }
        set {
            ownFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            say { $0.addAttribute(.font, value: ownFont, range: $1) }
        }
    }

    open var textColor: UIColor! {
        get { ownColor }
        set {
            ownColor = newValue ?? .black
            say { $0.addAttribute(.foregroundColor, value: ownColor, range: $1) }
        }
    }

    open var textAlignment: NSTextAlignment {
        get { NSTextAlignment(paragraph.alignment) }
        set {
            paragraph.alignment = newValue.plain
            sayOfParagraphs { $0.alignment = newValue }
        }
    }

    open var lineBreakMode: NSLineBreakMode {
        get { NSLineBreakMode(paragraph.breakMode) }
        set {
            paragraph.breakMode = newValue.plain
            sayOfParagraphs { $0.lineBreakMode = newValue }
        }
    }

    private func say(_ edit: (NSMutableAttributedString, NSRange) -> Void) {
        if let old = attributed {
            let new = NSMutableAttributedString(attributedString: old)
            edit(new, NSRange(location: 0, length: new.length))
            attributed = new
        }
        contentDidChange()
    }

    private func sayOfParagraphs(_ edit: (NSMutableParagraphStyle) -> Void) {
        say { text, all in
            var styles: [(NSMutableParagraphStyle, NSRange)] = []
            text.enumerateAttribute(.paragraphStyle, in: all, options: []) { value, range, _ in
                let style = NSMutableParagraphStyle()
                style.setParagraphStyle(value as? NSParagraphStyle ?? NSParagraphStyle(paragraph))
                edit(style)
                styles.append((style, range))
            }
            for (style, range) in styles { text.addAttribute(.paragraphStyle, value: style, range: range) }
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
        known.removeAll(keepingCapacity: true)
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
        let layout = setting(Room(size: bounds.size, lines: numberOfLines)).layout
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
        let setting = setting(Room(size: rect.size, lines: numberOfLines))
        var top = rect.midY - setting.layout.size.height / 2
        if setting.scale < 1, numberOfLines == 1, baselineAdjustment != .alignCenters {
            // As if the letters had their full size: their baseline stays, or their upper edge.
            let full = FontBook.installed.metrics(ownFont.font)
            let upper = rect.midY - full.lineHeight / 2
            top = baselineAdjustment == .none ? upper : upper + full.ascent - setting.layout.firstBaseline
        }
        let writer = TextWriter(pixelsPerPoint: pixelsPerPoint, shadow: labelShadow)
        let isCut = paragraph.breakMode == .clip && setting.layout.size.width > rect.width
        writer.write(setting.layout, at: CGPoint(x: rect.minX, y: top), within: isCut ? rect : nil, into: &drawn)
    }

    private var labelShadow: Typography.TextStyle.Shadow? {
        shadowColor.map { Typography.TextStyle.Shadow(offset: shadowOffset, color: $0.cgColor) }
    }

    /// How much room there is, and what became of the text in it.
    private struct Room: Hashable {
        var size: CGSize
        var lines: Int

        static func == (a: Room, b: Room) -> Bool { a.size == b.size && a.lines == b.lines }
        func hash(into hasher: inout Hasher) {
            hasher.combine(size.width)
            hasher.combine(size.height)
            hasher.combine(lines)
        }
    }

    private struct Setting {
        var layout: TextLayout
        var scale: CGFloat
    }

    private func setting(_ room: Room) -> Setting {
        if let known = known[room] { return known }
        // While the size changes all the time, only what was last asked for is asked for again.
        if known.count > 4 { known.removeAll(keepingCapacity: true) }
        let setting = newSetting(room)
        known[room] = setting
        return setting
    }

    private func newSetting(_ room: Room) -> Setting {
        let text = styledText()
        func layout(_ scale: CGFloat) -> TextLayout {
            TextLayout(scale == 1 ? text : text.scaled(scale), width: room.size.width, lines: room.lines, height: room.size.height)
        }
        let whole = layout(1)
        guard adjustsFontSizeToFitWidth, whole.isCut || whole.size.width > room.size.width else { return Setting(layout: whole, scale: 1) }
        let scale = fittingScale(text, room)
        return Setting(layout: layout(scale), scale: scale)
    }

    /// The largest scale at which nothing is cut. One line is as wide as its letters are large; where lines break anew it is searched for.
    private func fittingScale(_ text: StyledText, _ room: Room) -> CGFloat {
        let least = min(max(minimumScaleFactor, 0.01), 1)
        if room.lines == 1 { return min(max(room.size.width / max(TextLayout(text).size.width, 1e-6), least), 1) }
        var (low, high) = (least, CGFloat(1))
        for _ in 0..<10 {
            let middle = (low + high) / 2
            let layout = TextLayout(text.scaled(middle), width: room.size.width, lines: room.lines, height: room.size.height)
            if layout.isCut { high = middle } else { low = middle }
        }
        return low
    }

    private func styledText() -> StyledText {
        let base = Typography.TextStyle(font: ownFont.font, color: ownColor.cgColor)
        var paragraph = paragraph
        // Where people write from right to left, so does a label; else the letters decide.
        if paragraph.alignment == .natural, effectiveUserInterfaceLayoutDirection == .rightToLeft { paragraph.alignment = .right }
        let text = attributed.map { StyledText($0, base, paragraph) } ?? StyledText(plain ?? "", base, paragraph)
        guard !isEnabled || (isHighlighted && highlightedTextColor != nil) else { return text }
        return text.recolored { color in
            var color = isHighlighted ? highlightedTextColor?.cgColor ?? color : color
            if !isEnabled { color.alpha *= 0.4 }
            return color
        }
    }
}
