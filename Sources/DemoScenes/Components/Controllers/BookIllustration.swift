import UIKit

/// The picture of a page, drawn with paths in a square of 100 × 100 units.
///
/// The square is scaled so that it covers the view. It is centered horizontally, and its bottom edge is at the bottom edge of the view.
class BookIllustration: UIView {
    private let index: Int

    init(_ index: Int) {
        self.index = index
        super.init(frame: .zero)
        contentMode = .redraw
        isUserInteractionEnabled = false
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { return nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let side = max(bounds.width, bounds.height)
        context.translateBy(x: bounds.midX - side / 2, y: bounds.maxY - side)
        context.scaleBy(x: side / 100, y: side / 100)
        switch index {
        case 0: drawCover()
        case 1: drawWindow()
        case 2: drawBrook()
        case 3: drawBridge()
        case 4: drawNight()
        default: drawMorning()
        }
    }

    // MARK: - Pictures

    private func drawCover() {
        sky(0xBFE3EE, 0xF6EBD2)
        circle(72, 42, 10, 0xF6C453)
        hills(0x7FB59A, 66, 10)
        water(0x3E8CA6, 0x2B6C8C, from: 68)
        boat(at: CGPoint(x: 46, y: 76), scale: 1.5)
    }

    private func drawWindow() {
        fill(0, 0, 100, 100, 0xE9D8BE)
        fill(22, 34, 56, 44, 0x6E8FA8)
        for index in 0..<26 {
            let (x, y) = (24 + CGFloat(index * 17 % 52), 34 + CGFloat(index * 29 % 38))
            line([(x, y), (x - 1.6, y + 6)], 0xC9DCE6, 0.5)
        }
        hillsIn(CGRect(x: 22, y: 66, width: 56, height: 12), 0x56755F)
        stroke(22, 34, 56, 44, 0xFBF6EA, 2.6)
        line([(50, 34), (50, 78)], 0xFBF6EA, 1.6)
        line([(22, 55), (78, 55)], 0xFBF6EA, 1.6)
        fill(14, 78, 72, 4, 0xB98E62)
        fill(0, 90, 100, 10, 0xA47A50)
        boat(at: CGPoint(x: 36, y: 77), scale: 0.62)
    }

    private func drawBrook() {
        sky(0xD7EDE2, 0xF3F1D6)
        hills(0x9CC48E, 52, 8)
        shape([(58, 52), (64, 52), (84, 76), (100, 100), (20, 100), (44, 72)], 0x4C9BB0)
        boat(at: CGPoint(x: 56, y: 80), scale: 0.9)
        for index in 0..<9 {
            let x: CGFloat = index < 5 ? 6 + CGFloat(index) * 5 : 84 + CGFloat(index - 5) * 4.6
            let height: CGFloat = 24 + CGFloat(index * 7 % 11)
            line([(x, 100), (x + 2, 100 - height)], 0x4E7A46, 1.1)
            shape([(x + 1, 101 - height), (x + 3.4, 101 - height), (x + 3.2, 93 - height), (x + 1.6, 93 - height)], 0x7A5233)
        }
    }

    private func drawBridge() {
        sky(0xF4D9B8, 0xFBF0DC)
        hills(0xB9B27C, 56, 9)
        water(0x5A93A0, 0x3D7484, from: 72)
        let bridge = UIBezierPath(rect: CGRect(x: 0, y: 46, width: 100, height: 28))
        bridge.append(UIBezierPath(ovalIn: CGRect(x: 24, y: 54, width: 52, height: 44)))
        bridge.usesEvenOddFillRule = true
        color(0x9C8A78).setFill()
        UIGraphicsGetCurrentContext()?.saveGState()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 74)).addClip()
        bridge.fill()
        UIGraphicsGetCurrentContext()?.restoreGState()
        fill(0, 43, 100, 4, 0x84735F)
        for x in stride(from: CGFloat(4), to: 100, by: 14) { line([(x, 50), (x + 7, 50)], 0x84735F, 0.7) }
        boat(at: CGPoint(x: 52, y: 82), scale: 0.8)
        circle(29, 82, 4.4, 0xFBF7EE)
        circle(33, 77.5, 2.5, 0xFBF7EE)
        shape([(35, 77), (38, 78), (35, 79)], 0xE8963C)
    }

    private func drawNight() {
        sky(0x14203F, 0x2E4470)
        for index in 1..<34 {
            let (x, y) = (CGFloat(index * 37 % 100), 26 + CGFloat(index * 23 % 38))
            circle(x, y, index % 4 == 0 ? 0.55 : 0.32, 0xF5F0DC)
        }
        circle(68, 44, 7.5, 0xF7EFCF)
        circle(71, 42, 6.4, 0x26395F)
        water(0x1C335E, 0x0E1D3C, from: 66)
        for index in 0..<8 {
            let (y, half) = (68 + CGFloat(index) * 4, 2 + CGFloat(index) * 1.5)
            line([(66 - half, y), (66 + half, y)], 0xD9D2A8, 0.8)
        }
        boat(at: CGPoint(x: 44, y: 80), scale: 0.8)
    }

    private func drawMorning() {
        sky(0xF7C8A8, 0xFBEBD0)
        circle(24, 60, 9, 0xF79F62)
        water(0x6FA9B4, 0x4C8A9C, from: 64)
        shape([(54, 100), (58, 78), (70, 66), (100, 62), (100, 100)], 0x6C7F6A)
        shape([(76, 34), (84, 34), (87, 68), (73, 68)], 0xFBF7EE)
        shape([(75.2, 42), (84.8, 42), (85.6, 50), (74.5, 50)], 0xC8493F)
        shape([(73.8, 57), (86, 57), (86.8, 65), (73.2, 65)], 0xC8493F)
        fill(76.5, 28, 7, 6, 0xF7D774)
        shape([(75, 28), (80, 22), (85, 28)], 0x3B4252)
        shape([(0, 100), (0, 90), (30, 86), (58, 92), (60, 100)], 0xEBD7A9)
        boat(at: CGPoint(x: 32, y: 90), scale: 0.8)
    }

    // MARK: - Parts

    /// Draws a paper boat whose water line is at a point.
    private func boat(at point: CGPoint, scale: CGFloat) {
        func points(_ list: [(CGFloat, CGFloat)]) -> [(CGFloat, CGFloat)] {
            list.map { (point.x + $0.0 * scale, point.y + $0.1 * scale) }
        }
        shape(points([(-6, -4), (0, -16), (6, -4)]), 0xFBF8F0)
        shape(points([(0, -16), (6, -4), (0, -4)]), 0xE2DCCB)
        shape(points([(-14, -6), (14, -6), (9, 1), (-9, 1)]), 0xFFFDF7)
        shape(points([(-14, -6), (0, -6), (-2, 1), (-9, 1)]), 0xECE6D6)
    }

    private func sky(_ top: Int, _ bottom: Int) { gradient(CGRect(x: 0, y: 0, width: 100, height: 100), top, bottom) }
    private func water(_ top: Int, _ bottom: Int, from y: CGFloat) {
        gradient(CGRect(x: 0, y: y, width: 100, height: 100 - y), top, bottom)
        for index in 0..<7 {
            let x = CGFloat(index * 31 % 90)
            line([(x, y + 3 + CGFloat(index) * 4), (x + 9, y + 3 + CGFloat(index) * 4)], 0xFFFFFF, 0.35, alpha: 0.45)
        }
    }

    private func hills(_ rgb: Int, _ y: CGFloat, _ height: CGFloat) {
        hillsIn(CGRect(x: 0, y: y - height, width: 100, height: 100 - y + height), rgb)
    }

    private func hillsIn(_ rect: CGRect, _ rgb: Int) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + 5))
        path.addCurve(
            to: CGPoint(x: rect.maxX, y: rect.minY + 3), controlPoint1: CGPoint(x: rect.minX + rect.width * 0.3, y: rect.minY - 6),
            controlPoint2: CGPoint(x: rect.minX + rect.width * 0.6, y: rect.minY + 12))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.close()
        color(rgb).setFill()
        path.fill()
    }

    private func color(_ rgb: Int, _ alpha: CGFloat = 1) -> UIColor {
        UIColor(red: CGFloat(rgb >> 16) / 255, green: CGFloat(rgb >> 8 & 255) / 255, blue: CGFloat(rgb & 255) / 255, alpha: alpha)
    }

    private func gradient(_ rect: CGRect, _ top: Int, _ bottom: Int) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let colors = [color(top).cgColor, color(bottom).cgColor]
        guard let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) else {
            return
        }
        context.saveGState()
        context.clip(to: rect)
        context.drawLinearGradient(
            gradient, start: CGPoint(x: 0, y: rect.minY), end: CGPoint(x: 0, y: rect.maxY), options: [])
        context.restoreGState()
    }

    private func fill(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ rgb: Int) {
        color(rgb).setFill()
        UIBezierPath(rect: CGRect(x: x, y: y, width: width, height: height)).fill()
    }

    private func stroke(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ rgb: Int, _ lineWidth: CGFloat) {
        let path = UIBezierPath(rect: CGRect(x: x, y: y, width: width, height: height))
        path.lineWidth = lineWidth
        color(rgb).setStroke()
        path.stroke()
    }

    private func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ rgb: Int) {
        color(rgb).setFill()
        UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)).fill()
    }

    private func polygon(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.0, y: point.1)
            index == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        return path
    }

    private func shape(_ points: [(CGFloat, CGFloat)], _ rgb: Int) {
        let path = polygon(points)
        path.close()
        color(rgb).setFill()
        path.fill()
    }

    private func line(_ points: [(CGFloat, CGFloat)], _ rgb: Int, _ width: CGFloat, alpha: CGFloat = 1) {
        let path = polygon(points)
        path.lineWidth = width
        path.lineCapStyle = .round
        color(rgb, alpha).setStroke()
        path.stroke()
    }
}
