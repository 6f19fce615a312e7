import Stage
import Testing
import UIKit

@testable import DemoScenes

@MainActor @Suite struct PlaygroundCurvesTests {
    private static let curves = [
        CubicCurve(0.66, 0, 0.34, 1), CubicCurve(0.1, 0.9, 0.3, 0.2), CubicCurve(0.57, -0.3, 0.96, 0.87), CubicCurve(0, 1.3, 1, -0.3),
        CubicCurve(0.25, 0.1, 0.25, 1),
    ]

    @Test func progressIsThatOfTheClosedForm() {
        for curve in Self.curves {
            for step in 0...40 {
                let time = Double(step) / 40
                let expected = cubicProgress(
                    Double(curve.point1.x), Double(curve.point1.y), Double(curve.point2.x), Double(curve.point2.y), at: time)
                #expect(abs(curve.progress(at: time) - expected) < 1e-7, "\(curve) at \(time)")
            }
        }
    }

    /// A layer with the timing function of a curve moves by the curve's progress.
    @Test func progressIsThatOfTheTimingFunction() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1, framesPerSecond: 50)
        for curve in Self.curves {
            let layer = CALayer()
            stage.window.layer.addSublayer(layer)
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.duration) = (17.0, 317.0, 0.8)
            animation.timingFunction = CAMediaTimingFunction(
                controlPoints: Float(curve.point1.x), Float(curve.point1.y), Float(curve.point2.x), Float(curve.point2.y))
            layer.add(animation, forKey: "x")
            for frame in 1...39 {
                stage.advance(frames: 1)
                let expected = 17 + 300 * curve.progress(at: Double(frame) / 40)
                #expect(abs(stage.trace(layer, "position.x") - expected) < 1e-3, "\(curve) at \(frame)")
            }
        }
    }

    /// The progress of each cubic curve differs from the formula of its easing by less than a tolerance.
    @Test(arguments: EasingFamily.allCases) func easingsAreNearTheirFormulas(_ family: EasingFamily) {
        let isExact = family == .quad || family == .cubic
        let tolerance = isExact ? 0.001 : 0.012
        for step in 0...50 {
            let time = Double(step) / 50
            let (easeIn, easeOut) = (family.curve(.easeIn).curve, family.curve(.easeOut).curve)
            #expect(abs(easeIn.progress(at: time) - family.formula(time)) < tolerance, "in at \(time)")
            #expect(abs(easeOut.progress(at: time) - (1 - family.formula(1 - time))) < tolerance, "out at \(time)")
            let expected = time < 0.5 ? family.formula(2 * time) / 2 : 1 - family.formula(2 - 2 * time) / 2
            #expect(abs(family.curve(.easeInOut).curve.progress(at: time) - expected) < 0.036, "in-out at \(time)")
        }
    }

    @Test func namesOfEasingsDiffer() {
        #expect(NamedCurve.easings.count == 21 && Set(NamedCurve.easings.map(\.name)).count == 21)
        for style in [UIUserInterfaceStyle.light, .dark] {
            let colors = EasingFamily.allCases.map { $0.color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)) }
            #expect(Set(colors.map { $0.cgColor.components ?? [] }).count == 7)
        }
    }

    /// The runners of the race and the dot on the graph have the progress of their curves.
    @Test func racersMoveWithTheirCurves() throws {
        let fixture = try PlaygroundFixture(.curves)
        let page: CurvesPage = try fixture.page()
        try fixture.tap("circ")
        fixture.stage.advance(by: 2)
        let finish = try page.race.lanes.map { try fixture.value("Runner \($0.item.name)", "position.x") }
        page.play()
        let start = try page.race.lanes.map { try fixture.value("Runner \($0.item.name)", "position.x") }
        let (startX, startY) = (try fixture.value("Curve dot", "position.x"), try fixture.value("Curve dot", "position.y"))
        for frame in [7, 23, 44] {
            fixture.stage.advance(frames: frame - (frame == 7 ? 0 : frame == 23 ? 7 : 23))
            for (index, lane) in page.race.lanes.enumerated() {
                let expected = start[index] + (finish[index] - start[index]) * lane.item.curve.progress(at: Double(frame) / 60)
                #expect(try abs(fixture.value("Runner \(lane.item.name)", "position.x") - expected) < 0.01, "\(lane.item.name), \(frame)")
            }
        }
        #expect(try fixture.value("Curve dot", "position.y") < startY && fixture.value("Curve dot", "position.x") > startX + 100)
    }

    @Test func handleIsDraggedAndLimited() throws {
        let fixture = try PlaygroundFixture(.curves)
        let page: CurvesPage = try fixture.page()
        let scale = CGPoint(
            x: (try fixture.view("Handle 1").center.x - fixture.view("Handle 2").center.x) / 0.32,
            y: (try fixture.view("Handle 2").center.y - fixture.view("Handle 1").center.y))
        try fixture.drag("Handle 1", by: CGVector(dx: -0.26 * scale.x, dy: 0.2 * scale.y))
        #expect(abs(page.chart.curve.point1.x - 0.4) < 0.011 && abs(page.chart.curve.point1.y - 0.2) < 0.011)
        #expect(abs(page.chart.curve.point2.x - 0.34) < 1e-9 && page.chart.curve.point2.y == 1)
        try fixture.drag("Handle 2", by: CGVector(dx: 400, dy: -300))
        #expect(page.chart.curve.point2 == CGPoint(x: 1, y: 1.3))
        #expect(try (fixture.view("Curve values") as? UILabel)?.text == page.chart.curve.label)
        // The names are deselected, because the curve is no longer one of them.
        #expect(try (fixture.view("Variant") as? UISegmentedControl)?.selectedSegmentIndex == -1)
    }

    @Test func keysMoveHandleBySteps() throws {
        let fixture = try PlaygroundFixture(.curves)
        let page: CurvesPage = try fixture.page()
        try fixture.focus("Handle 2")
        for key in ["right", "right", "down", "shift+left", "shift+down"] { fixture.stage.key(key) }
        #expect(page.chart.curve == CubicCurve(0.66, 0, 0.26, 0.89))
        try fixture.focus("Handle 1")
        let down = try #require(KeyStroke(named: "down"))
        fixture.stage.keyboard.keyDown(down)
        fixture.stage.advance(by: 0.35)
        #expect(page.chart.curve.point1 == CGPoint(x: 0.66, y: -0.01))
        // A held key repeats: after 0.4 s, 20 times per second.
        fixture.stage.advance(by: 0.3)
        let repeated = page.chart.curve.point1.y
        #expect(repeated <= -0.04 && repeated >= -0.08)
        fixture.stage.keyboard.keyUp(down)
        fixture.stage.advance(by: 1)
        #expect(page.chart.curve.point1.y == repeated)
    }

    @Test func presetsAndFamiliesSetTheCurve() throws {
        let fixture = try PlaygroundFixture(.curves)
        let page: CurvesPage = try fixture.page()
        try fixture.tap("easeIn")
        #expect(page.chart.curve == CubicCurve(0.42, 0, 1, 1))
        try fixture.tap("expo")
        #expect(page.chart.curve == EasingFamily.expo.curve(.easeInOut).curve)
        let control = try #require(try fixture.view("Variant") as? UISegmentedControl)
        try fixture.focus("Variant")
        fixture.stage.key("left")
        #expect(control.selectedSegmentIndex == 1 && page.chart.curve == EasingFamily.expo.curve(.easeOut).curve)
    }

    @Test(arguments: [CGSize(width: 375, height: 667), CGSize(width: 667, height: 375), CGSize(width: 820, height: 1180)])
    func comparisonShowsAllEasings(size: CGSize) throws {
        let fixture = try PlaygroundFixture(.curves, size: size)
        let page: CurvesPage = try fixture.page()
        try fixture.tap("Compare")
        #expect(page.race.lanes.count == 22 && page.editor.isHidden)
        let frames = page.race.lanes.map { $0.convert($0.bounds, to: nil) }
        #expect(frames.allSatisfy { CGRect(origin: .zero, size: size).contains($0) && $0.height >= 17 })
        #expect(zip(frames, frames.dropFirst()).allSatisfy { !$0.insetBy(dx: 1, dy: 1).intersects($1.insetBy(dx: 1, dy: 1)) })
        try fixture.tap("Compare")
        #expect(page.race.lanes.count == 4 && !page.editor.isHidden)
    }
}
