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
        let rect = bounds(in: size, options: options)
        context?.totalBounds = rect
        return rect
    }

    /// Returns the bounds of the text.
    private func bounds(in size: CGSize, options: NSStringDrawingOptions) -> CGRect {
        guard options.contains(.usesLineFragmentOrigin) else {
            // The text is a single line with its baseline at 0. As in UIKit, y is positive above the baseline here.
            let layout = TextLayout(styledText, lineLimit: 1)
            return CGRect(x: 0, y: layout.firstBaseline - layout.size.height, width: layout.size.width, height: layout.size.height)
        }
        let available = CGSize(
            width: size.width > 0 ? size.width : .greatestFiniteMagnitude, height: size.height > 0 ? size.height : .greatestFiniteMagnitude)
        let height = options.contains(.truncatesLastVisibleLine) ? available.height : .greatestFiniteMagnitude
        let layout = TextLayout(styledText, width: available.width, height: height)
        return CGRect(origin: .zero, size: layout.size)
    }

    private var styledText: StyledText {
        StyledText(self, TextStyle(font: FontDescriptor(size: 12)), ParagraphStyle())
    }
}

nonisolated extension String {
    /// Returns the size of the string if lines end only at its line breaks.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attrs).size()
    }

    /// Returns the bounds of the string when it is laid out in the given size.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes).boundingRect(with: size, options: options, context: context)
    }
}

nonisolated extension NSString {
    /// Returns the size of the string if lines end only at its line breaks.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: description, attributes: attrs).size()
    }

    /// Returns the bounds of the string when it is laid out in the given size.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: description, attributes: attributes).boundingRect(with: size, options: options, context: context)
    }
}
