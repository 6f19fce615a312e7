import FlipbookGeometry
import Foundation

/// The first page of a PDF file as a list of drawing operations.
///
/// Paths, fills, strokes, clips, gradients, transparency and form objects are supported, because drawing programs use them for icons. Other
/// content is left out, and listed in `unsupported`.
package struct PDFDrawing: Sendable {
    /// A step of the drawing. Coordinates have their origin at the lower left of the page, as in Core Graphics.
    package enum Operation: Sendable {
        case saveState, restoreState
        case concatenate(CGAffineTransform)
        case clip(Path, evenOdd: Bool)
        case fill(Path, evenOdd: Bool, CGColor)
        case stroke(Path, Stroke, CGColor)
        case shade(Shading, alpha: CGFloat)
        case setBlendMode(String)
        case beginLayer(alpha: CGFloat), endLayer
    }

    /// The properties of a stroked line.
    package struct Stroke: Equatable, Sendable {
        package var width: CGFloat = 1
        /// 0 butt, 1 round, 2 square.
        package var cap = 0
        /// 0 miter, 1 round, 2 bevel.
        package var join = 0
        package var miterLimit: CGFloat = 10
        package var dashes: [CGFloat] = []
        package var dashPhase: CGFloat = 0

        package init() {}
    }

    /// A gradient along a line, or between two circles.
    package struct Shading: Equatable, Sendable {
        package var start: CGPoint
        package var end: CGPoint
        /// The radii of the circles, or nil for a line.
        package var radii: (start: CGFloat, end: CGFloat)?
        package var colors: [CGColor]
        package var locations: [CGFloat]
        package var extendsStart: Bool
        package var extendsEnd: Bool

        package static func == (a: Shading, b: Shading) -> Bool {
            a.start == b.start && a.end == b.end && a.radii?.start == b.radii?.start && a.radii?.end == b.radii?.end && a.colors == b.colors
                && a.locations == b.locations && a.extendsStart == b.extendsStart && a.extendsEnd == b.extendsEnd
        }
    }

    /// The size of the page in points.
    package let size: CGSize
    /// The operations, in the order in which they are drawn.
    package let operations: [Operation]
    /// The content of the page that the drawing does not show, such as "text".
    package let unsupported: [String]

    /// The largest side of a page that PDF files allow, in points.
    private static let maximumSide: CGFloat = 14_400

    /// Reads the first page of a file. `name` is the name in error messages.
    package init(_ data: Data, named name: String) throws {
        func error(_ reason: String) -> ImageError { ImageError("\(name) is not a PDF file that can be read: \(reason)") }
        guard let document = PDFDocument([UInt8](data)) else { throw error("its header is missing, or it is larger than 32 MB") }
        guard !document.isEncrypted else { throw error("it is encrypted. Save it without a password") }
        guard let page = document.firstPage else { throw error("it has no page") }
        guard let box = Self.box(document, page), box.width > 0, box.height > 0, box.width <= Self.maximumSide,
            box.height <= Self.maximumSide
        else { throw error("its page has no usable size") }
        let quarterTurns = Int((document.resolved(page["Rotate"]).number ?? 0) / 90) % 4
        var interpreter = PDFInterpreter(document)
        let transform = Self.pageTransform(box, quarterTurns: (quarterTurns + 4) % 4)
        size = quarterTurns % 2 == 0 ? box.size : CGSize(width: box.height, height: box.width)
        interpreter.drawPage(page, transform, clip: box)
        (operations, unsupported) = (interpreter.operations, interpreter.unsupported.sorted())
    }

    /// Returns the visible part of a page in its coordinates, or nil if the page has no box with a positive size.
    private static func box(_ document: PDFDocument, _ page: [String: PDFObject]) -> CGRect? {
        for key in ["CropBox", "MediaBox"] {
            let numbers = (document.resolved(page[key]).array ?? []).compactMap { document.resolved($0).number }
            guard numbers.count == 4 else { continue }
            let box = CGRect(x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1]).standardized
            if box.width > 0, box.height > 0 { return box }
        }
        return nil
    }

    /// Returns the transform that moves the page to the origin and rotates it clockwise.
    private static func pageTransform(_ box: CGRect, quarterTurns: Int) -> CGAffineTransform {
        let origin = CGAffineTransform(translationX: -box.minX, y: -box.minY)
        switch quarterTurns {
        case 1: return origin.concatenating(CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: box.width))
        case 2: return origin.concatenating(CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: box.width, ty: box.height))
        case 3: return origin.concatenating(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: box.height, ty: 0))
        default: return origin
        }
    }
}
