import FlipbookMotion

/// The offset over time, on one axis, of content that no finger is dragging.
///
/// The motion is a flick that decelerates, a bounce back from beyond an edge, or a motion to a target. Offset and velocity are closed-form
/// functions of the time since the start. Nothing is accumulated from frame to frame, so errors do not grow.
nonisolated struct ScrollAnimation: Hashable {
    /// A part of the motion that follows one formula.
    private struct Segment: Hashable {
        enum Timing: Hashable {
            case decay(Decay)
            case spring(Spring)
            case curve(UnitBezier, duration: Double)
        }

        let timing: Timing
        var startTime = 0.0
        var startOffset: Double
        let startVelocity: Double
        var target: Double

        func offset(at time: Double) -> Double {
            let t = max(time - startTime, 0)
            switch timing {
            case .decay(let decay): return startOffset + decay.displacement(at: t, velocity: startVelocity)
            case .spring(let spring): return target + spring.displacement(at: t, from: startOffset - target, velocity: startVelocity)
            case .curve(let curve, let duration): return startOffset + (target - startOffset) * curve.value(at: min(t / duration, 1))
            }
        }

        func velocity(at time: Double) -> Double {
            let t = max(time - startTime, 0)
            switch timing {
            case .decay(let decay): return decay.velocity(at: t, velocity: startVelocity)
            case .spring(let spring): return spring.velocity(at: t, from: startOffset - target, velocity: startVelocity)
            case .curve(let curve, let duration):
                return t < duration ? (target - startOffset) * curve.slope(at: t / duration) / duration : 0
            }
        }
    }

    private let first: Segment
    /// The bounce at the edge that the first segment reaches, from `second.startTime` on. The value is nil if the motion has only one
    /// segment.
    private let second: Segment?
    /// The time after which the offset is `target`.
    let duration: Double
    let target: Double

    private init(_ first: Segment, _ second: Segment? = nil, duration: Double, target: Double) {
        (self.first, self.second, self.duration, self.target) = (first, second, duration, target)
    }

    /// Returns the offset at a time since the start, in seconds.
    func offset(at time: Double) -> Double {
        if time >= duration { return target }
        return segment(at: time).offset(at: time)
    }

    /// Returns the velocity at a time since the start, in points per second.
    func velocity(at time: Double) -> Double { time >= duration ? 0 : segment(at: time).velocity(at: time) }

    private func segment(at time: Double) -> Segment {
        if let second, time >= second.startTime { return second }
        return first
    }

    /// Returns the same motion, shifted by a distance.
    func shifted(by distance: Double) -> ScrollAnimation {
        var (first, second) = (first, second)
        first.startOffset += distance
        first.target += distance
        second?.startOffset += distance
        second?.target += distance
        return ScrollAnimation(first, second, duration: duration, target: target + distance)
    }
}

// MARK: - Creation

