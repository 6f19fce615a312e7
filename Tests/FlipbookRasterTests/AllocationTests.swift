import AllocationCounter
import FlipbookGeometry
import FlipbookDisplayList
import FlipbookRaster
import Foundation
import RandomDisplayLists
import Testing

/// The number of memory allocations of the current thread while `body` runs.
private func allocations(_ body: () -> Void) -> Int {
    let before = threadAllocationCount()
    body()
    return threadAllocationCount() - before
}

/// The tests run only in optimized builds, because unoptimized code allocates memory where the source does not.
@Suite(.enabled(if: !_isDebugAssertConfiguration())) struct AllocationTests {
    /// Text, groups, borders and clips of all kinds, all of them moving.
    @Test(arguments: 1...12) func paintingMovingItemsAllocatesNoMemory(seed: Int) {
        var generator = DisplayListGenerator(seed)
        let list = generator.list()
        let lists = (0..<2).map { step in
            var moved = list
            for index in moved.items.indices {
                moved.items[index].transform = moved.items[index].transform
                    .concatenating(CGAffineTransform(translationX: 2.25 * CGFloat(step), y: 1.5 * CGFloat(step)))
                moved.items[index].movement = .translates
            }
            return moved
        }
        let painter = Painter(width: 300, height: 170, scale: 1, threads: 1)
        for step in 0..<4 { painter.paint(lists[step % 2]) }
        let count = allocations { for step in 4..<8 { painter.paint(lists[step % 2]) } }
        #expect(count == 0)
    }

    /// Fills, strokes, masks, clips along paths, and a backdrop that blurs them.
    @Test func paintingMovingPathsAllocatesNoMemory() {
        var path = Path()
        path.move(to: CGPoint(x: 10, y: 20))
        path.addCurve(CGPoint(x: 90, y: -40), CGPoint(x: 60, y: 200), to: CGPoint(x: 190, y: 120))
        path.addEllipse(in: CGRect(x: 60, y: 30, width: 91, height: 77))
        let color = CGColor(red: 0.3, green: 0.6, blue: 0.1, alpha: 0.7)
        let square = RoundedRect(CGRect(x: 33, y: 21, width: 140, height: 110), radius: 12)
        let contents: [DisplayContent] = [
            .path(path, evenOdd: true, color), .stroke(path, StrokeStyle(width: 5, cap: .round, join: .round, dashes: [9, 4]), color),
            .stroke(path, StrokeStyle(width: 1.5), color), .shadow(Shadow(shape: .path(path, evenOdd: false), radius: 5), color),
            .masked(count: 1, mask: 1), .fill(square, color), .path(path, evenOdd: false, .white),
            .backdrop(BackdropFilter(radius: 4), square),
            .gradient(
                Gradient(
                    kind: .conic, colors: [color, .white], locations: [0, 1], start: CGPoint(x: 0.5, y: 0.5), end: CGPoint(x: 1, y: 1)),
                square),
        ]
        let lists = (0..<2).map { step in
            let transform = CGAffineTransform(rotationAngle: 0.1).concatenating(
                CGAffineTransform(translationX: 20 + 0.7 * CGFloat(step), y: 5))
            let clip = Clip(.path(path, evenOdd: false), transform: ProjectiveTransform(transform), parent: nil)
            return DisplayList(contents.enumerated().map { DisplayItem($1, transform, clip: $0 % 2 == 0 ? 0 : nil) }, clips: [clip])
        }
        let painter = Painter(width: 300, height: 170, scale: 1, threads: 1)
        for step in 0..<4 { painter.paint(lists[step % 2]) }
        let count = allocations { for step in 4..<8 { painter.paint(lists[step % 2]) } }
        #expect(count == 0)
    }

    /// Scaled images that do not move, behind one that does.
    @Test func paintingStillImagesAllocatesNoMemory() {
        let image = CGImage(Bitmap(width: 200, height: 100, words: (0..<20_000).map { 0xFF00_0000 | UInt32($0) }))
        let content = DisplayContent.image(image, RoundedRect(CGRect(x: 0, y: 0, width: 200, height: 100)))
        let lists = (0..<2).map { step in
            DisplayList(
                (0..<3).map { DisplayItem(content, CGAffineTransform(scaleX: 1.7 - 0.2 * CGFloat($0), y: 1.8), opacity: 0.5) }
                    + [DisplayItem(content, CGAffineTransform(translationX: 0.3 * CGFloat(step), y: 0))])
        }
        let painter = Painter(width: 300, height: 170, scale: 1, threads: 1)
        for step in 0..<60 { painter.paint(lists[step % 2]) }
        let count = allocations { for step in 60..<68 { painter.paint(lists[step % 2]) } }
        #expect(count == 0)
    }

    @Test func theCounterCountsAllocations() {
        let count = allocations { for size in 10..<20 { #expect([UInt8](repeating: 1, count: size).count == size) } }
        #expect(count >= 10)
    }
}
