import CoreGraphics
import FlipbookDisplayList
import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct ShapeLayerTests {
    let layer = CAShapeLayer()
    let fixture: LayerFixture

    init() {
        fixture = LayerFixture(layer)
        layer.fillColor = nil
        layer.strokeColor = .black
    }

    private func lines(_ points: (Double, Double)..., close: Bool = false) -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
        if close { path.closeSubpath() }
        return path
    }

    /// The path and the style of the first painted stroke.
    private var paintedStroke: (Path, StrokeStyle)? {
        for item in fixture.items { if case .stroke(let path, let stroke, _) = item.content { return (path, stroke) } }
        return nil
    }

    @Test func newShapeLayerHasTheDefaultValues() {
        let layer = CAShapeLayer()
        #expect(layer.fillColor == .black && layer.strokeColor == nil && layer.lineWidth == 1 && layer.miterLimit == 10)
        #expect(layer.strokeStart == 0 && layer.strokeEnd == 1 && layer.lineCap == .butt && layer.lineJoin == .miter)
        #expect(layer.path == nil && layer.fillRule == .nonZero)
    }

    @Test func fillIsPaintedBeforeTheStroke() {
        layer.path = lines((0, 0), (10, 0), (10, 8), close: true)
        layer.fillColor = .white
        layer.fillRule = .evenOdd
        layer.lineWidth = 3
        layer.lineCap = .round
        layer.lineJoin = .bevel
        layer.lineDashPattern = [4, 2]
        layer.lineDashPhase = 1
        let items = fixture.items
        guard items.count == 2, case .path(_, let evenOdd, let color) = items[0].content else {
            return #expect(Bool(false), "the items are not a fill and a stroke")
        }
        #expect(evenOdd && color == .white)
        #expect(paintedStroke?.1 == StrokeStyle(width: 3, cap: .round, join: .bevel, miterLimit: 10, dashes: [4, 2], dashPhase: 1))
    }

    @Test func dashPatternsThatAreNotFiniteAreRefused() {
        layer.lineDashPattern = [7, 3.5]
        let lines = diagnostics {
            for number in [Double.nan, .infinity, -.infinity] {
                layer.lineDashPattern = [2, NSNumber(value: number)]
                #expect(layer.lineDashPattern == [7, 3.5])
            }
        }
        #expect(lines.count == 1)
        layer.lineDashPattern = nil
        #expect(layer.lineDashPattern == nil)
    }

    @Test func strokeStartAndEndAreFractionsOfTheLength() {
        layer.path = lines((10, 20), (40, 20), (40, 30))
        layer.strokeStart = 0.25
        layer.strokeEnd = 0.9
        #expect(paintedStroke?.0.elements == [.move(CGPoint(x: 20, y: 20)), .line(CGPoint(x: 40, y: 20)), .line(CGPoint(x: 40, y: 26))])
        fixture.withoutActions { layer.strokeEnd = 0.25 }
        #expect(paintedStroke == nil)
    }

    @Test func strokeEndOfACurveIsAFractionOfItsLength() {
        let path = CGMutablePath()
        path.addArc(center: CGPoint(x: 5, y: 7), radius: 100, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        layer.path = path
        for fraction in [0.1, 0.37, 0.5, 0.93] {
            fixture.withoutActions { layer.strokeEnd = CGFloat(fraction) }
            let endPoint = paintedStroke?.0.currentPoint ?? .zero
            let angle = Double(atan2(endPoint.y - 7, endPoint.x - 5))
            #expect(isClose((angle - 2 * .pi * fraction).remainder(dividingBy: 2 * .pi), 0, within: 3e-4), "\(fraction)")
        }
    }

    @Test func subpathsShareOneLengthAndCompleteOnesStayClosed() {
        let path = lines((0, 0), (10, 0), (10, 10), (0, 10), close: true)
        path.addPath(lines((50, 0), (90, 0)))
        layer.path = path
        layer.strokeEnd = 0.75
        let elements = paintedStroke?.0.elements ?? []
        #expect(elements.contains(.close))
        #expect(elements.last == .line(CGPoint(x: 70, y: 0)))
        fixture.withoutActions { layer.strokeStart = 0.1 }
        #expect(paintedStroke?.0.elements.contains(.close) == false)
    }

    @Test func pathAnimatesOnlyToAPathWithTheSameElements() {
        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = lines((0, 0), (10, 20))
        animation.toValue = lines((4, 8), (30, 0))
        animation.duration = 2
        layer.add(animation, forKey: nil)
        fixture.advance(to: 0.5)
        #expect(paintedStroke?.0.elements == [.move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 15, y: 15))])
        animation.toValue = lines((4, 8), (30, 0), (1, 1))
        layer.removeAllAnimations()
        layer.add(animation, forKey: nil)
        #expect(paintedStroke == nil)
    }

    @Test func changingThePathIsNotAnimatedButOtherPropertiesAre() {
        layer.path = lines((0, 0), (10, 20))
        fixture.advance(to: 1)
        layer.path = lines((0, 0), (30, 20))
        #expect(layer.animationKeys() == nil)
        layer.lineWidth = 9
        layer.strokeEnd = 0.5
        #expect(layer.animationKeys() == ["lineWidth", "strokeEnd"])
        fixture.advance(to: 1.125)
        #expect(isClose(fixture.number("lineWidth"), 1 + 8 * 0.802403, within: 1e-4))
    }

    @Test func propertiesOfOtherClassesAreNil() {
        #expect(layer.value(forKeyPath: "strokeEnd") as? Double == 1)
        let lines = diagnostics { #expect(CALayer().value(forKeyPath: "strokeEnd") == nil) }
        #expect(lines.count <= 1)
    }

    @Test func shadowHasTheShapeOfThePath() {
        layer.path = lines((0, 0), (10, 0), (10, 8), close: true)
        layer.fillColor = .white
        layer.shadowOpacity = 1
        guard case .shadow(let shadow, _)? = fixture.items.first?.content, let path = layer.path else {
            return #expect(Bool(false), "the first item is not a shadow")
        }
        #expect(shadow.shape == .path(path.path, evenOdd: false))
    }
}
