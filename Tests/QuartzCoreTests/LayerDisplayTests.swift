import Chances
import CoreGraphics
import Display
import Foundation
import QuartzCore
import Sceneries
import Testing

@Suite @MainActor struct LayerDisplayTests {
    private func list(_ plot: Plot) -> DisplayList {
        var list = DisplayList()
        plot.tree.display(into: &list)
        return list
    }

    private func picture(_ plot: Plot) -> Bitmap { paint(list(plot), 300, 200) }

    private func square(_ frame: CGRect, _ color: CGColor) -> CALayer {
        let layer = StillLayer()
        layer.frame = frame
        layer.backgroundColor = color
        return layer
    }

    private func reds(_ list: DisplayList) -> [Int] {
        list.items.compactMap {
            if case .fill(_, let color) = $0.content { Int((Double(color.red) * 100).rounded()) } else { nil }
        }
    }

    /// Each layer's background, with its number as its red.
    private func numbered(_ number: Int) -> CALayer {
        square(CGRect(x: 10 * number, y: 5, width: 30, height: 20), CGColor(red: CGFloat(number) / 100, green: 0, blue: 0, alpha: 1))
    }

    @Test(arguments: 1...30) func siblingsAreShownByDepthThenByOrder(seed: Int) {
        var chance = Chance(seed)
        let plot = Plot()
        var expected: [(Double, Int)] = []
        for number in 1...9 {
            let layer = numbered(number)
            let depth = Double(chance.whole(-2...2))
            layer.zPosition = CGFloat(depth)
            plot.layer.addSublayer(layer)
            expected.append((depth, number))
        }
        expected.sort { $0 < $1 }
        #expect(reds(list(plot)) == expected.map(\.1))
    }

    @Test func depthOrdersSiblingsAndNotWhatIsInThem() {
        let plot = Plot()
        let (back, front) = (numbered(1), numbered(2))
        let (high, low) = (numbered(3), numbered(4))
        high.zPosition = 100
        low.zPosition = -100
        back.addSublayer(high)
        front.addSublayer(low)
        plot.layer.addSublayer(back)
        plot.layer.addSublayer(front)
        #expect(reds(list(plot)) == [1, 3, 2, 4])
    }

    @Test func anAnimatedDepthReordersWhatIsShown() {
        let plot = Plot()
        let (first, second) = (numbered(1), numbered(2))
        plot.layer.addSublayer(first)
        plot.layer.addSublayer(second)
        first.add(animation("zPosition", from: -10, to: 10, 2), forKey: nil)
        plot.tree.beginFrame(at: plot.begin + 0.5)
        #expect(reds(list(plot)) == [1, 2])
        plot.tree.beginFrame(at: plot.begin + 1.5)
        #expect(reds(list(plot)) == [2, 1])
        plot.tree.beginFrame(at: plot.begin + 2.5)
        #expect(reds(list(plot)) == [1, 2])
    }

    // MARK: - Pixels

