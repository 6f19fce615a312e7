import FlipbookGeometry

/// A clip. Nothing is painted outside of its shape.
///
/// Clips are chained: an item is visible only inside its clip and all parents of the clip. Consecutive items with a common clip are
/// painted first and then clipped once. A clip of a group clips the finished group, and is not applied to its members again.
package struct Clip: Equatable, Sendable {
    /// The shape of a clip.
    package enum Shape: Hashable, Sendable {
        case rounded(RoundedRect)
        case path(Path, evenOdd: Bool)
    }

    package var shape: Shape
    /// The transform from the coordinates of the shape to the coordinates of the surface.
    package var transform: ProjectiveTransform
    /// The index of the parent clip, or nil.
    package var parent: Int?

    /// Creates a clip with an affine transform.
    package init(shape: RoundedRect, transform: CGAffineTransform, parent: Int?) {
        self.init(.rounded(shape), transform: ProjectiveTransform(transform), parent: parent)
    }

    /// Creates a clip with a projective transform.
    @_disfavoredOverload
    package init(shape: RoundedRect, transform: ProjectiveTransform, parent: Int?) {
        self.init(.rounded(shape), transform: transform, parent: parent)
    }

    /// Creates a clip with any shape.
    package init(_ shape: Shape, transform: ProjectiveTransform, parent: Int?) {
        self.shape = shape
        self.transform = transform
        self.parent = parent
    }
}
