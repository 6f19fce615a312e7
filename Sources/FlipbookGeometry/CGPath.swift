import Foundation

/// An immutable path. The subclass `CGMutablePath` has methods that add elements.
public class CGPath: Hashable {
    package internal(set) var path: Path

    package init(_ path: Path) { self.path = path }

    /// Creates a rectangle, transformed if `transform` is given.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates the ellipse that fits a rectangle, transformed if `transform` is given.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var path = Path()
        path.addEllipse(in: rect)
        self.init(path.applying(transform?.pointee ?? .identity))
    }

    /// Creates a rectangle with rounded corners, transformed if `transform` is given. A corner is at most half as wide and half as high as
    /// the rectangle.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        var path = Path()
        path.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        self.init(path.applying(transform?.pointee ?? .identity))
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { path.isEmpty }
    /// The current point, or zero if the path is empty.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The bounding box of all points including control points, or null if the path is empty.
    public var boundingBox: CGRect { path.boundingBox }
    /// The bounding box of the outline, or null if the path is empty.
    public var boundingBoxOfPath: CGRect { path.boundingBoxOfPath }

    /// Returns whether a point is inside the path. `transform` is applied to the point, as in CoreGraphics, and not to the path.
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
        path.contains(point.applying(transform), evenOdd: rule == .evenOdd)
    }

    /// Returns an immutable copy.
    public func copy() -> CGPath? { CGPath(path) }
    /// Returns a mutable copy.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    /// Returns a transformed copy.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path.applying(transform?.pointee ?? .identity))
    }

    /// Returns a copy with curves replaced by lines that deviate by at most `threshold`. A threshold below 0.0001 is treated as 0.0001.
    public func flattened(threshold: CGFloat) -> CGPath { CGPath(path.flattened(tolerance: max(threshold, 1e-4))) }

    /// Calls `body` with each element of the path.
    ///
    /// Differs from Apple: only `applyWithBlock(_:)` exists there, which passes pointers to the elements.
    public func forEach(_ body: (CGPathElement) -> Void) {
        for element in path.elements {
            switch element {
            case .move(let point): body(CGPathElement(type: .moveToPoint, points: [point]))
            case .line(let point): body(CGPathElement(type: .addLineToPoint, points: [point]))
            case .quad(let control, let point): body(CGPathElement(type: .addQuadCurveToPoint, points: [control, point]))
            case .curve(let first, let second, let point):
                body(CGPathElement(type: .addCurveToPoint, points: [first, second, point]))
            case .close: body(CGPathElement(type: .closeSubpath, points: []))
            }
        }
    }

    /// Returns whether two paths have equal elements.
    public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
    /// Hashes the elements of the path.
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
