import CoreGraphics
import Foundation

extension Typesetter {
    /// The last line that there is room for, with the rest of a paragraph; after it comes `hidesMore` text that will not be seen.
    func cutLast(_ rest: Range<Int>, _ style: ParagraphStyle, _ isFirst: Bool, _ hidesMore: Bool, _ setting: inout Setting) {
        let limit = room(style, isFirst: isFirst).width
        let fits = measured(rest) <= limit + Self.tolerance
        if fits && (!hidesMore || style.breakMode == .clip) || style.breakMode == .clip {
            append(rest, isFirst: isFirst, &setting)
            setting.frames[setting.frames.count - 1].isLast = true
            setting.isCut = hidesMore || !fits
            return
        }
        let shown = visible(rest)
        let pieces =
            switch style.breakMode {
            case .truncateHead: fits ? tail(shown, limit) : head(shown, limit)
            case .truncateMiddle: fits ? tail(shown, limit) : middle(shown, limit)
            default: tail(shown, limit)
            }
        append(pieces, rest, isFirst: isFirst, &setting)
        setting.frames[setting.frames.count - 1].isLast = true
        setting.isCut = true
    }

    /// "Beginning…": as much of the beginning as fits.
    private func tail(_ range: Range<Int>, _ limit: CGFloat) -> [Piece] {
        let count = largest(range.count + 1) { width(of: tailPieces(range, $0)) <= limit + Self.tolerance }
        return tailPieces(range, count)
    }

    private func tailPieces(_ range: Range<Int>, _ count: Int) -> [Piece] {
        let kept = visible(range.lowerBound..<(range.lowerBound + count))
        return [.letters(kept), .ellipsis(like: max(kept.upperBound - 1, range.lowerBound))]
    }

    /// "…end".
    private func head(_ range: Range<Int>, _ limit: CGFloat) -> [Piece] {
        let count = largest(range.count + 1) { width(of: headPieces(range, $0)) <= limit + Self.tolerance }
        return headPieces(range, count)
    }

    private func headPieces(_ range: Range<Int>, _ count: Int) -> [Piece] {
        let kept = unindented((range.upperBound - count)..<range.upperBound)
        return [.ellipsis(like: min(kept.lowerBound, range.upperBound - 1)), .letters(kept)]
    }

    /// "Begin…end", as much of both, the beginning first.
    private func middle(_ range: Range<Int>, _ limit: CGFloat) -> [Piece] {
        let count = largest(range.count + 1) { width(of: middlePieces(range, $0)) <= limit + Self.tolerance }
        return middlePieces(range, count)
    }

    private func middlePieces(_ range: Range<Int>, _ count: Int) -> [Piece] {
        let first = visible(range.lowerBound..<(range.lowerBound + (count + 1) / 2))
        let last = unindented((range.upperBound - count / 2)..<range.upperBound)
        return [.letters(first), .ellipsis(like: max(first.upperBound - 1, range.lowerBound)), .letters(last)]
    }

    private func unindented(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start < range.upperBound, hangs(start) { start += 1 }
        return start..<range.upperBound
    }

    private func width(of pieces: [Piece]) -> CGFloat {
        pieces.reduce(0) { sum, piece in
            switch piece {
            case .letters(let range): sum + measured(range)
            case .ellipsis(let like):
                sum + TextLine("…", text.spans[owners[like]].style.font, tracking: text.spans[owners[like]].style.tracking).width
            }
        }
    }

    /// The largest number below `end` for which the condition holds, if it holds up to some number; 0 if for none.
    private func largest(_ end: Int, _ holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, max(end, 1))
        while high - low > 1 {
            let middle = (low + high) / 2
            if holds(middle) { low = middle } else { high = middle }
        }
        return low
    }
}
