import CoreGraphics
import Foundation
import QuartzCore

@MainActor func animation(_ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil, _ duration: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.duration = duration
    return animation
}

/// A layer without implicit animations in a tree, at a time that is not 0.
@MainActor struct AnimationFixture {
    let tree = LayerTree(root: LayerWithoutActions())
    let layer = LayerWithoutActions()
    let startTime: Double

    init(_ startTime: Double = 3.25) {
        self.startTime = startTime
        tree.root.bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
        tree.root.anchorPoint = .zero
        tree.root.addSublayer(layer)
        tree.beginFrame(at: startTime)
    }

    /// Returns the displayed value of a numeric property some seconds after the start, or NaN if the value is not a number.
    func number(_ keyPath: String, after seconds: Double) -> Double {
        tree.beginFrame(at: startTime + seconds)
        guard case .number(let value)? = layer.presentationValue(forKeyPath: keyPath) else { return .nan }
        return value
    }
}
