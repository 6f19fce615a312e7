import CoreGraphics
import FlipbookDisplayList
import Foundation
import QuartzCore
import RandomDisplayLists
import SeededRandomValues
import Testing

@Suite @MainActor struct LayerDisplayTests {
    @Test func allDrawingCommandsBelongToTheirLayer() {
        let (layer, next) = (CALayer(), CALayer())
        let fixture = LayerFixture(layer)
        layer.drawing = (0..<5000).map { .fill(RoundedRect(CGRect(x: $0, y: 3, width: 1, height: 2)), .black) }
        next.bounds.size = CGSize(width: 7, height: 5)
        next.backgroundColor = .white
        layer.addSublayer(next)
        let numbers = fixture.items.map(\.layerNumber)
        #expect(numbers.count == 5001 && numbers.dropLast().allSatisfy { $0 == layer.serialNumber })
        #expect(numbers.last == next.serialNumber)
    }

    private func displayList(_ fixture: AnimationFixture) -> DisplayList {
        var list = DisplayList()
        fixture.tree.display(into: &list)
        return list
    }

    private func image(_ fixture: AnimationFixture) -> Bitmap { paint(displayList(fixture), 300, 200) }

    private func filledLayer(_ frame: CGRect, _ color: CGColor) -> CALayer {
        let layer = LayerWithoutActions()
        layer.frame = frame
        layer.backgroundColor = color
        return layer
    }

    private func reds(_ list: DisplayList) -> [Int] {
        list.items.compactMap {
            if case .fill(_, let color) = $0.content { Int((Double(color.red) * 100).rounded()) } else { nil }
        }
    }

    /// Returns a layer whose background has its number as the red component, in percent.
    private func numberedLayer(_ number: Int) -> CALayer {
        filledLayer(CGRect(x: 10 * number, y: 5, width: 30, height: 20), CGColor(red: CGFloat(number) / 100, green: 0, blue: 0, alpha: 1))
    }

    @Test(arguments: 1...30) func siblingsAreSortedByZPositionThenByOrder(seed: Int) {
        var random = SeededRandom(seed)
        let fixture = AnimationFixture()
        var expected: [(Double, Int)] = []
        for number in 1...9 {
            let layer = numberedLayer(number)
            let zPosition = Double(random.integer(-2...2))
            layer.zPosition = CGFloat(zPosition)
            fixture.layer.addSublayer(layer)
            expected.append((zPosition, number))
        }
        expected.sort { $0 < $1 }
        #expect(reds(displayList(fixture)) == expected.map(\.1))
    }

    /// A layer that is not double-sided is hidden while its back faces the viewer. Mirroring a layer does not turn its back to the viewer.
    @Test func layersWithOneSideAreHiddenFromBehind() {
        let fixture = AnimationFixture()
        let (layer, sublayer) = (numberedLayer(3), numberedLayer(5))
        layer.addSublayer(sublayer)
        fixture.layer.addSublayer(layer)
        func isShown(_ transform: CATransform3D) -> Bool {
            layer.transform = transform
            return reds(displayList(fixture)).count == 2
        }
        func rotation(_ angle: CGFloat) -> CATransform3D { CATransform3DMakeRotation(angle, 0.4, 1, 0) }
        #expect(isShown(rotation(3)))
        layer.isDoubleSided = false
        #expect(isShown(CATransform3DIdentity) && isShown(rotation(1.5)) && isShown(rotation(-1.5)) && isShown(rotation(5)))
        #expect(!isShown(rotation(1.6)) && !isShown(rotation(-1.6)) && !isShown(rotation(.pi)) && !isShown(rotation(4)))
        #expect(isShown(CATransform3DMakeScale(-1, 1, 1)))
        #expect(isShown(CATransform3DMakeScale(-1, 1, 1).concatenating(rotation(1.2))))
        #expect(!isShown(CATransform3DMakeScale(-1, 1, 1).concatenating(rotation(2))))
    }

    /// The angle at which the back of a layer is seen depends on the position of the viewer.
    @Test func perspectiveDecidesWhichSideIsSeen() {
        let fixture = AnimationFixture()
        let layer = filledLayer(CGRect(x: 230, y: 40, width: 20, height: 20), .white)
        layer.isDoubleSided = false
        fixture.layer.addSublayer(layer)
        fixture.layer.sublayerTransform.m34 = -1 / 300
        // The layer is 240 points to the right of the axis of a viewer at a distance of 300 points: it is seen edge-on at
        // atan(300 / 240) = 51.3 degrees.
        for (degrees, isShown) in [(50.0, true), (53, false), (-50, true), (-120, true), (-131, false), (90, false)] {
            layer.transform = CATransform3DMakeRotation(CGFloat(degrees * .pi / 180), 0, 1, 0)
            #expect(displayList(fixture).items.isEmpty == !isShown, "\(degrees) degrees")
        }
    }

    @Test func zPositionSortsOnlySiblings() {
        let fixture = AnimationFixture()
        let (back, front) = (numberedLayer(1), numberedLayer(2))
        let (high, low) = (numberedLayer(3), numberedLayer(4))
        high.zPosition = 100
        low.zPosition = -100
        back.addSublayer(high)
        front.addSublayer(low)
        fixture.layer.addSublayer(back)
        fixture.layer.addSublayer(front)
        #expect(reds(displayList(fixture)) == [1, 3, 2, 4])
    }

