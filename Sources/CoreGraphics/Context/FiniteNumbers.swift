import Foundation

extension CGPoint {
    /// Whether both coordinates are finite.
    var hasFiniteNumbers: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
    /// Whether width and height are finite.
    var hasFiniteNumbers: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
    /// Whether the origin, the size and the opposite corner are finite. Some methods of `CGRect` trap for other values.
    var hasFiniteNumbers: Bool {
        origin.hasFiniteNumbers && size.hasFiniteNumbers && (origin.x + size.width).isFinite && (origin.y + size.height).isFinite
    }
}

extension CGAffineTransform {
    /// Whether all entries are finite.
    var hasFiniteNumbers: Bool { a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite }
}
