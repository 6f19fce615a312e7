import CoreGraphics
import Display
import Foundation
import Synchronization

/// Turns display lists into pixels on one surface, frame after frame, painting only the tiles that differ from the last.
///
/// The picture is a function of the list alone: which thread paints a tile, and which frames came before, cannot be seen in it.
package final class Painter {
    package let width: Int
    package let height: Int
    package let scale: CGFloat
    package private(set) var surface: Bitmap

    private let grid: TileGrid
    private let hands: [TilePainter]
    private var scene = Scene()
    private var last: DisplayList?
    private var lastBoxes: [PixelRect] = []
    private var boxes: [PixelRect] = []
    private var dirty: [Bool]
    private var work: [Int] = []

    /// `scale` is pixels a point; as many threads as the machine has cores unless told.
    package init(width: Int, height: Int, scale: CGFloat, threads: Int? = nil) {
        self.width = width
        self.height = height
        self.scale = scale
        surface = Bitmap(width: width, height: height)
        grid = TileGrid(width: width, height: height)
        let threads = max(threads ?? ProcessInfo.processInfo.activeProcessorCount, 1)
        hands = (0..<threads).map { _ in TilePainter() }
        dirty = [Bool](repeating: false, count: grid.count)
    }

    /// Brings the surface up to date and says which pixels may have changed: a few rectangles, none if nothing has.
    @discardableResult
    package func paint(_ list: DisplayList) -> [PixelRect] {
        if last == list { return [] }
        scene.prepare(list, scale: scale, surface: PixelRect(x0: 0, y0: 0, x1: width, y1: height))
        boxes.removeAll(keepingCapacity: true)
        for mark in scene.marks { boxes.append(mark.box) }
        markDamage(list)
        work.removeAll(keepingCapacity: true)
        for tile in dirty.indices where dirty[tile] { work.append(tile) }
        paintTiles()
        last = list
        swap(&lastBoxes, &boxes)
        return damage()
    }

    /// Forgets the last frame: the next paints everything.
    package func invalidate() { last = nil }

    private func markDamage(_ list: DisplayList) {
        guard let last, last.background == list.background else {
            for tile in dirty.indices { dirty[tile] = true }
            return
        }
        for tile in dirty.indices { dirty[tile] = false }
        let changes = Changes(from: last, to: list)
        for index in changes.removed { grid.mark(lastBoxes[index], &dirty) }
        for index in changes.added { grid.mark(boxes[index], &dirty) }
    }

    private func paintTiles() {
        guard !work.isEmpty else { return }
        let (width, grid, scene, work) = (width, grid, scene, work)
        surface.withUnsafeMutableWords { words in
            guard let base = words.baseAddress else { return }
            let shared = Shared(base: base, hands: hands)
            let next = Atomic(0)
            let busy = min(hands.count, work.count)
            if busy == 1 {
                for tile in work { shared.hands[0].paint(grid.pixels(tile), of: scene, on: base, width: width) }
                return
            }
            DispatchQueue.concurrentPerform(iterations: busy) { hand in
                while true {
                    let turn = next.wrappingAdd(1, ordering: .relaxed).oldValue
                    guard turn < work.count else { return }
                    shared.hands[hand].paint(grid.pixels(work[turn]), of: scene, on: shared.base, width: width)
                }
            }
        }
    }

    /// What the threads share: each has its own hand, and no two paint the same tile.
    private struct Shared: @unchecked Sendable {
        let base: UnsafeMutablePointer<UInt32>
        let hands: [TilePainter]
    }

    /// Dirty tiles as rectangles: runs of a row, and equal runs of successive rows together.
    private func damage() -> [PixelRect] {
        var rects: [PixelRect] = []
        for row in 0..<grid.rows {
            var column = 0
            while column < grid.columns {
                guard dirty[row * grid.columns + column] else {
                    column += 1
                    continue
                }
                var rect = grid.pixels(row * grid.columns + column)
                while column < grid.columns, dirty[row * grid.columns + column] {
                    rect = rect.union(grid.pixels(row * grid.columns + column))
                    column += 1
                }
                if let above = rects.lastIndex(where: { $0.y1 == rect.y0 && $0.x0 == rect.x0 && $0.x1 == rect.x1 }) {
                    rects[above].y1 = rect.y1
                } else {
                    rects.append(rect)
                }
            }
        }
        return rects
    }
}
