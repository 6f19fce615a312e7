import FlipbookInspection
import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite struct LayerValueHistoryTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
    private let view = UIView(frame: CGRect(x: 30, y: 70, width: 40, height: 20))

    init() {
        stage.perform {
            stage.window.addSubview(view)
        }
        _ = stage.displayList()
    }

    /// Returns a timeline with a frame every sixtieth of a second.
    private func timeline(frameCount: Int) -> Timeline {
        var timeline = Timeline()
        timeline.frameTimes = (0..<frameCount).map { Double($0) / 60 }
        return timeline
    }

    @Test(arguments: [
        ("position", ["position.x", "position.y"]), ("position.y", ["position.y"]),
        ("bounds.size", ["bounds.size.width", "bounds.size.height"]),
        ("bounds", ["bounds.origin.x", "bounds.origin.y", "bounds.size.width", "bounds.size.height"]), ("opacity", ["opacity"]),
        ("backgroundColor", []), ("contents", []), ("transition", []),
    ])
    func keyPathHasTheNumbersOfItsValue(_ keyPath: String, _ numbers: [String]) {
        #expect(LayerValueHistory.numbers(in: keyPath) == numbers)
    }

    @Test func numbersOfSeveralAnimationsAreListedOnce() {
        let values = LayerValueHistory(layer: 7, name: "box", animating: ["position.y", "position", "opacity", "position"])
        #expect(values.keyPaths == ["position.y", "position.x", "opacity"])
    }

    @Test func valuesOfLinearMotionAreThoseOfEachFrame() throws {
        stage.perform {
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear, animations: { view.center.x += 60 })
        }
        var values = LayerValueHistory(layer: view.layer.serialNumber, name: "box", animating: ["position"])
        for _ in 0..<20 {
            _ = stage.displayList()
            values.record(stage)
            stage.advance(frames: 1)
        }
        #expect(values.frameCount == 20)
        let groups = values.series(in: 5..<15, of: timeline(frameCount: 20))
        // `position.y` is constant, so it is left out.
        #expect(groups.map { $0.map(\.name) } == [["box.position.x"]])
        let points = try #require(groups.first?.first?.points)
        #expect(points.count == 10 && abs(points[0].time - 5.0 / 60) < 1e-9)
        for (index, point) in points.enumerated() { #expect(abs(point.value - (50 + 2 * Double(index + 5))) < 1e-6) }
    }

    /// The angle `transform.rotation.y` is from −90° to 90°. Beyond these angles, those of x and z jump to 180°. The graph shows the turn
    /// as one continuous angle, as charts do.
    @Test(arguments: [["transform.rotation.y"], ["transform"]]) func turnAboutYDoesNotFold(animating keyPaths: [String]) throws {
        var values = LayerValueHistory(layer: view.layer.serialNumber, name: "box", animating: keyPaths)
        #expect(values.keyPaths.count == (keyPaths == ["transform"] ? 7 : 1))
        for step in 0..<13 {
            let angle = (20 + CGFloat(step) * 30) * CGFloat.pi / 180
            stage.perform { view.layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0) }
            _ = stage.displayList()
            values.record(stage)
            stage.advance(frames: 1)
        }
        let groups = values.series(in: 2..<13, of: timeline(frameCount: 13))
        let angles = groups.flatMap(\.self).filter { $0.unit == .degrees }
        #expect(angles.map(\.name) == ["box.transform.rotation.y"])
        let degrees: [Double] = angles.first?.points.map { $0.value.rounded() } ?? []
        #expect(degrees == Array(stride(from: 80.0, through: 380, by: 30)))
        // After frames were removed, the angle continues from the last remaining frame.
        values.removeFrames(after: 5)
        stage.perform { view.layer.transform = CATransform3DMakeRotation(170 * CGFloat.pi / 180, 0, 1, 0) }
        _ = stage.displayList()
        values.record(stage)
        let continued = values.series(in: 0..<6, of: timeline(frameCount: 6)).flatMap(\.self).first { $0.unit == .degrees }
        #expect(continued?.points.last?.value.rounded() == 170)
    }

    @Test func unitsHaveGroupsOfTheirOwn() {
        stage.perform {
            UIView.animate(withDuration: 0.5) {
                view.alpha = 0.25
                view.transform = CGAffineTransform(rotationAngle: 0.6)
                view.frame.size.height = 33
            }
        }
        var values = LayerValueHistory(layer: view.layer.serialNumber, name: "box", animating: ["opacity", "transform", "bounds"])
        for _ in 0..<12 {
            _ = stage.displayList()
            values.record(stage)
            stage.advance(frames: 1)
        }
        let groups = values.series(in: 0..<12, of: timeline(frameCount: 12))
        #expect(groups.map { $0.map(\.unit) }.map(Set.init) == [[.fraction], [.degrees], [.points]])
    }

    @Test func layerThatDoesNotExistHasNoValues() {
        var values = LayerValueHistory(layer: 98_765, name: "box", animating: ["position"])
        for _ in 0..<3 { values.record(stage) }
        #expect(values.frameCount == 3 && values.series(in: 0..<3, of: timeline(frameCount: 3)).isEmpty)
    }

    @Test func laterFramesCanBeRemoved() {
        var values = LayerValueHistory(layer: view.layer.serialNumber, name: "box", animating: ["position"])
        for _ in 0..<9 { values.record(stage) }
        values.removeFrames(after: 4)
        #expect(values.frameCount == 4)
        values.removeFrames(after: 30)
        #expect(values.frameCount == 4)
    }
}
