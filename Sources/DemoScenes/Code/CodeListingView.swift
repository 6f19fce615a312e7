import UIKit

/// Lines of Swift code in a monospaced font, with colors for the syntax, and a colored band behind the highlighted lines.
///
/// The candidates for the font size are `fontSizes` scaled with the preferred text size, and also `fontSizes` if these are smaller. The
/// largest size in which every line fits is used. If no size fits, the smallest size is used, and the longest lines are wrapped or the view
/// can be scrolled horizontally.
class CodeListingView: UIScrollView {
    /// The font sizes that are tried, at the default text size, from large to small.
    var fontSizes: [CGFloat] = [17, 15, 13] { didSet { setNeedsRebuild() } }
    /// Whether long lines are wrapped.
    var wraps = false { didSet { setNeedsRebuild() } }
    /// The number of lines that must fit in the height, or 0 for no condition.
    var visibleLineCount = 0 { didSet { setNeedsRebuild() } }
    /// Whether the font is chosen without regard to the indentation of the lines. `highlight(_:animated:)` scrolls the indentation away.
    var ignoresIndentation = false { didSet { setNeedsRebuild() } }
    /// The space around the lines.
    var padding = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12) { didSet { setNeedsRebuild() } }
    /// The lines of code, without a common indentation.
    var lines: [String] = [] { didSet { setNeedsRebuild() } }
    private(set) var fontSize: CGFloat = 0

    let band = UIView()
    private var labels: [UILabel] = []
    /// The frames of the lines. A wrapped line has several labels.
    private(set) var lineFrames: [CGRect] = []
    private var builtSize = CGSize.zero
    private var highlightedLines: Range<Int>?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Palette.codeBackground
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        addBand()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: CodeListingView, _) in view.setNeedsRebuild() }
    }

    required init?(coder: NSCoder) { return nil }

    private func addBand() {
        band.backgroundColor = Palette.accent.withAlphaComponent(0.14)
        band.alpha = 0
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 0))
        bar.backgroundColor = Palette.accent
        bar.autoresizingMask = .flexibleHeight
        band.addSubview(bar)
        addSubview(band)
    }

    private func setNeedsRebuild() {
        builtSize = .zero
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != builtSize, bounds.width > 0 else { return }
        builtSize = bounds.size
        UIView.performWithoutAnimation {
            rebuild()
            contentOffset = offset(showing: highlightedLines)
        }
    }

    // MARK: - Lines

    /// The height of a line in the font that is used.
    var lineHeight: CGFloat { (fontSize * 1.4).rounded() }
    /// The width of each character in the font that is used.
    private(set) var characterWidth: CGFloat = 0

    private func rebuild() {
        for label in labels { label.removeFromSuperview() }
        let available = bounds.width - padding.left - padding.right
        let font = chooseFont(for: available)
        let columns = wraps ? Int(available / max(characterWidth, 1)) : .max
        labels = []
        var y = padding.top
        lineFrames = lines.map { line in
            let parts = Self.wrapped(line, to: columns)
            let width = max(available, CGFloat(parts.map(\.count).max() ?? 0) * characterWidth + 1)
            let frame = CGRect(x: padding.left, y: y, width: width, height: CGFloat(parts.count) * lineHeight)
            for part in parts {
                addLabel(part, font, CGRect(x: padding.left, y: y, width: width, height: lineHeight))
                y += lineHeight
            }
            return frame
        }
        let width = (lineFrames.map(\.maxX).max() ?? 0) + padding.right
        contentSize = CGSize(width: wraps ? bounds.width : max(width, bounds.width), height: y + padding.bottom)
        if visibleLineCount == lines.count { centerLines() }
        band.frame = bandFrame(for: highlightedLines) ?? band.frame
    }

    /// Moves the lines to the middle of a view that is higher than they are.
    private func centerLines() {
        let offset = ((bounds.height - contentSize.height) / 2).rounded()
        guard offset > 0 else { return }
        for label in labels { label.frame.origin.y += offset }
        lineFrames = lineFrames.map { $0.offsetBy(dx: 0, dy: offset) }
    }

    private static func indentation(of line: String) -> Int { line.prefix { $0 == " " }.count }

    /// Breaks a line after spaces and opening parentheses, so that no part has more than `columns` characters, if possible. All parts after
    /// the first are indented by four more columns.
    static func wrapped(_ line: String, to columns: Int) -> [String] {
        let indentation = indentation(of: line)
        var (parts, rest) = ([String](), Substring(line))
        while rest.count > columns, let part = firstPart(of: rest, columns) {
            let next = String(repeating: " ", count: indentation + 4) + rest.dropFirst(part.count).drop { $0 == " " }
            // If the remaining text did not become shorter, the loop would never end.
            guard next.count < rest.count else { break }
            parts.append(String(part.last == " " ? part.dropLast() : part))
            rest = Substring(next)
        }
        return parts + [String(rest)]
    }

    /// Returns the longest beginning of a line that has at most `columns` characters and ends where the line can be broken. Returns nil if
    /// the line cannot be broken there.
    private static func firstPart(of line: Substring, _ columns: Int) -> Substring? {
        let text = line.prefix(columns).drop { $0 == " " }
        return text.lastIndex { $0 == " " || $0 == "(" }.map { line[...$0] }
    }

    private func chooseFont(for width: CGFloat) -> UIFont {
        let count = CGFloat(lines.map { $0.count - (ignoresIndentation ? Self.indentation(of: $0) : 0) }.max() ?? 0)
        // Enlarged sizes are limited to 1.3 times the original sizes. If they do not fit, an original size may still fit.
        let scaledSizes = fontSizes.map { UIFontMetrics.default.scaledValue(for: $0, compatibleWith: traitCollection) }
        let sizes: [CGFloat] = zip(scaledSizes, fontSizes).flatMap { $0 > $1 ? [min($0, $1 * 1.3), $1] : [$0] }
        let fonts = sizes.sorted(by: >).map { UIFont.monospacedSystemFont(ofSize: $0, weight: .regular) }
        let height =
            visibleLineCount > 0 ? (bounds.height - padding.top - padding.bottom) / CGFloat(visibleLineCount) : .infinity
        let font =
            fonts.first { advance(of: $0) * count <= width && ($0.pointSize * 1.4).rounded() <= height } ?? fonts.last
            ?? .monospacedSystemFont(ofSize: 13, weight: .regular)
        fontSize = font.pointSize
        characterWidth = advance(of: font)
        return font
    }

    /// Returns the width of a character of a monospaced font.
    private func advance(of font: UIFont) -> CGFloat {
        "0000000000".size(withAttributes: [.font: font]).width / 10
    }

    private func addLabel(_ text: String, _ font: UIFont, _ frame: CGRect) {
        let label = UILabel(frame: frame)
        label.lineBreakMode = .byClipping
        label.attributedText = SwiftHighlighter.attributedText(text, font: font)
        // Code is written from left to right in all languages.
        label.textAlignment = .left
        addSubview(label)
        labels.append(label)
    }

    // MARK: - Highlighted lines

    /// Moves the band to a range of lines, and scrolls to them. If possible, the indentation of the first line is scrolled out of the view.
    /// For nil, hides the band and scrolls to the start of the code.
    func highlight(_ range: Range<Int>?, animated: Bool) {
        guard range != highlightedLines else { return }
        let wasVisible = highlightedLines != nil
        highlightedLines = range
        layoutIfNeeded()
        let (frame, offset) = (bandFrame(for: range), offset(showing: range))
        if !wasVisible, let frame { UIView.performWithoutAnimation { band.frame = frame } }
        let changes = {
            self.band.alpha = range == nil ? 0 : 1
            if let frame { self.band.frame = frame }
            self.contentOffset = offset
        }
        animated
            ? UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseOut, .allowUserInteraction], animations: changes)
            : UIView.performWithoutAnimation(changes)
    }

    /// Returns the frame of the band in the content. The band is as wide as the visible area after scrolling to the lines.
    private func bandFrame(for range: Range<Int>?) -> CGRect? {
        guard let range, lineFrames.indices.contains(range.lowerBound), lineFrames.indices.contains(range.upperBound - 1) else {
            return nil
        }
        let (top, bottom) = (lineFrames[range.lowerBound].minY, lineFrames[range.upperBound - 1].maxY)
        return CGRect(x: offset(showing: range).x, y: top, width: bounds.width, height: bottom - top)
    }

    /// Returns the offset at which the lines are at the top, without their indentation, as far as the content allows it.
    private func offset(showing range: Range<Int>?) -> CGPoint {
        guard let range, lineFrames.indices.contains(range.lowerBound) else { return .zero }
        let maximum = CGPoint(x: contentSize.width - bounds.width, y: contentSize.height - bounds.height)
        let indentation = CGFloat(Self.indentation(of: lines[range.lowerBound]))
        let (x, y) = ((indentation * characterWidth).rounded(), lineFrames[range.lowerBound].minY - padding.top)
        return CGPoint(x: max(0, min(x, maximum.x)), y: max(0, min(y, maximum.y)))
    }
}
