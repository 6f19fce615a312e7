import FlipbookGeometry
import FlipbookDisplayList
import FlipbookTypography
import Foundation
import RandomDisplayLists
import SeededRandomValues
import Testing

@Suite struct MovingTextTests {
    private let line = ShapedLine("Glide", FontDescriptor(size: 19))

    /// The center of the painted text and its total coverage.
    private func center(
        _ origin: CGPoint, scale: CGFloat, _ movement: DisplayItem.Movement, size: CGSize = CGSize(width: 120, height: 60)
    ) -> (x: Double, y: Double, coverage: Double) {
        var item = DisplayItem(.text(line, origin: origin, .white))
        item.movement = movement
        let painted = paint(DisplayList([item]), Int(size.width * scale), Int(size.height * scale), scale: scale)
        var (x, y, total) = (0.0, 0.0, 0.0)
        for row in 0..<painted.height {
            for column in 0..<painted.width {
                let level = Double(painted[column, row].green) / 255
                (x, y, total) = (x + level * Double(column), y + level * Double(row), total + level)
            }
        }
        return (x / total, y / total, total)
    }

    /// Moving text is at its exact position, within a twentieth of a pixel, and its total coverage does not change.
    @Test(arguments: [1.0, 2]) func movingTextMovesEvenly(scale: Double) {
        let start = CGPoint(x: 20.13, y: 30.4)
        let first = center(start, scale: CGFloat(scale), .translates)
        for step in 1...24 {
            let translation = CGSize(width: 0.137 * Double(step), height: -0.083 * Double(step))
            let moved = center(CGPoint(x: start.x + translation.width, y: start.y + translation.height), scale: CGFloat(scale), .translates)
            #expect(abs(moved.x - first.x - Double(translation.width) * scale) < 0.05)
            #expect(abs(moved.y - first.y - Double(translation.height) * scale) < 0.05)
            #expect(abs(moved.coverage / first.coverage - 1) < 0.01)
        }
    }

    /// Text at rest has its baseline at whole pixels and its letters at quarters of a pixel.
    @Test func textAtRestIsCrisp() {
        let atWholePixel = center(CGPoint(x: 20, y: 30), scale: 1, .still)
        for shift in [-0.49, -0.2, 0.1, 0.45] {
            #expect(center(CGPoint(x: 20, y: 30 + shift), scale: 1, .still).y == atWholePixel.y)
        }
        #expect(abs(center(CGPoint(x: 20.26, y: 30), scale: 1, .still).x - atWholePixel.x - 0.25) < 0.02)
        // Moving text at a whole pixel equals text at rest.
        let moving = center(CGPoint(x: 20, y: 30), scale: 1, .translates)
        #expect(moving == atWholePixel)
    }

    /// Text at rest is painted at the nearest allowed position. Halfway between two allowed positions, a rounding error does not change
    /// which one is chosen.
    @Test func roundingErrorsDoNotMoveTextAtRest() {
        for position in [CGPoint(x: 30.125, y: 30), CGPoint(x: 30, y: 30.5), CGPoint(x: 41.875, y: 33.5)] {
            let results = [-1e-9, 0, 1e-9].map { error in
                center(CGPoint(x: position.x + CGFloat(error), y: position.y + CGFloat(error)), scale: 1, .still)
            }
            #expect(results[0] == results[1] && results[1] == results[2], "\(position)")
        }
    }

    /// The position of moving text is an integer in units of 1/1024 pixel. Far from the corner of the surface, this number is large, and
    /// the text must still be at its position.
    @Test func movingTextIsAtItsPositionFarFromTheCorner() {
        let size = CGSize(width: 460, height: 380)
        for origin in [CGPoint(x: 398, y: 50), CGPoint(x: 20, y: 352), CGPoint(x: 390, y: 347)] {
            let atRest = center(origin, scale: 3, .still, size: size)
            #expect(atRest.coverage > 100)
            #expect(center(origin, scale: 3, .translates, size: size) == atRest)
        }
    }

    /// Growing text grows gradually: no letter jumps to its next size in whole pixels.
    @Test func growingTextGrowsGradually() {
        func height(_ scale: CGFloat) -> Double {
            var item = DisplayItem(
                .text(ShapedLine("H", FontDescriptor(size: 20)), origin: CGPoint(x: 2, y: 30), .white),
                CGAffineTransform(scaleX: scale, y: scale))
            item.movement = .changesShape
            let painted = paint(DisplayList([item]), 80, 120)
            let columnTotals = (0..<painted.width).map { column in
                (0..<painted.height).reduce(0.0) { $0 + Double(painted[column, $1].green) / 255 }
            }
            return columnTotals.max() ?? 0
        }
        let heights = (0...20).map { height(1 + CGFloat($0) * 0.05) }
        for (a, b) in zip(heights, heights.dropFirst()) { #expect(abs(b - a - 20 * 0.727 * 0.05) < 0.4, "a capital is 0.727 em high") }
    }
}
