import QuartzCore

extension UIViewPropertyAnimator {
    /// What is shown becomes the model, and the animations go. Without finishing that is the end of it, and no completion is called; else
    /// `finishAnimation(at:)` has to follow.
    public func stopAnimation(_ withoutFinishing: Bool) {
        switch state {
        case .inactive: return
        case .stopped: return Misuse.report("Animator is already stopped!")
        case .active: break
        }
        guard mayInterrupt("stopped") else { return }
        tree?.forget(self)
        for write in writes { write.settleWhereItIs() }
        for helm in helms { helm.course.hold(at: now, alongProgress: scrubsLinearly) }
        isRunning = false
        guard !withoutFinishing else {
            completions = []
            return close(at: nil)
        }
        state = .stopped
    }

    /// Ends a stopped animator: at its targets, where it began, or where it is.
    public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        switch state {
        case .inactive: return
        case .active: return Misuse.report("finishAnimationAtPosition: should only be called on a stopped animator!")
        case .stopped: break
        }
        switch finalPosition {
        case .end: for write in writes { write.set(write.new) }
        case .start: for write in writes.reversed() { write.set(write.old) }
        case .current: break
        }
        close(at: finalPosition)
    }
}
