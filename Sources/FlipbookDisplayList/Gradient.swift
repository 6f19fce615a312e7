import FlipbookGeometry
import Foundation

/// A gradient along a line, from a center outwards, or around a center.
///
/// `start` and `end` are in unit coordinates of the rectangle, but distances and angles are those on the surface, in points. So lines of
/// equal color are perpendicular to the line from start to end.
///
/// - An axial gradient runs from `start` to `end`.
/// - A radial gradient is an ellipse around `start`, with the semi-axes |end.x − start.x| and |end.y − start.y|.
/// - A conic gradient runs clockwise around `start`. It begins in the direction of `end`.
package struct Gradient: Hashable, Sendable {
    /// The geometry of a gradient.
    package enum Kind: Hashable, Sendable { case axial, radial, conic }

    package var kind: Kind
    package var colors: [CGColor]
    /// The positions of the colors, 0…1, ascending. There are as many positions as colors.
    package var locations: [CGFloat]
    package var start: CGPoint
    package var end: CGPoint

    package init(kind: Kind = .axial, colors: [CGColor], locations: [CGFloat], start: CGPoint, end: CGPoint) {
        self.kind = kind
        self.colors = colors
        self.locations = locations
        self.start = start
        self.end = end
    }
}