    @Test func animatedZPositionReordersSiblings() {
        let fixture = AnimationFixture()
        let (first, second) = (numberedLayer(1), numberedLayer(2))
        fixture.layer.addSublayer(first)
        fixture.layer.addSublayer(second)
        first.add(animation("zPosition", from: -10, to: 10, 2), forKey: nil)
        fixture.tree.beginFrame(at: fixture.startTime + 0.5)
        #expect(reds(displayList(fixture)) == [1, 2])
        fixture.tree.beginFrame(at: fixture.startTime + 1.5)
        #expect(reds(displayList(fixture)) == [2, 1])
        fixture.tree.beginFrame(at: fixture.startTime + 2.5)
        #expect(reds(displayList(fixture)) == [1, 2])
    }

    // MARK: - Pixels

    @Test func backgroundSublayersAndBorderArePaintedInThisOrder() {
        let fixture = AnimationFixture()
        let card = filledLayer(CGRect(x: 20, y: 30, width: 100, height: 80), CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        card.borderWidth = 10
        card.borderColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        card.addSublayer(filledLayer(CGRect(x: -10, y: 40, width: 60, height: 60), CGColor(red: 0, green: 1, blue: 0, alpha: 1)))
        fixture.tree.root.addSublayer(card)
        var shown = image(fixture)
        func color(_ x: Int, _ y: Int) -> [UInt8] { [shown[x, y].red, shown[x, y].green, shown[x, y].blue] }
        #expect(color(60, 50) == [255, 0, 0] && color(40, 80) == [0, 255, 0])
        #expect(color(25, 80) == [0, 0, 255], "the border is in front of the sublayers")
        #expect(color(15, 80) == [0, 255, 0], "sublayers may extend beyond the layer")
        card.masksToBounds = true
        shown = image(fixture)
        #expect(color(15, 80) == [0, 0, 0] && color(40, 80) == [0, 255, 0] && color(40, 115) == [0, 0, 0])
    }

    @Test(arguments: 1...10) func overlappingSublayersOfATranslucentLayerDoNotShowThrough(seed: Int) {
        var random = SeededRandom(seed)
        let fixture = AnimationFixture()
        let card = filledLayer(CGRect(x: 20, y: 30, width: 100, height: 80), .white)
        card.addSublayer(filledLayer(CGRect(x: 30, y: 20, width: 40, height: 40), CGColor(red: 1, green: 0, blue: 0, alpha: 1)))
        let opacity = random.number(0.1, 0.9)
        card.opacity = Float(opacity)
        fixture.tree.root.addSublayer(card)
        let shown = image(fixture)
        #expect(abs(Int(shown[70, 70].red) - Int((opacity * 255).rounded())) <= 1 && shown[70, 70].green == 0)
        #expect(abs(Int(shown[30, 40].green) - Int((opacity * 255).rounded())) <= 1)
    }

    /// The end of a fade is continuous: a round clip has the same effect on translucent and on opaque layers.
    @Test(arguments: 1...10) func almostOpaqueLayerLooksLikeAnOpaqueOne(seed: Int) {
        var random = SeededRandom(seed)
        let fixture = AnimationFixture()
        let window = filledLayer(CGRect(x: 40.3, y: 30.6, width: 150, height: 100), .black)
        window.cornerRadius = CGFloat(random.number(20, 50))
        window.masksToBounds = true
        let content = filledLayer(CGRect(x: -20, y: -20, width: 300, height: 200), CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        content.addSublayer(filledLayer(CGRect(x: 60, y: 10, width: 300, height: 200), .white))
        window.addSublayer(content)
        fixture.tree.root.addSublayer(window)
        let solid = image(fixture)
        content.opacity = 0.9999
        #expect(displayList(fixture).items.contains { if case .group = $0.content { true } else { false } })
        let fading = image(fixture)
        #expect(difference(solid, fading) <= 2)
    }

    @Test func hiddenAndTransparentLayersAreNotInTheList() {
        let fixture = AnimationFixture()
        let (hidden, clear, visible, child) = (numberedLayer(1), numberedLayer(2), numberedLayer(3), numberedLayer(4))
        for layer in [hidden, clear, visible] { fixture.layer.addSublayer(layer) }
        hidden.addSublayer(child)
        hidden.isHidden = true
        clear.opacity = 0
        #expect(reds(displayList(fixture)) == [3])
        clear.add(animation("opacity", from: 0.4, to: 0.8, 2), forKey: nil)
        #expect(reds(displayList(fixture)) == [2, 3], "an animation makes a transparent layer visible")
    }

    // MARK: - When to paint

    @Test func treeNeedsDisplayAfterChangesAndDuringAnimations() {
        let fixture = AnimationFixture()
        _ = displayList(fixture)
        #expect(!fixture.tree.needsDisplay && fixture.tree.nextChange() == nil)
        fixture.layer.cornerRadius = 5
        #expect(fixture.tree.needsDisplay)
        _ = displayList(fixture)
        fixture.layer.cornerRadius = 5
        #expect(!fixture.tree.needsDisplay, "writing the same value has no effect")
        let child = LayerWithoutActions()
        fixture.layer.addSublayer(child)
        #expect(fixture.tree.needsDisplay)
        _ = displayList(fixture)
        child.removeFromSuperlayer()
        #expect(fixture.tree.needsDisplay)
        _ = displayList(fixture)
        fixture.layer.add(animation("opacity", from: 0.2, to: 0.8, 1), forKey: nil)
        #expect(fixture.tree.needsDisplay)
        _ = displayList(fixture)
        fixture.tree.beginFrame(at: fixture.startTime + 0.5)
        #expect(fixture.tree.needsDisplay, "a running animation requires display")
        _ = displayList(fixture)
        fixture.tree.beginFrame(at: fixture.startTime + 1)
        fixture.tree.finishAnimations()
        #expect(fixture.tree.needsDisplay, "the removal of an animation requires display")
        _ = displayList(fixture)
        fixture.tree.beginFrame(at: fixture.startTime + 2)
        #expect(!fixture.tree.needsDisplay)
    }
}
