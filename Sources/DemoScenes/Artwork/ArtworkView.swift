import UIKit

/// A view that draws a picture. The picture is drawn again after changes of the size and of the style.
class ArtworkView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: ArtworkView, _) in view.setNeedsDisplay() }
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawPicture(in: context)
    }

    /// Draws the picture into `bounds`. Overridden by subclasses.
    func drawPicture(in context: CGContext) {}
}

extension UIColor {
    /// Creates a color from 0xRRGGBB.
    convenience init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255, alpha: alpha)
    }

    /// Creates a color from a value for the light style and a value for the dark style, both 0xRRGGBB.
    convenience init(_ light: UInt32, dark: UInt32) { self.init(light: UIColor(hex: light), dark: UIColor(hex: dark)) }
}

extension CGContext {
    /// Fills a path with a color. The context must be the current context of UIKit, in which `UIBezierPath` draws.
    func fill(_ path: UIBezierPath, _ color: UIColor) {
        color.setFill()
        path.fill()
    }

    /// Fills the shape of SVG path data with a color.
    func fill(_ pathData: String, _ color: UIColor) { fill(UIBezierPath(pathData: pathData), color) }

    /// Fills a path with a linear gradient of evenly spaced colors between two points. The first and the last color continue beyond the
    /// points. The context must be the current context of UIKit.
    func fill(_ path: UIBezierPath, _ colors: [UIColor], from start: CGPoint, to end: CGPoint) {
        saveGState()
        path.addClip()
        if let gradient = gradient(colors) {
            drawLinearGradient(gradient, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        restoreGState()
    }

    /// Fills the shape of SVG path data with a linear gradient between two points.
    func fill(_ pathData: String, _ colors: [UIColor], from start: CGPoint, to end: CGPoint) {
        fill(UIBezierPath(pathData: pathData), colors, from: start, to: end)
    }

    /// Draws a disc whose color becomes transparent toward its edge.
    func drawGlow(_ color: UIColor, at center: CGPoint, radius: CGFloat) {
        let colors = [color, color.withAlphaComponent(color.cgColor.alpha * 0.28), color.withAlphaComponent(0)]
        guard let gradient = gradient(colors) else { return }
        drawRadialGradient(gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: radius, options: [])
    }

    private func gradient(_ colors: [UIColor]) -> CGGradient? {
        CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor), locations: nil)
    }
}
