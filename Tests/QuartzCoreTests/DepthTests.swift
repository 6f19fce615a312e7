import CoreGraphics
import Display
import Foundation
import QuartzCore
import Testing

/// What is nearer is painted later.
@MainActor @Suite struct DepthTests {
    let fixture = Fixture()
    var layer: CALayer { fixture.layer }

    /// A layer told by its red, with one inside of it that has a tenth more.
    private func child(_ red: Double, z: Double) -> CALayer {
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

    private var reds: [Double] { fixture.items.compactMap { if case .fill(_, let color) = $0.content { Double(color.red) } else { nil } } }

    @Test func siblingsGoFromTheBackToTheFrontWithAllThatIsInThem() {
        let layers = [child(0.125, z: 2), child(0.25, z: -1), child(0.375, z: 2), child(0.5, z: 0)]
        #expect(reds == [0.25, 0.3125, 0.5, 0.5625, 0.125, 0.1875, 0.375, 0.4375])
        fixture.quietly { layers[1].zPosition = 3 }
        #expect(reds == [0.5, 0.5625, 0.125, 0.1875, 0.375, 0.4375, 0.25, 0.3125])
    }

    @Test func groupsStayWhole() {
        let layers = [child(0.125, z: 2), child(0.25, z: -1)]
        fixture.quietly { layers[0].opacity = 0.5 }
        let items = fixture.items
        #expect(reds == [0.25, 0.3125, 0.125, 0.1875])
        #expect(items.count == 5 && items[2].content == .group(count: 2))
    }

    @Test func theDepthThatIsShownCounts() {
        let moving = child(0.125, z: 0)
        _ = child(0.25, z: 1)
        let animation = CABasicAnimation(keyPath: "zPosition")
        animation.fromValue = -3
        animation.toValue = 5
        animation.duration = 2
        moving.add(animation, forKey: nil)
        fixture.go(to: 0.9)
        #expect(reds.first == 0.125)
        fixture.go(to: 1.1)
        #expect(reds.first == 0.25)
    }
}
