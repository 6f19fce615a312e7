import FlipbookGeometry
import Foundation

extension Typesetter {
    /// Appends the last visible line with the rest of a paragraph. `hasMoreText` is true if text follows the paragraph.
    mutating func appendTruncatedLine(
        _ rest: Range<Int>, style: ParagraphStyle, isFirstLine: Bool, hasMoreText: Bool, to state: inout State
    ) {
        let isRightToLeft = prepared.isRightToLeft(at: rest.lowerBound)
        let space = availableSpace(for: style, isFirstLine: isFirstLine, isRightToLeft: isRightToLeft)
        let measuredWidth = measuredWidth(of: rest, leading: space.leading)
        let fits = measuredWidth <= space.width + Self.tolerance
        equalWidths.narrow(measuredWidth, fits: fits)
        if fits && (!hasMoreText || style.breakMode == .clip) || style.breakMode == .clip {
            append(rest, isFirstLine: isFirstLine, to: &state)
            state.lineFrames[state.lineFrames.count - 1].isLast = true
            state.isTruncated = hasMoreText || !fits
            return
        }
        // The text before and after an ellipsis is searched with many comparisons.
        equalWidths.makeExact()
        let visible = visibleRange(of: rest)
        // If the rest of the paragraph fits, only text after it is missing, so the ellipsis is at the end.
        let contents =
            switch style.breakMode {
            case .truncateHead:
                fits ? tailTruncated(visible, space) : headTruncated(visible, space)
            case .truncateMiddle:
                fits ? tailTruncated(visible, space) : middleTruncated(visible, space)
            default: tailTruncated(visible, space)
            }
        append(contents, range: rest, isFirstLine: isFirstLine, to: &state)
        state.lineFrames[state.lineFrames.count - 1].isLast = true
        state.isTruncated = true
    }

    /// Returns "Beginning…", with as much of the beginning as fits.
    private func tailTruncated(_ range: Range<Int>, _ space: LineSpace) -> [LineContent] {
        let count = largest(below: range.count + 1) { fits(tailContents(range, count: $0), space) }
        return tailContents(range, count: count)
    }

    private func tailContents(_ range: Range<Int>, count: Int) -> [LineContent] {
        let remaining = visibleRange(of: range.lowerBound..<(range.lowerBound + count))
        return [.text(remaining), .ellipsis(styledLike: max(remaining.upperBound - 1, range.lowerBound))]
    }

    /// Returns "…end", with as much of the end as fits.
    private func headTruncated(_ range: Range<Int>, _ space: LineSpace) -> [LineContent] {
        let count = largest(below: range.count + 1) { fits(headContents(range, count: $0), space) }
        return headContents(range, count: count)
    }

    private func headContents(_ range: Range<Int>, count: Int) -> [LineContent] {
        let remaining = trimmingLeadingSpaces((range.upperBound - count)..<range.upperBound)
        return [.ellipsis(styledLike: min(remaining.lowerBound, range.upperBound - 1)), .text(remaining)]
    }

    /// Returns "Begin…end", with equal numbers of characters from both ends, or one more from the beginning.
    private func middleTruncated(_ range: Range<Int>, _ space: LineSpace) -> [LineContent] {
        let count = largest(below: range.count + 1) { fits(middleContents(range, count: $0), space) }
        return middleContents(range, count: count)
    }

    private func middleContents(_ range: Range<Int>, count: Int) -> [LineContent] {
        let first = visibleRange(of: range.lowerBound..<(range.lowerBound + (count + 1) / 2))
        let last = trimmingLeadingSpaces((range.upperBound - count / 2)..<range.upperBound)
        return [.text(first), .ellipsis(styledLike: max(first.upperBound - 1, range.lowerBound)), .text(last)]
    }

    /// Returns the range without the spaces at its start.
    private func trimmingLeadingSpaces(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start < range.upperBound, isHangingSpace(at: start) { start += 1 }
        return start..<range.upperBound
    }

    private func fits(_ contents: [LineContent], _ space: LineSpace) -> Bool {
        let width = contents.reduce(0) { (sum: CGFloat, content) in
            switch content {
            case .text(let range): sum + measuredWidth(of: range, leading: space.leading + sum)
            case .ellipsis(let styleIndex):
                sum + ShapedLine("…", style(at: styleIndex).font, tracking: style(at: styleIndex).tracking).width
            }
        }
        return width <= space.width + Self.tolerance
    }

    /// Returns the largest number below `end` for which the condition is true, or 0. The condition must be true for all numbers up to a
    /// limit, and false above.
    private func largest(below end: Int, where holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, max(end, 1))
        while high - low > 1 {
            let middle = (low + high) / 2
            if holds(middle) { low = middle } else { high = middle }
        }
        return low
    }
}
