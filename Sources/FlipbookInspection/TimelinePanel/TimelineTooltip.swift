import Foundation

/// The exact numbers of the element under the pointer, as lines of text. The first line is the title.
package nonisolated struct TimelineTooltip: Equatable, Sendable {
    package var lines: [String]

    /// Creates the tooltip of an animation at a time.
    package init(_ animation: TimelineAnimation, in timeline: Timeline, at time: Double) {
        lines = [animation.label]
        if let from = animation.from, let to = animation.to { lines.append("\(from) → \(to)") }
        let bar = TimelineBar(animation, now: timeline.duration)
        let (start, end) = (TimelineTexts.seconds(animation.start), bar.body.upperBound)
        let times = end == .infinity ? "from \(start), forever" : "\(start) to \(TimelineTexts.seconds(end))"
        lines.append(times + (animation.isInterrupted ? ", interrupted" : ""))
        if animation.delay > 0 { lines.append(TimelineTexts.delay(of: animation)) }
        lines.append(TimelineTexts.timing(of: animation))
        if bar.body.contains(time) {
            let progress = bar.progress(at: [time], timeline)[0]
            lines.append("progress \(TimelineTexts.number(progress)) in frame \(timeline.frame(at: time))")
        }
        if timeline.groups.indices.contains(animation.group), let line = TimelineTexts.line(of: timeline.groups[animation.group]) {
            lines.append(line)
        }
    }

    /// Creates the tooltip of a group.
    package init(_ group: AnimationGroup, in timeline: Timeline) {
        lines = [TimelineTexts.title(of: group), "\(TimelineTexts.name(of: group.kind)), \(TimelineTexts.seconds(group.start))"]
        if let cause = group.cause { lines.append("started by: \(TimelineTexts.name(of: cause.kind))") }
        let count = group.animations.count
        lines.append(count == 1 ? "1 animation" : "\(count) animations")
        if let line = TimelineTexts.line(of: group) { lines.append(line) }
        if let function = group.line?.function { lines.append(function) }
    }

    /// Creates the tooltip of an input.
    package init(_ input: TimelineInput, in timeline: Timeline) {
        let (first, last) = (input.frames.lowerBound, input.frames.upperBound)
        let duration = timeline.time(ofFrame: last) - timeline.time(ofFrame: first)
        lines = [input.title, first == last ? "frame \(first)" : "frames \(first) to \(last), \(TimelineTexts.seconds(duration))"]
        if let from = input.path.first, let to = input.path.last {
            func text(_ point: CGPoint) -> String {
                "(\(TimelineTexts.number(Double(point.x), digits: 1)), \(TimelineTexts.number(Double(point.y), digits: 1)))"
            }
            lines.append(from == to ? "at \(text(from))" : "\(text(from)) → \(text(to))")
            lines.append("force \(TimelineTexts.number(input.force, digits: 2))")
        }
    }

    /// Creates the tooltip of a call.
    package init(_ call: TimelineMark, in timeline: Timeline) {
        lines = [
            call.title, "\(TimelineTexts.name(of: call.kind)), \(TimelineTexts.seconds(call.time))",
            "frame \(timeline.frame(at: call.time))",
        ]
    }
}
