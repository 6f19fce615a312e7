import QuartzCore

/// An animation block that records changes with their time ranges. When it closes, each property gets one keyframe animation.
final class KeyframeBlock: AnimationBlock {
    private let mode: CAAnimationCalculationMode
    private var tracks: [Track] = []
    /// The block to which the keyframes were added directly, or nil for a block of `animateKeyframes`.
    private weak var container: AnimationBlock?
    /// The current time range, as fractions of the duration.
    private var currentRange = (start: 0.0, length: 1.0)

    /// The keyframes of one property, and the repetition if it was set separately from the options when they were recorded.
    private struct Track {
        let write: AnimatedChange
        var keyframes: KeyframeTrack
        var repetition: (count: Double, autoreverses: Bool)?
    }

    init(inheriting parameters: AnimationParameters, mode: CAAnimationCalculationMode, completion: ((Bool) -> Void)?) {
        self.mode = mode
        super.init(AnimationBlock.inherited(parameters), completion: completion)
    }

    /// Creates the block for keyframes that are added to an animator's block or to a block of `UIView.animate`.
    init(in block: AnimationBlock) {
        mode = .linear
        container = block
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
                    Track(
                        write: AnimatedChange(layer, property, oldValue: oldValue, presentationValue: presentationValue),
                        keyframes: KeyframeTrack(startValue: startValue)))
                return tracks.count - 1
            }()
        tracks[index].write.updateNewValue()
        if let repetition = repetition ?? container?.repetition { tracks[index].repetition = repetition }
        tracks[index].keyframes.add(from: currentRange.start, duration: currentRange.length, to: newValue)
    }

    override func close() {
        let ownRepetition = repetition
        for track in tracks where track.write.layer.tree != nil {
            let change = track.write
            guard let key = change.property?.key, let animation = track.keyframes.makeAnimation(keyPath: key, mode: mode) else { continue }
            repetition = track.repetition ?? ownRepetition
            attach(animation, to: change, key: key)
            append(change)
        }
        repetition = ownRepetition
        tracks = []
        super.close()
    }
}
