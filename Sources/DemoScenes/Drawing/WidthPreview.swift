import UIKit

/// A dot that shows the color and the width of the next stroke.
class WidthPreview: UIView {
    var dotDiameter: CGFloat = 1 { didSet { setNeedsDisplay() } }
    /// The color of the dot, or nil for the eraser, for which only the outline of the dot is drawn.
    var dotColor: UIColor? { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        let diameter = min(dotDiameter, bounds.width - 2, bounds.height - 2)
        let path = UIBezierPath(
            ovalIn: CGRect(x: bounds.midX - diameter / 2, y: bounds.midY - diameter / 2, width: diameter, height: diameter))
        if let dotColor {
            dotColor.setFill()
            path.fill()
        }
        // The outline keeps the dot visible if its color is nearly the color of the card.
        (dotColor == nil ? Palette.secondaryForeground : Palette.hairline).setStroke()
        path.stroke()
    }
}
