import CoreGraphics
import FlipbookDisplayList
import FlipbookTypography
import Foundation
import QuartzCore

/// A layer that shows text from its upper left corner.
///
/// Differs from Apple: the class is declared in UIKit, because fonts are declared there. Changes of its properties have no implicit
/// animation.
@preconcurrency @MainActor open class CATextLayer: CALayer {
    nonisolated deinit {}

    /// The text: a `String` or an `NSAttributedString`. The font, size and color of the layer apply to an attributed string only where it
    /// has no font or color.
    open var string: Any? { didSet { setNeedsDisplay() } }
    /// The font: a `UIFont`, whose size is ignored, or its name as a `String`. The default is the system font.
    open var font: Any? { didSet { setNeedsDisplay() } }
    /// The size of the font. The default is 36.
    open var fontSize: CGFloat = 36 { didSet { setNeedsDisplay() } }
    /// The color of the text. The default is white.
    open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) { didSet { setNeedsDisplay() } }
    /// Whether lines are broken at the width of the layer. The default is false.
    open var isWrapped = false { didSet { setNeedsDisplay() } }
    /// The part of the text that is replaced by an ellipsis if the text does not fit into the layer.
    open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }
    /// The horizontal alignment of the lines.
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }
    /// Whether glyphs begin only at some fractions of a pixel.
    ///
    /// Differs from Apple: the property has no effect.
    open var allowsFontSubpixelQuantization = false

    /// Creates a layer.
    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }
    /// Creates a copy for the presentation layer.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CATextLayer else { return }
        (string, font, fontSize, foregroundColor) = (layer.string, layer.font, layer.fontSize, layer.foregroundColor)
        (isWrapped, truncationMode, alignmentMode) = (layer.isWrapped, layer.truncationMode, layer.alignmentMode)
    }
    /// Creates a layer. The coder is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        needsDisplayOnBoundsChange = true
    }

    /// Lays out the text in the bounds.
    open override func display() {
        var contents: [DisplayContent] = []
        if let text = styledText {
            let size = bounds.size
            let isOneLine = !isWrapped && truncationMode != .none
            let layout = TextLayout(
                text, width: isWrapped || isOneLine ? size.width : .greatestFiniteMagnitude, lineLimit: isOneLine ? 1 : 0,
                height: isWrapped ? size.height : .greatestFiniteMagnitude)
            let writer = TextDisplayWriter(pixelsPerPoint: max(contentsScale, UIScreen.main.scale, 1), shadow: nil)
            for isRightToLeft in [false, true] {
                let lines = layout.lines.filter { $0.isRightToLeft == isRightToLeft }
                let x = bounds.minX + leftOffset(of: layout, isRightToLeft: isRightToLeft)
                writer.write(lines, .all, at: CGPoint(x: x, y: bounds.minY), into: &contents)
            }
        }
        drawing = contents
    }

    /// Returns the distance from the left edge of the layer to the lines of one direction. Text that is neither wrapped nor truncated is
    /// laid out without a width, so it is aligned by this distance.
    private func leftOffset(of layout: TextLayout, isRightToLeft: Bool) -> CGFloat {
        guard !isWrapped, truncationMode == .none else { return 0 }
        switch alignmentMode {
        case .center: return (bounds.width - layout.size.width) / 2
        case .right: return bounds.width - layout.size.width
        case .left: return 0
        default: return isRightToLeft ? bounds.width - layout.size.width : 0
        }
    }

    private var styledText: StyledText? {
        var paragraph = ParagraphStyle(alignment: alignmentMode.alignment, breakMode: truncationMode.breakMode)
        if isWrapped, truncationMode == .none { paragraph.breakMode = .words }
        let style = FlipbookTypography.TextStyle(font: textFont.font, color: foregroundColor ?? .clear)
        switch string {
        case let string as NSAttributedString: return string.length == 0 ? nil : StyledText(string, style, paragraph)
        case let string as String: return string.isEmpty ? nil : StyledText(string, style, paragraph)
        default: return nil
        }
    }

    private var textFont: UIFont {
        let size = fontSize.isFinite && fontSize > 0 ? min(fontSize, UIFont.maximumSize) : 36
        switch font {
        case let font as UIFont: return font.withSize(size)
        case let name as String: return UIFont(name: name, size: size) ?? UIFont(FontDescriptor(size: size))
        default: return UIFont(FontDescriptor(size: size))
        }
    }
}
