import QuartzCore

extension UIView {
    /// Begins an animation block. It contains all changes until `commitAnimations` is called.
    ///
    /// The setters below change the parameters of the block, for all later changes inside it.
    ///
    /// Differs from Apple: `context` is not passed to the delegate.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let legacyDelegate = LegacyAnimationDelegate(animationID)
        let parameters = AnimationBlock.inherited(
            AnimationParameters(duration: 0.2, timing: .curve(AnimationCurve.easeInOut.timingFunction)))
        let block = AnimationBlock(parameters, completion: { legacyDelegate.send(legacyDelegate.didStop, finished: $0) })
        block.legacyDelegate = legacyDelegate
        AnimationBlock.open(block)
    }

    /// Ends the block of the last `beginAnimations` and starts its animations.
    public class func commitAnimations() { AnimationBlock.closeInnermost() }

    /// Sets the object that gets the messages of `setAnimationWillStart` and `setAnimationDidStop`.
    public class func setAnimationDelegate(_ delegate: AnyObject?) { AnimationBlock.currentLegacyDelegate?.delegate = delegate }

    /// Sets the method that is called when `commitAnimations` starts the animations. The method can have the animation's name as its
    /// argument.
    public class func setAnimationWillStart(_ selector: Selector?) { AnimationBlock.currentLegacyDelegate?.willStart = selector }

    /// Sets the method that is called at the end of the animations. The method can have the animation's name as its argument, and as a
    /// second argument whether the animations have finished.
    public class func setAnimationDidStop(_ selector: Selector?) { AnimationBlock.currentLegacyDelegate?.didStop = selector }

    /// An effect of `setAnimationTransition`.
    nonisolated public enum AnimationTransition: Int, Sendable {
        /// No transition.
        case none
        /// The view turns about its vertical axis, and its left side comes to the front.
        case flipFromLeft
        /// The view turns about its vertical axis, and its right side comes to the front.
        case flipFromRight
        /// The view curls up like a page and uncovers the new content.
        case curlUp
        /// The new content curls down over the view like a page.
        case curlDown
    }

    /// Animates the changes of a view until `commitAnimations` as one transition of its whole image. `cache` has no effect.
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        guard let block = AnimationBlock.current,
            let transitionType = AnimationOptions(rawValue: UInt(transition.rawValue) << 20).transitionType
        else {
            return
        }
        block.addTransition(transitionType, to: view)
    }

    /// Sets the duration. The default is 0.2 s.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        AnimationBlock.editParameters {
            $0.duration = duration
            $0.inheritsDuration = false
        }
    }
    /// Sets the delay in seconds, during which the old values are displayed.
    public class func setAnimationDelay(_ delay: TimeInterval) { AnimationBlock.editParameters { $0.delay = delay } }
    /// Sets the curve. The default is `easeInOut`.
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
        AnimationBlock.editParameters { $0.timing = .curve(curve.timingFunction) }
    }
    /// Sets the repeat count. With a fractional count, the last repetition stops partway, and then the target is displayed.
    public class func setAnimationRepeatCount(_ repeatCount: Float) { AnimationBlock.editRepetition { $0.count = Double(repeatCount) } }
    /// Sets whether each repetition runs forward and backward.
    public class func setAnimationRepeatAutoreverses(_ autoreverses: Bool) {
        AnimationBlock.editRepetition { $0.autoreverses = autoreverses }
    }

    /// Sets whether an animation that replaces another animation starts at the displayed value instead of the old
    /// value.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        AnimationBlock.editParameters {
            fromCurrentState ? $0.options.formUnion(.beginFromCurrentState) : $0.options.subtract(.beginFromCurrentState)
        }
    }
}

extension AnimationBlock {
    /// The open blocks that animate nothing because animations are disabled, and their depths. Their delegates are called as if animations
    /// were enabled.
    private static var disabledBlocks: [(depth: Int, block: AnimationBlock)] = []
    private static var currentDisabledBlock: AnimationBlock? {
        disabledBlocks.last.flatMap { $0.depth == depth ? $0.block : nil }
    }
    /// The delegate of the current block, also while animations are disabled.
    static var currentLegacyDelegate: LegacyAnimationDelegate? { (current ?? currentDisabledBlock)?.legacyDelegate }

    /// Makes a block current until `closeInnermost` is called.
    static func open(_ block: AnimationBlock) {
        push(areEnabled ? block : nil)
        if !areEnabled { disabledBlocks.append((depth, block)) }
    }

    /// Ends the innermost block and starts its animations.
    static func closeInnermost() {
        let disabledBlock = currentDisabledBlock
        if disabledBlock != nil { disabledBlocks.removeLast() }
        let block = pop() ?? disabledBlock
        if let legacyDelegate = block?.legacyDelegate { legacyDelegate.send(legacyDelegate.willStart) }
        block?.close()
        block?.passOnChanges(to: current)
    }

    /// Changes the parameters of the current block.
    static func editParameters(_ change: (inout AnimationParameters) -> Void) {
        guard let block = current else { return }
        change(&block.parameters)
    }

    /// Changes the repeat count and autoreversing of the current block.
    static func editRepetition(_ change: (inout (count: Double, autoreverses: Bool)) -> Void) {
        guard let block = current else { return }
        var repetition = block.repetition ?? (1, false)
        change(&repetition)
        block.repetition = repetition
    }
}
