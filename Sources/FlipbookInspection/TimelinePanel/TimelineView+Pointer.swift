import Foundation
import UIKit

extension TimelineView {
    /// The effect of a movement of the pointer.
    enum PointerState: Equatable {
        case none
        /// The playhead follows the pointer.
        case scrub
        /// The pointer is down on a row. If it is released without a movement, it selects an animation.
        case press(CGPoint)
        /// An end of the loop range follows the pointer.
        case loop(isStart: Bool)
    }

    /// An element of the timeline at a point.
    package enum Target: Equatable {
        case input(Int), call(Int), group(Int), animation(Int)
    }

    /// The largest distance at which the pointer grabs a line, in points.
    private static let grabDistance: CGFloat = 6
    /// The distance after which a press is a movement, in points.
    private static let dragDistance: CGFloat = 3

    // MARK: - Button

    /// Handles a press of the mouse button: it moves the playhead in the ruler, and grabs the ends of the loop range and the playhead.
    package func pointerDown(at point: CGPoint) {
        showTooltip(nil, at: point)
        if let isStart = loopHandle(at: point) {
            pointerState = .loop(isStart: isStart)
        } else if point.x >= scale.minX - Self.grabDistance, point.y < TimelineStyle.rulerHeight || isPlayhead(at: point) {
            pointerState = .scrub
            scrub(to: point)
        } else {
            pointerState = .press(point)
        }
    }

    /// Handles a movement of the pointer. Without a button, it shows the numbers of the element under the pointer.
    package func pointerMoved(to point: CGPoint) {
        switch pointerState {
        case .none: showTooltip(tooltip(at: point), at: point)
        case .scrub: scrub(to: point)
        case .press(let start):
            guard max(abs(point.x - start.x), abs(point.y - start.y)) > Self.dragDistance, start.x >= scale.minX else { return }
            pointerState = .scrub
            scrub(to: point)
        case .loop(let isStart):
            guard let loop = loopRange else { return }
            let frame = frame(at: point.x)
            let range = isStart ? min(frame, loop.upperBound)...loop.upperBound : loop.lowerBound...max(frame, loop.lowerBound)
            guard range != loop else { return }
            loopRange = range
            onLoopChange?(range)
        }
    }

    /// Handles the release of the mouse button. A press without a movement selects the animation at its point, or no animation.
    package func pointerUp() {
        if case .press(let point) = pointerState {
            var number: Int?
            if case .animation(let animation) = target(at: point) { number = animation }
            if number != selectedAnimation {
                selectedAnimation = number
                onSelect?(number)
            }
            if let number { onClick?(number) }
        }
        pointerState = .none
    }

    /// Hides the numbers when the pointer leaves the timeline.
    package func pointerExited() { showTooltip(nil, at: .zero) }

    /// Whether the mouse button is down.
    package var isPointerDown: Bool { pointerState != .none }

    private func scrub(to point: CGPoint) {
        followsPlayhead = true
        let frame = frame(at: point.x)
        guard frame != playheadFrame else { return }
        playheadFrame = frame
        onScrub?(frame)
    }

    /// Returns the frame of the take that is nearest to a position.
    package func frame(at x: CGFloat) -> Int {
        let scale = scale
        let time = scale.time(at: min(max(x, scale.minX), scale.maxX))
        let frame = timeline.frame(at: time)
        let (before, after) = (timeline.time(ofFrame: frame), timeline.time(ofFrame: frame + 1))
        return after > before && after - time < time - before ? frame + 1 : frame
    }

    private func isPlayhead(at point: CGPoint) -> Bool {
        abs(point.x - scale.x(at: timeline.time(ofFrame: playheadFrame))) <= Self.grabDistance
    }

    /// Returns true if the start of the loop range is at a point, false if its end is at the point, or nil if neither is.
    private func loopHandle(at point: CGPoint) -> Bool? {
        guard let loop = loopRange, point.y < TimelineStyle.rulerHeight else { return nil }
        let distances = [loop.lowerBound, loop.upperBound].map { abs(point.x - scale.x(at: timeline.time(ofFrame: $0))) }
        guard min(distances[0], distances[1]) <= Self.grabDistance else { return nil }
        return distances[0] <= distances[1]
    }

    // MARK: - Wheel

    /// Handles a movement of the wheel by a distance in points: it zooms about the pointer. At the titles it scrolls the rows. A horizontal
    /// movement moves the visible times.
    package func wheelMoved(at point: CGPoint, by distance: CGVector) {
        showTooltip(nil, at: point)
        let limit = fittingTimeRange
        if abs(distance.dx) > abs(distance.dy) {
            guard !showsWholeTake else { return }
            visibleTimeRange = scale.panned(by: distance.dx, within: limit)
        } else if point.x < scale.minX - TimelineStyle.margin / 2 {
            followsPlayhead = false
            scroll(to: scrollOffset + distance.dy)
        } else if distance.dy != 0 {
            let x = min(max(point.x, scale.minX), scale.maxX)
            let range = scale.zoomed(by: exp(-Double(distance.dy) / 240), about: x, shortest: 0.1, within: limit)
            if range == limit { fit() } else { visibleTimeRange = range }
        }
    }

    // MARK: - Targets

    /// Returns the element at a point, or nil.
    package func target(at point: CGPoint) -> Target? {
        let y = point.y - TimelineStyle.rulerHeight + scrollOffset
        guard point.y >= TimelineStyle.rulerHeight, let index = rows.index(at: y) else { return nil }
        let scale = scale
        switch rows.rows[index].content {
        case .animation(let number): return .animation(number)
        case .group(let number): return .group(number)
        case .calls:
            let distances = timeline.marks.indices.map { ($0, abs(scale.x(at: timeline.marks[$0].time) - point.x)) }
            return distances.min { $0.1 < $1.1 }.flatMap { $0.1 <= Self.grabDistance + 2 ? .call($0.0) : nil }
        case .inputs(let lane):
            guard point.x >= scale.minX else { return nil }
            let distances = rows.inputLanes[lane].map { index -> (Int, CGFloat) in
                let frames = timeline.inputs[index].frames
                let (x0, x1) = (
                    scale.x(at: timeline.time(ofFrame: frames.lowerBound)), scale.x(at: timeline.time(ofFrame: frames.upperBound))
                )
                return (index, max(x0 - point.x, point.x - x1, 0))
            }
            return distances.min { $0.1 < $1.1 }.flatMap { $0.1 <= Self.grabDistance + 2 ? .input($0.0) : nil }
        }
    }

    /// Returns the tooltip of the element at a point, or nil if there is no element.
    func tooltip(at point: CGPoint) -> TimelineTooltip? {
        switch target(at: point) {
        case nil: nil
        case .input(let index): TimelineTooltip(timeline.inputs[index], in: timeline)
        case .call(let index): TimelineTooltip(timeline.marks[index], in: timeline)
        case .group(let number): TimelineTooltip(timeline.groups[number], in: timeline)
        case .animation(let number): TimelineTooltip(timeline.animations[number], in: timeline, at: scale.time(at: point.x))
        }
    }
}
