import Foundation

extension CGRect {
    /// Returns whether two rectangles have the same components. Items are compared in every frame, and `==` is slower, because it is a call
    /// into Foundation.
    @inlinable
    package func isSame(as other: CGRect) -> Bool {
        origin.x == other.origin.x && origin.y == other.origin.y && size.width == other.size.width && size.height == other.size.height
    }
}
