import CoreGraphics
import FlipbookDisplayList
import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct ReplicatorLayerTests {
    @Test func replicatedLayersAreMovedColoredAndDelayed() {
        let replicator = CAReplicatorLayer()
        let fixture = LayerFixture(replicator)
        replicator.bounds = .zero
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(10, 4, 0)
        replicator.instanceDelay = 0.5
        replicator.instanceColor = CGColor(red: 1, green: 0.5, blue: 1, alpha: 1)
        replicator.instanceRedOffset = -0.25
        let dot = CALayer()
        dot.bounds.size = CGSize(width: 2, height: 2)
        dot.anchorPoint = .zero
        dot.backgroundColor = .white
        replicator.addSublayer(dot)
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 0.0
        animation.toValue = 80.0
        animation.duration = 4
        animation.fillMode = .backwards
        dot.add(animation, forKey: nil)
        fixture.advance(to: 2)
        let items = fixture.items
        #expect(items.compactMap { $0.transform.transformedPoint(.zero)?.x } == [70, 70, 70])
        #expect(items.compactMap { $0.transform.transformedPoint(.zero)?.y } == [50, 54, 58])
        let reds = items.map { if case .fill(_, let color) = $0.content { Double(color.red) } else { -1.0 } }
        #expect(isClose(reds, [1, 0.75, 0.5]))
        #expect(Set(items.map(\.source)).count == 3)
    }

    /// Without the limit, two nested layers with the largest number of copies would need 10¹⁰ steps.
    @Test func nestedCopiesWithoutContentAreLimitedAndReported() {
        let (outer, inner, hidden) = (CAReplicatorLayer(), CAReplicatorLayer(), CALayer())
        let fixture = LayerFixture(outer)
        (outer.instanceCount, inner.instanceCount) = (501, 403)
        hidden.bounds.size = CGSize(width: 3, height: 5)
        hidden.isHidden = true
        inner.addSublayer(hidden)
        outer.addSublayer(inner)
        let reports = diagnostics { #expect(fixture.items.isEmpty) }
        #expect(reports.count == 1 && reports.allSatisfy { $0.contains("200000 copies without content") }, "\(reports)")
        outer.instanceCount = 7
        #expect(diagnostics { _ = fixture.items }.isEmpty)
    }
}
