import CoreGraphics
import FlipbookDisplayList
import Testing

@testable import QuartzCore

/// A layer that places its sublayers side by side, and counts its layouts.
private final class RowLayer: CALayer {
    private(set) var layoutCount = 0

    override func layoutSublayers() {
        layoutCount += 1
        let count = CGFloat(sublayers?.count ?? 0)
        for (index, layer) in (sublayers ?? []).enumerated() {
            layer.frame = CGRect(x: bounds.width / count * CGFloat(index), y: 0, width: bounds.width / count, height: bounds.height)
        }
    }
}

/// A delegate that records the layers that it lays out.
private final class LayoutDelegate: CALayerDelegate {
    private(set) var layers: [CALayer] = []
    func layoutSublayers(of layer: CALayer) { layers.append(layer) }
}

@MainActor @Suite struct LayerLayoutTests {
    private let tree = LayerTree()
    private var list = DisplayList()

    @Test mutating func layerLaysOutItsSublayersBeforeTheFrame() {
        let (row, first, second) = (RowLayer(), CALayer(), CALayer())
        row.frame = CGRect(x: 7, y: 9, width: 90, height: 31)
        row.addSublayer(first)
        row.addSublayer(second)
        tree.root.addSublayer(row)
        #expect(row.needsLayout())
        tree.display(into: &list)
        #expect(row.layoutCount == 1 && !row.needsLayout())
        #expect(second.frame == CGRect(x: 45, y: 0, width: 45, height: 31))
        tree.beginFrame(at: 1)
        tree.display(into: &list)
        #expect(row.layoutCount == 1)
        row.bounds.size.width = 60
        tree.display(into: &list)
        #expect(row.layoutCount == 2)
        #expect(second.frame == CGRect(x: 30, y: 0, width: 30, height: 31))
    }

    @Test mutating func layoutFollowsAddingRemovingAndARequest() {
        let (row, first) = (RowLayer(), CALayer())
        row.bounds.size = CGSize(width: 40, height: 8)
        tree.root.addSublayer(row)
        tree.display(into: &list)
        let count = row.layoutCount
        row.addSublayer(first)
        tree.display(into: &list)
        #expect(row.layoutCount == count + 1)
        first.removeFromSuperlayer()
        tree.display(into: &list)
        #expect(row.layoutCount == count + 2)
        row.position = CGPoint(x: 3, y: 4)
        tree.display(into: &list)
        #expect(row.layoutCount == count + 2)
        row.setNeedsLayout()
        row.layoutIfNeeded()
        #expect(row.layoutCount == count + 3)
        row.layoutIfNeeded()
        #expect(row.layoutCount == count + 3)
    }

    @Test mutating func oldSuperlayerOfAMovedLayerIsLaidOut() {
        let (row, other, first, second) = (RowLayer(), RowLayer(), CALayer(), CALayer())
        (row.bounds.size, other.bounds.size) = (CGSize(width: 40, height: 8), CGSize(width: 60, height: 9))
        row.sublayers = [first, second]
        tree.root.sublayers = [row, other]
        tree.display(into: &list)
        #expect(first.frame == CGRect(x: 0, y: 0, width: 20, height: 8))
        other.addSublayer(second)
        #expect(row.needsLayout() && other.needsLayout())
        tree.display(into: &list)
        #expect(first.frame == CGRect(x: 0, y: 0, width: 40, height: 8) && second.frame == CGRect(x: 0, y: 0, width: 60, height: 9))
    }

    @Test mutating func outerLayersAreLaidOutFirst() {
        let (outer, inner, leaf) = (RowLayer(), RowLayer(), CALayer())
        outer.addSublayer(inner)
        inner.addSublayer(leaf)
        outer.bounds.size = CGSize(width: 64, height: 10)
        inner.layoutIfNeeded()
        #expect((outer.layoutCount, inner.layoutCount) == (1, 1))
        #expect(leaf.frame == CGRect(x: 0, y: 0, width: 64, height: 10))
    }

    @Test mutating func delegateLaysOut() {
        let (layer, delegate) = (CALayer(), LayoutDelegate())
        layer.delegate = delegate
        tree.root.addSublayer(layer)
        layer.setNeedsLayout()
        tree.display(into: &list)
        #expect(delegate.layers.count == 1 && delegate.layers.first === layer)
    }

    @Test func presentationCopyIsNotLaidOut() {
        let row = RowLayer()
        tree.root.addSublayer(row)
        row.layoutIfNeeded()
        let copy = row.presentation()
        copy?.setNeedsLayout()
        #expect(copy?.needsLayout() == false)
    }

    @Test func endlessLayoutIsReported() throws {
        final class EndlessLayer: CALayer {
            override func layoutSublayers() { setNeedsLayout() }
        }
        let layer = EndlessLayer()
        tree.root.addSublayer(layer)
        layer.setNeedsLayout()
        let lines = diagnostics { layer.layoutIfNeeded() }
        #expect(lines.count == 1)
    }
}
