import CoreGraphics
import FlipbookDisplayList
import FlipbookMotion
import Foundation
import QuartzCore
import SeededRandomValues
import Testing

/// While no model value changes, a display list is not built again. Only the moving items in it are updated, with the same result.
@MainActor @Suite struct DisplayListUpdaterTests {
    /// Random trees with all classes of layers and animations. Two lists are used alternately, as in a stage. Each frame is
    /// compared with a new list.
    @Test(arguments: 0..<8)
    func updatedListEqualsANewList(_ batch: Int) {
        for seed in batch * 60..<(batch + 1) * 60 {
            var randomTree = RandomAnimatedTree(seed)
            var lists = [DisplayList(), DisplayList()]
            for frame in 0..<30 {
                randomTree.advance(toFrame: frame)
                randomTree.tree.display(into: &lists[frame % 2])
                let expected = randomTree.tree.makeDisplayList()
                let mismatch = zip(lists[frame % 2].items, expected.items).enumerated().first { $1.0 != $1.1 }?.offset
                #expect(lists[frame % 2] == expected, "seed \(seed), frame \(frame), item \(mismatch ?? -1)")
                if lists[frame % 2] != expected { return }
            }
        }
    }

    /// Without model changes, only the items of moving layers are updated. Manual changes of other items remain.
    @Test func itemsThatDoNotMoveAreNotUpdated() {
        let tree = LayerTree(root: LayerWithoutActions())
        let layers = (0..<5).map { index in
            let layer = LayerWithoutActions()
            layer.frame = CGRect(x: 10 * index, y: 7, width: 30, height: 20)
            layer.backgroundColor = CGColor(red: 0.1 * CGFloat(index), green: 0.5, blue: 0.3, alpha: 1)
            tree.root.addSublayer(layer)
            return layer
        }
        let inside = LayerWithoutActions()
        inside.frame = CGRect(x: 3, y: 4, width: 5, height: 6)
        inside.backgroundColor = .black
        layers[3].addSublayer(inside)
        layers[1].add(animation("position", from: CGPoint(x: 3, y: 5), to: CGPoint(x: 90, y: 50), 2), forKey: nil)
        layers[3].add(animation("transform.rotation", from: 0.3, to: 1.5, 2), forKey: nil)
        var list = DisplayList()
        tree.display(into: &list)
        for index in list.items.indices { list.items[index].opacity = 0.25 }
        tree.beginFrame(at: 0.5)
        tree.display(into: &list)
        #expect(list.items.map { Double($0.opacity) } == [0.25, 1, 0.25, 1, 1, 0.25])
        layers[0].cornerRadius = 3
        tree.display(into: &list)
        #expect(list.items.allSatisfy { $0.opacity == 1 })
    }

    /// A removed layer is released before the next frame.
    @Test func removedLayerIsReleased() {
        let tree = LayerTree(root: LayerWithoutActions())
        weak var weakLayer: CALayer?
        callInScope {
            let layer = LayerWithoutActions()
            weakLayer = layer
            layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
            layer.backgroundColor = .black
            tree.root.addSublayer(layer)
            layer.add(animation("cornerRadius", from: 1, to: 8, 2), forKey: nil)
            var list = DisplayList()
            tree.display(into: &list)
            layer.removeFromSuperlayer()
        }
        #expect(weakLayer == nil)
    }

    private func callInScope(_ body: () -> Void) { body() }
}

/// A random tree of layers with random animations and changes.
@MainActor private struct RandomAnimatedTree {
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
