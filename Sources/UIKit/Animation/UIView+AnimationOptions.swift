extension UIView {
    /// The options of an animation block. The curve and the transition are stored in fields of several bits.
    nonisolated public struct AnimationOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the changed views inside the block, so that their subviews are animated too.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Touches reach the views while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// An animation that replaces another animation starts at the displayed value.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animations repeat until they are removed.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// The animations run forward and backward.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// A nested block keeps its own duration.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// A nested block keeps its own curve.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Changes inside a view are animated during its transition.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// A transition between two views hides and shows them, instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// A nested block does not inherit the options of the block around it.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Accelerates at the start and decelerates at the end. This is the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Accelerates at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Decelerates at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Keeps a constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// No transition effect.
        public static let transitionNone: AnimationOptions = []
        /// Flips the view around its vertical axis, from left to right.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Flips the view around its vertical axis, from right to left.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Curls the view up like a page.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Curls the view down like a page.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Fades from the old content to the new content.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Flips the view around its horizontal axis, from top to bottom.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Flips the view around its horizontal axis, from bottom to top.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// The default frame rate.
        public static let preferredFramesPerSecondDefault: AnimationOptions = []
        /// 60 frames per second.
        ///
        /// Differs from Apple: it has no effect.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// 30 frames per second.
        ///
        /// Differs from Apple: it has no effect.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        /// The named curve of the curve field, bits 16 to 19.
        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 15)) ?? .easeInOut }
    }

    /// A named timing curve.
    nonisolated public enum AnimationCurve: Int, Sendable {
        /// Slow at the start and at the end.
        case easeInOut
        /// Slow at the start.
        case easeIn
        /// Slow at the end.
        case easeOut
        /// The same speed all the time.
        case linear

        /// The timing function of the curve.
        var timingFunction: CAMediaTimingFunction {
            switch self {
            case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
            case .easeIn: CAMediaTimingFunction(name: .easeIn)
            case .easeOut: CAMediaTimingFunction(name: .easeOut)
            case .linear: CAMediaTimingFunction(name: .linear)
            }
        }
    }
}