    @Test func aLayerIsItsBackgroundThenWhatIsInItThenItsBorder() {
        let plot = Plot()
        let card = square(CGRect(x: 20, y: 30, width: 100, height: 80), CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        card.borderWidth = 10
        card.borderColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        card.addSublayer(square(CGRect(x: -10, y: 40, width: 60, height: 60), CGColor(red: 0, green: 1, blue: 0, alpha: 1)))
        plot.tree.root.addSublayer(card)
        var shown = picture(plot)
        func color(_ x: Int, _ y: Int) -> [UInt8] { [shown[x, y].red, shown[x, y].green, shown[x, y].blue] }
        #expect(color(60, 50) == [255, 0, 0] && color(40, 80) == [0, 255, 0])
        #expect(color(25, 80) == [0, 0, 255], "the border lies over what is in the layer")
        #expect(color(15, 80) == [0, 255, 0], "and what is in the layer may reach out of it")
        card.masksToBounds = true
        shown = picture(plot)
        #expect(color(15, 80) == [0, 0, 0] && color(40, 80) == [0, 255, 0] && color(40, 115) == [0, 0, 0])
    }

    @Test(arguments: 1...10) func whatOverlapsInAFadingLayerDoesNotShineThrough(seed: Int) {
        var chance = Chance(seed)
        let plot = Plot()
        let card = square(CGRect(x: 20, y: 30, width: 100, height: 80), .white)
        card.addSublayer(square(CGRect(x: 30, y: 20, width: 40, height: 40), CGColor(red: 1, green: 0, blue: 0, alpha: 1)))
        let opacity = chance.number(0.1, 0.9)
        card.opacity = Float(opacity)
        plot.tree.root.addSublayer(card)
        let shown = picture(plot)
        #expect(abs(Int(shown[70, 70].red) - Int((opacity * 255).rounded())) <= 1 && shown[70, 70].green == 0)
        #expect(abs(Int(shown[30, 40].green) - Int((opacity * 255).rounded())) <= 1)
    }

    /// When a fade ends nothing may jump: a round clip cuts what fades just as it cuts what does not.
    @Test(arguments: 1...10) func aFadeThatIsNearlyOverLooksLikeItsEnd(seed: Int) {
        var chance = Chance(seed)
        let plot = Plot()
        let window = square(CGRect(x: 40.3, y: 30.6, width: 150, height: 100), .black)
        window.cornerRadius = CGFloat(chance.number(20, 50))
        window.masksToBounds = true
        let content = square(CGRect(x: -20, y: -20, width: 300, height: 200), CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        content.addSublayer(square(CGRect(x: 60, y: 10, width: 300, height: 200), .white))
        window.addSublayer(content)
        plot.tree.root.addSublayer(window)
        let solid = picture(plot)
        content.opacity = 0.9999
        #expect(list(plot).items.contains { if case .group = $0.content { true } else { false } })
        let fading = picture(plot)
        #expect(difference(solid, fading) <= 2)
    }

    @Test func whatIsHiddenOrClearIsNotInTheList() {
        let plot = Plot()
        let (hidden, clear, plain, child) = (numbered(1), numbered(2), numbered(3), numbered(4))
        for layer in [hidden, clear, plain] { plot.layer.addSublayer(layer) }
        hidden.addSublayer(child)
        hidden.isHidden = true
        clear.opacity = 0
        #expect(reds(list(plot)) == [3])
        clear.add(animation("opacity", from: 0.4, to: 0.8, 2), forKey: nil)
        #expect(reds(list(plot)) == [2, 3], "unless an animation shows it")
    }

    // MARK: - When to paint

    @Test func theTreeKnowsWhenItHasToBePainted() {
        let plot = Plot()
        _ = list(plot)
        #expect(!plot.tree.needsDisplay && plot.tree.nextChange() == nil)
        plot.layer.cornerRadius = 5
        #expect(plot.tree.needsDisplay)
        _ = list(plot)
        plot.layer.cornerRadius = 5
        #expect(!plot.tree.needsDisplay, "a write of the same value is none")
        let child = StillLayer()
        plot.layer.addSublayer(child)
        #expect(plot.tree.needsDisplay)
        _ = list(plot)
        child.removeFromSuperlayer()
        #expect(plot.tree.needsDisplay)
        _ = list(plot)
        plot.layer.add(animation("opacity", from: 0.2, to: 0.8, 1), forKey: nil)
        #expect(plot.tree.needsDisplay)
        _ = list(plot)
        plot.tree.beginFrame(at: plot.begin + 0.5)
        #expect(plot.tree.needsDisplay, "something moves")
        _ = list(plot)
        plot.tree.beginFrame(at: plot.begin + 1)
        plot.tree.finishAnimations()
        #expect(plot.tree.needsDisplay, "what was added is taken away again")
        _ = list(plot)
        plot.tree.beginFrame(at: plot.begin + 2)
        #expect(!plot.tree.needsDisplay)
    }
}
