import FlipbookPlayback
import Stage
import UIKit

/// A Markdown text on a dark background.
final class MarkdownView: UIView {
    private var blocks: [MarkdownBlock] = []
    private var text = ""
    private var fontSize: CGFloat = 0
    private let content = UIView()
    /// The distance by which the text is scrolled up.
    private var offset: CGFloat = 0

    /// The smallest size of the font, as a fraction of the requested size. A text that is too long at this size is clipped and can be
    /// scrolled.
    private static let smallestFontScale: CGFloat = 0.7

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        addSubview(content)
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows a text in a font size. If the text does not fit, a smaller size is used.
    func show(_ newText: String, fontSize newSize: CGFloat) {
        guard newText != text || newSize != fontSize else { return }
        (text, fontSize, offset) = (newText, newSize, 0)
        blocks = MarkdownBlock.blocks(of: newText)
        layoutBlocks()
    }

    /// Scrolls a text that does not fit.
    func scroll(by distance: CGFloat) {
        offset = min(max(offset + distance, 0), max(content.bounds.height - bounds.height, 0))
        content.frame.origin.y = -offset.rounded()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if content.bounds.width != bounds.width || laidOutHeight != bounds.height { layoutBlocks() }
    }

    /// The height for which the text was laid out.
    private var laidOutHeight: CGFloat = 0

    private func layoutBlocks() {
        guard bounds.width > 0, fontSize > 0 else { return }
        laidOutHeight = bounds.height
        var size = fontSize
        var height = makeBlocks(size)
        while height > bounds.height, size > fontSize * Self.smallestFontScale + 0.5 {
            size = max(size - 1, fontSize * Self.smallestFontScale)
            height = makeBlocks(size)
        }
        content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        scroll(by: 0)
    }

    // MARK: - Blocks

    /// Replaces the views of all blocks and returns their height.
    private func makeBlocks(_ size: CGFloat) -> CGFloat {
        for view in content.subviews { view.removeFromSuperview() }
        var y: CGFloat = 0
        for (index, block) in blocks.enumerated() {
            if index > 0 { y += (size * Self.distance(blocks[index - 1], block)).rounded() }
            y += add(block, size, at: y)
        }
        return y
    }

    /// Returns the distance between two blocks, relative to the size of the font.
    private static func distance(_ upper: MarkdownBlock, _ lower: MarkdownBlock) -> CGFloat {
        switch (upper, lower) {
        case (.item, .item): 0.3
        case (_, .heading): 0.9
        case (.heading, _): 0.35
        default: 0.6
        }
    }

    /// Adds the views of a block and returns their height.
    private func add(_ block: MarkdownBlock, _ size: CGFloat, at y: CGFloat) -> CGFloat {
        let width = content.superview?.bounds.width ?? 0
        switch block {
        case .heading(let spans, let level):
            let scale: CGFloat = level == 1 ? 1.35 : level == 2 ? 1.15 : 1
            return addLabel(Self.string(spans, size * scale, weight: .semibold), CGRect(x: 0, y: y, width: width, height: 0))
        case .paragraph(let spans):
            return addLabel(Self.string(spans, size), CGRect(x: 0, y: y, width: width, height: 0))
        case .item(let spans, let marker, let level):
            let indentation = (size * (CGFloat(level) * 1.2)).rounded()
            let markerWidth = (size * (marker == "•" ? 0.9 : 1.5)).rounded()
            _ = addLabel(
                Self.string([MarkdownSpan(marker)], size, color: Theme.accentColor),
                CGRect(x: indentation, y: y, width: markerWidth, height: 0))
            let x = indentation + markerWidth
            return addLabel(Self.string(spans, size), CGRect(x: x, y: y, width: width - x, height: 0))
        case .quote(let spans):
            let inset = size.rounded()
            let color = Theme.lightTextColor.withAlphaComponent(0.7)
            let height = addLabel(
                Self.string(spans, size, color: color), CGRect(x: inset, y: y, width: width - inset, height: 0))
            let bar = UIView(frame: CGRect(x: 0, y: y, width: 4, height: height))
            bar.backgroundColor = Theme.accentColor
            content.addSubview(bar)
            return height
        case .code(let code): return addCode(code, size, at: y, width: width)
        }
    }

    private func addLabel(_ text: NSAttributedString, _ frame: CGRect) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = text
        let height = label.sizeThatFits(CGSize(width: frame.width, height: .greatestFiniteMagnitude)).height.rounded(.up)
        label.frame = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
        content.addSubview(label)
        return height
    }

    private func addCode(_ code: String, _ size: CGFloat, at y: CGFloat, width: CGFloat) -> CGFloat {
        let inset = (size * 0.6).rounded()
        let background = UIView()
        background.backgroundColor = UIColor.white.withAlphaComponent(0.08)
        background.layer.cornerRadius = 8
        content.addSubview(background)
        var span = MarkdownSpan(code)
        span.isCode = true
        let height = addLabel(
            Self.string([span], size * 0.85), CGRect(x: inset, y: y + inset, width: width - inset * 2, height: 0))
        background.frame = CGRect(x: 0, y: y, width: width, height: height + inset * 2)
        return height + inset * 2
    }

    // MARK: - Text

    private static func string(
        _ spans: [MarkdownSpan], _ size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = Theme.lightTextColor
    ) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for span in spans {
            let attributes: [NSAttributedString.Key: Any] = [
                .font: font(span, size, weight), .foregroundColor: span.isCode ? UIColor(white: 1, alpha: 0.9) : color,
            ]
            result.append(NSAttributedString(string: span.text, attributes: attributes))
        }
        return result
    }

    private static func font(_ span: MarkdownSpan, _ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
        if span.isCode { return .monospacedSystemFont(ofSize: (size * 0.92).rounded(), weight: weight) }
        let plain = UIFont.systemFont(ofSize: size, weight: span.isBold ? .bold : weight)
        guard span.isItalic, let descriptor = plain.fontDescriptor.withSymbolicTraits([plain.fontDescriptor.symbolicTraits, .traitItalic])
        else { return plain }
        return UIFont(descriptor: descriptor, size: size)
    }
}
