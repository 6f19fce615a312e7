import Motion
import QuartzCore

/// A block whose writes are put down with their place in time, and become one list of values for each property when it closes.
final class KeyframeBlock: AnimationBlock {
    private let mode: CAAnimationCalculationMode
    private var tracks: [(write: AnimatedWrite, track: KeyframeTrack)] = []
    /// The part of the time that is being written to.
    private var part = (start: 0.0, length: 1.0)

    init(inheriting manner: AnimationManner, mode: CAAnimationCalculationMode, completion: ((Bool) -> Void)?) {
        self.mode = mode
        super.init(AnimationBlock.inherited(manner), completion: completion)
    }

    /// For an animator's block, or a plain one, that has keyframes without saying so.
    init(in block: AnimationBlock) {
        mode = .linear
        super.init(block.manner)
    }

    override var keyframes: KeyframeBlock { self }
    override var animatedLayers: [CALayer] { tracks.map(\.write.layer) }

    /// Runs a block for a part of the current part.
    func run(from start: Double, for length: Double, _ animations: () -> Void) {
        let outer = part
        part = (outer.start + start * outer.length, max(length, 0) * outer.length)
        Self.with(self, animations)
        part = outer
    }

    override func animate(_ layer: CALayer, _ property: LayerProperty, from old: LayerValue, shown: LayerValue) {
        let new = property.get(layer.modelValues)
        let index =
            tracks.firstIndex { $0.write.layer === layer && $0.write.property?.key == property.key }
            ?? {
                let from = manner.options.contains(.beginFromCurrentState) ? shown : old
                tracks.append((AnimatedWrite(layer, property, old: old, shown: shown), KeyframeTrack(from: from)))
                return tracks.count - 1
            }()
        tracks[index].write.update()
        tracks[index].track.add(from: part.start, for: part.length, to: new)
    }

    override func close() {
        for (write, track) in tracks where write.layer.tree != nil {
            guard let key = write.property?.key, let frames = track.animation(key, mode) else { continue }
            attach(frames, to: write, key: key)
            keep(write)
        }
        tracks = []
        super.close()
    }
}

/// The values of one property over the time of a keyframe block.
struct KeyframeTrack {
    private let from: LayerValue
    private var parts: [(start: Double, end: Double, value: LayerValue)] = []

    init(from: LayerValue) { self.from = from }

    /// A part with the same place replaces one before it: the last write of a keyframe wins.
    mutating func add(from start: Double, for length: Double, to value: LayerValue) {
        parts.removeAll { $0.start == start && $0.end == start + length }
        parts.append((start, start + length, value))
    }

    /// Nil if it never leaves where it begins.
    func animation(_ keyPath: String, _ mode: CAAnimationCalculationMode) -> CAKeyframeAnimation? {
        guard parts.contains(where: { $0.value != from }) else { return nil }
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.calculationMode = mode
        // Sorted by start; those that start together stay in the order in which they were declared.
        let ordered = parts.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
        let points = mode == .discrete ? steps(ordered) : ways(ordered)
        animation.values = points.map(\.value)
        animation.keyTimes = points.map { NSNumber(value: $0.time) } + (mode == .discrete ? [1] : [])
        return animation
    }

    /// Each value holds from its start on.
    private func steps(_ parts: [(start: Double, end: Double, value: LayerValue)]) -> [(time: Double, value: LayerValue)] {
        var points = [(time: 0.0, value: from)]
        for part in parts where part.start < 1 {
            if part.start <= points[points.count - 1].time { points.removeLast() }
            points.append((max(part.start, 0), part.value))
        }
        if points[0].time > 0 { points.insert((0, from), at: 0) }
        return points
    }

    /// From value to value, holding in between. A later part owns the property from its start on, and goes on from where it is then; what
    /// reaches beyond the end is cut there.
    private func ways(_ parts: [(start: Double, end: Double, value: LayerValue)]) -> [(time: Double, value: LayerValue)] {
        var points = [(time: 0.0, value: from)]
        for part in parts where part.start < 1 {
            let start = max(part.start, 0)
            let value = Self.value(of: points, at: start)
            while let last = points.last, last.time > start { points.removeLast() }
            if points.isEmpty || points[points.count - 1].time < start { points.append((start, value)) }
            points.append((max(part.end, start), part.value))
        }
        if let last = points.last, last.time > 1 {
            let value = Self.value(of: points, at: 1)
            points[points.count - 1] = (1, value)
        } else if let last = points.last, last.time < 1 {
            points.append((1, last.value))
        }
        return points
    }

    private static func value(of points: [(time: Double, value: LayerValue)], at time: Double) -> LayerValue {
        guard let next = points.firstIndex(where: { $0.time >= time }), next > 0 else {
            return points[time > points[0].time ? points.count - 1 : 0].value
        }
        let (a, b) = (points[next - 1], points[next])
        return a.value.mixed(with: b.value, (time - a.time) / (b.time - a.time)) ?? b.value
    }
}
