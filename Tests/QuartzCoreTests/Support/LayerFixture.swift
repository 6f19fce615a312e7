import CoreGraphics
import FlipbookDisplayList
import Foundation
import QuartzCore

/// A layer in a tree. The test sets the time of the tree.
@MainActor final class LayerFixture {
    let tree = LayerTree()
    let layer: CALayer

    init(_ layer: CALayer = CALayer()) {
        self.layer = layer
        layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
        layer.position = CGPoint(x: 30, y: 50)
        tree.root.addSublayer(layer)
    }

    nonisolated deinit {}

    /// Makes this tree the current one. Tests that run at the same time make their own trees current.
    func makeCurrent() { LayerTree.current = tree }

    /// Runs one frame at the given time.
    func advance(to time: Double) {
        makeCurrent()
        tree.beginFrame(at: time)
        tree.finishAnimations()
    }

    /// Calls `body` without implicit animations.
    func withoutActions(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }

    /// The display items of the tree.
    var items: [DisplayItem] {
        var list = DisplayList()
        tree.display(into: &list)
        return list.items
    }

    /// Returns the displayed value of a property, or nil if the layer has no such property.
    func displayedValue(_ path: String) -> LayerValue? { layer.presentationValue(forKeyPath: path) }

    /// Returns the displayed value of a numeric property, or NaN if the value is not a number.
    func number(_ path: String) -> Double {
        guard case .number(let value)? = displayedValue(path) else { return .nan }
        return value
    }

    /// Returns the displayed value of a numeric property at several times. Each time is one frame.
    func numbers(_ path: String, at times: [Double]) -> [Double] {
        times.map { time in
            advance(to: time)
            return number(path)
        }
    }
}

/// Returns the lines that `body` would write to standard error.
@MainActor func diagnostics(_ body: () -> Void) -> [String] { Diagnostics.recorded(during: body).map(\.description) }

/// Whether two numbers differ by at most a tolerance.
func isClose(_ a: Double, _ b: Double, within tolerance: Double = 1e-5) -> Bool { abs(a - b) <= tolerance }

func isClose(_ a: CGFloat, _ b: Double, within tolerance: Double = 1e-5) -> Bool { isClose(Double(a), b, within: tolerance) }

func isClose(_ a: [Double], _ b: [Double], within tolerance: Double = 1e-5) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { isClose($0, $1, within: tolerance) }
}
