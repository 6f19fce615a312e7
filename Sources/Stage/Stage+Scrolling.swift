import CoreGraphics
import UIKit

extension Stage {
    /// The wheel turns, or two fingers on a touchpad move, over a point of the window: what scrolls there goes so much further down and to the
    /// right, softly.
    public func scroll(at point: CGPoint, by step: CGVector) {
        makeCurrent()
        UIApplication.shared.scroll(at: point, by: step)
    }
}
