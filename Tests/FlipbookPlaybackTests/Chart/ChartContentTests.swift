import FlipbookInspection
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite struct ChartContentTests {
    /// Returns a trace with the given values at times that begin at 0.3. A missing value means that the view does not exist.
    private func trace(_ series: [(view: String, keyPath: String, values: [Double?])]) -> Trace {
        var trace = Trace(Stage(size: CGSize(width: 30, height: 20)), at: [])
        for index in 0..<(series.map(\.values.count).max() ?? 0) {
            for (view, keyPath, values) in series {
                guard let value = values[index] else { continue }
                trace.add(Trace.Row(time: 0.3 + Double(index) / 10, view: view, keyPath: keyPath, value: value))
            }
        }
        return trace
    }

    @Test func panelsHaveOneKeyPathEachAndItsUnit() {
        let content = ChartContent(
            trace([
                ("a", "opacity", [0.2, 0.7]), ("a", "position.x", [12, 40]), ("b", "position.x", [9, 3]),
                ("b", "transform.scale.x", [1.5, 1.25]), ("b", "transform.scale.y", [1.5, 1.75]),
                ("b", "transform.rotation.z", [.pi / 3, .pi / 2]),
            ]))
        #expect(
            content.panels.map(\.title) == [
                "position.x", "opacity", "transform.rotation.z", "transform.scale.x", "transform.scale.y",
            ])
        #expect(content.panels.map(\.unit) == [.points, .fraction, .degrees, .factor, .factor])
        #expect(content.panels.map(\.curves.count) == [2, 1, 1, 1, 1])
        #expect(content.views == ["a", "b"] && content.omittedViews.isEmpty)
        let angles = content.panels[2].curves[0].points.map(\.value)
        #expect(abs(angles[0] - 60) < 1e-9 && abs(angles[1] - 90) < 1e-9)
    }

    @Test func equalScalesShareAPanel() {
        let content = ChartContent(
            trace([("a", "transform.scale.x", [1.5, 0.7, 2]), ("a", "transform.scale.y", [1.5, 0.7, 2])]))
        #expect(content.panels.map(\.title) == ["transform.scale"])
    }

    @Test func anglesContinueBeyondHalfATurn() {
        let turn = 2 * Double.pi
        let radians: [Double?] = [2.9, 3.1, 3.3 - turn, 3.5 - turn, 3.1, 2.9 - turn]
        let content = ChartContent(trace([("a", "transform.rotation.z", radians)]))
        let degrees = content.panels[0].curves[0].points.map(\.value)
        for (index, expected) in [2.9, 3.1, 3.3, 3.5, 3.1, 2.9].enumerated() {
            #expect(abs(degrees[index] - expected * 180 / .pi) < 1e-9)
        }
    }

    /// After half a turn, the angles with 360° more and 360° less are equally near. The angle of the trace is shown.
    @Test func halfTurnBetweenTwoTimesEndsAt180() {
        let radians: [Double?] = [0.5, 0.5 + .pi, 0.5, 0.5 - .pi, 0.5 - 2 * .pi + 1e-14]
        let content = ChartContent(trace([("a", "transform.rotation.z", radians)]))
        let degrees = content.panels[0].curves[0].points.map { ($0.value - 0.5 * 180 / .pi).rounded() }
        #expect(degrees == [0, 180, 0, -180, -360])
    }

    /// A turn about y from 20° to 380°, as the key paths contain it: y is from −90° to 90°, and x and z jump to 180°.
    @Test func turnAboutYDoesNotFold() {
        let angles = stride(from: 20.0, through: 380, by: 40).map { $0 * .pi / 180 }
        let series: [(view: String, keyPath: String, values: [Double?])] = [
            ("a", "transform.rotation.z", angles.map { cos($0) < 0 ? Double.pi : 0 }),
            ("a", "transform.rotation.x", angles.map { cos($0) < 0 ? -Double.pi : 0 }),
            ("a", "transform.rotation.y", angles.map { asin(sin($0)) }), ("b", "transform.rotation.y", angles.map { asin(sin($0)) }),
        ]
        let content = ChartContent(trace(series))
        #expect(content.panels.map(\.title) == ["transform.rotation.y"])
        let degrees = content.panels[0].curves.map { $0.points.map { $0.value.rounded() } }
        #expect(degrees[0] == Array(stride(from: 20.0, through: 380, by: 40)))
        // Without x and z, the angle is not known.
        #expect(degrees[1].max() == 80)
        let names = ["x", "y", "z"].map { "transform.rotation." + $0 }
        #expect(content.constantKeyPaths(among: names + ["transform", "opacity"]) == [names[0], names[2]])
        let chart = TraceChart(trace(series), title: "Title")
        let note =
            "the chart does not show transform.rotation.x and transform.rotation.z, which do not change; "
            + "a turn about y changes only transform.rotation.y in a chart"
        #expect(chart.constancyNote(names) == note)
        #expect(chart.constancyNote(["transform.rotation.y", "opacity"]) == nil)
    }

    @Test func angleOfAChartNeedsTheOtherAngles() throws {
        let keyPaths = try ["opacity", "transform.rotation.y"].map { try #require(LayerKeyPath($0)) }
        let others = Trace.otherAngles(of: keyPaths)
        #expect(others.map(\.text) == ["transform.rotation.x", "transform.rotation.z"])
        #expect(Trace.otherAngles(of: keyPaths + others).isEmpty)
        let whole = try ["transform", "transform.rotation.x"].map { try #require(LayerKeyPath($0)) }
        #expect(Trace.otherAngles(of: whole).isEmpty)
        let all = trace([("a", "transform.rotation.x", [1.5]), ("a", "transform.rotation.y", [0.5]), ("a", "opacity", [0.25])])
        #expect(all.removing(others).rows.map(\.keyPath) == ["transform.rotation.y", "opacity"])
    }

    @Test func curveIsInterruptedWhileTheViewDoesNotExist() {
        let content = ChartContent(
            trace([("a", "position.y", [7, 8, 9, 10, 11]), ("b", "position.y", [3, 4, nil, nil, 6])]))
        #expect(content.panels[0].curves.map { $0.parts.map(\.count) } == [[5], [2, 1]])
    }

    @Test func viewsWithTheSameIdentifierHaveCurvesOfTheirOwn() {
        let content = ChartContent(
            trace([("a", "position.y", [7, 8, 9]), ("a", "position.y", [70, 60, 55])]))
        #expect(content.views == ["a", "a 2"])
        #expect(content.panels[0].curves.map { $0.points.map(\.value) } == [[7, 8, 9], [70, 60, 55]])
    }

    @Test func viewsThatMoveMostAreShown() {
        // View n moves by n points a frame; view 25 jumps once, further than the others move in all.
        var series: [(view: String, keyPath: String, values: [Double?])] = []
        for number in 1...24 { series.append(("v\(number)", "position.x", (0..<10).map { Double($0 * number + 4) })) }
        series.append(("v25", "position.x", (0..<10).map { $0 < 5 ? 3.0 : 2003.0 }))
        let content = ChartContent(trace(series))
        #expect(content.views == (17...24).map { "v\($0)" })
        #expect(content.omittedViews.count == 17 && content.omittedViews.first == "v16" && content.omittedViews.contains("v25"))
        #expect(content.panels[0].curves.count == ChartContent.maximumViewCount)
    }

    @Test func jumpIsNotDrawnAsAMotion() {
        // A motion of ten frames, a jump, a rest in which one frame is wrong, a motion of three frames, and a rest.
        var values = (0...10).map { 40 + Double($0) * 12 }
        values += [310, 310, 310, 310, 0, 310, 310, 310, 310, 330, 350, 370, 370, 370, 370]
        let content = ChartContent(trace([("a", "position.x", values)]))
        let parts = content.panels[0].curves[0].parts.map { $0.map(\.value) }
        #expect(parts == [Array(values[...10]), [310, 310, 310, 310], Array(values[16...])])
        #expect(!content.hasDots)
    }

    @Test func viewThatOnlyJumpsHasNoCurve() {
        let jumping = (0..<30).map { $0 % 7 == 3 ? 900.0 : 4 } as [Double?]
        var series: [(view: String, keyPath: String, values: [Double?])] = [("jumping", "position.x", jumping)]
        for number in 1...8 { series.append(("v\(number)", "position.x", (0..<30).map { Double($0 * number) / 9 })) }
        #expect(ChartContent(trace(series)).views == (1...8).map { "v\($0)" })
    }

    @Test func valuesThatAreNotFiniteAreLeftOut() {
        let content = ChartContent(trace([("a", "position.x", [5, .nan, 7, .infinity, 9])]))
        #expect(content.panels[0].curves[0].points.map(\.value) == [5, 7, 9])
        #expect(TraceChart(trace([("a", "position.x", [5, .nan, 1e300])]), title: "Title").image(scale: 0.5).width > 0)
    }

    @Test func sizeFollowsTheNumberOfPanels() {
        func size(_ keyPaths: [String]) -> (Int, Int) {
            let image = TraceChart(trace(keyPaths.map { ("a", $0, [2.5, 3.5]) }), title: "Title").image(scale: 1)
            return (image.width, image.height)
        }
        let one = size(["position.x"])
        #expect(one.0 == 960 && (500...560).contains(one.1))
        let four = size(["position.x", "position.y", "opacity", "cornerRadius"])
        #expect(four.0 == 960 && (660...760).contains(four.1))
        #expect(size(Trace.legacyKeyPaths).0 == 1244)
        #expect(size([]).0 == 960)
    }
}
