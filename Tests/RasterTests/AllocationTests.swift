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

/// What the compiler has not made quick asks for memory where the program does not.
@Suite(.enabled(if: !_isDebugAssertConfiguration())) struct AllocationTests {
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

    /// Lines, curves, masks, clips along paths and glass among what it blurs.
    @Test func movingPathsAllocateNothing() {
        var path = Path()
        path.move(to: CGPoint(x: 10, y: 20))
        path.curve(CGPoint(x: 90, y: -40), CGPoint(x: 60, y: 200), to: CGPoint(x: 190, y: 120))
        path.addEllipse(in: CGRect(x: 60, y: 30, width: 91, height: 77))
        let color = CGColor(red: 0.3, green: 0.6, blue: 0.1, alpha: 0.7)
        let square = RoundedRect(CGRect(x: 33, y: 21, width: 140, height: 110), radius: 12)
        let contents: [Content] = [
            .path(path, evenOdd: true, color), .stroke(path, Stroke(width: 5, cap: .round, join: .round, dashes: [9, 4]), color),
            .stroke(path, Stroke(width: 1.5), color), .shadow(Shadow(shape: .path(path, evenOdd: false), radius: 5), color),
            .masked(count: 1, mask: 1), .fill(square, color), .path(path, evenOdd: false, .white), .backdrop(Backdrop(radius: 4), square),
            .gradient(
                Gradient(
                    kind: .conic, colors: [color, .white], locations: [0, 1], start: CGPoint(x: 0.5, y: 0.5), end: CGPoint(x: 1, y: 1)),
                square),
        ]
        let lists = (0..<2).map { step in
            let place = CGAffineTransform(rotationAngle: 0.1).concatenating(CGAffineTransform(translationX: 20 + 0.7 * CGFloat(step), y: 5))
            let clip = Clip(.path(path, evenOdd: false), transform: Projection(place), parent: nil)
            return DisplayList(contents.enumerated().map { DisplayItem($1, place, clip: $0 % 2 == 0 ? 0 : nil) }, clips: [clip])
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
