import Motion
import QuartzCore

extension UIView {
    /// What a keyframe block is asked for. The calculation mode is a field of bits 10 to 12; a curve may be brought along in the bits that
    /// `AnimationOptions` has for it.
    nonisolated public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        var mode: CAAnimationCalculationMode {
            switch rawValue >> 10 & 7 {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }

        /// The bits that both kinds of options have in common.
        var plain: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(7 << 10)) }
    }

    /// Animates what `addKeyframe` blocks inside the block write, each in its part of the time; what is written directly takes all of it. The
    /// curve paces the whole once, and inside a keyframe values change evenly.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let plain = options.plain
        let manner = AnimationManner(duration: duration, delay: delay, pace: .curve(plain.curve.timing), options: plain)
        KeyframeBlock(inheriting: manner, mode: options.mode, completion: completion).run(animations)
    }

    /// Start and duration are fractions of the keyframe block's time, or of the animator's in whose block this stands. Outside of both the
    /// block is just run.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
    ) {
        guard let block = AnimationBlock.current else { return animations() }
        block.keyframes.run(from: frameStartTime, for: frameDuration, animations)
    }
}

public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
