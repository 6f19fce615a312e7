import CoreGraphics

/// A section with a scroll view of its own, which scrolls perpendicular to the direction of the collection view.
struct OrthogonalSection {
    var section: Int
    /// The frame of the scroll view in the content of the collection view.
    var frame: CGRect
    /// The size of the content of the scroll view.
    var contentSize: CGSize
    /// The current offset of the scroll view.
    var offset: CGPoint
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    /// The distance between the starts of two groups.
    var groupStep: CGFloat
    /// Whether the scroll view scrolls horizontally.
    var isHorizontal: Bool
    /// Whether the first group is at the right.
    var isRightToLeft: Bool

    /// Returns the offset from the right edge of the content for an offset from its left edge, and the reverse.
    static func mirrored(_ offset: CGPoint, contentWidth: CGFloat, width: CGFloat) -> CGPoint {
        CGPoint(x: max(contentWidth - width, 0) - offset.x, y: offset.y)
    }
}
