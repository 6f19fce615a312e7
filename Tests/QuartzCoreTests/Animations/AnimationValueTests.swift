import CoreGraphics
import Foundation
import QuartzCore
import SeededRandomValues
import Testing

@Suite @MainActor struct AnimationValueTests {
    @Test(arguments: 1...10) func valuesOfAllTypesAreInterpolatedLinearly(seed: Int) throws {
        var random = SeededRandom(seed)
        let fraction = random.number(0.1, 0.9)
        func interpolated(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
        let (p, q, r, s, c, d) = (random.point(), random.point(), random.rect(), random.rect(), random.color(), random.color())
        let fixture = AnimationFixture()
        fixture.layer.add(animation("position", from: p, to: q, 1), forKey: nil)
        fixture.layer.add(animation("bounds", from: r, to: s, 1), forKey: nil)
        fixture.layer.add(animation("backgroundColor", from: c, to: d, 1), forKey: nil)
        fixture.tree.beginFrame(at: fixture.startTime + fraction)
        let shown = try #require(fixture.layer.presentation())
        #expect(distance(shown.position, CGPoint(x: interpolated(p.x, q.x), y: interpolated(p.y, q.y))) < 1e-9)
        let bounds = CGRect(
            x: interpolated(r.minX, s.minX), y: interpolated(r.minY, s.minY), width: interpolated(r.width, s.width),
            height: interpolated(r.height, s.height))
        #expect(distance(shown.bounds, bounds) < 1e-9)
        let color = try #require(shown.backgroundColor?.components)
        let (from, to) = (try #require(c.components), try #require(d.components))
        for channel in 0..<4 { #expect(abs(Double(color[channel] - interpolated(from[channel], to[channel]))) < 1e-9) }
    }

    /// The expected values are computed from the control points: easeInEaseOut has (.42, 0) (.58, 1), default has (.25, .1) (.25, 1).
    @Test(arguments: [
        (CAMediaTimingFunctionName.linear, 0.3, 0.3), (.easeIn, 0.3, 0.129577), (.easeOut, 0.7, 0.870423), (.easeInEaseOut, 0.3, 0.187396),
        (.default, 0.5, 0.802403),
    ]) func timingFunctionChangesTheProgress(name: CAMediaTimingFunctionName, time: Double, progress: Double) {
        let fixture = AnimationFixture()
        let newAnimation = animation("cornerRadius", from: 10, to: 30, 4)
        newAnimation.timingFunction = CAMediaTimingFunction(name: name)
        fixture.layer.add(newAnimation, forKey: nil)
        #expect(abs(fixture.number("cornerRadius", after: 4 * time) - (10 + 20 * progress)) < 20e-6)
    }

    @Test(arguments: 1...10) func additiveTransformIsAppliedBeforeTheModelTransform(seed: Int) throws {
        var random = SeededRandom(seed)
        let (model, added) = (random.affineTransform(), random.affineTransform())
        let fixture = AnimationFixture()
        fixture.layer.setAffineTransform(model)
        let newAnimation = animation("transform", from: CATransform3DMakeAffineTransform(added), to: CATransform3DIdentity, 2)
        newAnimation.isAdditive = true
        fixture.layer.add(newAnimation, forKey: nil)
        let shown = try #require(fixture.layer.presentation())
        #expect(distance(shown.affineTransform(), added.concatenating(model)) < 1e-9)
    }

    /// Numbers of all types can be the values of an animation, although Foundation on Linux does not convert all types to `NSNumber`.
    @Test func numbersOfAllTypesAreAnimated() {
        let values: [Any] = [
            Int8(30), Int16(30), Int32(30), Int64(30), UInt(30), UInt8(30), UInt16(30), UInt32(30), UInt64(30), 30, Float(30), 30.0,
            CGFloat(30), NSNumber(value: 30),
        ]
        for value in values {
            let fixture = AnimationFixture()
            fixture.layer.add(animation("cornerRadius", from: Int32(10), to: value, 4), forKey: nil)
            #expect(abs(fixture.number("cornerRadius", after: 1) - 15) < 1e-9, "\(type(of: value))")
        }
    }

    @Test func transformComponentsAreAnimatedSeparately() throws {
        let fixture = AnimationFixture()
        fixture.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 5, y: 8)))
        fixture.layer.add(animation("transform.rotation.z", from: 0, to: 1, 2), forKey: nil)
        fixture.layer.add(animation("transform.translation.x", to: 25, 2), forKey: nil)
        fixture.tree.beginFrame(at: fixture.startTime + 1)
        let expected = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(rotationAngle: 0.5))
            .concatenating(CGAffineTransform(translationX: 15, y: 8))
        #expect(distance(try #require(fixture.layer.presentation()).affineTransform(), expected) < 1e-9)
    }
}
