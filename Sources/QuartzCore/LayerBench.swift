import CoreGraphics
import Display
import Foundation

/// What `flipbook bench` times of layers: many of them, each with one animation on its way, from the timeline to the display list.
package struct LayerBench {
    package enum Kind: String, CaseIterable {
        case position = "position, ease in and out"
        case additive = "position, additive"
        case spring = "position, spring"
        case opacity = "opacity"
    }

    private let tree = LayerTree()
    private var list = DisplayList()

    package init(_ kind: Kind, count: Int) {
        for index in 0..<count {
            let layer = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 30 + index % 7, height: 20 + index % 5)
            layer.position = CGPoint(x: 40 + index % 300, y: 30 + index % 500)
            layer.backgroundColor = CGColor(red: 0.2, green: 0.5, blue: 0.8, alpha: 1)
            tree.root.addSublayer(layer)
            layer.add(Self.animation(kind, index), forKey: nil)
        }
        tree.display(into: &list)
    }

    private static func animation(_ kind: Kind, _ index: Int) -> CAAnimation {
        let isOpacity = kind == .opacity
        let animation =
            kind == .spring ? CASpringAnimation(keyPath: "position") : CABasicAnimation(keyPath: isOpacity ? "opacity" : "position")
        animation.duration = 5 + Double(index % 11) / 10
        animation.isAdditive = kind == .additive
        if kind != .spring { animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut) }
        animation.fromValue = isOpacity ? 0.2 : CGPoint(x: -30, y: 12 + index % 3)
        animation.toValue = isOpacity ? 0.9 : CGPoint(x: 200, y: 90)
        return animation
    }

    package mutating func tick(at time: Double) {
        tree.beginFrame(at: time)
        tree.finishAnimations()
        tree.display(into: &list)
    }
}
