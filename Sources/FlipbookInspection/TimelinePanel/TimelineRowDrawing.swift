import CoreGraphics
import QuartzCore
import Stage
import UIKit

/// The drawing of a row of the timeline at the right of its title: shapes and texts, from back to front.
struct TimelineRowDrawing {
    struct Shape {
        var path: CGPath
        var fillColor: UIColor?
        var strokeColor: UIColor?
        var lineWidth: CGFloat = 1
        var dash: [NSNumber]?
    }

    struct Text {
        var string: String
        var frame: CGRect
        var font: UIFont
        var color: UIColor
    }

    private(set) var shapes: [Shape] = []
    var texts: [Text] = []
    let scale: TimelineScale
    let height: CGFloat

    init(scale: TimelineScale, height: CGFloat) { (self.scale, self.height) = (scale, height) }

    /// The largest distance by which shapes extend beyond the visible times. Shapes that would extend farther are shortened to this
    /// distance. Their ends are then outside of the visible area.
    static let overhang: CGFloat = 12

    mutating func fill(_ path: CGPath, _ color: UIColor) { shapes.append(Shape(path: path, fillColor: color)) }

    mutating func stroke(_ path: CGPath, _ color: UIColor, width: CGFloat = 1, dash: [NSNumber]? = nil) {
        shapes.append(Shape(path: path, strokeColor: color, lineWidth: width, dash: dash))
    }

    mutating func line(_ points: [CGPoint], _ color: UIColor, width: CGFloat = 1, dash: [NSNumber]? = nil) {
        guard points.count > 1 else { return }
        let path = CGMutablePath()
        path.addLines(between: points)
        stroke(path, color, width: width, dash: dash)
    }

    /// Adds a text whose left edge is at `x`, vertically in the middle of the row.
    mutating func text(_ string: String, x: CGFloat, _ font: UIFont = TimelineStyle.font, _ color: UIColor = PanelColor.secondaryText) {
        let width = TimelineStyle.width(string, font)
        texts.append(Text(string: string, frame: CGRect(x: x, y: 0, width: width + 1, height: height), font: font, color: color))
    }

    func x(_ time: Double) -> CGFloat { scale.clampedX(at: time, margin: Self.overhang) }

    static func roundedRect(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
        let path = CGMutablePath()
        let radius = min(radius, rect.width / 2, rect.height / 2)
        path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
        return path
    }
}
