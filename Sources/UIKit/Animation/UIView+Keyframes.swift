import QuartzCore

extension UIView {
    /// The options of a keyframe animation.
    ///
    /// The calculation mode is stored in bits 10 to 12. The curve has the same bits as in `AnimationOptions`.
    nonisolated public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the changed views inside the block, so that their subviews are animated too.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Touches reach the views while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// The animations start at the displayed values.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// The animations repeat until they are removed.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// The animations run forward and backward.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// A nested block keeps its own duration.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// A nested block does not inherit the options of the block around it.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// Straight lines between the values. This is the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Jumps from value to value.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Straight lines with a constant speed. Relative start times are ignored.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// A smooth curve through the values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// A smooth curve with a constant speed. Relative start times are ignored.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        /// The calculation mode of the keyframe animations.
        var calculationMode: CAAnimationCalculationMode {
            switch rawValue >> 10 & 7 {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }

        /// The options without the calculation mode. The other bits have the same meaning in both types.
        var animationOptions: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(7 << 10)) }
    }

    /// Animates the changes of the `addKeyframe` blocks inside the block, each in its own time range.
    ///
    /// Changes outside of keyframes take the whole duration. The curve applies to the animation as a whole. Inside a keyframe, values
    /// change at a constant speed.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let animationOptions = options.animationOptions
        let parameters = AnimationParameters(
            duration: duration, delay: delay, timing: .curve(animationOptions.curve.timingFunction), options: animationOptions)
        KeyframeBlock(inheriting: parameters, mode: options.calculationMode, completion: completion).run(animations)
    }

    /// Adds a keyframe to the current animation block: a keyframe block, a block of an animator or any other block.
    ///
    /// Start and duration are fractions of that block's duration, or of the duration of the keyframe around this call. Outside of a block,
    /// `animations` runs without a keyframe.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
    ) {
        guard let block = AnimationBlock.current else { return animations() }
        let start = Diagnostics.finite(frameStartTime, or: 0, "relativeStartTime", source: "UIView.addKeyframe")
        let duration = Diagnostics.finite(frameDuration, or: 0, "relativeDuration", source: "UIView.addKeyframe")
        block.keyframeBlock.run(from: start, duration: duration, animations)
    }
}
