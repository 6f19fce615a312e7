import Chances
import CoreGraphics
import Display
import Foundation
import Motion
import QuartzCore
import Testing

/// While nothing is written a list is not made again: only what moves in it is brought to its time. The picture has to be the same.
@MainActor @Suite struct MovingPartsTests {
    /// Trees of every kind of layer with every kind of animation, in two lists in turn as on a stage, each frame against one from nothing.
    @Test(arguments: 0..<8)
    func broughtOrWrittenTheListIsTheSame(_ part: Int) {
        for seed in part * 60..<(part + 1) * 60 {
            var garden = Garden(seed)
            var lists = [DisplayList(), DisplayList()]
            for frame in 0..<30 {
                garden.go(frame)
                garden.tree.display(into: &lists[frame % 2])
                let wanted = garden.tree.written()
                let place = zip(lists[frame % 2].items, wanted.items).enumerated().first { $1.0 != $1.1 }?.offset
                #expect(lists[frame % 2] == wanted, "seed \(seed), frame \(frame), item \(place ?? -1)")
                if lists[frame % 2] != wanted { return }
            }
        }
    }

    /// Of a list that nobody wrote to, only the items of what moves are touched: what is changed by hand in others stays.
    @Test func whatRestsIsNotWrittenAgain() {
        let tree = LayerTree(root: StillLayer())
        let layers = (0..<5).map { index in
            let layer = StillLayer()
            layer.frame = CGRect(x: 10 * index, y: 7, width: 30, height: 20)
            layer.backgroundColor = CGColor(red: 0.1 * CGFloat(index), green: 0.5, blue: 0.3, alpha: 1)
            tree.root.addSublayer(layer)
            return layer
        }
        let inside = StillLayer()
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

    /// Who is taken off is free before the next frame.
    @Test func nobodyIsKept() {
        let tree = LayerTree(root: StillLayer())
        weak var kept: CALayer?
        autoreleasing {
            let layer = StillLayer()
            kept = layer
            layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
            layer.backgroundColor = .black
            tree.root.addSublayer(layer)
            layer.add(animation("cornerRadius", from: 1, to: 8, 2), forKey: nil)
            var list = DisplayList()
            tree.display(into: &list)
            layer.removeFromSuperlayer()
        }
        #expect(kept == nil)
    }

    private func autoreleasing(_ body: () -> Void) { body() }
}

/// A tree by chance, in which things move, change and come to rest.
@MainActor private struct Garden {
    let tree = LayerTree(root: StillLayer())
    private var chance: Chance
    private var layers: [CALayer] = []
    private let helm = Helm(Course(.curve(.easeInOut), duration: 0.7))

    init(_ seed: Int) {
        chance = Chance(seed)
        LayerTree.current = tree
        tree.root.bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
        for _ in 0..<chance.whole(3...14) { plant() }
        for _ in 0..<chance.whole(1...8) { animate() }
    }

    mutating func go(_ frame: Int) {
        LayerTree.current = tree
        tree.beginFrame(at: Double(frame) / 20)
        tree.finishAnimations()
        if chance.coin(0.15) { helm.course.move(to: chance.number(0, 1), at: tree.now) }
        if chance.coin(0.1) { animate() }
        if chance.coin(0.08) { write() }
        if chance.coin(0.03) { plant() }
        if chance.coin(0.03) { chance.pick(layers).removeAllAnimations() }
    }

