import CoreGraphics
import QuartzCore
import Stage
import UIKit

extension TimelineRowDrawing {
    // MARK: - Inputs

    /// Adds the inputs of a lane. Each input extends at most to the next input, so that they do not overlap.
    mutating func add(inputs: [TimelineInput], _ timeline: Timeline) {
        var endOfPrevious = -CGFloat.infinity
        for (index, input) in inputs.enumerated() {
            let (x0, x1) = (x(timeline.time(ofFrame: input.frames.lowerBound)), x(timeline.time(ofFrame: input.frames.upperBound)))
            guard x1 > scale.minX - Self.overhang, x0 < scale.maxX + Self.overhang else { continue }
            let next = index + 1 < inputs.count ? scale.x(at: timeline.time(ofFrame: inputs[index + 1].frames.lowerBound)) : .infinity
            // Inputs that are too close to each other are shown as one mark.
            guard x0 >= endOfPrevious + 1 else { continue }
            endOfPrevious = add(input, from: x0, to: x1, before: next - 3)
        }
    }

    /// Adds an input. Returns its right edge.
    private mutating func add(_ input: TimelineInput, from x0: CGFloat, to x1: CGFloat, before limit: CGFloat) -> CGFloat {
        switch input.kind {
        case .tap:
            let radius = min(4 + CGFloat(min(input.force, 4)), max((limit - x0) / 2, 2))
            let path = CGMutablePath()
            path.addEllipse(in: CGRect(x: x0 - radius, y: height / 2 - radius, width: radius * 2, height: radius * 2))
            fill(path, TimelineStyle.eventColor)
            return addTitle(input.title, after: x0 + radius, before: limit)
        case .drag, .press, .scroll: return addMovement(input, from: x0, to: min(x1, limit), before: limit)
        case .key, .text, .rotation, .setting, .speed: return addCap(input.title, at: x0, before: limit)
        }
    }

    /// Adds a bar with a small picture of the path. The line at its lower edge is thicker for a larger force.
    private mutating func addMovement(_ input: TimelineInput, from x0: CGFloat, to x1: CGFloat, before limit: CGFloat) -> CGFloat {
        let rect = CGRect(x: x0, y: 4, width: max(x1 - x0, 3), height: height - 8)
        fill(Self.roundedRect(rect, 4), TimelineStyle.eventColor.withAlphaComponent(0.12))
        let thickness = CGFloat(min(max(input.force, 0.5), 6.7)) * 1.5
        fill(
            Self.roundedRect(CGRect(x: rect.minX, y: rect.maxY - thickness, width: rect.width, height: thickness), 1.5),
            TimelineStyle.eventColor.withAlphaComponent(0.5))
        var x = rect.maxX
        if let picture = picture(of: input.path, height: rect.height - thickness - 5) {
            let isInside = picture.boundingBox.width + 8 <= rect.width
            let origin = CGPoint(x: isInside ? rect.minX + 4 : rect.maxX + 5, y: rect.minY + 2.5)
            if isInside || origin.x + picture.boundingBox.width < limit {
                let path = CGMutablePath()
                path.addPath(picture, transform: CGAffineTransform(translationX: origin.x, y: origin.y))
                stroke(path, TimelineStyle.eventColor, width: 1.5)
                x = max(x, origin.x + picture.boundingBox.width)
            }
        }
        return addTitle(input.title, after: x, before: limit)
    }

    /// Returns the path of a finger, scaled to a height and at most twice as wide as high, or nil if it does not move.
    private func picture(of points: [CGPoint], height: CGFloat) -> CGPath? {
        guard let first = points.first, points.count > 1 else { return nil }
        var box = CGRect(origin: first, size: .zero)
        for point in points { box = box.union(CGRect(origin: point, size: .zero)) }
        guard max(box.width, box.height) >= 4 else { return nil }
        let factor = min(height / max(box.height, 1), height * 2 / max(box.width, 1))
        let top = (height - box.height * factor) / 2
        let path = CGMutablePath()
        path.addLines(between: points.map { CGPoint(x: ($0.x - box.minX) * factor, y: top + ($0.y - box.minY) * factor) })
        return path
    }

    /// Adds a title in the outline of a key cap, or only a short line if there is no space for the title. Returns the right edge.
    private mutating func addCap(_ title: String, at x0: CGFloat, before limit: CGFloat) -> CGFloat {
        let name = title.hasPrefix("Key ") ? String(title.dropFirst(4)) : title
        let width = TimelineStyle.width(name, TimelineStyle.font) + 12
        guard x0 + width <= limit else {
            fill(CGPath(rect: CGRect(x: x0, y: 6, width: 2, height: height - 12), transform: nil), TimelineStyle.eventColor)
            return x0 + 2
        }
        let rect = CGRect(x: x0, y: 4.5, width: width, height: height - 9)
        fill(Self.roundedRect(rect, 4), TimelineStyle.keyCapColor)
        stroke(Self.roundedRect(rect, 4), TimelineStyle.eventColor.withAlphaComponent(0.35))
        text(name, x: x0 + 6, TimelineStyle.font, PanelColor.text)
        return rect.maxX
    }

