import Allocations
import CoreGraphics
import Display
import Foundation
import Raster
import Sceneries
import Testing

/// What one thread is given while `body` runs.
private func allocations(_ body: () -> Void) -> Int {
    let before = allocationsOfThisThread()
    body()
    return allocationsOfThisThread() - before
}

@Suite struct AllocationTests {
    /// Once everything has been painted, frames that differ ask for no memory.
    @Test(arguments: RasterBench.allCases) func aFrameAllocatesNothing(kind: RasterBench) {
        let frames = kind.frames(threads: 1)
        for frame in 0..<4 { frames.paint(frame) }
        let count = allocations { for frame in 4..<8 { frames.paint(frame) } }
        #expect(count == 0)
    }

    /// Text, groups, borders and clips of all kinds, everything on its way.
    @Test(arguments: 1...12) func aMovingSceneAllocatesNothing(seed: Int) {
        var scenery = Scenery(seed)
        let list = scenery.list()
        let lists = (0..<2).map { step in
            var moved = list
            for index in moved.items.indices {
                moved.items[index].transform = moved.items[index].transform
                    .concatenating(CGAffineTransform(translationX: 2.25 * CGFloat(step), y: 1.5 * CGFloat(step)))
                moved.items[index].movement = .slides
            }
            return moved
        }
        let painter = Painter(width: 300, height: 170, scale: 1, threads: 1)
        for step in 0..<4 { painter.paint(lists[step % 2]) }
        let count = allocations { for step in 4..<8 { painter.paint(lists[step % 2]) } }
        #expect(count == 0)
    }

    @Test func theCounterCounts() {
        let count = allocations { for size in 10..<20 { #expect([UInt8](repeating: 1, count: size).count == size) } }
        #expect(count >= 10)
    }
}
