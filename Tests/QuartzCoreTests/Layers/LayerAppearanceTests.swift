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
