import CoreGraphics
import Foundation
import Testing
@testable import QuartzCore

/// A value that is out of range or not finite is refused with one diagnostic line, and the old value stays. See docs/TRUST.md.
@MainActor @Suite struct RefusedValueTests {
    private let invalid: [CGFloat] = [.nan, .infinity, -.infinity]

    private func lines(_ body: () -> Void) -> [Diagnostic] { Diagnostics.recorded(during: body) }

    /// Sets each invalid number in a property. Expects one line and the old value.
    private func expectRefusal<Value: Equatable>(
        _ path: ReferenceWritableKeyPath<CALayer, Value>, _ make: (CGFloat) -> Value, location: SourceLocation = #_sourceLocation
    ) {
        let layer = CALayer()
        layer.frame = CGRect(x: 3, y: 5, width: 7, height: 11)
        layer.shadowPath = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        let old = layer[keyPath: path]
        let reported = lines { for number in invalid { layer[keyPath: path] = make(number) } }
        #expect(reported.count == 1, sourceLocation: location)
        #expect(layer[keyPath: path] == old, sourceLocation: location)
    }

    @Test func propertiesOfLayersKeepTheirValues() {
        expectRefusal(\.position) { CGPoint(x: 8, y: $0) }
        expectRefusal(\.bounds) { CGRect(x: 1, y: 2, width: $0, height: 9) }
        expectRefusal(\.frame) { CGRect(x: $0, y: 2, width: 6, height: 9) }
        expectRefusal(\.anchorPoint) { CGPoint(x: $0, y: 0.3) }
        expectRefusal(\.transform) { CATransform3DMakeScale(1.5, $0, 1) }
        expectRefusal(\.sublayerTransform) { CATransform3DMakeTranslation($0, 4, 1) }
        expectRefusal(\.opacity) { Float($0) }
        expectRefusal(\.cornerRadius) { $0 }
        expectRefusal(\.zPosition) { $0 }
        expectRefusal(\.contentsRect) { CGRect(x: 0.1, y: 0.2, width: 0.7, height: $0) }
        expectRefusal(\.contentsCenter) { CGRect(x: $0, y: 0.2, width: 0.7, height: 0.4) }
        expectRefusal(\.shadowOffset) { CGSize(width: 3, height: $0) }
        expectRefusal(\.shadowRadius) { $0 }
        expectRefusal(\.backgroundColor) { CGColor(red: 0.4, green: $0, blue: 0.1, alpha: 1) }
        expectRefusal(\.timeOffset) { Double($0) }
        expectRefusal(\.beginTime) { Double($0) }
        expectRefusal(\.speed) { Float($0) }
    }

