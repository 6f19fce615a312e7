import Foundation

/// A path with the lengths of its pieces, of which parts can be cut.
package struct MeasuredPath: Sendable {
    package let path: Path
    private let subpaths: [(pieces: [CubicPiece], isClosed: Bool)]
    private let lengths: [[CGFloat]]
    package let length: CGFloat

    package init(_ path: Path) {
        self.path = path
        subpaths = path.subpaths
        lengths = subpaths.map { $0.pieces.map(\.length) }
        length = lengths.reduce(0) { $0 + $1.reduce(0, +) }
    }

    /// The part between two fractions of the whole length, all subpaths counted as one.
    package func part(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        if from == 0, to == 1 { return path }
        var result = Path()
        guard from < to else { return result }
        var done: CGFloat = 0
        let (start, end) = (from * length, to * length)
        for (subpath, lengths) in zip(subpaths, lengths) {
            let whole = lengths.reduce(0, +)
            // A closed outline that is shown from end to end stays closed, and its corner a corner.
            let isWhole = start <= done && end >= done + whole
            var isOpen = false
            for (piece, length) in zip(subpath.pieces, lengths) {
                let (first, last) = (max(start - done, 0), min(end - done, length))
                done += length
                guard first < last else { continue }
                let shown =
                    first <= 0 && last >= length
                    ? piece : piece.part(from: piece.parameter(atLength: first), to: piece.parameter(atLength: last))
                if !isOpen { result.move(to: shown.start) }
                isOpen = true
                if shown.isLine { result.line(to: shown.end) } else { result.curve(shown.first, shown.second, to: shown.end) }
            }
            if isWhole, subpath.isClosed { result.close() }
        }
        return result
    }
}
