import Foundation

extension Path {
    /// A subpath with its original elements. In contrast, `Subpath` converts lines and quadratic curves to cubic curves.
    private struct Part {
        var start: CGPoint
        /// The elements after the start, without the closing element.
        var elements: [Element] = []
        var isClosed = false
    }

    /// The subpaths with their elements. An element after a close begins a new subpath at the start of the closed subpath.
    private var parts: [Part] {
        var result: [Part] = []
        for element in elements {
            switch element {
            case .move(let point): result.append(Part(start: point))
            case .close: if !result.isEmpty { result[result.count - 1].isClosed = true }
            case .line, .quad, .curve:
                if let last = result.last, last.isClosed { result.append(Part(start: last.start)) }
                if !result.isEmpty { result[result.count - 1].elements.append(element) }
            }
        }
        return result
    }

    /// Returns the path in the opposite direction: the last subpath first, and each subpath from its end to its start. Closed subpaths stay
    /// closed. Reversing twice results in the same path.
    package func reversed() -> Path {
        var path = Path()
        for part in parts.reversed() {
            let ends = [part.start] + part.elements.map(\.endPoint)
            path.move(to: ends[ends.count - 1])
            for (index, element) in part.elements.enumerated().reversed() {
                switch element {
                case .quad(let control, _): path.addQuadCurve(control, to: ends[index])
                case .curve(let first, let second, _): path.addCurve(second, first, to: ends[index])
                case .move, .line, .close: path.addLine(to: ends[index])
                }
            }
            if part.isClosed { path.closeSubpath() }
        }
        return path
    }
}

extension Path.Element {
    /// The last point of the element. It is zero for `close`, which has no point.
    package var endPoint: CGPoint {
        switch self {
        case .move(let point), .line(let point), .quad(_, let point), .curve(_, _, let point): point
        case .close: .zero
        }
    }
}