    @Test func shadowPathWithInvalidPointsIsRefused() {
        let layer = CALayer()
        let old = CGPath(rect: CGRect(x: 1, y: 2, width: 33, height: 4), transform: nil)
        layer.shadowPath = old
        var scale = CGAffineTransform(scaleX: .nan, y: 2)
        let reported = lines { layer.shadowPath = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: &scale) }
        #expect(reported.count == 1 && layer.shadowPath == old)
    }

    @Test func keyPathsRefuseTheSameValues() {
        let layer = CALayer()
        layer.position = CGPoint(x: 13, y: 17)
        let reported = lines {
            for path in ["position.x", "transform.scale", "transform.rotation.z", "bounds.size.width", "opacity"] {
                layer.setValue(Double.nan, forKeyPath: path)
            }
        }
        #expect(reported.count == 5 && layer.position == CGPoint(x: 13, y: 17) && CATransform3DIsIdentity(layer.transform))
    }

    /// An arc of many turns ends after 10 000 radians, which are 6367 curves of a quarter turn. Three of the arcs can have so many, because
    /// huge angles cannot be reduced exactly.
    @Test func arcsWithInvalidNumbersEnd() {
        var counts: [Int] = []
        for number in [CGFloat.nan, .infinity, -.infinity, 1e30, -1e30] {
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 4, y: 9))
            path.addArc(center: CGPoint(x: number, y: 3), radius: 7, startAngle: 0.4, endAngle: 2, clockwise: false)
            path.addArc(center: CGPoint(x: 2, y: 3), radius: number, startAngle: 0.4, endAngle: 2, clockwise: true)
            path.addArc(center: CGPoint(x: 2, y: 3), radius: 7, startAngle: number, endAngle: 2, clockwise: true)
            path.addArc(center: CGPoint(x: 2, y: 3), radius: 7, startAngle: 0.4, endAngle: number, clockwise: false)
            path.addRelativeArc(center: CGPoint(x: 2, y: 3), radius: 7, startAngle: 0.4, delta: number)
            path.addArc(tangent1End: CGPoint(x: number, y: 1), tangent2End: CGPoint(x: 5, y: number), radius: 3)
            path.addEllipse(in: CGRect(x: 1, y: 2, width: number, height: 5))
            _ = (path.boundingBox, path.boundingBoxOfPath, path.contains(CGPoint(x: 2, y: 3)))
            var count = 0
            path.applyWithBlock { _ in count += 1 }
            counts.append(count)
        }
        let largest = counts.max() ?? 0
        #expect(largest > 6_367 && largest < 3 * 6_367 + 100, "\(counts)")
    }

    @Test func animationsWithInvalidValuesAreNotAdded() {
        let layer = CALayer()
        let fixture = LayerFixture(layer)
        let basic = { (edit: (CABasicAnimation) -> Void) -> CAAnimation in
            let animation = CABasicAnimation(keyPath: "position")
            animation.fromValue = CGPoint(x: 4, y: 8)
            animation.toValue = CGPoint(x: 44, y: 28)
            animation.duration = 2
            edit(animation)
            return animation
        }
        let keyframes = { (edit: (CAKeyframeAnimation) -> Void) -> CAAnimation in
            let animation = CAKeyframeAnimation(keyPath: "opacity")
            animation.values = [0.3, 0.9, 0.5]
            animation.duration = 2
            edit(animation)
            return animation
        }
        let group = CAAnimationGroup()
        group.animations = [basic { $0.byValue = CGPoint(x: 1, y: CGFloat.nan) }]
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 4, y: CGFloat.nan))
        path.addLine(to: CGPoint(x: 40, y: 50))
        let invalid = [
            basic { $0.fromValue = CGPoint(x: CGFloat.infinity, y: 2) }, basic { $0.toValue = CGPoint(x: 1, y: CGFloat.nan) },
            basic { $0.duration = .nan }, basic { $0.beginTime = .nan }, basic { $0.speed = .infinity }, basic { $0.timeOffset = .nan },
            basic { $0.repeatCount = .nan }, basic { $0.repeatDuration = .nan },
            keyframes { $0.values = [0.2, Double.nan] }, keyframes { $0.keyTimes = [0, NSNumber(value: Double.nan), 1] },
            keyframes { $0.path = path }, keyframes { $0.tensionValues = [NSNumber(value: Double.infinity)] }, group,
        ]
        let reported = lines {
            for (index, animation) in invalid.enumerated() { layer.add(animation, forKey: "\(index)") }
        }
        #expect(layer.animationKeys() == nil)
        #expect(reported.count == 13)
        layer.add(basic { $0.repeatCount = .infinity }, forKey: "endless")
        fixture.advance(to: 0.7)
        #expect(layer.animationKeys() == ["endless"])
    }

    @Test func transitionWithAnInvalidProgressIsNotAdded() {
        let layer = LayerFixture().layer
        let reported = lines {
            for number in [Float.nan, .infinity] {
                let (start, end) = (CATransition(), CATransition())
                (start.startProgress, end.endProgress) = (number, number)
                layer.add(start, forKey: nil)
                layer.add(end, forKey: nil)
            }
        }
        #expect(reported.count == 2 && layer.animationKeys() == nil)
    }

    @Test func timingFunctionsAndSpringsHaveFiniteNumbers() {
        let reported = lines {
            let function = CAMediaTimingFunction(controlPoints: 0.2, .nan, 0.7, 1)
            #expect(function == CAMediaTimingFunction(name: .linear))
            let spring = CASpringAnimation(keyPath: "opacity")
            spring.initialVelocity = 3
            spring.initialVelocity = .infinity
            spring.mass = .nan
            #expect(spring.initialVelocity == 3 && spring.mass == 1)
        }
        #expect(reported.count == 3)
    }

    @Test(arguments: [Float.infinity, 1e30, 1e9, -1e30, .nan]) func numberOfParticlesIsLimitedForAnyBirthRate(rate: Float) {
        let layer = CAEmitterLayer()
        let fixture = LayerFixture(layer)
        let cell = CAEmitterCell()
        (cell.name, cell.birthRate, cell.lifetime, cell.contents) = ("drop", rate, 3, CGImage(Bitmap(width: 3, height: 2)))
        _ = lines {
            layer.emitterCells = [cell]
            fixture.advance(to: 1.5)
            #expect(fixture.items.count <= 4_001)
            layer.setValue(rate, forKeyPath: "emitterCells.drop.birthRate")
            layer.setValue(rate, forKeyPath: "emitterCells.drop.velocity")
            layer.birthRate = rate
            layer.lifetime = rate
            cell.lifetime = rate
            layer.emitterCells = [cell]
            fixture.advance(to: 2.25)
            #expect(fixture.items.count <= 4_001)
        }
    }

    @Test func replicatorRefusesAHugeInstanceCount() {
        let layer = CAReplicatorLayer()
        layer.instanceCount = 9
        let reported = lines { layer.instanceCount = 1_000_000_000 }
        #expect(reported.count == 1 && layer.instanceCount == 9)
    }

    @Test func groupsAndCellsCannotContainThemselves() {
        let (outer, inner) = (CAAnimationGroup(), CAAnimationGroup())
        outer.animations = [inner]
        let (cell, emitted) = (CAEmitterCell(), CAEmitterCell())
        cell.emitterCells = [emitted]
        let reported = lines {
            inner.animations = [outer]
            emitted.emitterCells = [cell]
        }
        #expect(reported.count == 2 && inner.animations == nil && emitted.emitterCells == nil)
        _ = outer.copy()
    }

    @Test func masksCannotFormACycle() {
        let (outer, inner, mask) = (CALayer(), CALayer(), CALayer())
        outer.addSublayer(inner)
        let reported = lines {
            inner.mask = outer
            inner.mask = inner
        }
        #expect(reported.count == 2 && inner.mask == nil)
        inner.mask = mask
        outer.addSublayer(mask)
        #expect(inner.mask == nil && mask.superlayer === outer)
    }

    @Test func layersAreNestedUpToTheMaximum() {
        var layers = [CALayer()]
        let reported = lines {
            for index in 1..<3_000 {
                let layer = CALayer()
                if index % 5 == 0 { layers[index - 1].mask = layer } else { layers[index - 1].addSublayer(layer) }
                layers.append(layer)
            }
        }
        #expect(reported.count == 1)
        #expect(layers[CALayer.maximumNesting - 1].superlayer != nil && layers[CALayer.maximumNesting].superlayer == nil)
    }
}
