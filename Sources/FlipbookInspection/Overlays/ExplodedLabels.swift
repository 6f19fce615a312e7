import CoreGraphics
import FlipbookDisplayList
import FlipbookTypography
import Foundation
import QuartzCore

/// The names and sizes of layers beside an exploded view, each with a line to its layer.
package nonisolated struct ExplodedLabels {
    /// The largest number of labels on each side.
    private static let maximumCount = 9
    private static let rowHeight: CGFloat = 27
    private static let textSize: CGFloat = 14
    /// The distance between the planes and the labels.
    private static let distance: CGFloat = 26

    /// A label before its position is determined.
    private struct Label {
        var name: ShapedLine
        var size: ShapedLine
        /// The point of the layer to which the line leads.
        var anchor: CGPoint
        var y: CGFloat

        var width: CGFloat { name.width + 8 + size.width }
    }

    /// Returns a list with labels over it.
    ///
    /// - Parameters:
    ///   - list: The list of an exploded view.
    ///   - names: Returns the name of a layer, or nil if the layer has no label.
    ///   - content: The numbers of the layers that have items.
    package static func list(
        _ list: DisplayList, _ view: ExplodedView, _ sample: LayerTreeSample, _ levels: ExplodedLevels, content: Set<Int>,
        names: (Int) -> String?
    ) -> DisplayList {
        let opacity = CGFloat(max(view.spread * 2 - 1, 0))
        guard opacity > 0 else { return list }
        let projection = ExplodedProjection(view, levels)
        let (left, right) = labels(view, sample, projection, content, names)
        let screen = CGRect(origin: .zero, size: view.screenSize)
        // The layers on the screen. A line to any other layer would end at a point where no layer is visible.
        let visible = sample.layers.filter {
            content.contains($0.number) && screen.finitelyIntersects($0.transform.boundingBox(of: $0.bounds))
        }
        let all = visible.compactMap { projection.corners(of: $0) }.flatMap(\.self)
        guard let minX = all.map(\.x).min(), let maxX = all.map(\.x).max() else { return list }
        var overlay = OverlayItems(kind: 5)
        add(left, edge: minX - distance, isLeft: true, in: view.area, opacity, to: &overlay)
        add(right, edge: maxX + distance, isLeft: false, in: view.area, opacity, to: &overlay)
        var result = list
        result.items += overlay.items
        result.version = nil
        return result
    }

    /// Returns the labels of both sides: for each name its largest layer, the largest layers first.
    private static func labels(
        _ view: ExplodedView, _ sample: LayerTreeSample, _ projection: ExplodedProjection, _ content: Set<Int>, _ names: (Int) -> String?
    ) -> (left: [Label], right: [Label]) {
        var (left, right): ([Label], [Label]) = ([], [])
        var known: Set<String> = []
        func area(_ layer: LayerTreeSample.Layer) -> CGFloat { layer.bounds.width * layer.bounds.height }
        let screen = CGRect(origin: .zero, size: view.screenSize)
        let candidates = sample.layers.enumerated()
            .filter { content.contains($1.number) && area($1) > 24 && screen.finitelyIntersects($1.transform.boundingBox(of: $1.bounds)) }
            .sorted { (area($1.element), $0.offset) < (area($0.element), $1.offset) }
        for (_, layer) in candidates {
            guard let corners = projection.corners(of: layer), let name = names(layer.number), known.insert(name).inserted else {
                continue
            }
            let middle = corners.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x / 4, y: $0.y + $1.y / 4) }
            let isLeft = middle.x < view.area.midX
            if (isLeft ? left : right).count == maximumCount { continue }
            // The line leads to the middle of the edge that is nearer to the label.
            let (upper, lower) = isLeft ? (corners[0], corners[3]) : (corners[1], corners[2])
            let anchor = CGPoint(x: (upper.x + lower.x) / 2, y: (upper.y + lower.y) / 2)
            let label = Label(
                name: OverlayItems.line(shortened(name), textSize, weight: 600),
                size: OverlayItems.line(
                    "\(LayerValue.text(layer.bounds.width.rounded())) × \(LayerValue.text(layer.bounds.height.rounded()))", textSize - 1),
                anchor: anchor, y: anchor.y)
            if isLeft { left.append(label) } else { right.append(label) }
        }
        return (left, right)
    }

    private static func shortened(_ name: String) -> String { name.count > 24 ? name.prefix(23) + "…" : name }

    /// Adds the labels of one side, from top to bottom, without overlap.
    private static func add(
        _ labels: [Label], edge: CGFloat, isLeft: Bool, in area: CGRect, _ opacity: CGFloat, to overlay: inout OverlayItems
    ) {
        for label in spread(labels, in: area) {
            let ink = OverlayItems.Colors.ink.copy(alpha: opacity) ?? OverlayItems.Colors.ink
            let secondary = OverlayItems.Colors.secondaryInk.copy(alpha: opacity) ?? OverlayItems.Colors.secondaryInk
            let knee = isLeft ? edge + 4 : edge - 4
            let elbow = CGPoint(x: isLeft ? knee + 14 : knee - 14, y: label.y)
            var line = Path()
            line.move(to: label.anchor)
            line.addLine(to: elbow)
            line.addLine(to: CGPoint(x: knee, y: label.y))
            overlay.add(.stroke(line, StrokeStyle(width: 1, join: .round), OverlayItems.Colors.ink.copy(alpha: 0.34 * opacity) ?? ink))
            overlay.addDot(label.anchor, radius: 2.2, OverlayItems.Colors.ink.copy(alpha: 0.6 * opacity) ?? ink)
            let x = isLeft ? edge - label.width : edge
            overlay.addText(label.name, x: x, middle: label.y, ink)
            overlay.addText(label.size, x: x + label.name.width + 8, middle: label.y, secondary)
        }
    }

    /// Returns labels that are at least a row apart, the highest first, and above the lower edge of the area.
    private static func spread(_ labels: [Label], in area: CGRect) -> [Label] {
        var labels = labels.enumerated().sorted { ($0.element.y, $0.offset) < ($1.element.y, $1.offset) }.map(\.element)
        for index in labels.indices.dropFirst() { labels[index].y = max(labels[index].y, labels[index - 1].y + rowHeight) }
        // The labels are moved up together by the mean distance by which they were pushed down, so that they surround their layers.
        let pushed = labels.map { $0.y - $0.anchor.y }
        let shift = pushed.isEmpty ? 0 : pushed.reduce(0, +) / CGFloat(pushed.count)
        let bottom = area.maxY - rowHeight / 2
        let overflow = max((labels.last?.y ?? 0) - shift - bottom, 0)
        for index in labels.indices { labels[index].y = (labels[index].y - shift - overflow).rounded() }
        return labels
    }
}
