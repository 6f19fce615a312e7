import Foundation

extension Typesetter {
    /// Returns the width of the tab at an index. Its distance from the leading edge of the text is `pen`.
    ///
    /// The text after the tab is placed at the first stop after the tab. If the text is so long that it would begin before the tab, the tab
    /// has no width.
    func tabWidth(at pen: CGFloat, of index: Int) -> CGFloat {
        let style = paragraphStyle(at: index)
        if let stop = style.tabStops?.first(where: { $0.location > pen + Self.tabTolerance }) {
            switch stop.alignment {
            case .left, .natural, .justified: return stop.location - pen
            case .center: return max(stop.location - columnWidth(after: index, stop) / 2 - pen, 0)
            case .right: return max(stop.location - columnWidth(after: index, stop) - pen, 0)
            }
        }
        let lastDefaultStop = TabStop.defaultInterval * CGFloat(TabStop.defaultCount)
        let isDefault = style.tabInterval <= 0 || style.tabStops == nil && pen < lastDefaultStop - Self.tabTolerance
        let interval = isDefault ? TabStop.defaultInterval : style.tabInterval
        // If the position is very close to a stop, the tab extends to the following stop.
        let next = ((pen / interval + 1e-6).rounded(.down) + 1) * interval
        return next > pen && next.isFinite ? next - pen : 0
    }

    /// A position that is nearer to a stop than this distance in points counts as at the stop.
    private static let tabTolerance: CGFloat = 1e-5

    /// Returns the width of the text after a tab, up to the next tab, newline or terminator of the stop. Line breaks are ignored, because
    /// the positions of the line breaks depend on the width of the tab.
    private func columnWidth(after tab: Int, _ stop: TabStop) -> CGFloat {
        let classes = characters.classes
        var end = tab + 1
        while end < characters.count, !classes[end].contains(.newline), !classes[end].contains(.tab),
            stop.terminators.isEmpty || !stop.isTerminator(characters.character(at: end))
        {
            end += 1
        }
        let column = (tab + 1)..<end
        let hasTerminator = end < characters.count && !classes[end].contains(.newline) && !classes[end].contains(.tab)
        return hasTerminator ? advance(of: column) : measuredWidth(of: column, leading: 0)
    }

    /// Returns the sum of the advances of a range that is followed by other characters. The advance of the last character includes its
    /// kerning with the next one.
    private func advance(of range: Range<Int>) -> CGFloat {
        var sum: CGFloat = 0
        prepared.forEachPart(of: range) { run, part in
            let style = style(of: run)
            guard let advances = run.shaped?.cumulativeAdvances else {
                return sum += (style.attachment?.width ?? 0) + style.tracking
            }
            let first = run.range.lowerBound
            let ems: Double = advances[part.upperBound - first] - advances[part.lowerBound - first]
            sum += CGFloat(ems) * style.font.size + style.tracking * CGFloat(part.count)
        }
        return sum
    }
}
