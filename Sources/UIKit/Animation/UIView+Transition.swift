import QuartzCore

extension UIView {
    /// Animates from the view's current image to its image after the block.
    ///
    /// The block runs immediately, and its changes are not animated. With `allowAnimatedContent` they are animated during the transition.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(on: view, duration, options, completion) { hasNoEffect in
            guard let animations else { return }
            hasNoEffect || options.contains(.allowAnimatedContent) ? animations() : withoutAnimationBlock(animations)
        }
    }

    /// Replaces one view by another, with an effect on their superview.
    ///
    /// The first view is removed and the second view is added. With `showHideTransitionViews` the first view is hidden and the
    /// second view is shown. If the first view has no superview, only the completion is called.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            AnimationBlock(AnimationParameters(duration: 0, timing: .curve(options.curve.timingFunction)), completion: completion).run {}
            return
        }
        runTransition(on: container, duration, options, completion) { _ in
            withoutAnimationBlock {
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

    /// Runs a change inside a transition. If the options have no transition effect, `hasNoEffect` is true, and the change is animated as in
    /// any other block.
    private class func runTransition(
        on view: UIView, _ duration: TimeInterval, _ options: UIView.AnimationOptions, _ completion: ((Bool) -> Void)?,
        _ change: (_ hasNoEffect: Bool) -> Void
    ) {
        let parameters = AnimationParameters(duration: duration, timing: .curve(options.curve.timingFunction), options: options)
        let block = AnimationBlock(inheriting: parameters, completion: completion)
        let transitionType = options.transitionType
        block.run {
            // Adding the transition stores the old image, so the transition is added before the change.
            if let transitionType, AnimationBlock.current === block { block.addTransition(transitionType, to: view) }
            change(transitionType == nil)
        }
    }
}

extension UIView.AnimationOptions {
    /// The effect of the transition field, bits 20 to 23, or nil if the options have no transition effect.
    nonisolated var transitionType: CATransitionType? {
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
