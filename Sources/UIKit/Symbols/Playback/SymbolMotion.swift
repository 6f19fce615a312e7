import CoreGraphics

/// The motion of the layers of a symbol in one cycle of an effect that can be repeated.
nonisolated struct SymbolMotion {
    /// The values of a property of one layer, with their times in seconds.
    struct Track {
        var keyPath: String
        var values: [CGFloat]
        var times: [Double]
    }

    let configuration: SymbolEffectConfiguration
    /// The number of layers that move.
    let layerCount: Int
    let size: CGSize

    /// The time between the starts of two layers.
    private var stagger: Double {
        guard !configuration.isWholeSymbol else { return 0 }
        switch configuration.kind {
        case .bounce, .wiggle: return 0.09
        case .pulse, .breathe: return 0.15
        default: return 0
        }
    }

    /// The duration of the motion of one layer.
    private var layerDuration: Double {
        switch configuration.kind {
        case .bounce: 0.6
        case .wiggle: 0.9
        case .pulse: 1.5
        case .breathe: 2.6
        case .rotate: 1.8
        case .variableColor(let isCumulative, let reverses, _):
            (Double(layerCount) + (isCumulative ? 1.5 : 1)) * Self.highlightStep * (reverses ? 2 : 1)
        default: 0
        }
    }

    /// The time after which the next layer is highlighted.
    private static let highlightStep = 0.28

    /// The duration of one cycle.
    var duration: Double { layerDuration + stagger * Double(max(layerCount - 1, 0)) }

    /// Whether the speed of a cycle is constant.
    var isLinear: Bool {
        if case .rotate = configuration.kind { return true }
        return false
    }

    /// Returns the tracks of a layer, which cover the whole cycle.
    func tracks(ofLayer index: Int) -> [Track] {
        layerTracks(index).map { track in
            let start = stagger * Double(index)
            var track = track
            track.times = track.times.map { start + $0 * layerDuration }
            if start > 0 {
                track.times.insert(0, at: 0)
                track.values.insert(track.values[0], at: 0)
            }
            if let last = track.times.last, last < duration - 1e-9 {
                track.times.append(duration)
                track.values.append(track.values[track.values.count - 1])
            }
            return track
        }
    }

    /// Returns the tracks of a layer, with times in 0…1.
    private func layerTracks(_ index: Int) -> [Track] {
        switch configuration.kind {
        case .bounce(let isUp):
            [
                Track(
                    keyPath: "transform.scale", values: isUp ? [1, 1.24, 0.93, 1.03, 1] : [1, 0.78, 1.07, 0.98, 1],
                    times: [0, 0.28, 0.56, 0.8, 1])
            ]
        case .pulse: [Track(keyPath: "opacity", values: [1, 0.35, 1], times: [0, 0.5, 1])]
        case .breathe(let pulses):
            [Track(keyPath: "transform.scale", values: [1, 1.14, 1], times: [0, 0.5, 1])]
                + (pulses ? [Track(keyPath: "opacity", values: [1, 0.5, 1], times: [0, 0.5, 1])] : [])
        case .rotate(let isClockwise):
            [Track(keyPath: "transform.rotation.z", values: [0, (isClockwise ? 2 : -2) * .pi], times: [0, 1])]
        case .wiggle(let direction): wiggleTracks(direction)
        case .variableColor(let isCumulative, let reverses, let hidesInactiveLayers):
            [highlightTrack(index, isCumulative, reverses, low: hidesInactiveLayers ? 0 : SymbolRenderer.inactiveOpacity)]
        default: []
        }
    }

    // MARK: - Wiggling

    private func wiggleTracks(_ direction: SymbolEffectConfiguration.WiggleDirection) -> [Track] {
        let (swing, times): ([CGFloat], [Double]) = ([0, 1, -0.8, 0.55, -0.28, 0], [0, 0.15, 0.36, 0.57, 0.78, 1])
        func track(_ keyPath: String, _ amount: CGFloat) -> Track {
            Track(keyPath: keyPath, values: swing.map { $0 * amount }, times: times)
        }
        let distance = min(size.width, size.height) * 0.12
        switch direction {
        case .clockwise: return [track("transform.rotation.z", 0.22)]
        case .counterClockwise: return [track("transform.rotation.z", -0.22)]
        case .left: return [track("transform.translation.x", -distance)]
        case .right: return [track("transform.translation.x", distance)]
        case .up: return [track("transform.translation.y", -distance)]
        case .down: return [track("transform.translation.y", distance)]
        case .angle(let degrees):
            let direction = CGAffineTransform(rotationAngle: CGFloat(degrees) * .pi / 180)
            return [track("transform.translation.x", distance * direction.a), track("transform.translation.y", distance * direction.b)]
        }
    }

    // MARK: - Variable color

    /// Returns the opacity of a layer, in steps: the layer i is highlighted at the step i. An iterative effect dims the layer when the next
    /// layer is highlighted; a cumulative effect dims it at the end.
    private func highlightTrack(_ index: Int, _ isCumulative: Bool, _ reverses: Bool, low: CGFloat) -> Track {
        let (start, end) = (Double(index), Double(layerCount) + (isCumulative ? 1.5 : 1))
        let dimmed = isCumulative ? end - 0.5 : start + 1
        var points: [(Double, CGFloat)] = [
            (0, low), (start, low), (start + 0.5, 1), (dimmed, 1), (min(dimmed + 0.5, end), low), (end, low),
        ]
        if reverses { points += points.reversed().map { (2 * end - $0.0, $0.1) } }
        let total = reverses ? end * 2 : end
        return Track(keyPath: "opacity", values: points.map(\.1), times: points.map { $0.0 / total })
    }
}
