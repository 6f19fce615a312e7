import Foundation

/// A blurred shape.
package struct Shadow: Hashable, Sendable {
    package typealias Shape = Clip.Shape

    package var shape: Shape
    /// The standard deviation of the blur in points. `CALayer.shadowRadius` has the same meaning. The blur radius of CSS and of design
    /// tools is twice this value.
    package var radius: CGFloat
    /// An area in which no shadow is painted, or nil for no such area. Without it, a translucent view would be darkened by its own shadow,
    /// which is visible through the view.
    package var knockout: RoundedRect?

    package init(shape: Shape, radius: CGFloat, knockout: RoundedRect? = nil) {
        self.shape = shape
        self.radius = radius
        self.knockout = knockout
    }
}