    /// Adds a title if there is space for it. Returns the right edge.
    private mutating func addTitle(_ title: String, after x: CGFloat, before limit: CGFloat) -> CGFloat {
        let width = TimelineStyle.width(title, TimelineStyle.font)
        guard x + 6 + width <= min(limit, scale.maxX) else { return x }
        text(title, x: x + 6)
        return x + 6 + width
    }

    // MARK: - Calls

    /// Adds the calls of the app's code: a hollow circle for timers and delayed calls, a diamond for completions, and a square for other
    /// calls.
    mutating func add(calls: [TimelineMark]) {
        var endOfPrevious = -CGFloat.infinity
        for (index, call) in calls.enumerated() {
            let x0 = scale.x(at: call.time)
            guard x0 > scale.minX - Self.overhang, x0 < scale.maxX + Self.overhang, x0 - 5 >= endOfPrevious + 1 else { continue }
            let next = index + 1 < calls.count ? scale.x(at: calls[index + 1].time) : .infinity
            let y = height / 2
            switch call.kind {
            case .timer, .delayedCall:
                let path = CGMutablePath()
                path.addEllipse(in: CGRect(x: x0 - 4, y: y - 4, width: 8, height: 8))
                stroke(path, TimelineStyle.eventColor, width: 1.5)
            case .completion:
                let path = CGMutablePath()
                path.addLines(between: [(0, -5), (5, 0), (0, 5), (-5, 0)].map { CGPoint(x: x0 + $0.0, y: y + $0.1) })
                path.closeSubpath()
                fill(path, TimelineStyle.eventColor)
            case .appearance, .transition, .system, .touch, .key, .gesture, .control:
                stroke(
                    CGPath(rect: CGRect(x: x0 - 3.5, y: y - 3.5, width: 7, height: 7), transform: nil), TimelineStyle.eventColor, width: 1.5
                )
            }
            endOfPrevious = addTitle(call.title, after: x0 + 5, before: next - 9)
        }
    }

    // MARK: - Groups

    /// Adds the line of a group, from its start to the end of its animations, with the kind of the group above its start. An animator has
    /// lines for its states instead.
    mutating func add(_ group: AnimationGroup, _ timeline: Timeline) {
        let color = TimelineStyle.color(group.kind)
        let y = height - 8
        let startX = x(group.start)
        let endX: CGFloat
        if group.states.isEmpty {
            let ends = timeline.animations(of: group).map { TimelineBar($0, now: timeline.duration).body.upperBound }
            endX = x(max(ends.max() ?? group.start, group.start))
            line([CGPoint(x: startX, y: height), CGPoint(x: startX, y: y), CGPoint(x: max(endX, startX + 3), y: y)], color, width: 1.5)
        } else {
            endX = add(group.states, of: group, until: timeline.duration, y, color)
        }
        let name = TimelineTexts.name(of: group.kind)
        let width = TimelineStyle.width(name, TimelineStyle.font)
        let x = max(startX, scale.minX + 4)
        guard startX <= scale.maxX, endX >= scale.minX, group.states.isEmpty, x + width <= scale.maxX else { return }
        texts.append(
            Text(string: name, frame: CGRect(x: x, y: 2, width: width + 1, height: height - 12), font: TimelineStyle.font, color: color))
    }

    /// Adds the states of an animator. Returns the right edge.
    private mutating func add(
        _ states: [AnimationGroup.AnimatorStateChange], of group: AnimationGroup, until now: Double, _ y: CGFloat, _ color: UIColor
    ) -> CGFloat {
        var endX = x(group.start)
        var endOfText = -CGFloat.infinity
        for (index, change) in states.enumerated() {
            let end = index + 1 < states.count ? states[index + 1].time : now
            let (x0, x1) = (x(change.time), x(max(end, change.time)))
            line([CGPoint(x: x0, y: y - 4), CGPoint(x: x0, y: y + 4)], color, width: 1.5)
            switch change.state {
            case .running, .reversed: line([CGPoint(x: x0, y: y), CGPoint(x: x1, y: y)], color, width: 3)
            case .paused: line([CGPoint(x: x0, y: y), CGPoint(x: x1, y: y)], color, width: 1.5, dash: [2, 3])
            case .inactive, .stopped: break
            }
            if change.state != .inactive, change.state != .stopped { endX = max(endX, x1) }
            guard change.state != .inactive, change.state != .stopped else { continue }
            let name = change.state.rawValue
            let width = TimelineStyle.width(name, TimelineStyle.font)
            let textX = max(x0, scale.minX + 4, endOfText + 8)
            // The text of the last state may be longer than its line.
            let isLast = index + 1 == states.count || states[index + 1].state == .stopped
            guard textX < x1, textX + width <= min(isLast ? .infinity : x1 + 4, scale.maxX) else { continue }
            texts.append(
                Text(
                    string: name, frame: CGRect(x: textX, y: 2, width: width + 1, height: height - 14), font: TimelineStyle.font,
                    color: color))
            endOfText = textX + width
        }
        return endX
    }
}
