import Chances
import CoreGraphics
import Foundation
import QuartzCore

extension Chance {
    /// A layer that is somewhere, turned somehow, and holds on to any of its points.
    @MainActor mutating func layer(turned: Bool = true) -> CALayer {
        let layer = StillLayer()
        layer.bounds = rect(30, 10, 90)
        layer.anchorPoint = CGPoint(x: number(-0.3, 1.3), y: number(-0.3, 1.3))
        layer.position = point(60)
        if turned, coin(0.6) { layer.setAffineTransform(affine(20)) }
        return layer
    }

    /// Layers in layers; the first is the root.
    @MainActor mutating func tree(of count: Int, sublayerTransforms: Bool = true) -> [CALayer] {
        var layers = [layer()]
        while layers.count < count {
            let layer = layer()
            if sublayerTransforms, coin(0.2) { layer.sublayerTransform = CATransform3DMakeAffineTransform(affine(10)) }
            pick(layers).addSublayer(layer)
            layers.append(layer)
        }
        return layers
    }
}

/// From a layer's coordinates to its superlayer's, step by step as the rule says it.
@MainActor func outward(_ p: CGPoint, of layer: CALayer) -> CGPoint {
    func through(_ p: CGPoint, _ t: CATransform3D) -> CGPoint {
        CGPoint(x: p.x * t.m11 + p.y * t.m21 + t.m41, y: p.x * t.m12 + p.y * t.m22 + t.m42)
    }
    func anchor(_ layer: CALayer) -> CGPoint {
        CGPoint(
            x: layer.bounds.origin.x + layer.anchorPoint.x * layer.bounds.size.width,
            y: layer.bounds.origin.y + layer.anchorPoint.y * layer.bounds.size.height)
    }
    let own = anchor(layer)
    var p = through(CGPoint(x: p.x - own.x, y: p.y - own.y), layer.transform)
    p = CGPoint(x: p.x + layer.position.x, y: p.y + layer.position.y)
    guard let above = layer.superlayer else { return p }
    let pivot = anchor(above)
    p = through(CGPoint(x: p.x - pivot.x, y: p.y - pivot.y), above.sublayerTransform)
    return CGPoint(x: p.x + pivot.x, y: p.y + pivot.y)
}

/// All the way up.
@MainActor func outermost(_ p: CGPoint, of layer: CALayer) -> CGPoint {
    var (p, next) = (p, Optional(layer))
    while let layer = next {
        p = outward(p, of: layer)
        next = layer.superlayer
    }
    return p
}

/// What animations told their delegate, in order.
@MainActor final class Diary: CAAnimationDelegate {
    var entries: [String] = []
    /// What else happens when an animation stops.
    var onStop: ((CAAnimation) -> Void)?

    func animationDidStart(_ anim: CAAnimation) { entries.append("start \(name(anim))") }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        entries.append("\(flag ? "finish" : "drop") \(name(anim))")
        onStop?(anim)
    }

    private func name(_ anim: CAAnimation) -> String { (anim as? CAPropertyAnimation)?.keyPath ?? "?" }
}

@MainActor func animation(_ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil, _ duration: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.duration = duration
    return animation
}

/// A layer whose properties change at once, without the animation that a layer of its own would make of it.
final class StillLayer: CALayer {
    override func action(forKey event: String) -> CAAction? { nil }
}

/// One layer in a tree at a time that is not 0.
@MainActor struct Plot {
    let tree = LayerTree(root: StillLayer())
    let layer = StillLayer()
    let begin: Double

    init(_ begin: Double = 3.25) {
        self.begin = begin
        tree.root.bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
        tree.root.anchorPoint = .zero
        tree.root.addSublayer(layer)
        tree.beginFrame(at: begin)
    }

    /// What is shown of a number so many seconds after the start.
    func shown(_ keyPath: String, after seconds: Double) -> Double {
        tree.beginFrame(at: begin + seconds)
        guard case .number(let value)? = layer.shownValue(forKeyPath: keyPath) else { return .nan }
        return value
    }
}
