import CoreGraphics
import Foundation

/// Numbers for filters: a position, a rectangle, or the coefficients of a formula.
public final class CIVector: NSObject, Sendable {
    private let values: [CGFloat]

    private init(_ values: [CGFloat]) { self.values = values }

    /// Creates a vector from the first `count` values.
    public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
        self.init(Array(UnsafeBufferPointer(start: values, count: max(count, 0))))
    }

    package convenience init(numbers: [Double]) { self.init(numbers.map { CGFloat($0) }) }

    /// Creates a vector with one number.
    public convenience init(x: CGFloat) { self.init([x]) }
    /// Creates a vector with two numbers.
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    /// Creates a vector with three numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    /// Creates a vector with four numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    /// Creates a vector with the coordinates of a point.
    public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
    /// Creates a vector with the origin and the size of a rectangle.
    public convenience init(cgRect r: CGRect) { self.init([r.origin.x, r.origin.y, r.size.width, r.size.height]) }
    /// Creates a vector with the six numbers of a transform.
    public convenience init(cgAffineTransform t: CGAffineTransform) { self.init([t.a, t.b, t.c, t.d, t.tx, t.ty]) }
    /// Creates a vector from a text such as "[0.5 0.7 0.3]".
    public convenience init(string representation: String) { self.init(Self.numbers(in: representation)) }

    /// Returns the numbers in a text. All other characters separate them.
    static func numbers(in text: String) -> [CGFloat] {
        text.split { !("0"..."9" ~= $0 || "+-.eE".contains($0)) }.compactMap { Double($0).map { CGFloat($0) } }
    }

    /// The number of values.
    public var count: Int { values.count }
    /// Returns the value at an index, or 0 if there is none.
    public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    /// The first value, or 0.
    public var x: CGFloat { value(at: 0) }
    /// The second value, or 0.
    public var y: CGFloat { value(at: 1) }
    /// The third value, or 0.
    public var z: CGFloat { value(at: 2) }
    /// The fourth value, or 0.
    public var w: CGFloat { value(at: 3) }
    /// The first two values as a point.
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The first four values as a rectangle.
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    /// The first six values as a transform.
    public var cgAffineTransformValue: CGAffineTransform {
        CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
    }
    /// The values as a text.
    public var stringRepresentation: String { "[\(values.map { String(format: "%g", Double($0)) }.joined(separator: " "))]" }

    /// The values.
    package var numbers: [Double] { values.map { Double($0) } }

    /// Returns whether the object is a vector with the same values.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
    /// A number that is the same for equal vectors.
    public override var hash: Int { values.hashValue }
    /// The values.
    public override var description: String { stringRepresentation }
}
