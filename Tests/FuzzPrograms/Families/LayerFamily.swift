import Foundation
import Stage
import UIKit

/// Trees of layers of all classes, their properties by accessor and by key path, and explicit animations of them.
final class LayerFamily: FuzzFamily {
    enum Operation: String, CaseIterable {
        case add, insert, remove, replace, mask, geometry, anchor, transform, sublayerTransform, appearance, border, shadow, contents,
            timing
        case keyPath, readKeyPath, shape, gradient, replicator, emitter, animate, animateSpring, animateKeyframes, animateGroup, transition
        case removeAnimation, presentation, transaction, convert, flags
    }

    static let name = "layers"
    // The timing of a layer can stop its time, and emitters run forever.
    static let endsIdle = false

    private let root = CALayer()
    private let shape = CAShapeLayer()
    private let gradient = CAGradientLayer()
    private let replicator = CAReplicatorLayer()
    private let emitter = CAEmitterLayer()
    private let layers: [CALayer]
    private static let image = UIImage(data: FuzzImages.smallPNG)?.cgImage

    init(stage: Stage, values: inout FuzzValues) {
        let controller = UIViewController()
        stage.window.rootViewController = controller
        controller.view.layer.addSublayer(root)
        root.frame = CGRect(x: 3, y: 5, width: 110, height: 150)
        layers = [shape, gradient, replicator, emitter, CATransformLayer(), CALayer(), CALayer(), CALayer()]
        for (index, layer) in layers.enumerated() {
            layer.frame = CGRect(x: 5 + 9 * index, y: 70 - 7 * index, width: 37, height: 29)
            layer.backgroundColor = UIColor(hue: CGFloat(index) / 8, saturation: 0.6, brightness: 0.9, alpha: 0.8).cgColor
            root.addSublayer(layer)
        }
    }

