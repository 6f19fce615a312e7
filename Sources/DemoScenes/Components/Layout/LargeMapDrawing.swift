import UIKit

/// Draws the part of the town in a rectangle.
struct LargeMapDrawing {
    var rect: CGRect
    /// The scale at which the map is drawn: 1 at the normal size. From 1 on, trees and two rows of houses per block are drawn. From 2 on,
    /// the other houses and the names are drawn too.
    var detail: CGFloat

    /// The distance between two streets.
    private static let step: CGFloat = 80

    private static let block = UIColor(light: UIColor(red: 0.9, green: 0.885, blue: 0.855, alpha: 1), dark: UIColor(white: 0.2, alpha: 1))
    private static let house = UIColor(light: UIColor(red: 0.845, green: 0.82, blue: 0.78, alpha: 1), dark: UIColor(white: 0.27, alpha: 1))
    private static let park = UIColor(
        light: UIColor(red: 0.79, green: 0.89, blue: 0.74, alpha: 1), dark: UIColor(red: 0.14, green: 0.25, blue: 0.18, alpha: 1))
    private static let tree = UIColor(
        light: UIColor(red: 0.66, green: 0.81, blue: 0.61, alpha: 1), dark: UIColor(red: 0.2, green: 0.34, blue: 0.24, alpha: 1))
    private static let water = UIColor(
        light: UIColor(red: 0.66, green: 0.82, blue: 0.92, alpha: 1), dark: UIColor(red: 0.11, green: 0.2, blue: 0.3, alpha: 1))
    private static let avenue = UIColor(light: .white, dark: UIColor(white: 0.32, alpha: 1))

    private static let places: [(name: String, point: CGPoint)] = [
        ("North Gate", CGPoint(x: 360, y: 200)), ("Market", CGPoint(x: 600, y: 440)), ("Opera", CGPoint(x: 800, y: 600)),
        ("Old Town", CGPoint(x: 760, y: 800)), ("Harbor", CGPoint(x: 1000, y: 960)), ("Fish Hall", CGPoint(x: 1040, y: 1200)),
        ("South Station", CGPoint(x: 1280, y: 1400)), ("Museum", CGPoint(x: 440, y: 840)), ("Lido", CGPoint(x: 200, y: 1120)),
    ]

    func draw() {
        drawBlocks()
        drawRiver()
        drawAvenues()
        drawTram()
        if detail >= 2 { drawNames() }
    }

    // MARK: - Blocks

    /// Returns the number of a block, 0…96. The numbers of adjacent blocks look random.
    private func number(_ column: Int, _ row: Int) -> Int { (column * 37 + row * 61 + column * row * 13) % 97 }

    private func drawBlocks() {
        let columns = Int(rect.minX / Self.step)...Int(rect.maxX / Self.step)
        for row in Int(rect.minY / Self.step)...Int(rect.maxY / Self.step) {
            for column in columns { drawBlock(column, row) }
        }
    }

    private func drawBlock(_ column: Int, _ row: Int) {
        let number = number(column, row)
        let area = CGRect(x: CGFloat(column) * Self.step, y: CGFloat(row) * Self.step, width: Self.step, height: Self.step)
            .insetBy(dx: 5, dy: 5)
        let isPark = number % 9 == 0
        (isPark ? Self.park : Self.block).setFill()
        UIBezierPath(roundedRect: area, cornerRadius: isPark ? 12 : 4).fill()
        if isPark, detail >= 1 { drawTrees(in: area, number) }
        if !isPark, detail >= 1 { drawHouses(in: area, number) }
    }

    private func drawTrees(in area: CGRect, _ number: Int) {
        Self.tree.setFill()
        for index in 0..<9 {
            let x = area.minX + 7 + CGFloat((index * 23 + number) % 50)
            let y = area.minY + 7 + CGFloat((index * 37 + number * 3) % 50)
            UIBezierPath(ovalIn: CGRect(x: x, y: y, width: 8, height: 8)).fill()
        }
    }

    /// Draws the houses along the edges of a block, around a yard.
    private func drawHouses(in area: CGRect, _ number: Int) {
        Self.house.setFill()
        let (depth, gap) = (CGFloat(14 + number % 5), CGFloat(2))
        for index in 0..<3 {
            let width = (area.width - 6 - 2 * gap) / 3
            let x = area.minX + 3 + CGFloat(index) * (width + gap)
            guard (number + index) % 7 != 0 else { continue }
            UIRectFill(CGRect(x: x, y: area.minY + 3, width: width, height: depth))
            UIRectFill(CGRect(x: x, y: area.maxY - 3 - depth, width: width, height: depth))
        }
        guard detail >= 2 else { return }
        let middle = CGRect(x: area.minX + 3, y: area.minY + 5 + depth, width: depth - 2, height: area.height - 10 - 2 * depth)
        UIRectFill(middle)
        UIRectFill(middle.offsetBy(dx: area.width - 6 - middle.width, dy: 0))
    }

    // MARK: - Water and streets

    private func drawRiver() {
        let river = UIBezierPath()
        river.move(to: CGPoint(x: -40, y: 620))
        river.addCurve(
            to: CGPoint(x: 820, y: 900), controlPoint1: CGPoint(x: 260, y: 560), controlPoint2: CGPoint(x: 460, y: 920))
        river.addCurve(
            to: CGPoint(x: 1640, y: 1080), controlPoint1: CGPoint(x: 1120, y: 890), controlPoint2: CGPoint(x: 1280, y: 1120))
        (river.lineWidth, river.lineCapStyle) = (92, .round)
        Self.water.setStroke()
        river.stroke()
    }

    private func drawAvenues() {
        Self.avenue.setStroke()
        for points in [
            [(0, 400), (1600, 560)], [(400, 0), (320, 640), (480, 1600)], [(880, 0), (860, 800), (1040, 1600)], [(0, 1240), (1600, 1280)],
            [(1280, 0), (1360, 900), (1240, 1600)], [(0, 80), (1600, 160)],
        ] as [[(CGFloat, CGFloat)]] {
            let street = path(points.map { CGPoint(x: $0.0, y: $0.1) })
            (street.lineWidth, street.lineJoinStyle) = (14, .round)
            street.stroke()
        }
    }

    private func path(_ points: [CGPoint]) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() { index == 0 ? path.move(to: point) : path.addLine(to: point) }
        return path
    }

    private func drawTram() {
        let line = path(Self.places.prefix(7).map(\.point))
        (line.lineWidth, line.lineJoinStyle, line.lineCapStyle) = (6, .round, .round)
        Palette.blue.setStroke()
        line.stroke()
        for place in Self.places.prefix(7) {
            let stop = UIBezierPath(ovalIn: CGRect(x: place.point.x - 7, y: place.point.y - 7, width: 14, height: 14))
            stop.lineWidth = 4
            Self.avenue.setFill()
            stop.fill()
            stop.stroke()
        }
    }

    private func drawNames() {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13, weight: .semibold), .foregroundColor: UIColor.label,
        ]
        for place in Self.places where rect.insetBy(dx: -120, dy: -30).contains(place.point) {
            place.name.draw(at: CGPoint(x: place.point.x + 13, y: place.point.y - 9), withAttributes: attributes)
        }
    }
}
