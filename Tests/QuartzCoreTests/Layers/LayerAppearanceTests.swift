import CoreGraphics
import FlipbookDisplayList
import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct LayerAppearanceTests {
    let fixture = LayerFixture()
    var layer: CALayer { fixture.layer }

    @Test func shadowIsBelowTheBackgroundAndHasItsShape() {
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        layer.cornerRadius = 4
        layer.shadowOpacity = 0.8
        layer.shadowOffset = CGSize(width: 3, height: 5)
        layer.shadowRadius = 7
        let items = fixture.items
        guard case .shadow(let shadow, let color) = items[0].content, case .fill = items[1].content else {
            return #expect(Bool(false), "the items are not a shadow and a background")
        }
        #expect(shadow.radius == 7 && shadow.shape == .rounded(RoundedRect(layer.bounds, radius: 4)))
        #expect(isClose(color.alpha, 0.4))
        #expect(items[0].transform.transformedPoint(.zero) == CGPoint(x: 13, y: 45))
        layer.masksToBounds = true
        #expect(fixture.items.count == 1)
    }

    @Test func shadowPathReplacesTheShapeOfTheBackground() {
        let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        layer.shadowPath = path
        layer.shadowOpacity = 0.5
        guard case .shadow(let shadow, _)? = fixture.items.first?.content else {
            return #expect(Bool(false), "the first item is not a shadow")
        }
        #expect(shadow.shape == .path(path.path, evenOdd: false))
        #expect(layer.shadowPath == path)
    }

    /// A clear layer with a drawing of 9 × 5 points and a translucent sublayer.
    private func makeClearLayer() -> CALayer {
        let child = LayerWithoutActions()
        child.frame = CGRect(x: 50, y: -6, width: 12, height: 9)
        child.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        layer.addSublayer(child)
        layer.drawing = [.fill(RoundedRect(CGRect(x: 4, y: 2, width: 9, height: 5)), .white)]
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.8, 1, CGSize(width: 3, height: 7))
        layer.shadowColor = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        return child
    }

    @Test func clearLayerCastsTheShadowOfItsContent() {
        _ = makeClearLayer()
        let items = fixture.items
        guard items.count == 3, case .image(let image, let shape, let style) = items[0].content else {
            return #expect(Bool(false), "the first of three items is not an image")
        }
        #expect(items[0].transform.transformedPoint(.zero) == CGPoint(x: 13, y: 47))
        #expect(items.map(\.isShadow) == [true, false, false])
        #expect(isClose(style.tint?.alpha ?? 0, 0.4) && isClose(style.tint?.blue ?? 0, 1))
        // The content covers (4, -6) to (62, 7). The blur reaches three points, and the image has four empty pixels around it.
        #expect(shape.rect == CGRect(x: -3, y: -13, width: 72, height: 27))
        func alpha(_ x: Int, _ y: Int) -> Int { Int(image.bitmap[x + 3, y + 13].alpha) }
        #expect(alpha(8, 4) > 240 && abs(alpha(56, -2) - 128) < 8 && alpha(30, 4) == 0)
        // At an edge, the blurred opacity is a half on average.
        #expect(abs(alpha(8, 1) + alpha(8, 2) - 253) < 16)
    }

    @Test func shadowOfContentFollowsMovingSublayers() {
        let child = makeClearLayer()
        child.add(animation("position", from: CGPoint(x: 5, y: 6), to: CGPoint(x: 85, y: 16), 2), forKey: nil)
        func shadowRect(_ list: DisplayList) -> CGRect? {
            if case .image(_, let shape, _)? = list.items.first?.content { shape.rect } else { nil }
        }
        var list = DisplayList()
        fixture.tree.display(into: &list)
        let first = shadowRect(list)
        fixture.advance(to: 1)
        fixture.tree.display(into: &list)
        #expect(first != nil && shadowRect(list) != first)
        #expect(list == fixture.tree.makeDisplayList())
    }

    /// While nothing changes, the image is not made again. A moved layer keeps it too.
    @Test func shadowOfContentIsMadeOnce() {
        let child = makeClearLayer()
        func image() -> CGImage? { if case .image(let image, _, _)? = fixture.items.first?.content { image } else { nil } }
        let first = image()
        #expect(first != nil && image() === first)
        fixture.withoutActions { layer.position.x += 17 }
        #expect(image() === first)
        fixture.withoutActions { child.bounds.size.width += 2 }
        #expect(image() !== first)
    }

    /// Without a limit, the work would double with each of the 40 levels.
    @Test func nestedShadowsOfContentCastNoShadows() {
        var inner = layer
        for level in 1...40 {
            inner.shadowOpacity = 0.3
            let next = LayerWithoutActions()
            next.frame = CGRect(x: 1, y: 2, width: 80 - level, height: 60 - level)
            inner.addSublayer(next)
            inner = next
        }
        inner.backgroundColor = .white
        #expect(fixture.items.count == 41)
    }

    @Test func maskAppliesToTheWholeLayer() {
        layer.backgroundColor = .white
        layer.opacity = 0.5
        let child = CALayer()
        child.bounds.size = CGSize(width: 5, height: 5)
        child.backgroundColor = .black
        layer.addSublayer(child)
        let mask = CALayer()
        mask.frame = CGRect(x: 2, y: 3, width: 6, height: 7)
        mask.backgroundColor = .black
        layer.mask = mask
        let items = fixture.items
        #expect(items.count == 4)
        #expect(items[0].content == .masked(count: 2, mask: 1) && items[0].opacity == 0.5)
        #expect(items[3].transform.transformedPoint(.zero) == CGPoint(x: 12, y: 43))
        #expect(mask.superlayer === layer && layer.sublayers == [child])
        mask.removeFromSuperlayer()
        #expect(layer.mask == nil && mask.superlayer == nil)
    }

    @Test func maskIsAnimated() {
        layer.backgroundColor = .white
        let mask = CALayer()
        mask.frame = CGRect(x: 2, y: 3, width: 6, height: 7)
        mask.backgroundColor = .black
        layer.mask = mask
        fixture.advance(to: 1)
        CATransaction.begin()
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        mask.position.x += 40
        CATransaction.commit()
        fixture.advance(to: 1.125)
        #expect(fixture.items.last?.transform.transformedPoint(.zero) == CGPoint(x: 32, y: 43))
    }

    @Test func onlyMaskedCornersAreRound() {
        layer.backgroundColor = .white
        layer.cornerRadius = 5
        layer.maskedCorners = [.layerMinXMinYCorner]
        layer.cornerCurve = .continuous
        guard case .fill(let shape, _)? = fixture.items.first?.content else {
            return #expect(Bool(false), "the first item is not a fill")
        }
        #expect(shape.corners == [.layerMinXMinYCorner] && shape.curve == .continuous)
    }

    private func image(_ width: Int, _ height: Int) -> CGImage { CGImage(Bitmap(width: width, height: height)) }

    @Test func contentsGravitySetsThePlacementOfTheImage() {
        layer.contents = image(20, 20)
        layer.contentsScale = 2
        let cases: [(CALayerContentsGravity, CGRect)] = [
            (.resize, CGRect(x: 0, y: 0, width: 40, height: 20)), (.resizeAspect, CGRect(x: 10, y: 0, width: 20, height: 20)),
            (.resizeAspectFill, CGRect(x: 0, y: -10, width: 40, height: 40)), (.center, CGRect(x: 15, y: 5, width: 10, height: 10)),
            (.topLeft, CGRect(x: 0, y: 0, width: 10, height: 10)), (.bottomRight, CGRect(x: 30, y: 10, width: 10, height: 10)),
            (.right, CGRect(x: 30, y: 5, width: 10, height: 10)),
        ]
        for (gravity, expected) in cases {
            layer.contentsGravity = gravity
            guard case .image(_, let shape, _)? = fixture.items.first?.content else {
                return #expect(Bool(false), "the first item is not an image")
            }
            #expect(shape.rect == expected, "\(gravity.rawValue)")
        }
    }

    @Test func changedContentsCrossFade() {
        let (old, new) = (image(2, 2), image(3, 3))
        layer.contents = old
        fixture.advance(to: 1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.contents = new
        fixture.advance(to: 1.0625)
        let items = fixture.items
        guard items.count == 3, case .crossFade(old: 1, new: 1, let fraction) = items[0].content,
            case .image(let first, _, _) = items[1].content, case .image(let second, _, _) = items[2].content
        else {
            return #expect(Bool(false), "the items are not a cross-fade of two images")
        }
        #expect(first === old && second === new && isClose(fraction, 0.25))
        #expect(isClose(items[1].opacity, 1) && isClose(items[2].opacity, 1))
        fixture.advance(to: 2)
        #expect(fixture.items.count == 1)
    }

    @Test func withoutGroupOpacityEachItemHasTheOpacity() {
        layer.backgroundColor = .white
        layer.borderWidth = 1
        layer.opacity = 0.5
        #expect(fixture.items.map(\.opacity) == [0.5, 1, 1])
        layer.allowsGroupOpacity = false
        #expect(fixture.items.map(\.opacity) == [0.5, 0.5])
    }

    /// A translucent group and its members have the same clip as the siblings, so that all of them are clipped together.
    @Test func translucentLayerHasTheClipOfItsSiblings() {
        layer.masksToBounds = true
        layer.cornerRadius = 3
        for opacity in [1, 0.5] as [Float] {
            let child = CALayer()
            child.bounds.size = CGSize(width: 4, height: 4)
            (child.backgroundColor, child.borderWidth, child.opacity) = (.white, 1, opacity)
            layer.addSublayer(child)
        }
        let items = fixture.items
        #expect(items.contains { $0.content == .group(count: 2) })
        #expect(items.count == 5 && items.allSatisfy { $0.clip == 0 })
    }

    @Test func shadowsAreAnimated() {
        layer.backgroundColor = .white
        fixture.advance(to: 1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.shadowOpacity = 0.8
        layer.shadowOffset = CGSize(width: 8, height: 13)
        fixture.advance(to: 1.0625)
        #expect(isClose(fixture.number("shadowOpacity"), 0.2))
        #expect(isClose(fixture.number("shadowOffset.height"), 1))
        #expect(layer.presentation()?.shadowOffset == CGSize(width: 2, height: 1))
    }
}
