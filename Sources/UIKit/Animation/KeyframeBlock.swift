import QuartzCore

/// An animation block that records changes with their time ranges. When it closes, each property gets one keyframe animation.
final class KeyframeBlock: AnimationBlock {
    private let mode: CAAnimationCalculationMode
    private var tracks: [(write: AnimatedChange, track: KeyframeTrack)] = []
    /// The current time range, as fractions of the duration.
    private var currentRange = (start: 0.0, length: 1.0)

    init(inheriting parameters: AnimationParameters, mode: CAAnimationCalculationMode, completion: ((Bool) -> Void)?) {
        self.mode = mode
        super.init(AnimationBlock.inherited(parameters), completion: completion)
    }

    /// Creates the block for keyframes that are added to an animator's block or to a block of `UIView.animate`.
    init(in block: AnimationBlock) {
        mode = .linear
        super.init(block.parameters)
    }

    override var keyframeBlock: KeyframeBlock { self }
    override var animatedLayers: [CALayer] { tracks.map(\.write.layer) }

    /// Runs a block for a part of the current range. Start and duration are fractions of that range.
    func run(from start: Double, duration: Double, _ animations: () -> Void) {
        let outerRange = currentRange
        currentRange = (outerRange.start + start * outerRange.length, max(duration, 0) * outerRange.length)
        Self.withCurrentBlock(self, animations)
        currentRange = outerRange
    }

    override func animate(_ layer: CALayer, _ property: LayerProperty, from oldValue: LayerValue, presentationValue: LayerValue) {
        let newValue = property.get(layer.modelValues)
        let index =
            tracks.firstIndex { $0.write.layer === layer && $0.write.property?.key == property.key }
            ?? {
                let startValue = parameters.options.contains(.beginFromCurrentState) ? presentationValue : oldValue
                tracks.append(
                    (
                        AnimatedChange(layer, property, oldValue: oldValue, presentationValue: presentationValue),
                        KeyframeTrack(startValue: startValue)
                    ))
                return tracks.count - 1
            }()
        tracks[index].write.updateNewValue()
        tracks[index].track.add(from: currentRange.start, duration: currentRange.length, to: newValue)
    }

    override func close() {
        for (change, track) in tracks where change.layer.tree != nil {
            guard let key = change.property?.key, let animation = track.makeAnimation(keyPath: key, mode: mode) else { continue }
            attach(animation, to: change, key: key)
            append(change)
        }
        tracks = []
        super.close()
    }
}
