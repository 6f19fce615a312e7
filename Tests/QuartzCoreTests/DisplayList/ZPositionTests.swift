import CoreGraphics
import FlipbookDisplayList
import Foundation
import QuartzCore
import Testing

/// Siblings with a larger z position are painted later.
@MainActor @Suite struct ZPositionTests {
    let fixture = LayerFixture()
    var layer: CALayer { fixture.layer }

    /// Adds a layer with a red background, and a sublayer with slightly more red. Their red components identify them.
    private func addLayer(_ red: Double, z: Double) -> CALayer {
        let (outer, inner) = (CALayer(), CALayer())
        for (layer, red) in [(outer, red), (inner, red + 0.0625)] {
            layer.bounds.size = CGSize(width: 4, height: 4)
            layer.backgroundColor = CGColor(red: CGFloat(red), green: 0, blue: 0, alpha: 1)
        }
        outer.zPosition = CGFloat(z)
        outer.addSublayer(inner)
        layer.addSublayer(outer)
        return outer
    }

    /// The red components of all fills, in the order of painting.
    private var reds: [Double] { fixture.items.compactMap { if case .fill(_, let color) = $0.content { Double(color.red) } else { nil } } }

    @Test func siblingsAreSortedByZPositionTogetherWithTheirSublayers() {
        let layers = [addLayer(0.125, z: 2), addLayer(0.25, z: -1), addLayer(0.375, z: 2), addLayer(0.5, z: 0)]
        #expect(reds == [0.25, 0.3125, 0.5, 0.5625, 0.125, 0.1875, 0.375, 0.4375])
        fixture.withoutActions { layers[1].zPosition = 3 }
        #expect(reds == [0.5, 0.5625, 0.125, 0.1875, 0.375, 0.4375, 0.25, 0.3125])
    }

    @Test func groupsStayTogether() {
        let layers = [addLayer(0.125, z: 2), addLayer(0.25, z: -1)]
        fixture.withoutActions { layers[0].opacity = 0.5 }
        let items = fixture.items
        #expect(reds == [0.25, 0.3125, 0.125, 0.1875])
        #expect(items.count == 5 && items[2].content == .group(count: 2))
    }

    @Test func animatedZPositionSortsSiblings() {
        let movingLayer = addLayer(0.125, z: 0)
        _ = addLayer(0.25, z: 1)
        let animation = CABasicAnimation(keyPath: "zPosition")
        animation.fromValue = -3
        animation.toValue = 5
        animation.duration = 2
        movingLayer.add(animation, forKey: nil)
        fixture.advance(to: 0.9)
        #expect(reds.first == 0.125)
        fixture.advance(to: 1.1)
        #expect(reds.first == 0.25)
    }
}
