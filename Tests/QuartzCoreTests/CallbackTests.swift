import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite @MainActor struct CallbackTests {
    private func told(_ keyPath: String, _ duration: Double, _ diary: Diary) -> CABasicAnimation {
        let moving = animation(keyPath, from: 0.1, to: 0.9, duration)
        moving.delegate = diary
        return moving
    }

    /// In one frame the ends come in the order in which the animations were added, not in the order of their times or layers.
    @Test func whatEndsInOneFrameIsToldInTheOrderOfAdding() {
        let (plot, diary) = (Plot(), Diary())
        let other = StillLayer()
        plot.tree.root.insertSublayer(other, at: 0)
        plot.layer.add(told("opacity", 1.4, diary), forKey: nil)
        other.add(told("cornerRadius", 1.1, diary), forKey: nil)
        plot.layer.add(told("borderWidth", 9, diary), forKey: nil)
        other.add(told("zPosition", 1.2, diary), forKey: nil)
        diary.entries = []
        plot.tree.beginFrame(at: plot.begin + 1)
        plot.tree.finishAnimations()
        #expect(diary.entries == [])
        plot.tree.beginFrame(at: plot.begin + 1.5)
        plot.tree.finishAnimations()
        #expect(diary.entries == ["finish opacity", "finish cornerRadius", "finish zPosition"])
        plot.tree.finishAnimations()
        #expect(diary.entries.count == 3, "each is told once")
        #expect(plot.tree.isAnimating)
    }

    @Test func theLastFrameIsTheFirstAtOrAfterTheEnd() {
        let (plot, diary) = (Plot(0.75), Diary())
        plot.layer.add(told("opacity", 0.25, diary), forKey: nil)
        plot.tree.beginFrame(at: 0.9999)
        plot.tree.finishAnimations()
        #expect(diary.entries.last == "start opacity")
        plot.tree.beginFrame(at: 1)
        plot.tree.finishAnimations()
        #expect(diary.entries.last == "finish opacity")
    }

    @Test func whatIsOverIsGoneWhenItIsTold() {
        let (plot, diary) = (Plot(), Diary())
        var keys: [[String]?] = []
        diary.onStop = { _ in keys.append(plot.layer.animationKeys()) }
        plot.layer.add(told("opacity", 1, diary), forKey: "fade")
        plot.tree.beginFrame(at: plot.begin + 1)
        plot.tree.finishAnimations()
        #expect(keys == [nil])
    }

    @Test func whatIsNotRemovedStaysAndIsToldOnce() {
        let (plot, diary) = (Plot(), Diary())
        let held = told("opacity", 1, diary)
        held.isRemovedOnCompletion = false
        held.fillMode = .forwards
        plot.layer.add(held, forKey: "fade")
        for time in [1.0, 2, 3] {
            plot.tree.beginFrame(at: plot.begin + time)
            plot.tree.finishAnimations()
        }
        #expect(diary.entries == ["start opacity", "finish opacity"])
        #expect(plot.layer.animationKeys() == ["fade"])
        #expect(abs(plot.shown("opacity", after: 99) - 0.9) < 1e-9)
        #expect(!plot.tree.isAnimating)
    }

    /// One that begins when another ends begins at that frame, and what a callback takes away is not told as finished.
    @Test func callbacksMayAddAndRemove() {
        let (plot, diary) = (Plot(), Diary())
        diary.onStop = { stopped in
            guard (stopped as? CAPropertyAnimation)?.keyPath == "opacity" else { return }
            plot.layer.removeAnimation(forKey: "second")
            plot.layer.add(animation("cornerRadius", from: 10, to: 30, 2), forKey: "third")
        }
        plot.layer.add(told("opacity", 1, diary), forKey: "first")
        plot.layer.add(told("borderWidth", 1, diary), forKey: "second")
        plot.tree.beginFrame(at: plot.begin + 1.25)
        plot.tree.finishAnimations()
        #expect(diary.entries == ["start opacity", "start borderWidth", "finish opacity", "drop borderWidth"])
        #expect(abs(plot.shown("cornerRadius", after: 2.25) - 20) < 1e-9)
    }

    /// The setter asks before the value changes and acts when it has.
    @Test func anActionRunsWhenTheValueStands() {
        @MainActor final class Asked: CALayerDelegate, CAAction {
            var log: [String] = []
            var isStopped = false
            func action(for layer: CALayer, forKey event: String) -> CAAction? {
                log.append("ask \(event) \(Double(layer.cornerRadius))")
                return isStopped ? CANoAction() : self
            }
            func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
                log.append("run \(event) \(Double((anObject as? CALayer)?.cornerRadius ?? -1))")
            }
        }
        let (layer, asked) = (CALayer(), Asked())
        layer.delegate = asked
        layer.cornerRadius = 7
        layer.cornerRadius = 7
        #expect(asked.log == ["ask cornerRadius 0.0", "run cornerRadius 7.0"], "a write of the same value is none")
        asked.isStopped = true
        layer.cornerRadius = 9
        #expect(asked.log.last == "ask cornerRadius 7.0")
        #expect(layer.action(forKey: "cornerRadius") == nil)
    }
}
