import QuartzCore

extension UIView {
    /// From the picture of the view as it is to what the block makes of it. The block runs now, and only its outcome is seen; with
    /// `allowAnimatedContent` what moves inside it moves during the transition.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        pass(on: view, duration, options, completion) { isPlain in
            guard let animations else { return }
            isPlain || options.contains(.allowAnimatedContent) ? animations() : performWithoutAnimation(animations)
        }
    }

    /// From one view to another in the same place: the effect is that of their superview. The first leaves it and the second joins, or with
    /// `showHideTransitionViews` the first is hidden and the second shown.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            AnimationBlock(AnimationManner(duration: 0, pace: .curve(options.curve.timing)), completion: completion).run {}
            return
        }
        pass(on: container, duration, options, completion) { _ in
            performWithoutAnimation {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    container.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
                container.layoutIfNeeded()
            }
        }
    }

    /// The change is told whether there is no effect, so that the block animates as any other.
    private class func pass(
        on view: UIView, _ duration: TimeInterval, _ options: UIView.AnimationOptions, _ completion: ((Bool) -> Void)?,
        _ change: (_ isPlain: Bool) -> Void
    ) {
        let manner = AnimationManner(duration: duration, pace: .curve(options.curve.timing), options: options)
        let block = AnimationBlock(inheriting: manner, completion: completion)
        let effect = options.effect
        block.run {
            // The old picture is taken when the transition is added, so that comes first.
            if let effect, AnimationBlock.current === block { block.add(effect, to: view) }
            change(effect == nil)
        }
    }
}

extension UIView.AnimationOptions {
    /// The transition field, bits 20 to 23.
    nonisolated var effect: CATransitionType? {
        switch rawValue >> 20 & 15 {
        case 1: .flipFromLeft
        case 2: .flipFromRight
        case 3: .curlUp
        case 4: .curlDown
        case 5: .fade
        case 6: .flipFromTop
        case 7: .flipFromBottom
        default: nil
        }
    }
}

/// How far something keeps from the edges.
nonisolated public struct UIEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    public static let zero = UIEdgeInsets()
}
