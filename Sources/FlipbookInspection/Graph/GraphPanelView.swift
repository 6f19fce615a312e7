import CoreGraphics
import Stage
import UIKit

/// A panel with the values of a layer: its name, and a graph for each unit.
package final class GraphPanelView: UIView {
    private let titleLabel = TimelineStyle.label(InspectorStyle.titleFont)
    private let hintLabel = TimelineStyle.label(TimelineStyle.font, PanelColor.secondaryText)
    private let separator = UIView()
    /// The graphs from top to bottom.
    package private(set) var graphs: [ValueGraphView] = []
    /// The first frame that the graphs show.
    private var firstFrame = 0

    /// The number of frames that are shown at once. More frames would make the curves of short animations too narrow.
    private static let frameCount = 360
    /// The number of shown frames before the current frame, when the panel jumps to other frames.
    private static let framesBefore = 90
    private static let margin: CGFloat = 12
    private static let headerHeight: CGFloat = 66

    package override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = TimelineStyle.backgroundColor
        separator.backgroundColor = TimelineStyle.separatorColor
        hintLabel.numberOfLines = 1
        for view in [titleLabel, hintLabel, separator] { addSubview(view) }
    }

    package required init?(coder: NSCoder) { return nil }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - 2 * InspectorStyle.margin
        titleLabel.frame = CGRect(x: InspectorStyle.margin, y: 14, width: width, height: 24)
        hintLabel.frame = CGRect(x: InspectorStyle.margin, y: 38, width: width, height: 20)
        separator.frame = CGRect(x: bounds.width - 1, y: 0, width: 1, height: bounds.height)
    }

    // MARK: - Content

    /// Shows the values of a layer around a frame, or a hint if there are no values.
    package func show(_ values: LayerValueHistory?, _ timeline: Timeline, at frame: Int) {
        moveRange(toContain: frame)
        let frames = firstFrame..<firstFrame + Self.frameCount
        let groups = values?.series(in: frames, of: timeline) ?? []
        let shownCount = Self.shownCount(seriesCounts: groups.map(\.count), panelHeight: bounds.height)
        let range = times(of: frames, in: timeline)
        titleLabel.text = values?.name ?? "Graph"
        hintLabel.text = hint(values, hasValues: !groups.isEmpty, hidden: Array(groups[shownCount...]))
        updateGraphs(Array(groups[..<shownCount]), range)
        for graph in graphs { graph.show(timeline.time(ofFrame: frame)) }
    }

    private func hint(_ values: LayerValueHistory?, hasValues: Bool, hidden: [[ValueSeries]]) -> String {
        if values == nil { return "Nothing has moved yet" }
        if !hasValues { return "None of its numbers has changed" }
        let names = hidden.flatMap(\.self).map { series in values.map { String(series.name.dropFirst($0.name.count + 1)) } ?? series.name }
        return names.isEmpty ? "Values and velocities" : "No space for " + names.joined(separator: ", ")
    }

    /// If a frame is outside of the shown range, moves the range so that it contains the frame.
    private func moveRange(toContain frame: Int) {
        guard frame < firstFrame || frame >= firstFrame + Self.frameCount else { return }
        firstFrame = max(frame - Self.framesBefore, 0)
    }

    /// Returns the times of frames. After the end of the take, the times continue at the same rate.
    private func times(of frames: Range<Int>, in timeline: Timeline) -> ClosedRange<Double> {
        let start = timeline.time(ofFrame: frames.lowerBound)
        let last = timeline.frameCount - 1
        let step = last > 0 ? timeline.time(ofFrame: last) - timeline.time(ofFrame: last - 1) : 1.0 / 60
        let end = timeline.time(ofFrame: frames.upperBound) + Double(max(frames.upperBound - last, 0)) * step
        // Rounded, so that the axis does not change while the take plays.
        return start...max((end * 1e6).rounded() / 1e6, start + step)
    }

    private func updateGraphs(_ groups: [[ValueSeries]], _ range: ClosedRange<Double>) {
        let size = graphSize(count: groups.count)
        if graphs.map(\.bounds.size) != groups.map({ _ in size }) {
            for graph in graphs { graph.removeFromSuperview() }
            graphs = groups.enumerated().map { index, group in
                let graph = ValueGraphView(group, timeRange: range, size: size)
                graph.frame.origin = CGPoint(x: Self.margin, y: Self.headerHeight + CGFloat(index) * (size.height + Self.margin))
                graph.backgroundColor = PanelColor.graphBackground
                insertSubview(graph, belowSubview: separator)
                return graph
            }
        }
        for (graph, group) in zip(graphs, groups) { graph.set(group, timeRange: range) }
    }

    /// Returns the number of graphs for which a panel has space: the first ones, at least one. `seriesCounts` are the numbers of their
    /// values.
    package static func shownCount(seriesCounts: [Int], panelHeight: CGFloat) -> Int {
        let last = seriesCounts.indices.last { index in
            let neededHeight = seriesCounts[...index].map { ValueGraphView.minimumHeight(seriesCount: $0) }.max() ?? 0
            return graphHeight(count: index + 1, panelHeight: panelHeight) >= neededHeight
        }
        return last.map { $0 + 1 } ?? min(seriesCounts.count, 1)
    }

    private static func graphHeight(count: Int, panelHeight: CGFloat) -> CGFloat {
        let count = CGFloat(max(count, 1))
        return max(((panelHeight - headerHeight - margin * count) / count).rounded(.down), 1)
    }

    private func graphSize(count: Int) -> CGSize {
        CGSize(width: max(bounds.width - 2 * Self.margin, 1), height: Self.graphHeight(count: count, panelHeight: bounds.height))
    }
}
