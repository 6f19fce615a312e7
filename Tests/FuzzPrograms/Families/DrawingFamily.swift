import Foundation
import Stage
import UIKit

/// Paths with all kinds of elements. They are used in shape layers, masks and shadows, and the methods of paths are called.
final class DrawingFamily: FuzzFamily {
    enum Operation: String, CaseIterable {
        case path, stroke, dashes, fillRule, mask, shadowPath, contains, transformed, flattened, animatePath, cornerRadius
    }

    static let name = "drawing"

    private let shapes = [CAShapeLayer(), CAShapeLayer()]
    private var lastPath: CGPath = CGMutablePath()

    init(stage: Stage, values: inout FuzzValues) {
        let controller = UIViewController()
        stage.window.rootViewController = controller
        for (index, shape) in shapes.enumerated() {
            shape.frame = CGRect(x: 11 * index, y: 23 * index, width: 97, height: 101)
            (shape.fillColor, shape.strokeColor) = (values.color().cgColor, values.color().cgColor)
            controller.view.layer.addSublayer(shape)
        }
    }

    func perform(_ operation: Operation, _ values: inout FuzzValues) {
        let shape = values.pick(shapes)
        switch operation {
        case .path:
            lastPath = Self.path(&values)
            shape.path = lastPath
        case .stroke:
            (shape.lineWidth, shape.miterLimit) = (values.number(0, 40), values.number(0, 12))
            (shape.lineCap, shape.lineJoin) = (values.pick([.butt, .round, .square]), values.pick([.miter, .round, .bevel]))
            (shape.strokeStart, shape.strokeEnd) = (values.number(-0.1, 1), values.number(0, 1.1))
        case .dashes:
            shape.lineDashPattern = (0..<values.integer(0...5)).map { _ in NSNumber(value: values.double(0, 15)) }
            shape.lineDashPhase = values.number(-30, 30)
        case .fillRule: shape.fillRule = values.pick([.evenOdd, .nonZero])
        case .mask:
            let mask = CAShapeLayer()
            mask.path = lastPath
            shape.mask = values.bool(0.3) ? nil : mask
        case .shadowPath: (shape.shadowPath, shape.shadowOpacity, shape.shadowRadius) = (lastPath, values.float(0, 1), values.number(0, 12))
        case .contains: _ = (lastPath.contains(values.point(), using: .evenOdd), lastPath.boundingBox, lastPath.boundingBoxOfPath)
        case .transformed:
            var transform = values.transform()
            lastPath = lastPath.copy(using: &transform) ?? lastPath
        case .flattened: lastPath = lastPath.flattened(threshold: values.number(0.001, 5))
        case .animatePath:
            let animation = CABasicAnimation(keyPath: "path")
            (animation.fromValue, animation.toValue, animation.duration) = (shape.path, Self.path(&values), values.duration())
            shape.add(animation, forKey: "path")
        case .cornerRadius: (shape.cornerRadius, shape.borderWidth) = (values.length(), values.length(20))
        }
    }

    /// Returns a path of random elements.
    static func path(_ values: inout FuzzValues) -> CGPath {
        let path = CGMutablePath()
        for _ in 0..<values.integer(0...6) {
            switch values.integer(0...9) {
            case 0: path.move(to: values.point())
            case 1: path.addLine(to: values.point())
            case 2: path.addQuadCurve(to: values.point(), control: values.point())
            case 3: path.addCurve(to: values.point(), control1: values.point(), control2: values.point())
            case 4: path.addRect(values.rect(), transform: values.transform())
            case 5: path.addEllipse(in: values.rect())
            case 6:
                // As in UIKit, a radius above half of a side is an error of the caller.
                let rect = CGRect(origin: values.point(), size: CGSize(width: 20 + values.length(), height: 20 + values.length()))
                path.addRoundedRect(in: rect, cornerWidth: values.length(10), cornerHeight: values.length(10))
            case 7:
                path.addArc(
                    center: values.point(), radius: values.length(), startAngle: values.number(-9, 9), endAngle: values.number(-9, 9),
                    clockwise: values.bool())
            case 8: path.addArc(tangent1End: values.point(), tangent2End: values.point(), radius: values.length())
            default: path.closeSubpath()
            }
        }
        return path
    }
}
