import CoreGraphics
import FlipbookDisplayList
import FlipbookRaster
import Foundation
import QuartzCore
import Stage
import UIKit

/// Measures which layers of the current frame of a stage need most of the time of its painting.
///
/// The time of a layer is the difference between painting the whole frame with and without the layer. Both are painted in turns, and the
/// shortest time of each counts, because other work of the machine can make any painting longer. The shadow of a layer is measured like a
/// layer of its own. The stage is not changed: only copies of its display list are painted, on surfaces of the profiler.
package struct PaintProfiler {
    /// A function that paints a whole frame. Masks of shadows and other caches that a frame leaves may be used by the next frame.
    package typealias Paint = (DisplayList) -> Void

    private let stage: Stage
    private let threads: Int
    /// Returns the current time in seconds. The profiler itself reads no clock.
    private let clock: () -> Double
    private let makePaint: () -> Paint

    /// The number of paintings of which the shortest counts.
    private static let repetitionCount = 7
    /// The smallest resolution in milliseconds.
    package static let minimumResolution = 0.05

    /// Creates a profiler.
    ///
    /// - Parameters:
    ///   - threads: The number of threads that paint.
    ///   - clock: Returns the current time in seconds.
    ///   - makePaint: Returns a new function that paints on a surface of its own, or nil for the painting of a stage.
    package init(_ stage: Stage, threads: Int = 1, clock: @escaping () -> Double, makePaint: (() -> Paint)? = nil) {
        self.stage = stage
        self.threads = threads
        self.clock = clock
        if let makePaint {
            self.makePaint = makePaint
        } else {
            let ((width, height), scale) = (Self.pixelSize(of: stage), stage.scale)
            self.makePaint = {
                let painter = Painter(width: width, height: height, scale: scale, threads: threads)
                return { list in
                    painter.invalidate()
                    painter.paint(list)
                }
            }
        }
    }

    private static func pixelSize(of stage: Stage) -> (width: Int, height: Int) {
        (
            Stage.pixelCount(forPoints: stage.size.width, scale: stage.scale),
            Stage.pixelCount(forPoints: stage.size.height, scale: stage.scale)
        )
    }

    // MARK: - Measuring

    /// Returns the time of painting the current frame, in milliseconds: the shorter of two measurements.
    package func paintingTime() -> Double {
        let (list, paint) = (stage.displayList(), makePaint())
        paint(list)
        return min(milliseconds(paint, list), milliseconds(paint, list))
    }

    private func milliseconds(_ paint: Paint, _ list: DisplayList) -> Double {
        let start = clock()
        paint(list)
        return (clock() - start) * 1000
    }

    /// Returns the profile of the current frame.
    ///
    /// All layers and shadows are measured briefly, and the slowest of them then more exactly.
    ///
    /// - Parameters:
    ///   - limit: The number of the slowest layers and shadows that have rows.
    ///   - titles: The titles of other layers and shadows that also have rows.
    ///   - onProgress: Called after each measurement of a layer or a shadow with the number of measurements so far, and of all measurements.
    ///     Until all are measured briefly, the latter is an estimate.
    package func profile(
        limit: Int, including titles: Set<String> = [], onProgress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) -> PaintProfile {
        let layers = ProfiledLayers(stage)
        let paintAll = makePaint()
        paintAll(layers.list)
        var frameTimes = (0..<Self.repetitionCount).map { _ in milliseconds(paintAll, layers.list) }
        let partCount = layers.parts.count
        let estimatedCount = partCount + min(limit + titles.count, partCount)
        let order = screenedParts(layers, paintAll, &frameTimes) { onProgress($0, estimatedCount) }
        let names = LayerNames()
        let orderedTitles = order.map { PaintProfile.title(layers.name(of: $0.number, names), isShadow: $0.isShadow) }
        let hasRow = order.indices.map { $0 < limit || titles.contains(orderedTitles[$0]) }
        var measured: [(part: ProfiledLayers.Part, times: (own: Double, total: Double))] = []
        let measuredParts = zip(order, hasRow).filter(\.1).map(\.0)
        for part in measuredParts {
            measured.append((part, measure(part, in: layers, paintAll, &frameTimes)))
            onProgress(partCount + measured.count, partCount + measuredParts.count)
        }
        let resolution = max(Self.minimumResolution, Self.medianDeviation(of: frameTimes))
        let boxes = itemBoxes(layers.list)
        let rows = measured.map { part, times in
            PaintProfile.Row(
                layer: part.number, name: layers.name(of: part.number, names), isShadow: part.isShadow,
                milliseconds: times.own < resolution ? 0 : times.own, totalMilliseconds: times.total < resolution ? 0 : times.total,
                pixelCount: layers.pixelCount(of: part, boxes), reasons: layers.reasons(of: part, boxes))
        }
        let (width, height) = Self.pixelSize(of: stage)
        let shadowCount = layers.parts.count(where: \.isShadow)
        return PaintProfile(
            frame: stage.frame, time: stage.time, milliseconds: Self.median(frameTimes), width: width, height: height, threads: threads,
            resolution: resolution, rows: Self.sorted(rows), layerCount: layers.parts.count - shadowCount, shadowCount: shadowCount,
            others: zip(orderedTitles, hasRow).filter { !$0.1 }.map(\.0))
    }

    /// Returns the layers and shadows, the slowest first. Each is measured twice, and the shorter time counts: a single time
    /// could be long by chance, so that a slow layer would seem to be fast. `onProgress` is called with the number of measured parts.
    private func screenedParts(
        _ layers: ProfiledLayers, _ paintAll: Paint, _ frameTimes: inout [Double], onProgress: (Int) -> Void
    ) -> [ProfiledLayers.Part] {
        let paint = makePaint()
        var times: [(part: ProfiledLayers.Part, rest: Double)] = []
        for part in layers.parts {
            let rest = layers.listWithoutContent(of: part)
            paint(rest)
            times.append((part, min(milliseconds(paint, rest), milliseconds(paint, rest))))
            frameTimes.append(milliseconds(paintAll, layers.list))
            onProgress(times.count)
        }
        return times.enumerated().sorted { ($0.element.rest, $0.offset) < ($1.element.rest, $1.offset) }.map(\.element.part)
    }

    /// Returns the times of a layer or a shadow in milliseconds: of its own content, and with the shadow and the sublayers of the layer.
    private func measure(
        _ part: ProfiledLayers.Part, in layers: ProfiledLayers, _ paintAll: Paint, _ frameTimes: inout [Double]
    ) -> (own: Double, total: Double) {
        let withoutContent = layers.listWithoutContent(of: part)
        let withoutLayer = layers.hasOtherItems(part) ? layers.listWithout(part.number) : nil
        // Each list has its own surface and its own caches.
        let (paintWithoutContent, paintWithoutLayer) = (makePaint(), makePaint())
        paintWithoutContent(withoutContent)
        if let withoutLayer { paintWithoutLayer(withoutLayer) }
        // Other work of the machine only makes a painting longer, so the shortest times are the nearest to the real ones.
        var (whole, rest, restOfTotal) = (Double.infinity, Double.infinity, Double.infinity)
        for _ in 0..<Self.repetitionCount {
            let frameTime = milliseconds(paintAll, layers.list)
            frameTimes.append(frameTime)
            whole = min(whole, frameTime)
            rest = min(rest, milliseconds(paintWithoutContent, withoutContent))
            if let withoutLayer { restOfTotal = min(restOfTotal, milliseconds(paintWithoutLayer, withoutLayer)) }
        }
        return (whole - rest, whole - (withoutLayer == nil ? rest : restOfTotal))
    }

    /// Returns the boxes of the items of a list, in pixels.
    private func itemBoxes(_ list: DisplayList) -> [PixelRect] {
        let (width, height) = Self.pixelSize(of: stage)
        let painter = Painter(width: width, height: height, scale: stage.scale, threads: threads)
        painter.paint(list)
        return painter.itemBoxes
    }

    // MARK: - Statistics

    /// Returns the rows, the slowest first. Rows with equal times are sorted by their pixels, and then by their order.
    private static func sorted(_ rows: [PaintProfile.Row]) -> [PaintProfile.Row] {
        rows.enumerated().sorted { a, b in
            let (first, second) = (a.element, b.element)
            if first.milliseconds != second.milliseconds { return first.milliseconds > second.milliseconds }
            if first.pixelCount != second.pixelCount { return first.pixelCount > second.pixelCount }
            return a.offset < b.offset
        }.map(\.element)
    }

    private static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        guard !sorted.isEmpty else { return 0 }
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }

    /// Returns the median of the distances of values from their median.
    private static func medianDeviation(of values: [Double]) -> Double {
        let middle = median(values)
        return median(values.map { abs($0 - middle) })
    }
}
