import UIKit

// The drawing with which the scene begins: a paper boat in a bay, drawn with the brushes of the scene.
extension Drawing {
    /// Returns a started drawing with the layers "Color" and "Ink".
    static func paperBoat() -> Drawing {
        let drawing = Drawing(layerNames: ["Color", "Ink"])
        let color = SketchPainter(drawing.layers[0], seed: 7)
        paintSky(color)
        paintHills(color)
        paintSea(color)
        paintBoat(color)
        drawInk(SketchPainter(drawing.layers[1], seed: 11))
        drawing.activeLayerIndex = 1
        drawing.removeAllChanges()
        return drawing
    }

    private static let sun = CGPoint(x: 112, y: 116)
    private static let horizon: CGFloat = 214

    // MARK: - Color, from far to near

    private static func paintSky(_ painter: SketchPainter) {
        let (top, middle, bottom) = (UIColor(rgb: 0xA9CDC6), UIColor(rgb: 0xEFE5CC), UIColor(rgb: 0xF6C694))
        for index in 0..<15 {
            let t = CGFloat(index) / 14
            let color = t < 0.55 ? top.mixed(with: middle, t / 0.55) : middle.mixed(with: bottom, (t - 0.55) / 0.45)
            painter.row(color, width: 17, from: 38, to: 305, ragged: 12) { x in 40 + 170 * t + 2 * sin(x / 40 + t * 9) }
        }
        // A disc is drawn as a spiral from its center. The last turn of the spiral is a circle.
        for (radius, color) in [(CGFloat(38), UIColor(rgb: 0xF8DCA0)), (27, UIColor(rgb: 0xF2B544)), (20, UIColor(rgb: 0xF6C565))] {
            let turns = radius / 6
            let center = radius == 20 ? CGPoint(x: sun.x - 4, y: sun.y - 4) : sun
            painter.line(
                .brush, color, width: 11,
                through: (0...Int(turns * 14) + 1).map { index in
                    let angle = CGFloat(index) * .pi / 7
                    let r = (radius - 5.5) * min(CGFloat(index) / (turns * 14 - 16), 1)
                    return CGPoint(x: center.x + r * cos(angle), y: center.y + r * sin(angle))
                })
        }
    }

    private static func paintHills(_ painter: SketchPainter) {
        func bump(_ x: CGFloat, _ center: CGFloat, _ width: CGFloat) -> CGFloat { exp(-(x - center) * (x - center) / (width * width)) }
        // The second color is used at the foot of the hills. It is lighter because of the mist.
        let hills: [(left: CGFloat, right: CGFloat, colors: (Int, Int), height: (CGFloat) -> CGFloat)] = [
            (30, 312, (0xA3BFA6, 0xC9CFAF), { x in 26 + 22 * bump(x, 196, 62) + 14 * bump(x, 60, 44) }),
            (176, 316, (0x5E9C90, 0x8FB39A), { x in 6 + 52 * bump(x, 290, 58) }),
            (26, 128, (0x2F857F, 0x5E9C90), { x in 4 + 34 * bump(x, 34, 52) }),
        ]
        for hill in hills {
            for index in 0..<7 {
                let t = CGFloat(index) / 6
                let color = UIColor(rgb: hill.colors.0).mixed(with: UIColor(rgb: hill.colors.1), t)
                // Each stroke follows the contour less than the stroke above it. The last stroke is the horizon.
                painter.row(color, width: 12, from: hill.left, to: hill.right, ragged: 6) { x in
                    horizon - 3 - (hill.height(x) - 5) * (1 - t)
                }
            }
        }
    }

    private static func paintSea(_ painter: SketchPainter) {
        let (far, middle, near) = (UIColor(rgb: 0x8DBDB2), UIColor(rgb: 0x1E7F86), UIColor(rgb: 0x1C3A5A))
        for index in 0..<14 {
            let t = CGFloat(index) / 13
            let color = t < 0.5 ? far.mixed(with: middle, t / 0.5) : middle.mixed(with: near, (t - 0.5) / 0.5)
            let swell = 0.6 + 3.4 * t
            painter.row(color, width: 15, from: 36, to: 307, ragged: 13) { x in
                horizon + 6 + 130 * t + swell * sin(x / (16 + 16 * t) + t * 20)
            }
        }
        // The reflections of the sun become shorter, thicker and rarer toward the viewer.
        for (index, y) in [CGFloat(220), 227, 235, 245, 257, 272, 290].enumerated() {
            let reach = 30 - CGFloat(index) * 2.5
            painter.row(
                UIColor(rgb: 0xF8D48A).mixed(with: DrawingColor.gold.color, CGFloat(index) / 6), width: 2.6 + CGFloat(index) * 0.25,
                from: sun.x - reach, to: sun.x + reach, ragged: 8
            ) { x in y + sin(x / 9) }
        }
    }

