import UIKit

/// The actions of keys in the timeline: they select animations and change the visible times.
extension TimelineView {
    /// The factor by which a key changes the length of the visible times.
    private static let zoomFactor = 0.7

    /// Selects the next or the previous animation in the order of the rows, scrolls to it, and shows its numbers. The first animation
    /// follows the last one. Returns false if there are no animations.
    @discardableResult
    package func selectAnimation(step: Int) -> Bool {
        let numbers = rows.rows.compactMap { row in if case .animation(let number) = row.content { number } else { nil } }
        guard !numbers.isEmpty else { return false }
        let current = selectedAnimation.flatMap { numbers.firstIndex(of: $0) }
        let next = current.map { ($0 + step + numbers.count) % numbers.count } ?? (step > 0 ? 0 : numbers.count - 1)
        selectedAnimation = numbers[next]
        followsPlayhead = false
        reveal(numbers[next])
        onSelect?(numbers[next])
        return true
    }

    /// The first frame of the selected animation, or nil.
    package var frameOfSelectedAnimation: Int? {
        guard let selectedAnimation, timeline.animations.indices.contains(selectedAnimation) else { return nil }
        return timeline.frame(at: timeline.animations[selectedAnimation].start)
    }

    /// Scrolls to the row of an animation, and shows its numbers beside the start of its bar.
    private func reveal(_ number: Int) {
        guard let row = rows.rows.first(where: { $0.content == .animation(number) }) else { return }
        let height = bounds.height - TimelineStyle.rulerHeight
        if row.y < scrollOffset { scroll(to: row.y) }
        if row.maxY > scrollOffset + height { scroll(to: row.maxY - height) }
        let start = min(max(scale.x(at: timeline.animations[number].start), scale.minX), scale.maxX)
        let point = CGPoint(x: start + 1, y: TimelineStyle.rulerHeight + row.y - scrollOffset + row.height / 2)
        showTooltip(TimelineTooltip(timeline.animations[number], in: timeline, at: timeline.animations[number].start), at: point)
    }

    /// Shows a shorter part of the take around the playhead, or a longer part if `isCloser` is false.
    package func zoomAtPlayhead(isCloser: Bool) {
        let limit = fittingTimeRange
        let x = min(max(scale.x(at: timeline.time(ofFrame: playheadFrame)), scale.minX), scale.maxX)
        let range = scale.zoomed(by: isCloser ? 1 / Self.zoomFactor : Self.zoomFactor, about: x, shortest: 0.1, within: limit)
        if range == limit { fit() } else { visibleTimeRange = range }
    }

    /// Moves the visible times so that a frame is visible.
    package func revealTime(ofFrame frame: Int) {
        guard !showsWholeTake else { return }
        let x = scale.x(at: timeline.time(ofFrame: frame))
        let distance = x < scale.minX ? x - scale.minX : max(x - scale.maxX, 0)
        guard distance != 0 else { return }
        visibleTimeRange = scale.panned(by: distance, within: fittingTimeRange)
    }
}
