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
        for seed in batch * 60..<batch * 60 + repetitions(20, thorough: 60) {
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
