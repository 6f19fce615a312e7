import QuartzCore

extension UIViewPropertyAnimator {
    func defaultStopAnimation(_ withoutFinishing: Bool) {
        switch state {
        case .inactive: return
        case .stopped: return report("Animator is already stopped! Call finishAnimation(at:) next.")
        case .active: break
        }
        guard allowsInterruption("stopped") else { return }
        tree?.stopUpdating(self)
        for change in changes { change.settleAtPresentationValue() }
        for driver in drivers { driver.animationProgress.pause(at: now, scrubsLinearly: scrubsLinearly) }
        isRunning = false
        guard !withoutFinishing else {
            completions = []
            return becomeInactive(at: nil)
        }
        state = .stopped
    }

    func defaultFinishAnimation(at finalPosition: UIViewAnimatingPosition) {
        switch state {
        case .inactive: return
        case .active:
            return report("finishAnimationAtPosition: should only be called on a stopped animator! Call stopAnimation(false) first.")
        case .stopped: break
        }
        switch finalPosition {
        case .end: for change in changes { change.setModelValue(change.newValue) }
        case .start: for change in changes.reversed() { change.setModelValue(change.oldValue) }
        case .current: break
        }
        becomeInactive(at: finalPosition)
    }
}
