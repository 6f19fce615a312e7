import CoreGraphics
import FlipbookTypography
import Foundation

/// A picture in a text. The text has the character U+FFFC in its place, with the attribute `attachment`.
///
/// A symbol without a size has the size, the weight and the color of the text around it, and is on the same baseline.
nonisolated open class NSTextAttachment: NSObject, @unchecked Sendable {
    package let foundationHeader = FoundationObjectHeader()

    /// The character U+FFFC, in whose place an attachment is shown.
    public static let character = 0xFFFC

    /// The picture.
    open var image: UIImage?
    /// The frame of the picture. The origin is its lower left corner, measured from the baseline, and y increases upward. If the size is
    /// zero, the picture has its own size.
    open var bounds = CGRect.zero
    /// The data of the attachment.
    open var contents: Data?
    /// The type of the data, such as `public.png`.
    open var fileType: String?

    /// Creates an attachment with data. If the data is an image file, the attachment shows its image.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }

    /// Creates an attachment without a picture.
    public convenience override init() { self.init(data: nil, ofType: nil) }

    /// Creates an attachment with a picture.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Returns the frame of the picture in a line, measured from the start of the baseline. Subclasses override the method to adapt the
    /// picture to the text around it.
    ///
    /// Differs from Apple: the container is nil, and the line and the position are zero.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        if bounds.width > 0 || bounds.height > 0 { return bounds }
        return CGRect(origin: bounds.origin, size: image?.size ?? .zero)
    }

    /// Returns the picture for a frame.
    ///
    /// Differs from Apple: the container is nil.
    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? { image }

    /// Returns the attachment for the typesetter.
    func inlineAttachment(font: FontDescriptor, color: CGColor) -> InlineAttachment {
        let proposed = attachmentBounds(for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
        let symbol = image.flatMap { $0.isSymbolImage ? $0.resolved(inTextOf: font, color) : nil }
        let frame = Self.limited(symbolBounds(symbol, proposed: proposed))
        var picture = image(forBounds: frame, textContainer: nil, characterIndex: 0)
        if let symbol, picture === image { picture = symbol }
        let tint = picture?.attributes.tint
        return InlineAttachment(
            image: picture?.attributes.uprightImage, isTemplate: picture?.isTemplate == true && tint == nil, tint: tint?.cgColor,
            bounds: frame)
    }

    /// Returns the frame of a symbol in the size of the text, on the baseline, unless `bounds` or a subclass determines another frame.
    private func symbolBounds(_ symbol: UIImage?, proposed: CGRect) -> CGRect {
        guard let symbol, bounds.width <= 0, bounds.height <= 0, proposed.size == image?.size, proposed.origin == bounds.origin else {
            return proposed
        }
        let baseline = symbol.baselineOffsetFromBottom ?? 0
        return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.minY - baseline), size: symbol.size)
    }

    /// Returns the rectangle with its numbers limited to ±100,000, and with a size that is not negative. A number that is not finite
    /// becomes 0.
    private static func limited(_ rect: CGRect) -> CGRect {
        func limited(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, -100_000), 100_000) : 0 }
        return CGRect(
            x: limited(rect.origin.x), y: limited(rect.origin.y), width: max(limited(rect.size.width), 0),
            height: max(limited(rect.size.height), 0))
    }
}

nonisolated extension UIImage {
    /// Returns a symbol as it is shown beside text of a font and a color. Values of the symbol's own configuration take precedence.
    fileprivate func resolved(inTextOf font: FontDescriptor, _ color: CGColor) -> UIImage {
        resolved(SymbolConfiguration(font: UIFont(font)), UIColor.currentTraits, tint: UIColor(cgColor: color))
    }
}

nonisolated extension NSAttributedString {
    /// Creates a text that consists of an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// Returns whether a range of the text has attachments.
    public func containsAttachments(in range: NSRange) -> Bool {
        attributeRuns.contains { $0.attributes[.attachment] != nil && NSIntersectionRange($0.range, range).length > 0 }
    }
}
