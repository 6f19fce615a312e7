import CoreGraphics
import FlipbookDisplayList
import Foundation

/// The planes of the layers in an exploded view.
///
/// The plane of a layer is above the planes of its superlayers and of the layers that it covers. Layers that never cover each other can be
/// in the same plane, so that a scene with many layers stays readable. The planes are computed for all frames that are included, so that
/// they do not change while layers move.
package nonisolated struct ExplodedLevels: Equatable, Sendable {
    private var levels: [Int: Int] = [:]
    /// The areas of the screen in which each plane has layers.
    private var boxes: [CGRect] = []

    package init() {}

    /// Creates the planes of one frame.
    package init(_ list: DisplayList, _ sample: LayerTreeSample) {
        self.init()
        include(list, sample)
    }

    /// The number of planes.
    package var count: Int { (levels.values.max() ?? -1) + 1 }

    /// Returns the area of the screen in which a plane has layers. It is null if the plane has no layers.
    package func box(ofLevel level: Int) -> CGRect { boxes.indices.contains(level) ? boxes[level] : .null }

    /// Returns whether a layer has a plane. Layers outside of the screen have no plane.
    package func contains(_ number: Int) -> Bool { levels[number] != nil }

    /// Returns the plane of a layer, from 0 at the back. A layer without a plane has 0.
    package func level(of number: Int) -> Int { levels[number] ?? 0 }

    /// The area in which two layers have to overlap, as a fraction of the area of the smaller layer. Layers with a smaller overlap only
    /// have a common edge.
    private static let minimumOverlap: CGFloat = 0.02

    /// The last plane. Layers that repeatedly exchange their order would raise each other without end.
    private static let maximumLevel = 40

    /// Raises the planes of layers that are in front of other layers in a frame.
    package mutating func include(_ list: DisplayList, _ sample: LayerTreeSample) {
        let placed = Self.layersInPaintOrder(list, sample)
        for (index, upper) in placed.enumerated() {
            var level = levels[upper.number] ?? 0
            for lower in placed[..<index] where lower.isAncestor(of: upper) || lower.overlaps(upper) {
                level = max(level, (levels[lower.number] ?? 0) + 1)
            }
            level = min(level, Self.maximumLevel)
            levels[upper.number] = level
            while boxes.count <= level { boxes.append(.null) }
            boxes[level] = boxes[level].union(upper.box)
        }
    }

    private struct PlacedLayer {
        var number: Int
        var box: CGRect
        var ancestors: Set<Int>

        func isAncestor(of other: PlacedLayer) -> Bool { other.ancestors.contains(number) }

        func overlaps(_ other: PlacedLayer) -> Bool {
            let common = box.finiteIntersection(other.box)
            guard !common.isNull, !common.isEmpty else { return false }
            let smaller = min(box.width * box.height, other.box.width * other.box.height)
            return common.width * common.height > smaller * minimumOverlap
        }
    }

    /// Returns the layers that have items, from back to front.
    private static func layersInPaintOrder(_ list: DisplayList, _ sample: LayerTreeSample) -> [PlacedLayer] {
        let indices = Dictionary(sample.layers.enumerated().map { ($1.number, $0) }, uniquingKeysWith: { first, _ in first })
        let numbers = list.layerNumbers
        let screen = sample.layers.first { $0.superlayer == nil }.map { $0.transform.boundingBox(of: $0.bounds) }
        var seen: Set<Int> = []
        var result: [PlacedLayer] = []
        for (index, item) in list.items.enumerated() where item.content.memberCount == 0 && seen.insert(numbers[index]).inserted {
            guard let sampleIndex = indices[numbers[index]] else { continue }
            var ancestors: Set<Int> = []
            var parent = sample.layers[sampleIndex].superlayer
            var box = sample.layers[sampleIndex].transform.boundingBox(of: sample.layers[sampleIndex].bounds)
            while let current = parent {
                let superlayer = sample.layers[current]
                ancestors.insert(superlayer.number)
                // A layer without a size draws in the area of its superlayer.
                if box.isEmpty { box = superlayer.transform.boundingBox(of: superlayer.bounds) }
                parent = sample.layers[current].superlayer
            }
            let layer = sample.layers[sampleIndex]
            // A layer outside of the screen is not visible.
            if let screen, !screen.finitelyIntersects(box) { continue }
            result.append(
                PlacedLayer(number: layer.number, box: screen.map { box.finiteIntersection($0) } ?? box, ancestors: ancestors))
        }
        return result
    }
}
