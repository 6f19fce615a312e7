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

    private func allLabels(_ view: UIView) -> [UILabel] { (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(allLabels) }

    /// The title of an axis is near its plot, and clear of what is above: the legend, or the last label of the other axis.
    @Test(arguments: [(1, 217), (2, 301), (3, 277)]) func titlesOfBothAxesHaveTheSameDistances(count: Int, height: Int) throws {
        let size = CGSize(width: 400, height: height)
        let stage = Stage(size: size, scale: 1)
        let series = (0..<count).map { index in
            var series = ValueSeries(name: "card.frame.\(index)", keyPath: "position.x")
            for frame in 0..<9 { series.add(Double(37 + 11 * index + frame * frame), at: Double(frame) / 60) }
            return series
        }
        let labels = stage.perform { allLabels(ValueGraphView(series, timeRange: 0...0.2, size: size)) }
        let legendBottom: CGFloat = labels.filter { $0.text?.hasPrefix("card.") == true }.map(\.frame.maxY).max() ?? .nan
        let title = try #require(labels.first { $0.text == "pt" }).frame
        let velocityTitle = try #require(labels.first { $0.text == "velocity, pt/s" }).frame
        // The labels of the values and of the velocities from top to bottom.
        let ticks: [CGRect] = labels.filter { $0.frame.minX == 0 }.map(\.frame).sorted { $0.minY < $1.minY }
        let values = ticks.filter { $0.maxY < velocityTitle.minY }
        let velocities = ticks.filter { $0.maxY >= velocityTitle.minY }
        let firstValue = try #require(values.first)
        let lastValue = try #require(values.last)
        let firstVelocity = try #require(velocities.first)
        #expect(title.minY - legendBottom == 6 && velocityTitle.minY - lastValue.maxY == 6, "\(title), \(velocityTitle), \(ticks)")
        #expect(firstValue.midY - title.minY == 19 && firstVelocity.midY - velocityTitle.minY == 19, "\(title), \(ticks)")
        #expect(labels.allSatisfy { $0.frame.maxY <= size.height - 8 })
    }

    /// A graph of more values needs more height for its legend.
    @Test func panelShowsTheGraphsThatFit() {
        #expect([1, 2, 3].map { ValueGraphView.minimumHeight(seriesCount: $0) } == [215, 241, 267])
        // Each graph has a margin of 12 points below the header of 66 points.
        #expect(GraphPanelView.shownCount(seriesCounts: [1, 1, 1], panelHeight: 66 + 2 * 227 + 226) == 2)
        #expect(GraphPanelView.shownCount(seriesCounts: [1, 1, 1], panelHeight: 66 + 3 * 227) == 3)
        #expect(GraphPanelView.shownCount(seriesCounts: [1, 3, 1], panelHeight: 66 + 3 * 227) == 2)
        #expect(GraphPanelView.shownCount(seriesCounts: [3, 1], panelHeight: 66 + 2 * 279) == 2)
        #expect(GraphPanelView.shownCount(seriesCounts: [3, 1], panelHeight: 70) == 1)
        #expect(GraphPanelView.shownCount(seriesCounts: [], panelHeight: 900) == 0)
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