nonisolated extension ScrollAnimation {
    /// The remaining distance in points below which a flick is treated as being at rest.
    static let restThreshold = 0.5

    /// Returns the motion after a finger lifts with a velocity in points per second.
    ///
    /// Inside the range the content decelerates. When it reaches an edge, a spring with the velocity at that time brings it back, or the
    /// content stops there if the range does not bounce. If the finger lifts beyond an edge, the spring is used immediately.
    ///
    /// `pixel` is the size of a pixel in points. Inside the range, the content comes to rest at a whole pixel. A bounce ends when its
    /// remaining distance is below half a pixel.
    static func flick(
        from start: Double, velocity: Double, in range: ScrollRange, decay: Decay, pixel: Double
    ) -> ScrollAnimation {
        guard range.contains(start) else { return bounce(from: start, velocity: velocity, in: range, pixel: pixel) }
        let end = start + decay.distance(velocity: velocity)
        let segment = Segment(timing: .decay(decay), startOffset: start, startVelocity: velocity, target: end)
        guard !range.contains(end) else {
            let target = range.clamped(roundedToPixel(end, pixel))
            return ScrollAnimation(segment, duration: decay.duration(velocity: velocity, threshold: restThreshold), target: target)
        }
        let edge = range.clamped(end)
        let arrivalTime = decay.time(toTravel: edge - start, velocity: velocity) ?? 0
        guard range.bounces else { return ScrollAnimation(segment, duration: arrivalTime, target: edge) }
        let speed = decay.velocity(at: arrivalTime, velocity: velocity)
        let bounceSegment = Segment(
            timing: .spring(.scrollBounce), startTime: arrivalTime, startOffset: edge, startVelocity: speed, target: edge)
        let bounceDuration = Spring.scrollBounce.restDuration(from: 0, velocity: speed, threshold: pixel / 2)
        return ScrollAnimation(segment, bounceSegment, duration: arrivalTime + bounceDuration, target: edge)
    }

    /// Returns the motion from an offset beyond an edge back to the edge. An offset inside the range must have a velocity of 0; the content
    /// then does not move.
    static func bounce(from start: Double, velocity: Double, in range: ScrollRange, pixel: Double) -> ScrollAnimation {
        let edge = range.clamped(start)
        let segment = Segment(timing: .spring(.scrollBounce), startOffset: start, startVelocity: velocity, target: edge)
        let time = Spring.scrollBounce.restDuration(from: start - edge, velocity: velocity, threshold: pixel / 2)
        return ScrollAnimation(segment, duration: time, target: edge)
    }

    /// Returns the motion to a target that is not the natural end of a flick. It starts with the finger's velocity and does not overshoot.
    ///
    /// A critically damped spring with the frequency velocity / distance is a pure exponential decay. Such a spring keeps the velocity of
    /// the finger and ends exactly at the target. If the flick is too slow for that, or has the opposite direction, a stiffer spring is
    /// used.
    ///
    /// - Parameters:
    ///   - minimumFrequency: The smallest frequency of the spring, in radians per second.
    ///   - pixel: The size of a pixel, in points.
    static func approach(
        from start: Double, to target: Double, velocity: Double, minimumFrequency: Double, pixel: Double
    ) -> ScrollAnimation {
        let frequency = velocity / (target - start)
        let spring = Spring(
            response: 2 * .pi / (frequency.isFinite && frequency >= minimumFrequency ? frequency : max(10, minimumFrequency)),
            dampingRatio: 1)
        let segment = Segment(timing: .spring(spring), startOffset: start, startVelocity: velocity, target: target)
        let time = spring.restDuration(from: start - target, velocity: velocity, threshold: pixel / 2)
        return ScrollAnimation(segment, duration: time, target: target)
    }

    /// Returns the motion along a timing curve, with a given duration.
    static func ease(from start: Double, to target: Double, curve: UnitBezier = .easeInOut, duration: Double) -> ScrollAnimation {
        let segment = Segment(timing: .curve(curve, duration: duration), startOffset: start, startVelocity: 0, target: target)
        return ScrollAnimation(segment, duration: start == target ? 0 : duration, target: target)
    }

    /// Returns the nearest offset at which the content is aligned to whole pixels.
    static func roundedToPixel(_ offset: Double, _ pixel: Double) -> Double { (offset / pixel).rounded() * pixel }

    /// Returns the offset of the page at which a drag comes to rest.
    ///
    /// This is the next page in the direction of a flick or, without a flick, the nearest page. The page is at most one page away from
    /// the start of the drag.
    ///
    /// - Parameters:
    ///   - dragStart: The offset at which the drag began.
    ///   - length: The length of a page.
    static func pageOffset(at offset: Double, velocity: Double, dragStart: Double, length: Double, in range: ScrollRange) -> Double {
        guard length > 0 else { return range.clamped(offset) }
        return range.clamped(groupOffset(at: offset, velocity: velocity, dragStart: dragStart, length: length))
    }

    /// Returns the multiple of `length` at which a drag comes to rest, as for pages, but without a range. The length must be positive.
    static func groupOffset(at offset: Double, velocity: Double, dragStart: Double, length: Double) -> Double {
        let position = offset / length
        let requestedPage =
            velocity > minimumFlickVelocity
            ? position.rounded(.down) + 1 : velocity < -minimumFlickVelocity ? position.rounded(.up) - 1 : position.rounded()
        let startPage = (dragStart / length).rounded()
        return min(max(requestedPage, startPage - 1), startPage + 1) * length
    }

    /// The smallest velocity of a flick that turns a page, in points per second.
    private static let minimumFlickVelocity = 100.0
}
