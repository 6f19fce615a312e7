import UIKit

/// A toy in the box: its shape, its color, and its position in the castle.
struct Toy {
    enum Shape {
        case block(CGSize)
        case ball(CGFloat)
        case arch(CGSize)
        case roof(CGSize)
    }

    var name: String
    var shape: Shape
    var color: UIColor
    /// The position of the toy's center in the castle: the distance to the right of the middle of the box, and the height above the floor.
    var position: CGPoint
    /// The letter on the toy, or nil.
    var letter: String?

    var size: CGSize {
        switch shape {
        case .block(let size), .arch(let size), .roof(let size): size
        case .ball(let diameter): CGSize(width: diameter, height: diameter)
        }
    }

    var isBall: Bool {
        if case .ball = shape { return true }
        return false
    }

    /// The outline around the point (0, 0).
    var outline: UIBezierPath {
        let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        switch shape {
        case .block: return UIBezierPath(rect: box)
        case .ball: return UIBezierPath(ovalIn: box)
        case .arch: return Self.arch(box)
        case .roof: return Self.polygon([CGPoint(x: 0, y: box.minY), CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY)])
        }
    }

    private static func polygon(_ points: [CGPoint]) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }

    /// Returns a gate with a round opening.
    private static func arch(_ box: CGRect) -> UIBezierPath {
        let (path, radius, springing) = (UIBezierPath(), CGFloat(24), box.maxY - 16)
        path.move(to: CGPoint(x: box.minX, y: box.minY))
        path.addLine(to: CGPoint(x: box.maxX, y: box.minY))
        path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
        path.addLine(to: CGPoint(x: radius, y: box.maxY))
        path.addLine(to: CGPoint(x: radius, y: springing))
        path.addArc(withCenter: CGPoint(x: 0, y: springing), radius: radius, startAngle: 0, endAngle: .pi, clockwise: false)
        path.addLine(to: CGPoint(x: -radius, y: box.maxY))
        path.addLine(to: CGPoint(x: box.minX, y: box.maxY))
        path.close()
        return path
    }

    /// The toys of the castle, from the floor to the top. The coordinates are in points.
    static let castle: [Toy] = {
        let (square, plank, pillar) = (CGSize(width: 52, height: 52), CGSize(width: 104, height: 26), CGSize(width: 26, height: 78))
        return [
            Toy(name: "Block A", shape: .block(square), color: Palette.rose, position: CGPoint(x: -78, y: 26), letter: "A"),
            Toy(name: "Arch", shape: .arch(CGSize(width: 104, height: 52)), color: Palette.blue, position: CGPoint(x: 0, y: 26)),
            Toy(name: "Block C", shape: .block(square), color: Palette.teal, position: CGPoint(x: 78, y: 26), letter: "C"),
            Toy(name: "Large ball", shape: .ball(36), color: Palette.gold, position: CGPoint(x: 0, y: 18)),
            Toy(name: "Left plank", shape: .block(plank), color: Palette.gold, position: CGPoint(x: -52, y: 65)),
            Toy(name: "Right plank", shape: .block(plank), color: Palette.accent, position: CGPoint(x: 52, y: 65)),
            Toy(name: "Left pillar", shape: .block(pillar), color: Palette.teal, position: CGPoint(x: -78, y: 117)),
            Toy(name: "Block B", shape: .block(square), color: Palette.plum, position: CGPoint(x: 0, y: 104), letter: "B"),
            Toy(name: "Right pillar", shape: .block(pillar), color: Palette.rose, position: CGPoint(x: 78, y: 117)),
            Toy(name: "Roof", shape: .roof(CGSize(width: 104, height: 52)), color: Palette.accent, position: CGPoint(x: 0, y: 156)),
            Toy(name: "Left ball", shape: .ball(30), color: Palette.blue, position: CGPoint(x: -78, y: 171)),
            Toy(name: "Right ball", shape: .ball(30), color: Palette.plum, position: CGPoint(x: 78, y: 171)),
        ]
    }()
}
