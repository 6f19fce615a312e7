import CoreGraphics
import FlipbookDisplayList
import FlipbookMotion
import Foundation
import QuartzCore
import SeededRandomValues

/// A random tree of layers with random animations and changes.
@MainActor struct RandomAnimatedTree {
    let tree = LayerTree(root: LayerWithoutActions())
    private var random: SeededRandom
    private var layers: [CALayer] = []
    private let driver = ProgressDriver(AnimationProgress(.curve(.easeInOut), duration: 0.7))

    init(_ seed: Int) {
        random = SeededRandom(seed)
        LayerTree.current = tree
        tree.root.bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
        for _ in 0..<random.integer(3...14) { addLayer() }
        for _ in 0..<random.integer(1...8) { addAnimation() }
    }

    /// Advances to a frame, with random changes.
    mutating func advance(toFrame frame: Int) {
        LayerTree.current = tree
        tree.beginFrame(at: Double(frame) / 20)
        tree.finishAnimations()
        if random.bool(0.15) { driver.animationProgress.setFraction(random.number(0, 1), at: tree.now) }
        if random.bool(0.1) { addAnimation() }
        if random.bool(0.08) { changeLayer() }
        if random.bool(0.03) { addLayer() }
        if random.bool(0.03) { random.pick(layers).removeAllAnimations() }
    }

    /// Adds a layer of a random class with random properties.
    private mutating func addLayer() {
        let layer: CALayer =
            switch random.integer(0...11) {
            case 0: CAShapeLayer()
            case 1: CAReplicatorLayer()
            case 2: CATransformLayer()
            case 3: makeEmitterLayer()
            case 4: CAGradientLayer()
            default: LayerWithoutActions()
            }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.bounds = CGRect(x: random.number(-5, 5), y: 0, width: random.number(5, 60), height: random.number(5, 40))
        layer.position = random.point(80)
        if random.bool(0.8) { layer.backgroundColor = random.color(alpha: 0.3...1) }
        if random.bool(0.2) { layer.setAffineTransform(random.affineTransform(10)) }
        if random.bool(0.15) { layer.opacity = Float(random.number(0, 1)) }
        if random.bool(0.15) { layer.masksToBounds = true }
        if random.bool(0.1) { layer.zPosition = CGFloat(random.integer(-1...1)) }
        if random.bool(0.15) { layer.shadowOpacity = 0.5 }
        if random.bool(0.15) { layer.borderWidth = 2 }
        if random.bool(0.1) { layer.speed = 0.5 }
        if random.bool(0.1) { layer.sublayerTransform = CATransform3DMakeRotation(0.3, 0, 1, 0) }
        if random.bool(0.3) {
            layer.drawing = (0..<random.integer(1...2)).map { .fill(RoundedRect(CGRect(x: $0, y: 2, width: 9, height: 5)), .black) }
        }
        (layer as? CAShapeLayer)?.path = CGPath(rect: CGRect(x: 1, y: 2, width: 20, height: 10), transform: nil)
        (layer as? CAGradientLayer)?.colors = [random.color(), random.color()]
        (layer as? CAReplicatorLayer)?.instanceCount = 3
        (layer as? CAReplicatorLayer)?.instanceDelay = 0.1
        (layer as? CAReplicatorLayer)?.instanceTransform = CATransform3DMakeTranslation(8, 3, 0)
        if random.bool(0.1), let owner = layers.last, owner.mask == nil {
            owner.mask = layer
        } else {
            (random.bool(0.4) && !layers.isEmpty ? random.pick(layers) : tree.root).addSublayer(layer)
        }
        CATransaction.commit()
        layers.append(layer)
    }

    /// Returns an emitter layer with one cell.
    private mutating func makeEmitterLayer() -> CALayer {
        let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
        cell.birthRate = 12
        cell.lifetime = 0.4
        cell.velocity = 30
        cell.contents = CGImage(Bitmap(width: 2, height: 2))
        layer.emitterCells = [cell]
        return layer
    }

    /// Adds a random animation to a random layer.
    private mutating func addAnimation() {
        let layer = random.pick(layers)
        let newAnimation: CABasicAnimation = random.bool(0.2) ? CASpringAnimation() : CABasicAnimation()
        switch random.integer(0...9) {
        case 0, 1, 2:
            newAnimation.keyPath = "position"
            (newAnimation.fromValue, newAnimation.toValue) = (random.point(60), random.bool(0.7) ? random.point(60) : nil)
        case 3, 4:
            newAnimation.keyPath = "opacity"
            (newAnimation.fromValue, newAnimation.toValue) = (random.pick([0.0, 0.3, 1]), random.pick([0.9, 1, 1.3]))
        case 5: (newAnimation.keyPath, newAnimation.byValue) = ("position.y", 30)
        case 6: (newAnimation.keyPath, newAnimation.fromValue, newAnimation.toValue) = ("transform.rotation", 0.2, 2)
        case 7: (newAnimation.keyPath, newAnimation.fromValue, newAnimation.toValue) = ("zPosition", 0, 3)
        case 8: (newAnimation.keyPath, newAnimation.fromValue) = ("backgroundColor", random.color())
        default: (newAnimation.keyPath, newAnimation.fromValue) = ("bounds.size.width", 3)
        }
        newAnimation.isAdditive = random.bool(0.3) && newAnimation.keyPath?.hasPrefix("position") == true
        newAnimation.duration = random.number(0.1, 1)
        if random.bool() { newAnimation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut) }
        if random.bool(0.3) { newAnimation.beginTime = tree.now + random.number(0, 0.5) }
        if random.bool(0.2) { newAnimation.fillMode = .both }
        if random.bool(0.2) { newAnimation.isRemovedOnCompletion = false }
        if random.bool(0.2) { (newAnimation.repeatCount, newAnimation.autoreverses) = (2, true) }
        layer.add(newAnimation, forKey: nil, driver: random.bool(0.2) ? driver : nil)
    }

    /// Changes, removes or adds a random layer.
    private mutating func changeLayer() {
        let layer = random.pick(layers)
        switch random.integer(0...5) {
        case 0: layer.position = random.point(80)
        case 1: layer.isHidden.toggle()
        case 2: layer.backgroundColor = random.color()
        case 3: layer.removeFromSuperlayer()
        case 4: tree.root.addSublayer(layer)
        default: layer.opacity = 0.5
        }
    }
}
