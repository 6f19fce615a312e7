import CoreGraphics
import Foundation

/// The paths of the layers of a take: the centers of their bounds on the screen, frame by frame.
package nonisolated struct LayerPaths: Equatable, Sendable {
    /// The position of a layer in a frame.
    package struct Point: Equatable, Sendable {
        package var frame: Int
        package var location: CGPoint
        /// The sum of the distances that the layer has moved in its superlayer, in points. Movements of its superlayers do not count.
        package var distance: CGFloat
    }

    /// The positions by the numbers of the layers, in the order of the frames. Frames in which a layer is not shown are missing.
    private var points: [Int: [Point]] = [:]
    private var lastCenters: [Int: CGPoint] = [:]
    /// The number of the superlayer in which each layer was last recorded.
    private var superlayers: [Int: Int] = [:]
    /// The numbers of the layers in the order in which they appeared.
    private var order: [Int] = []

    package init() {}

    /// Records a frame. Frames are recorded in ascending order.
    package mutating func record(_ sample: LayerTreeSample, at frame: Int) {
        for layer in sample.layers {
            guard let center = layer.center, center.x.isFinite, center.y.isFinite else { continue }
            let (previous, local) = (lastCenters[layer.number], layer.centerInSuperlayer ?? center)
            if previous == nil { order.append(layer.number) }
            lastCenters[layer.number] = local
            if let superlayer = layer.superlayer { superlayers[layer.number] = sample.layers[superlayer].number }
            let step = previous.map { hypot(local.x - $0.x, local.y - $0.y) } ?? 0
            points[layer.number, default: []].append(
                Point(frame: frame, location: center, distance: (points[layer.number]?.last?.distance ?? 0) + step))
        }
    }

    /// Returns the positions of a layer in a range of frames.
    package func path(of number: Int, in frames: ClosedRange<Int>) -> [Point] {
        guard let all = points[number] else { return [] }
        let first = all.partitioningIndex { $0.frame >= frames.lowerBound }
        let end = all.partitioningIndex { $0.frame > frames.upperBound }
        return Array(all[first..<max(first, end)])
    }

    /// The smallest distance of a layer that counts as a motion, in points.
    private static let minimumDistance: CGFloat = 3
    /// A larger distance between two frames is a jump, in points.
    static let jump: CGFloat = 250

    /// Returns the layers that move by themselves in a range of frames. If there are more than `maximumCount`, returns the layers that move
    /// most.
    package func movingLayers(in frames: ClosedRange<Int>, maximumCount: Int = 8) -> [Int] {
        let moving = order.enumerated().compactMap { index, number -> (number: Int, distance: CGFloat, index: Int)? in
            let path = path(of: number, in: frames)
            guard let first = path.first, let last = path.last, last.distance - first.distance >= Self.minimumDistance else { return nil }
            return (number, last.distance - first.distance, index)
        }
        let ranked = moving.sorted { ($1.distance, $0.index) < ($0.distance, $1.index) }.prefix(maximumCount)
        return ranked.sorted { $0.index < $1.index }.map(\.number)
    }

    /// Returns the layers of a list that are not inside another layer of the list.
    package func outermost(of numbers: [Int]) -> [Int] {
        numbers.filter { number in !ancestors(of: number).contains { numbers.contains($0) } }
    }

    /// Returns the numbers of the superlayers of a layer, the nearest first. If a layer and its superlayer have exchanged their roles, each
    /// is stored as the superlayer of the other. So the search ends when it finds a layer again.
    private func ancestors(of number: Int) -> [Int] {
        var result: [Int] = []
        var next = superlayers[number]
        while let current = next, current != number, !result.contains(current) {
            result.append(current)
            next = superlayers[current]
        }
        return result
    }

    /// Returns the numbers of a layer and of all layers that were last recorded in it.
    package func subtree(of number: Int) -> Set<Int> {
        Set(order.filter { ancestors(of: $0).contains(number) }).union([number])
    }
}

extension Array {
    /// Returns the index of the first element for which `isInSecondPart` is true. The elements for which it is true must come last.
    nonisolated fileprivate func partitioningIndex(_ isInSecondPart: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
