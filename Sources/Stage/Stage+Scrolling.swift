import CoreGraphics
import UIKit

extension Stage {
    /// Scrolls the scroll view at a point of the window, as a mouse wheel or two fingers on a touchpad do.
    ///
    /// The content offset changes by `step` in points, down and to the right, with a short animation.
    public func scroll(at point: CGPoint, by step: CGVector) {
        perform { application.scroll(at: point, by: step) }
    }
}
