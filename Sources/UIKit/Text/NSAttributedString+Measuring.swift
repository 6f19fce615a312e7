import CoreGraphics
import FlipbookTypography
import Foundation

nonisolated extension NSAttributedString {
    /// Returns the size of the text without wrapping: only its own line breaks end lines. The size is not rounded.
    public func size() -> CGSize { TextLayout(styledText).size }

    /// Returns the bounds of the text when it is laid out in the given size. A width or height of 0 means no limit.
    ///
    /// Without `.usesLineFragmentOrigin`, the text is a single line and the size has no effect. The height has an effect only with
    /// `.truncatesLastVisibleLine`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) -> CGRect {
        styledText.boundingRect(with: size, options, context)
    }

    var styledText: StyledText { StyledText(self, .measured, ParagraphStyle()) }
}

nonisolated extension String {
    /// Returns the size of the string if lines end only at its line breaks.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { TextLayout(styledText(attrs)).size }

    /// Returns the bounds of the string when it is laid out in the given size.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        styledText(attributes).boundingRect(with: size, options, context)
    }

    /// Returns the string with attributes. No `NSAttributedString` is created, because Foundation on Linux does not release all of its
    /// memory.
    func styledText(_ attributes: [NSAttributedString.Key: Any]?) -> StyledText {
        let paragraph = (attributes?[.paragraphStyle] as? NSParagraphStyle)?.style ?? ParagraphStyle()
        return StyledText(self, FlipbookTypography.TextStyle(attributes ?? [:], .measured), paragraph)
    }
}

nonisolated extension NSString {
    /// Returns the size of the string if lines end only at its line breaks.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { description.size(withAttributes: attrs) }

    /// Returns the bounds of the string when it is laid out in the given size.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        description.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

nonisolated extension FlipbookTypography.TextStyle {
    /// The style of measured text without attributes.
    fileprivate static var measured: Self { Self(font: FontDescriptor(size: 12)) }
}

nonisolated extension StyledText {
    /// Returns the bounds of the text, and stores them in the context.
    func boundingRect(with size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) -> CGRect {
        let rect = bounds(in: size, options)
        context?.totalBounds = rect
        return rect
    }

    private func bounds(in size: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
        guard options.contains(.usesLineFragmentOrigin) else {
            // The text is a single line with its baseline at 0. As in UIKit, y is positive above the baseline here.
            let layout = TextLayout(self, lineLimit: 1)
            return CGRect(x: 0, y: layout.firstBaseline - layout.size.height, width: layout.size.width, height: layout.size.height)
        }
        let available = CGSize(
            width: size.width > 0 ? size.width : .greatestFiniteMagnitude, height: size.height > 0 ? size.height : .greatestFiniteMagnitude)
        let height = options.contains(.truncatesLastVisibleLine) ? available.height : .greatestFiniteMagnitude
        let layout = TextLayout(self, width: available.width, height: height)
        return CGRect(origin: .zero, size: layout.size)
    }
}
