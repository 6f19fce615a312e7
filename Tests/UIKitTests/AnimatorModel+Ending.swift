extension AnimatorModel {
    mutating func stop(_ withoutFinishing: Bool) {
        if state == .inactive { return }
        guard state == .active, mayInterrupt else { return reports += 1 }
        for (index, write) in writes.enumerated() where write.isShown {
            if write.property == .x {
                x += (write.old - write.new) * (1 - shown(write.lane))
            } else if case .own(index, _) = alphaAnimation {
                alpha = drawnAlpha
            }
            drop(index)
        }
        hold()
        run(false)
        if withoutFinishing {
            completions = []
            close(at: nil)
        } else {
            become(.stopped)
        }
    }

    mutating func finish(_ position: Int) {
        if state == .inactive { return }
        guard state == .stopped else { return reports += 1 }
        if position == 0 { restore(\.new, writes) }
        if position == 1 { restore(\.old, writes.reversed()) }
        close(at: ["end", "start", "current"][position])
    }
}
