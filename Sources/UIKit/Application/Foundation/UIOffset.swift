import Foundation

/// A horizontal and a vertical distance.
nonisolated public struct UIOffset: Hashable, Sendable {
    /// The distance to the right.
    public var horizontal: CGFloat
    /// The distance downwards.
    public var vertical: CGFloat

    /// Creates an offset of zero.
    public init() { (horizontal, vertical) = (0, 0) }
    /// Creates an offset.
    public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }

    /// No distance.
    public static let zero = UIOffset()
}

/// The legacy name of `UIOffset.init(horizontal:vertical:)`.
nonisolated public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
    UIOffset(horizontal: horizontal, vertical: vertical)
}