    func perform(_ operation: Operation, _ values: inout FuzzValues) {
        let (layer, other) = (values.pick(layers), values.pick(layers))
        switch operation {
        case .add, .insert, .remove, .replace, .mask: changeTree(operation, layer, other, &values)
        case .geometry:
            switch values.integer(0...3) {
            case 0: layer.frame = values.rect()
            case 1: layer.bounds = values.rect()
            case 2: layer.position = values.point()
            default: layer.zPosition = values.number(-50, 50)
            }
        case .anchor:
            layer.anchorPoint = values.unitPoint()
            if values.bool(0.3) { layer.anchorPointZ = values.number(-20, 20) }
        case .transform:
            if values.bool() { layer.transform = values.transform3D() } else { layer.setAffineTransform(values.transform()) }
        case .sublayerTransform: layer.sublayerTransform = values.transform3D()
        case .appearance:
            layer.opacity = values.float(-0.2, 1.2)
            layer.cornerRadius = values.number(-2, 40)
            layer.backgroundColor = values.bool(0.2) ? nil : values.color().cgColor
            layer.masksToBounds = values.bool(0.3)
        case .border: (layer.borderWidth, layer.borderColor) = (values.number(-1, 12), values.color().cgColor)
        case .shadow:
            (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (values.float(0, 1), values.number(-1, 12), values.size())
            if values.bool(0.3) { layer.shadowPath = CGPath(ellipseIn: values.rect(), transform: nil) }
        case .contents:
            layer.contents = values.bool(0.2) ? nil : Self.image
            (layer.contentsRect, layer.contentsCenter) = (unitRect(&values), unitRect(&values))
            layer.contentsScale = values.number(0.5, 3)
            layer.contentsGravity = values.pick([.resize, .center, .resizeAspect, .resizeAspectFill, .topLeft])
        case .timing:
            (layer.beginTime, layer.speed, layer.timeOffset) = (values.double(-1, 1), values.float(-2, 2), values.double(-1, 1))
            if values.bool(0.3) {
                (layer.duration, layer.repeatCount, layer.autoreverses) = (values.duration(), values.float(), values.bool())
            }
        case .keyPath: setKeyPath(layer, &values)
        case .readKeyPath: for path in Self.keyPaths { _ = layer.value(forKeyPath: path) }
        case .shape, .gradient, .replicator, .emitter: changeSpecialLayer(operation, &values)
        case .animate, .animateSpring, .animateKeyframes, .animateGroup, .transition: animate(operation, layer, &values)
        case .removeAnimation: if values.bool() { layer.removeAllAnimations() } else { layer.removeAnimation(forKey: "a") }
        case .presentation: _ = layer.presentation()?.frame
        case .transaction:
            CATransaction.begin()
            CATransaction.setAnimationDuration(values.duration())
            CATransaction.setDisableActions(values.bool(0.2))
            (layer.position, layer.opacity) = (values.point(), values.float(0, 1))
            CATransaction.commit()
        case .convert:
            _ = layer.convert(values.point(), to: other)
            _ = layer.convert(values.rect(), from: values.bool(0.2) ? nil : other)
            _ = root.hitTest(values.point())
            _ = layer.convertTime(values.double(-2, 2), to: other)
        case .flags:
            layer.isHidden = values.bool(0.2)
            (layer.isDoubleSided, layer.allowsGroupOpacity, layer.shouldRasterize) = (values.bool(), values.bool(), values.bool(0.3))
            (layer.rasterizationScale, layer.isOpaque) = (values.number(0.5, 3), values.bool(0.2))
        }
    }

    func checkLaws() throws { for layer in layers where layer.superlayer == nil { try TreeLaws.check(layer) } }

    private func changeTree(_ operation: Operation, _ layer: CALayer, _ other: CALayer, _ values: inout FuzzValues) {
        // A layer cannot be inside itself.
        guard !isAncestor(layer, of: other) else { return }
        switch operation {
        case .add: other.addSublayer(layer)
        case .insert: other.insertSublayer(layer, at: UInt32(values.integer(0...(other.sublayers?.count ?? 0))))
        case .remove: layer.removeFromSuperlayer()
        case .replace: if let old = values.any(other.sublayers ?? []), old !== layer { other.replaceSublayer(old, with: layer) }
        default:
            let mask = CALayer()
            (mask.frame, mask.backgroundColor) = (values.rect(), values.color().cgColor)
            other.mask = values.bool(0.3) ? nil : mask
        }
        if layer.superlayer == nil, values.bool() { root.addSublayer(layer) }
    }

    private func isAncestor(_ layer: CALayer, of other: CALayer) -> Bool {
        sequence(first: other, next: \.superlayer).contains { $0 === layer }
    }

    private func unitRect(_ values: inout FuzzValues) -> CGRect {
        CGRect(x: values.number(-0.2, 1), y: values.number(-0.2, 1), width: values.number(0, 1.2), height: values.number(0, 1.2))
    }

    // MARK: - Key paths

    private static let keyPaths = [
        "position", "position.x", "bounds", "bounds.size", "bounds.size.width", "opacity", "transform", "transform.rotation",
        "transform.scale",
        "transform.translation.x", "cornerRadius", "backgroundColor", "borderWidth", "shadowOffset.width", "shadowRadius", "contentsRect",
        "anchorPoint.y", "zPosition", "hidden", "path", "colors", "strokeEnd", "emitterPosition", "instanceDelay",
        "sublayerTransform.scale.x",
    ]

    private func setKeyPath(_ layer: CALayer, _ values: inout FuzzValues) {
        let path = values.pick(Self.keyPaths)
        // The value must have the type of the property. In hostile programs it can have any type.
        let value: Any? =
            values.isHostile
            ? values.pick([values.number(), values.point(), values.size(), values.rect(), values.transform3D(), "text", nil] as [Any?])
            : layer.value(forKeyPath: path) is CGFloat ? values.number(-20, 60) : layer.value(forKeyPath: path)
        layer.setValue(value, forKeyPath: path)
    }

    // MARK: - Special layers

    private func changeSpecialLayer(_ operation: Operation, _ values: inout FuzzValues) {
        switch operation {
        case .shape:
            shape.path = DrawingFamily.path(&values)
            (shape.lineWidth, shape.strokeColor) = (values.number(-1, 20), values.color().cgColor)
            (shape.strokeStart, shape.strokeEnd) = (values.number(-0.2, 1.2), values.number(-0.2, 1.2))
            shape.lineDashPattern = values.bool() ? nil : (0..<values.integer(0...4)).map { _ in NSNumber(value: values.double(0, 20)) }
            (shape.lineDashPhase, shape.miterLimit) = (values.number(-20, 20), values.number(-1, 12))
        case .gradient:
            gradient.colors = (0..<values.integer(0...4)).map { _ in values.color().cgColor }
            gradient.locations = values.bool() ? nil : (0..<values.integer(0...4)).map { _ in NSNumber(value: values.double(-0.2, 1.2)) }
            (gradient.startPoint, gradient.endPoint) = (values.unitPoint(), values.unitPoint())
            gradient.type = values.pick([.axial, .radial, .conic])
        case .replicator:
            (replicator.instanceCount, replicator.instanceDelay) = (values.integer(0...6), values.double(-0.2, 0.4))
            replicator.instanceTransform = values.transform3D()
            replicator.instanceAlphaOffset = values.float(-0.5, 0.5)
        default:
            let cell = CAEmitterCell()
            (cell.contents, cell.birthRate, cell.lifetime) = (Self.image, values.float(0, 40), values.float(0, 1))
            (cell.velocity, cell.emissionRange, cell.scale) = (values.number(-40, 40), values.number(-4, 4), values.number(-1, 1))
            (cell.spin, cell.yAcceleration) = (values.number(-4, 4), values.number(-40, 40))
            emitter.emitterCells = values.bool(0.2) ? nil : [cell]
            (emitter.emitterSize, emitter.birthRate) = (values.size(), values.float(0, 2))
            emitter.emitterShape = values.pick([.point, .line, .rectangle, .circle])
        }
    }

    // MARK: - Animations

    private func animate(_ operation: Operation, _ layer: CALayer, _ values: inout FuzzValues) {
        let key = values.bool(0.3) ? nil : values.pick(["a", "b"])
        switch operation {
        case .animate: layer.add(basicAnimation(CABasicAnimation(keyPath: "position.x"), &values), forKey: key)
        case .animateSpring:
            let spring = CASpringAnimation(keyPath: "position.x")
            (spring.mass, spring.stiffness, spring.damping) = (values.number(0.1, 4), values.number(1, 300), values.number(0.1, 40))
            spring.initialVelocity = values.number(-10, 10)
            layer.add(basicAnimation(spring, &values), forKey: key)
        case .animateKeyframes:
            let animation = CAKeyframeAnimation(keyPath: values.pick(["position", "bounds", "opacity"]))
            if values.bool(0.3) { animation.path = DrawingFamily.path(&values) }
            let count = values.integer(0...5)
            animation.values =
                switch animation.keyPath {
                case "position": (0..<count).map { _ in values.point() }
                case "bounds": (0..<count).map { _ in values.rect() }
                default: (0..<count).map { _ in values.double(0, 1) }
                }
            if values.bool() { animation.keyTimes = (0..<count).map { NSNumber(value: Double($0) / Double(max(count - 1, 1))) } }
            animation.calculationMode = values.pick([.linear, .discrete, .paced, .cubic, .cubicPaced])
            animation.rotationMode = values.pick([nil, .rotateAuto])
            setTiming(animation, &values)
            layer.add(animation, forKey: key)
        case .animateGroup:
            let group = CAAnimationGroup()
            group.animations = (0..<values.integer(0...3)).map { _ in
                basicAnimation(CABasicAnimation(keyPath: "bounds.size.width"), &values)
            }
            setTiming(group, &values)
            layer.add(group, forKey: key)
        default:
            let transition = CATransition()
            transition.type = values.pick([.fade, .push, .moveIn, .reveal])
            transition.subtype = values.pick([nil, .fromLeft, .fromTop])
            (transition.startProgress, transition.endProgress) = (values.float(-0.2, 1), values.float(0, 1.2))
            setTiming(transition, &values)
            layer.add(transition, forKey: key)
        }
    }

    private func basicAnimation(_ animation: CABasicAnimation, _ values: inout FuzzValues) -> CAAnimation {
        if values.bool(0.8) { animation.fromValue = values.number() }
        if values.bool(0.8) { animation.toValue = values.number() }
        if values.bool(0.3) { animation.byValue = values.number() }
        (animation.isAdditive, animation.isCumulative) = (values.bool(0.3), values.bool(0.2))
        setTiming(animation, &values)
        return animation
    }

    private func setTiming(_ animation: CAAnimation, _ values: inout FuzzValues) {
        (animation.duration, animation.speed, animation.timeOffset) = (values.duration(), values.float(0.2, 3), values.double(0, 0.3))
        (animation.repeatCount, animation.autoreverses) = (values.bool(0.2) ? values.float(0, 3) : 0, values.bool(0.2))
        (animation.isRemovedOnCompletion, animation.fillMode) = (values.bool(0.8), values.pick([.removed, .forwards, .backwards, .both]))
        if values.bool(0.3) {
            animation.timingFunction = CAMediaTimingFunction(
                controlPoints: values.float(0, 1), values.float(-1, 2), values.float(0, 1), values.float(-1, 2))
        }
    }
}
