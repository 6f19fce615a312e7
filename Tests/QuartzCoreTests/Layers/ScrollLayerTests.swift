import CoreGraphics
import Testing

@testable import QuartzCore

@MainActor @Suite struct ScrollLayerTests {
    private func makeLayer() -> CAScrollLayer {
        let layer = CAScrollLayer()
        layer.bounds = CGRect(x: 10, y: 20, width: 100, height: 60)
        return layer
    }

    @Test func scrollModeSelectsTheAxes() {
        let layer = makeLayer()
        layer.scroll(to: CGPoint(x: 33, y: 44))
        #expect(layer.bounds == CGRect(x: 33, y: 44, width: 100, height: 60))
        layer.scrollMode = .vertically
        layer.scroll(to: CGPoint(x: 1, y: 2))
        #expect(layer.bounds.origin == CGPoint(x: 33, y: 2))
        layer.scrollMode = .horizontally
        layer.scroll(to: CGPoint(x: 5, y: 6))
        #expect(layer.bounds.origin == CGPoint(x: 5, y: 2))
        layer.scrollMode = .none
        layer.scroll(to: CGPoint(x: 70, y: 80))
        #expect(layer.bounds.origin == CGPoint(x: 5, y: 2))
    }

    @Test func scrollToARectangleScrollsTheSmallestDistance() {
        let layer = makeLayer()
        layer.scroll(to: CGRect(x: 90, y: 30, width: 40, height: 10))
        #expect(layer.bounds.origin == CGPoint(x: 30, y: 20))
        layer.scroll(to: CGRect(x: 4, y: 75, width: 8, height: 9))
        #expect(layer.bounds.origin == CGPoint(x: 4, y: 24))
        layer.scroll(to: CGRect(x: 50, y: 50, width: 300, height: 5))
        #expect(layer.bounds.minX == 50)
    }

    @Test func sublayerScrollsItsScrollLayer() {
        let (layer, child) = (makeLayer(), CALayer())
        child.frame = CGRect(x: 100, y: 200, width: 50, height: 40)
        layer.addSublayer(child)
        child.scroll(CGPoint(x: 3, y: 4))
        #expect(layer.bounds.origin == CGPoint(x: 103, y: 204))
        #expect(child.visibleRect == CGRect(x: 3, y: 4, width: 47, height: 36))
        child.scrollRectToVisible(CGRect(x: -7, y: 0, width: 2, height: 2))
        #expect(layer.bounds.origin == CGPoint(x: 93, y: 200))
    }
}
