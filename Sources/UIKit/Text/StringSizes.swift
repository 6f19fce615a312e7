import CoreGraphics
import Foundation
import Typography

nonisolated public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The origin is the upper left corner of the first line, and text goes on in further lines.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What was found out while a text was measured.
nonisolated open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0
    open private(set) var actualScaleFactor: CGFloat = 1
    open fileprivate(set) var totalBounds = CGRect.zero

    public override init() { super.init() }
}

nonisolated extension NSAttributedString {
    /// How large the text is when only its own line ends end lines. Not rounded.
    public func size() -> CGSize { TextLayout(measured).size }

    /// The rectangle around the text when it is set in so much room.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) -> CGRect {
        let rect = rect(size, options)
        context?.totalBounds = rect
        return rect
    }

    private func rect(_ size: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
        guard options.contains(.usesLineFragmentOrigin) else {
            // One line, its baseline at 0.
            let layout = TextLayout(measured, lines: 1)
            return CGRect(x: 0, y: layout.firstBaseline - layout.size.height, width: layout.size.width, height: layout.size.height)
        }
        let room = CGSize(
            width: size.width > 0 ? size.width : .greatestFiniteMagnitude, height: size.height > 0 ? size.height : .greatestFiniteMagnitude)
        let height = options.contains(.truncatesLastVisibleLine) ? room.height : .greatestFiniteMagnitude
        let layout = TextLayout(measured, width: room.width, height: height)
        return CGRect(origin: .zero, size: layout.size)
    }

    private var measured: StyledText {
        StyledText(self, TextStyle(font: Font(size: 12)), ParagraphStyle())
    }
}

nonisolated extension String {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attrs).size()
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes).boundingRect(with: size, options: options, context: context)
    }
}

nonisolated extension NSString {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: description, attributes: attrs).size()
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: description, attributes: attributes).boundingRect(with: size, options: options, context: context)
    }
}