    // MARK: - Boat

    private static let (peak, leftTip, rightTip) = (CGPoint(x: 212, y: 186), CGPoint(x: 141, y: 252), CGPoint(x: 284, y: 246))
    private static let (leftFoot, rightFoot) = (CGPoint(x: 172, y: 304), CGPoint(x: 252, y: 302))
    private static let (leftFold, rightFold, middleFold) = (
        CGPoint(x: 176, y: 266), CGPoint(x: 249, y: 263), CGPoint(x: 213, y: 280)
    )

    private static func paintBoat(_ painter: SketchPainter) {
        let (light, shade) = (UIColor(rgb: 0xFFF9EA), UIColor(rgb: 0xD9CDB4))
        painter.hatch(light, [peak, leftFold, middleFold])
        painter.hatch(shade, [peak, rightFold, middleFold])
        painter.hatch(light, [leftTip, leftFold, middleFold, CGPoint(x: 213, y: 303), leftFoot])
        painter.hatch(UIColor(rgb: 0xE9DEC6), [middleFold, rightFold, rightTip, rightFoot, CGPoint(x: 213, y: 303)])
        // The reflection in the water, and the shadow under the hull.
        for (index, y) in [CGFloat(307), 313, 320, 328, 337].enumerated() {
            let color = index == 0 ? UIColor(rgb: 0x1C3A5A) : UIColor(rgb: 0xCFE0D2).mixed(with: UIColor(rgb: 0x3E8791), CGFloat(index) / 5)
            let reach = 44 - CGFloat(index) * 6
            painter.row(color, width: 3.4, from: 212 - reach, to: 212 + reach, ragged: 5) { x in y + 1.2 * sin(x / 8) }
        }
        // A pennant at the top.
        let pennant = [CGPoint(x: 212, y: 164), CGPoint(x: 238, y: 171), CGPoint(x: 212, y: 179)]
        painter.hatch(DrawingColor.vermilion.color, lineWidth: 1.2, pennant)
    }

    // MARK: - Ink

    private static func drawInk(_ painter: SketchPainter) {
        let ink = DrawingColor.navy.color
        func line(_ width: CGFloat, _ points: CGPoint...) {
            // Points between the given points make the line a little irregular.
            var path = [points[0]]
            for (a, b) in zip(points, points.dropFirst()) {
                let count = max(Int(hypot(b.x - a.x, b.y - a.y) / 11), 1)
                for index in 1...count {
                    let t = CGFloat(index) / CGFloat(count)
                    let jitter = index == count ? 0 : 0.4 * painter.random()
                    path.append(CGPoint(x: a.x + (b.x - a.x) * t + jitter, y: a.y + (b.y - a.y) * t + jitter))
                }
            }
            painter.line(.brush, ink, width: width, taper: 0.45, through: path)
        }
        line(2.6, CGPoint(x: 212, y: 161), peak)
        line(2.8, peak, leftFold)
        line(2.8, peak, rightFold)
        line(1.8, CGPoint(x: 212, y: 192), middleFold)
        line(3, leftTip, leftFold, middleFold)
        line(3, middleFold, rightFold, rightTip)
        line(3.4, leftTip, leftFoot)
        line(3.4, rightTip, rightFoot)
        line(3.4, leftFoot, CGPoint(x: 213, y: 304), rightFoot)
        line(1.6, middleFold, CGPoint(x: 213, y: 302))
        // Three birds, and a few waves.
        for (x, y, size) in [(CGFloat(182), CGFloat(76), CGFloat(11)), (206, 92, 8), (166, 98, 6)] {
            painter.line(
                .brush, ink, width: 2.4, taper: 0.3,
                through: (0...8).map { index in
                    let t = CGFloat(index) / 4 - 1
                    return CGPoint(x: x + size * t, y: y - size * 0.5 * sin(.pi * min(abs(t), 1)) - size * 0.12 * abs(t))
                })
        }
        for (x, y, width) in [(CGFloat(66), CGFloat(262), CGFloat(30)), (96, 300, 42), (288, 292, 26), (150, 322, 22)] {
            painter.line(
                .brush, ink, width: 2, taper: 0.3,
                through: (0...10).map { index in
                    let t = CGFloat(index) / 10
                    return CGPoint(x: x - width / 2 + width * t, y: y + 2.2 * sin(t * .pi * 3))
                })
        }
    }
}
