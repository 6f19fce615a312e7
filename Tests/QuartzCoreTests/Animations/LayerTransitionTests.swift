import CoreGraphics
import FlipbookDisplayList
import Foundation
import QuartzCore
import Testing

/// Transitions of the content of a layer with `CATransition`.
@MainActor @Suite struct LayerTransitionTests {
    let fixture = LayerFixture()
    var layer: CALayer { fixture.layer }

    private func transition(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) -> CATransition {
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        transition.duration = 2
        return transition
    }

    /// Returns the red component, the top left corner and the opacity of each painted fill. The opacity is multiplied by those of the
    /// groups that contain the fill.
    private func fills() -> [(red: Double, x: Double, y: Double, opacity: Double)] {
        var result: [(red: Double, x: Double, y: Double, opacity: Double)] = []
        var openGroups: [(end: Int, opacity: Double)] = []
        var newGroup: (start: Int, end: Int, opacity: Double)?
        for (index, item) in fixture.items.enumerated() {
            openGroups.removeAll { $0.end < index }
            if case .group(let count, _) = item.content { openGroups.append((index + count, Double(item.opacity))) }
            if case .crossFade(let old, let new, let fraction) = item.content {
                // The new group is opened when the old one ends.
                openGroups.append((index + old, Double(item.opacity * (1 - fraction))))
                newGroup = (index + old, index + old + new, Double(item.opacity * fraction))
            } else if let group = newGroup, index > group.start {
                openGroups.append((group.end, group.opacity))
                newGroup = nil
            }
            guard case .fill(let shape, let color) = item.content, let corner = item.transform.transformedPoint(shape.rect.origin) else {
                continue
            }
            let opacity = openGroups.reduce(Double(item.opacity)) { $0 * $1.opacity }
            result.append((Double(color.red), Double(corner.x), Double(corner.y), opacity))
        }
        return result
    }

    private func runTransition(_ transition: CATransition, alpha: CGFloat = 1) {
        let child = CALayer()
        child.bounds.size = CGSize(width: 2, height: 2)
        child.backgroundColor = CGColor(red: 0.5, green: 0, blue: 0, alpha: 1)
        child.anchorPoint = .zero
        layer.addSublayer(child)
        layer.masksToBounds = true
        layer.backgroundColor = CGColor(red: 0.25, green: 0, blue: 0, alpha: alpha)
        fixture.advance(to: 5)
        layer.add(transition, forKey: "whatever")
        fixture.withoutActions {
            layer.backgroundColor = CGColor(red: 0.75, green: 0, blue: 0, alpha: alpha)
            child.removeFromSuperlayer()
        }
    }

    /// The second snapshot contains the snapshot of the first transition. Only the fill of the layer itself has a layer number, not the
    /// fills in the snapshots.
    @Test func itemsOfNestedSnapshotsAreNotItemsOfLayers() {
        runTransition(transition(.fade))
        fixture.advance(to: 5.5)
        layer.add(transition(.fade), forKey: "whatever")
        fixture.withoutActions { layer.backgroundColor = CGColor(red: 0.625, green: 0, blue: 0, alpha: 1) }
        fixture.advance(to: 6)
        #expect(fills().map(\.red) == [0.25, 0.5, 0.75, 0.625])
        let layerFills = fixture.items.filter { if case .fill = $0.content { $0.layerNumber != nil } else { false } }
        #expect(layerFills.map(\.layerNumber) == [layer.serialNumber])
    }

    @Test func fadeOfOpaqueLayersKeepsTheOldContentOpaque() {
        runTransition(transition(.fade))
        #expect(layer.animationKeys() == [kCATransition])
        fixture.advance(to: 5.5)
        let fills = fills()
        #expect(fills.map(\.red) == [0.25, 0.5, 0.75])
        #expect(isClose(fills.map(\.opacity), [1, 1, 0.25]))
        fixture.advance(to: 7)
        #expect(self.fills().map(\.red) == [0.75])
    }

    /// Sublayers, shadows and round corners can have pixels outside of the opaque area, and these pixels have to fade out.
    @Test(arguments: ["sublayer", "shadow", "corners"]) func fadeOfLayersThatAreNotOnlyOpaqueIsACrossFade(reason: String) {
        let transition = transition(.fade)
        if reason == "shadow" { layer.shadowOpacity = 0.5 }
        if reason == "corners" { layer.cornerRadius = 3 }
        if reason == "sublayer" { layer.addSublayer(CALayer()) }
        layer.backgroundColor = CGColor(red: 0.25, green: 0, blue: 0, alpha: 1)
        fixture.advance(to: 5)
        layer.add(transition, forKey: nil)
        fixture.withoutActions { layer.backgroundColor = CGColor(red: 0.75, green: 0, blue: 0, alpha: 1) }
        fixture.advance(to: 5.5)
        #expect(isClose(fills().map(\.opacity), [0.75, 0.25]))
    }

    @Test func fadeOfTranslucentLayersFadesTheOldContentOut() {
        runTransition(transition(.fade), alpha: 0.5)
        fixture.advance(to: 5.5)
        #expect(isClose(fills().map(\.opacity), [0.75, 0.75, 0.25]))
    }

    @Test func startAndEndProgressLimitTheTransition() {
        let transition = transition(.fade)
        transition.startProgress = 0.5
        transition.endProgress = 0.75
        runTransition(transition)
        fixture.advance(to: 6)
        #expect(isClose(fills().map(\.opacity), [1, 1, 0.625]))
    }

    /// The size of the layer is 40 × 20, and its top left corner is at (10, 40).
    @Test func pushMovesTheOldAndTheNewContent() {
        runTransition(transition(.push, .fromRight))
        fixture.advance(to: 5.5)
        #expect(isClose(fills().map(\.x), [0, 0, 40]))
        #expect(isClose(fills().map(\.y), [40, 40, 40]))
    }

    @Test func pushFromTopEntersAtTheBottom() {
        runTransition(transition(.push, .fromTop))
        fixture.advance(to: 5.5)
        #expect(isClose(fills().map(\.y), [35, 35, 55]))
    }

    @Test func moveInIsAboveAndRevealIsBelowTheOldContent() {
        runTransition(transition(.moveIn, .fromLeft))
        fixture.advance(to: 5.5)
        #expect(isClose(fills().map(\.x), [10, 10, -20]))
        layer.removeAllAnimations()
        layer.add(transition(.reveal, .fromLeft), forKey: nil)
        fixture.withoutActions { layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1) }
        fixture.advance(to: 6)
        #expect(fills().map(\.red) == [1, 0.75])
        #expect(isClose(fills().map(\.x), [10, 20]))
    }
}
