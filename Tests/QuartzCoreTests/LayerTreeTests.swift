import Chances
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite @MainActor struct LayerTreeTests {
    /// Any sequence of insertions and removals, against the same done to a plain list of names.
    @Test(arguments: 1...40) func sublayersAreInTheOrderTheyWerePutIn(seed: Int) {
        var chance = Chance(seed)
        let parent = StillLayer()
        let layers = (0..<8).map { number in
            let layer = StillLayer()
            layer.name = "\(number)"
            return layer
        }
        var names: [String] = []
        for _ in 0..<60 {
            let (layer, sibling) = (chance.pick(layers), chance.pick(layers))
            let (name, other) = (layer.name ?? "", sibling.name ?? "")
            switch chance.whole(0...5) {
            case 0:
                parent.addSublayer(layer)
                names.removeAll { $0 == name }
                names.append(name)
            case 1:
                let index = chance.whole(0...9)
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

    @Test func withoutASiblingItIsTheBottomOrTheTop() {
        let (parent, first, second, third) = (StillLayer(), StillLayer(), StillLayer(), StillLayer())
        parent.addSublayer(first)
        parent.insertSublayer(second, below: nil)
        parent.insertSublayer(third, above: nil)
        #expect(parent.sublayers == [second, first, third])
        #expect(first.sublayers == nil)
    }

    @Test func aLayerHasOneSuperlayer() {
        let (a, b, child) = (StillLayer(), StillLayer(), StillLayer())
        a.addSublayer(child)
        b.addSublayer(child)
        #expect(a.sublayers == nil && b.sublayers == [child] && child.superlayer === b)
    }

    // MARK: - What becomes of animations

    private func moving(_ diary: Diary, _ keyPath: String = "opacity") -> CABasicAnimation {
        let moving = animation(keyPath, from: 0.2, to: 0.9, 5)
        moving.delegate = diary
        return moving
    }

    @Test func movingWithinTheTreeKeepsAnimations() {
        let (plot, diary) = (Plot(), Diary())
        let (group, child) = (StillLayer(), StillLayer())
        plot.layer.addSublayer(child)
        plot.tree.root.addSublayer(group)
        child.add(moving(diary), forKey: "fade")
        group.addSublayer(plot.layer)
        group.insertSublayer(child, at: 0)
        group.addSublayer(child)
        plot.tree.root.sublayers = [StillLayer(), group]
        #expect(diary.entries == ["start opacity"])
        #expect(child.animationKeys() == ["fade"])
    }

    @Test func leavingTheTreeDropsThem() {
        let (plot, diary) = (Plot(), Diary())
        let child = StillLayer()
        plot.layer.addSublayer(child)
        child.add(moving(diary), forKey: "fade")
        plot.layer.add(moving(diary, "cornerRadius"), forKey: "round")
        plot.layer.removeFromSuperlayer()
        #expect(diary.entries == ["start opacity", "start cornerRadius", "drop cornerRadius", "drop opacity"])
        #expect(child.animationKeys() == nil && plot.layer.animationKeys() == nil)
        #expect(!plot.tree.isAnimating)
    }

    @Test func goingToAnotherTreeDropsThemToo() {
        let (here, there, diary) = (Plot(), Plot(), Diary())
        here.layer.add(moving(diary), forKey: "fade")
        there.tree.root.addSublayer(here.layer)
        #expect(diary.entries == ["start opacity", "drop opacity"])
        #expect(here.tree.root.sublayers == nil && here.layer.superlayer === there.tree.root)
    }

    @Test func whatIsAddedOutsideStartsWhenItComesIn() {
        let (plot, diary) = (Plot(), Diary())
        let child = StillLayer()
        child.add(animation("opacity", from: 0.2, to: 0.8, 2), forKey: "fade")
        let loud = moving(diary, "cornerRadius")
        child.add(loud, forKey: "round")
        #expect(diary.entries.isEmpty && child.presentation() == nil)
        plot.tree.beginFrame(at: plot.begin + 7)
        plot.layer.addSublayer(child)
        #expect(diary.entries == ["start cornerRadius"])
        plot.tree.beginFrame(at: plot.begin + 8)
        #expect(abs(Double(child.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    }
}
