import CoreGraphics
import Display
import Foundation
import QuartzCore

@MainActor func run(_ n: Int, _ path: String, _ from: Any, _ to: Any, finish: Bool = true) {
    let tree = LayerTree()
    LayerTree.current = tree
    for i in 0..<n {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.position = CGPoint(x: Double(i), y: 3)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        tree.root.addSublayer(layer)
        let a = CABasicAnimation(keyPath: path)
        a.fromValue = from
        a.toValue = to
        a.duration = 1000 + Double(i) * 0.001
        a.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        layer.add(a, forKey: "x")
    }
    var list = DisplayList()
    let clock = ContinuousClock()
    func ticks(_ count: Int, _ start: Int) -> Double {
        let d = clock.measure {
            for f in 0..<count {
                tree.beginFrame(at: Double(start + f) / 60)
                tree.finishAnimations()
                tree.display(into: &list)
            }
        }
        return Double(d.components.attoseconds) / 1e9 + Double(d.components.seconds) * 1e9
    }
    let count = max(2_000_000 / n / 4, 20)
    _ = ticks(count / 4, 0)
    var best = Double.infinity
    for k in 1...4 { best = min(best, ticks(count, k * count) / Double(count) / Double(n)) }
    print("\(path) n=\(n): \(Int(best * 10).description.dropLast()).\(Int(best * 10) % 10) ns/layer, items \(list.items.count)")
}

@MainActor func ending(_ n: Int) {
    let tree = LayerTree()
    for _ in 0..<n {
        let layer = CALayer()
        tree.root.addSublayer(layer)
        let a = CABasicAnimation(keyPath: "opacity")
        a.fromValue = 0.0
        a.duration = 1
        layer.add(a, forKey: "x")
    }
    let clock = ContinuousClock()
    tree.beginFrame(at: 2)
    let d = clock.measure { tree.finishAnimations() }
    print("ending \(n): \(d)")
}

for n in [100, 1000, 10_000] { run(n, "position", CGPoint(x: 3, y: 4), CGPoint(x: 300, y: 400)) }
run(1000, "opacity", 0.2, 0.9)
run(1000, "transform", CATransform3DMakeRotation(0.3, 0, 0, 1), CATransform3DMakeRotation(1.3, 0, 0, 1))
run(1000, "transform.rotation.z", 0.2, 0.9)
run(1000, "shadowOpacity", 0.2, 0.9)
for n in [1000, 10_000] { ending(n) }
