import CoreGraphics
import Foundation
import QuartzCore
import SeededRandomValues
import Testing

@Suite @MainActor struct LayerTreeTests {
    /// Random insertions and removals give the same order as the same operations on an array of names.
    @Test(arguments: 1...40) func sublayersAreInTheOrderOfInsertion(seed: Int) {
        var random = SeededRandom(seed)
        let parent = LayerWithoutActions()
        let layers = (0..<8).map { number in
            let layer = LayerWithoutActions()
            layer.name = "\(number)"
            return layer
        }
        var names: [String] = []
        for _ in 0..<60 {
            let (layer, sibling) = (random.pick(layers), random.pick(layers))
            let (name, other) = (layer.name ?? "", sibling.name ?? "")
            switch random.integer(0...5) {
            case 0:
                parent.addSublayer(layer)
                names.removeAll { $0 == name }
                names.append(name)
            case 1:
                let index = random.integer(0...9)
                parent.insertSublayer(layer, at: UInt32(index))
                names.removeAll { $0 == name }
                names.insert(name, at: min(index, names.count))
            case 2 where layer !== sibling && sibling.superlayer === parent:
                parent.insertSublayer(layer, below: sibling)
                names.removeAll { $0 == name }
                names.insert(name, at: names.firstIndex(of: other) ?? 0)
            case 3 where layer !== sibling && sibling.superlayer === parent:
                parent.insertSublayer(layer, above: sibling)
                names.removeAll { $0 == name }
                names.insert(name, at: (names.firstIndex(of: other) ?? 0) + 1)
            case 4 where sibling.superlayer === parent:
                parent.replaceSublayer(sibling, with: layer)
                if name != other {
                    names.removeAll { $0 == name }
                    names = names.map { $0 == other ? name : $0 }
                }
            default:
                layer.removeFromSuperlayer()
                names.removeAll { $0 == name }
            }
            #expect((parent.sublayers ?? []).map { $0.name ?? "" } == names)
            #expect(layers.allSatisfy { ($0.superlayer === parent) == names.contains($0.name ?? "") })
        }
    }

    @Test func insertionWithoutSiblingIsAtTheBottomOrTop() {
        let (parent, first, second, third) = (LayerWithoutActions(), LayerWithoutActions(), LayerWithoutActions(), LayerWithoutActions())
        parent.addSublayer(first)
        parent.insertSublayer(second, below: nil)
        parent.insertSublayer(third, above: nil)
        #expect(parent.sublayers == [second, first, third])
        #expect(first.sublayers == nil)
    }

    @Test func layerHasOneSuperlayer() {
        let (a, b, child) = (LayerWithoutActions(), LayerWithoutActions(), LayerWithoutActions())
        a.addSublayer(child)
        b.addSublayer(child)
        #expect(a.sublayers == nil && b.sublayers == [child] && child.superlayer === b)
    }

    @Test func refusedReplacementKeepsTheOldLayer() {
        let (outer, parent, first, old) = (LayerWithoutActions(), LayerWithoutActions(), LayerWithoutActions(), LayerWithoutActions())
        outer.addSublayer(parent)
        parent.sublayers = [first, old]
        let lines = diagnostics { parent.replaceSublayer(old, with: outer) }
        #expect(lines.count == 1 && lines.first?.contains("cannot be added to itself") == true)
        #expect(parent.sublayers == [first, old] && outer.sublayers == [parent])
    }

    // MARK: - Animations of moved and removed layers

    private func recordedAnimation(_ recorder: AnimationRecorder, _ keyPath: String = "opacity") -> CABasicAnimation {
        let newAnimation = animation(keyPath, from: 0.2, to: 0.9, 5)
        newAnimation.delegate = recorder
        return newAnimation
    }

    @Test func movingWithinTheTreeKeepsAnimations() {
        let (fixture, recorder) = (AnimationFixture(), AnimationRecorder())
        let (group, child) = (LayerWithoutActions(), LayerWithoutActions())
        fixture.layer.addSublayer(child)
        fixture.tree.root.addSublayer(group)
        child.add(recordedAnimation(recorder), forKey: "fade")
        group.addSublayer(fixture.layer)
        group.insertSublayer(child, at: 0)
        group.addSublayer(child)
        fixture.tree.root.sublayers = [LayerWithoutActions(), group]
        #expect(recorder.events == ["start opacity"])
        #expect(child.animationKeys() == ["fade"])
    }

    @Test func leavingTheTreeRemovesAnimations() {
        let (fixture, recorder) = (AnimationFixture(), AnimationRecorder())
        let child = LayerWithoutActions()
        fixture.layer.addSublayer(child)
        child.add(recordedAnimation(recorder), forKey: "fade")
        fixture.layer.add(recordedAnimation(recorder, "cornerRadius"), forKey: "round")
        fixture.layer.removeFromSuperlayer()
        #expect(recorder.events == ["start opacity", "start cornerRadius", "stop cornerRadius", "stop opacity"])
        #expect(child.animationKeys() == nil && fixture.layer.animationKeys() == nil)
        #expect(!fixture.tree.isAnimating)
    }

    @Test func movingToAnotherTreeRemovesAnimations() {
        let (first, second, recorder) = (AnimationFixture(), AnimationFixture(), AnimationRecorder())
        first.layer.add(recordedAnimation(recorder), forKey: "fade")
        second.tree.root.addSublayer(first.layer)
        #expect(recorder.events == ["start opacity", "stop opacity"])
        #expect(first.tree.root.sublayers == nil && first.layer.superlayer === second.tree.root)
    }

    @Test func animationAddedOutsideOfATreeStartsWhenTheLayerEntersOne() {
        let (fixture, recorder) = (AnimationFixture(), AnimationRecorder())
        let child = LayerWithoutActions()
        child.add(animation("opacity", from: 0.2, to: 0.8, 2), forKey: "fade")
        let recorded = recordedAnimation(recorder, "cornerRadius")
        child.add(recorded, forKey: "round")
        #expect(recorder.events.isEmpty && child.presentation() == nil)
        fixture.tree.beginFrame(at: fixture.startTime + 7)
        fixture.layer.addSublayer(child)
        #expect(recorder.events == ["start cornerRadius"])
        fixture.tree.beginFrame(at: fixture.startTime + 8)
        #expect(abs(Double(child.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    }
}
