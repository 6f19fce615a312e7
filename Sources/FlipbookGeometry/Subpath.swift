import Foundation

/// A connected part of a path, as cubic segments.
package struct Subpath: Hashable, Sendable {
    package var segments: [CubicSegment] = []
    /// Whether the end is joined to the start.
    package var isClosed = false
}

extension Path {
    /// The subpaths that have segments. Closing adds a line, unless the current point is already the start.
    package var subpaths: [Subpath] {
        var result: [Subpath] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        // A segment that follows a close starts a new subpath. A subpath with only a move has no segments and is dropped at the end.
        func beginSubpathIfNeeded() { if result.isEmpty || result[result.count - 1].isClosed { result.append(Subpath()) } }
        func add(_ segment: CubicSegment) {
            beginSubpathIfNeeded()
            result[result.count - 1].segments.append(segment)
            current = segment.end
        }
        for element in elements {
            switch element {
            case .move(let point):
                (start, current) = (point, point)
                if let last = result.last, last.segments.isEmpty { result.removeLast() }
                result.append(Subpath())
            case .line(let point): add(CubicSegment(line: current, point))
            case .quad(let control, let point): add(CubicSegment(current, quad: control, point))
            case .curve(let first, let second, let point): add(CubicSegment(current, first, second, point))
            case .close:
                if current != start { add(CubicSegment(line: current, start)) }
                if let last = result.last, !last.isClosed { result[result.count - 1].isClosed = true }
                current = start
            }
        }
        return result.filter { !$0.segments.isEmpty }
    }
}
