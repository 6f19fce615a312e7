import Foundation

/// An image that is repeated to fill an area.
package struct FillPattern: Sendable {
    var image: CGImage
    /// The number of pixels of the image per point of the base coordinates.
    var scale: CGFloat
}
