import Foundation

extension CGRect {
    /// Whether two rectangles have the same numbers. Items are compared every frame, and `==` is a call into Foundation.
    @inlinable
    package func isSame(as other: CGRect) -> Bool {
        origin.x == other.origin.x && origin.y == other.origin.y && size.width == other.size.width && size.height == other.size.height
    }
}
