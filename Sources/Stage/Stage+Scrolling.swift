import CoreGraphics
import UIKit

extension Stage {
    /// Scrolls the scroll view at a point of the window, like a mouse wheel or two fingers on a touchpad.
    ///
    /// The content offset increases by `step`, in points, with a short animation.
    public func scroll(at point: CGPoint, by step: CGVector) {
        perform { application.scroll(at: point, by: step) }
    }
}
