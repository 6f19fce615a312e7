import CoreGraphics
import FlipbookDisplayList
import FlipbookMotion
import Foundation
import QuartzCore

/// The measurement of layers in `flipbook bench`: many layers, of which all, every fourth or only one are animated. The measured work
/// begins with the evaluation of the animations and ends with the display list.
package struct LayerBenchmark {
    /// The layers and their animations.
    package enum Kind: String, CaseIterable {
        case position = "position, ease in and out"
        case additive = "position, additive"
        case spring = "position, spring"
        case opacity = "opacity"
        case color = "color"
        case card = "card of four layers, rotating"
        case rest = "only one layer moves"
    }

    private let tree = LayerTree()
    private var list = DisplayList()

    /// Creates a tree with `count` layers.
    package init(_ kind: Kind, count: Int) {
        var cardLayer = tree.root
        for index in 0..<count {
            let layer = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 30 + index % 7, height: 20 + index % 5)
            layer.position = CGPoint(x: 40 + index % 300, y: 30 + index % 500)
            layer.backgroundColor = CGColor(red: 0.2, green: 0.5, blue: 0.8, alpha: 1)
            let isInCard = kind == .card && index % 4 > 0
            (isInCard ? cardLayer : tree.root).addSublayer(layer)
            if !isInCard { cardLayer = layer }
            if !isInCard, kind != .rest || index == count / 2 { layer.add(Self.animation(kind, index), forKey: nil) }
        }
        tree.display(into: &list)
    }

    private static func animation(_ kind: Kind, _ index: Int) -> CAAnimation {
        let animation = kind == .spring ? CASpringAnimation() : CABasicAnimation()
        animation.duration = 5 + Double(index % 11) / 10
        animation.isAdditive = kind == .additive
        if kind != .spring { animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut) }
        (animation.keyPath, animation.fromValue, animation.toValue) =
            switch kind {
            case .opacity: ("opacity", 0.2, 0.9)
            case .color: ("backgroundColor", CGColor.black, CGColor.white)
            case .card: ("transform.rotation", 0.1, 2.5)
            default: ("position", CGPoint(x: -30, y: 12 + index % 3), CGPoint(x: 200, y: 90))
            }
        return animation
    }

    /// Runs one frame.
    package mutating func tick(at time: Double) {
        tree.beginFrame(at: time)
        tree.finishAnimations()
        tree.display(into: &list)
    }
}
