import CoreGraphics
import Display
import Foundation
import QuartzCore

/// A layer in a tree whose time is set by hand.
@MainActor final class Fixture {
    let tree = LayerTree()
    let layer: CALayer

    init(_ layer: CALayer = CALayer()) {
        self.layer = layer
        layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
        layer.position = CGPoint(x: 30, y: 50)
        tree.root.addSublayer(layer)
    }

    nonisolated deinit {}

    /// Other tests have trees too.
    func makeCurrent() { LayerTree.current = tree }

    /// What a frame does.
    func go(to time: Double) {
        makeCurrent()
        tree.beginFrame(at: time)
        tree.finishAnimations()
    }

    /// Writes without implicit animations.
    func quietly(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }

    var items: [DisplayItem] {
        var list = DisplayList()
        tree.display(into: &list)
        return list.items
    }

    func shown(_ path: String) -> LayerValue? { layer.shownValue(forKeyPath: path) }

    func number(_ path: String) -> Double {
        guard case .number(let value)? = shown(path) else { return .nan }
        return value
    }

    /// The numbers at several times, one frame each.
    func numbers(_ path: String, at times: [Double]) -> [Double] {
        times.map { time in
            go(to: time)
            return number(path)
        }
    }
}

/// Hears what would go to standard error.
@MainActor func complaints(_ body: () -> Void) -> [String] {
    var lines: [String] = []
    Complaint.listener = { lines.append($0) }
    body()
    Complaint.listener = nil
    return lines
}

func near(_ a: Double, _ b: Double, within tolerance: Double = 1e-5) -> Bool { abs(a - b) <= tolerance }

func near(_ a: CGFloat, _ b: Double, within tolerance: Double = 1e-5) -> Bool { near(Double(a), b, within: tolerance) }

func near(_ a: [Double], _ b: [Double], within tolerance: Double = 1e-5) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { near($0, $1, within: tolerance) }
}