    private mutating func plant() {
        let layer: CALayer =
            switch chance.whole(0...11) {
            case 0: CAShapeLayer()
            case 1: CAReplicatorLayer()
            case 2: CATransformLayer()
            case 3: emitter()
            case 4: CAGradientLayer()
            default: StillLayer()
            }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.bounds = CGRect(x: chance.number(-5, 5), y: 0, width: chance.number(5, 60), height: chance.number(5, 40))
        layer.position = chance.point(80)
        if chance.coin(0.8) { layer.backgroundColor = chance.color(alpha: 0.3...1) }
        if chance.coin(0.2) { layer.setAffineTransform(chance.affine(10)) }
        if chance.coin(0.15) { layer.opacity = Float(chance.number(0, 1)) }
        if chance.coin(0.15) { layer.masksToBounds = true }
        if chance.coin(0.1) { layer.zPosition = CGFloat(chance.whole(-1...1)) }
        if chance.coin(0.15) { layer.shadowOpacity = 0.5 }
        if chance.coin(0.15) { layer.borderWidth = 2 }
        if chance.coin(0.1) { layer.speed = 0.5 }
        if chance.coin(0.1) { layer.sublayerTransform = CATransform3DMakeRotation(0.3, 0, 1, 0) }
        if chance.coin(0.3) {
            layer.drawing = (0..<chance.whole(1...2)).map { .fill(RoundedRect(CGRect(x: $0, y: 2, width: 9, height: 5)), .black) }
        }
        (layer as? CAShapeLayer)?.path = CGPath(rect: CGRect(x: 1, y: 2, width: 20, height: 10), transform: nil)
        (layer as? CAGradientLayer)?.colors = [chance.color(), chance.color()]
        (layer as? CAReplicatorLayer)?.instanceCount = 3
        (layer as? CAReplicatorLayer)?.instanceDelay = 0.1
        (layer as? CAReplicatorLayer)?.instanceTransform = CATransform3DMakeTranslation(8, 3, 0)
        if chance.coin(0.1), let owner = layers.last, owner.mask == nil {
            owner.mask = layer
        } else {
            (chance.coin(0.4) && !layers.isEmpty ? chance.pick(layers) : tree.root).addSublayer(layer)
        }
        CATransaction.commit()
        layers.append(layer)
    }

    private mutating func emitter() -> CALayer {
        let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
        cell.birthRate = 12
        cell.lifetime = 0.4
        cell.velocity = 30
        cell.contents = CGImage(Bitmap(width: 2, height: 2))
        layer.emitterCells = [cell]
        return layer
    }

    private mutating func animate() {
        let layer = chance.pick(layers)
        let made: CABasicAnimation = chance.coin(0.2) ? CASpringAnimation() : CABasicAnimation()
        switch chance.whole(0...9) {
        case 0, 1, 2:
            made.keyPath = "position"
            (made.fromValue, made.toValue) = (chance.point(60), chance.coin(0.7) ? chance.point(60) : nil)
        case 3, 4:
            made.keyPath = "opacity"
            (made.fromValue, made.toValue) = (chance.pick([0.0, 0.3, 1]), chance.pick([0.9, 1, 1.3]))
        case 5: (made.keyPath, made.byValue) = ("position.y", 30)
        case 6: (made.keyPath, made.fromValue, made.toValue) = ("transform.rotation", 0.2, 2)
        case 7: (made.keyPath, made.fromValue, made.toValue) = ("zPosition", 0, 3)
        case 8: (made.keyPath, made.fromValue) = ("backgroundColor", chance.color())
        default: (made.keyPath, made.fromValue) = ("bounds.size.width", 3)
        }
        made.isAdditive = chance.coin(0.3) && made.keyPath?.hasPrefix("position") == true
        made.duration = chance.number(0.1, 1)
        if chance.coin() { made.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut) }
        if chance.coin(0.3) { made.beginTime = tree.now + chance.number(0, 0.5) }
        if chance.coin(0.2) { made.fillMode = .both }
        if chance.coin(0.2) { made.isRemovedOnCompletion = false }
        if chance.coin(0.2) { (made.repeatCount, made.autoreverses) = (2, true) }
        layer.add(made, forKey: nil, helm: chance.coin(0.2) ? helm : nil)
    }

    private mutating func write() {
        let layer = chance.pick(layers)
        switch chance.whole(0...5) {
        case 0: layer.position = chance.point(80)
        case 1: layer.isHidden.toggle()
        case 2: layer.backgroundColor = chance.color()
        case 3: layer.removeFromSuperlayer()
        case 4: tree.root.addSublayer(layer)
        default: layer.opacity = 0.5
        }
    }
}
