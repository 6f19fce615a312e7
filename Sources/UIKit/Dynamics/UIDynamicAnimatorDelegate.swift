import Foundation

/// The methods that a dynamic animator calls when it starts and pauses. Both methods are optional.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {
    /// Called in the first frame of a motion, before any item moves.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Called when all items have come to rest, or when the animator has no behaviors left.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

/// The default implementations, which make both methods optional.
extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
