import FlipbookInspection
import Stage
import Testing
import UIKit

@MainActor @Suite struct ValueGraphViewTests {
    private func labels(_ view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }

    @Test(arguments: [(-0.04, "0.0 pt"), (0.03, "0.0 pt"), (-0.06, "−0.1 pt"), (-7.25, "−7.2 pt")])
    func shownZeroHasNoSign(value: Double, text: String) {
        let stage = Stage(size: CGSize(width: 400, height: 300), scale: 1)
        var series = ValueSeries(name: "card.position.x", keyPath: "position.x")
        for frame in 0..<10 { series.add(frame < 5 ? 40 : value, at: Double(frame) / 60) }
        stage.perform {
            let graph = ValueGraphView([series], timeRange: 0...0.15, size: CGSize(width: 400, height: 300))
            graph.show(0.12)
            #expect(labels(graph).contains(text), "\(labels(graph))")
        }
    }

    /// While the layer does not exist, the legend has a dash and the curves have no dots.
    @Test(arguments: [(0.06, true), (0.12, false), (0.19, true)]) func missingLayerHasNoValueAndNoDots(time: Double, exists: Bool) {
        let stage = Stage(size: CGSize(width: 400, height: 300), scale: 1)
        var series = ValueSeries(name: "card.position.x", keyPath: "position.x")
        for frame in 0..<15 { series.add((5..<10).contains(frame) ? .nan : 40 + 3 * Double(frame), at: Double(frame) / 60) }
        #expect((series.value(at: time) != nil) == exists)
        stage.perform {
            let graph = ValueGraphView([series], timeRange: 0...0.25, size: CGSize(width: 400, height: 300))
            graph.show(time)
            #expect(labels(graph).contains("–") == !exists, "\(labels(graph))")
            let dots = graph.subviews.filter { $0.layer.borderWidth == 2 }
            #expect(dots.count == 2 && dots.allSatisfy { $0.isHidden == !exists })
        }
    }
}
