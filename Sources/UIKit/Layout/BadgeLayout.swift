import Foundation

/// Finds positions for badges, so that they do not cover other views.
nonisolated package enum BadgeLayout {
    /// The distances by which a badge is moved, in multiples of its size, the smallest distance first.
    private static let offsets: [(x: CGFloat, y: CGFloat)] = {
        let steps: [CGFloat] = [0, -1.1, 1.1, -2.2, 2.2]
        let all = steps.flatMap { y in steps.map { x in (x: x, y: y) } }
        // The offsets are multiples of the badge's size. Because a badge is wider than it is high, a horizontal multiple counts 1.7 times
        // as much as a vertical one.
        return all.enumerated().sorted { a, b in
            let (first, second) = (abs(a.element.y) + abs(a.element.x) * 1.7, abs(b.element.y) + abs(b.element.x) * 1.7)
            return (first, a.offset) < (second, b.offset)
        }.map(\.element)
    }()

    /// Returns the frame of a badge that is nearest to `rect` and covers none of `others`, or nil if there is no such frame
    /// nearby.
    ///
    /// - Parameters:
    ///   - others: The areas that must stay visible.
    ///   - bounds: The area in which the badge has to be, or nil.
    package static func frame(nearestTo rect: CGRect, avoiding others: [CGRect], in bounds: CGRect?) -> CGRect? {
        for offset in offsets {
            var frame = rect.offsetBy(dx: offset.x * rect.width, dy: offset.y * rect.height)
            if let bounds {
                frame.origin.x = min(max(frame.minX, bounds.minX), max(bounds.maxX - frame.width, bounds.minX))
                frame.origin.y = min(max(frame.minY, bounds.minY), max(bounds.maxY - frame.height, bounds.minY))
            }
            if !others.contains(where: { $0.finitelyIntersects(frame) }) { return frame }
        }
        return nil
    }
}
