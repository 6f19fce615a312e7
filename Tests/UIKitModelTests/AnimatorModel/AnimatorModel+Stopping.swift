extension AnimatorModel {
    mutating func stop(_ withoutFinishing: Bool) {
        if state == .inactive { return }
        guard state == .active, canInterrupt else { return reports += 1 }
        for (index, write) in writes.enumerated() where write.isAttached {
            if write.property == .x {
                x += (write.old - write.new) * (1 - trackProgress(write.track))
            } else if case .animator(index, _) = alphaAnimation {
                alpha = drawnAlpha
            }
            detachAnimation(index)
        }
        hold()
        setRunning(false)
        if withoutFinishing {
            completions = []
            deactivate(at: nil)
        } else {
            setState(.stopped)
        }
    }

    mutating func finish(_ position: Int) {
        if state == .inactive { return }
        guard state == .stopped else { return reports += 1 }
        if position == 0 { restore(\.new, writes) }
        if position == 1 { restore(\.old, writes.reversed()) }
        deactivate(at: ["end", "start", "current"][position])
    }
}
