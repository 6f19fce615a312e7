import UIKit

// Subclasses of each open class with an override of each open member, as a client of UIKit writes them. `ClientTests` compiles this file
// in Swift 5 mode.

class CustomUIViewPropertyAnimator: UIViewPropertyAnimator {
    override var timingParameters: UITimingCurveProvider? { super.timingParameters }
    override var duration: TimeInterval { super.duration }
    override var delay: TimeInterval { super.delay }
    override var isUserInteractionEnabled: Bool {
        get { super.isUserInteractionEnabled }
        set { super.isUserInteractionEnabled = newValue }
    }
    override var isInterruptible: Bool {
        get { super.isInterruptible }
        set { super.isInterruptible = newValue }
    }
    override var isManualHitTestingEnabled: Bool {
        get { super.isManualHitTestingEnabled }
        set { super.isManualHitTestingEnabled = newValue }
    }
    override var scrubsLinearly: Bool {
        get { super.scrubsLinearly }
        set { super.scrubsLinearly = newValue }
    }
    override var pausesOnCompletion: Bool {
        get { super.pausesOnCompletion }
        set { super.pausesOnCompletion = newValue }
    }
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
    override var state: UIViewAnimatingState { super.state }
    override var isRunning: Bool { super.isRunning }
    override func addAnimations(_ animation: @escaping () -> Void) { super.addAnimations(animation) }
    override func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        super.addAnimations(animation, delayFactor: delayFactor)
    }
    override func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { super.addCompletion(completion) }
    override func addCompletion() async -> UIViewAnimatingPosition { await super.addCompletion() }
    override func stopAnimation(_ withoutFinishing: Bool) { super.stopAnimation(withoutFinishing) }
    override func finishAnimation(at finalPosition: UIViewAnimatingPosition) { super.finishAnimation(at: finalPosition) }
    override func startAnimation() { super.startAnimation() }
    override func startAnimation(afterDelay delay: TimeInterval) { super.startAnimation(afterDelay: delay) }
    override func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat) {
        super.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
    }
    override func pauseAnimation() { super.pauseAnimation() }
    override var fractionComplete: CGFloat {
        get { super.fractionComplete }
        set { super.fractionComplete = newValue }
    }
    override var isReversed: Bool {
        get { super.isReversed }
        set { super.isReversed = newValue }
    }
}

class CustomUIBlurEffect: UIBlurEffect {}

class CustomUIVibrancyEffect: UIVibrancyEffect {}

class CustomUIVisualEffect: UIVisualEffect {
    override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
    override var hash: Int { super.hash }
}

class CustomUIVisualEffectView: UIVisualEffectView {
    override class var layerClass: AnyClass { super.layerClass }
    override var contentView: UIView { super.contentView }
    override var effect: UIVisualEffect? {
        get { super.effect }
        set { super.effect = newValue }
    }
    override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
}
