import Motion
import QuartzCore

extension UIViewPropertyAnimator: Running {
    public func startAnimation() { start(after: 0) }

    public func startAnimation(afterDelay delay: TimeInterval) {
        guard delay >= 0 else { return Misuse.report("The delay should be greater than or equal to zero.") }
        if state == .active, !isRunning, delay > 0 {
            return Misuse.report("A paused animator cannot be started with a delay!")
        }
        if state == .inactive { self.delay = delay }
        start(after: delay)
    }

    private func start(after delay: Double) {
        guard mayChange("started") else { return }
        switch state {
        case .inactive:
            activate()
            run(after: delay)
        case .active where !isRunning:
            run(after: 0)
        default:
            break
        }
    }

    /// Goes on from where it is held; with another pace for the rest, in `durationFactor` durations, 0 for what the pace takes.
    public func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat) {
        guard state != .inactive else { return start(after: 0) }
        guard mayChange("continued"), mayInterrupt("continued"), !isRunning else { return }
        let factor = Double(max(durationFactor, 0))
        for (index, helm) in helms.enumerated() {
            // A physical spring takes its own time, one by its ratio what is asked for.
            let seconds = parameters?.duration(asked: factor > 0 ? factor * duration : duration) ?? duration
            let pace = parameters?.pace(duration: seconds, vertical: index == 1)
            helm.course.run(at: now, with: pace, factor: factor)
        }
        isRunning = true
        carryOn()
    }

    public func pauseAnimation() {
        guard mayChange("paused"), mayInterrupt("paused") else { return }
        switch state {
        case .inactive: activate()
        case .active where isRunning:
            for helm in helms { helm.course.hold(at: now, alongProgress: scrubsLinearly) }
            isRunning = false
            if !isAdrift { tree?.forget(self) }
        default: break
        }
    }

    /// How far it has come in the direction of travel: the time fraction while it runs, what is shown while it is scrubbed.
    public var fractionComplete: CGFloat {
        get { CGFloat(helm?.course.fraction(at: now) ?? 0) }
        set {
            guard mayChange("scrubbed"), mayInterrupt("scrubbed") else { return }
            if state == .inactive { pauseAnimation() }
            for helm in helms { helm.course.move(to: newValue.isNaN ? 0 : Double(newValue), at: now) }
            observers.tell(self, \.fractionComplete)
        }
    }

    public var isReversed: Bool {
        get { helm?.course.isReversed ?? startsReversed }
        set {
            guard newValue != isReversed, mayInterrupt("reversed") else { return }
            startsReversed = newValue
            for helm in helms { helm.course.turn(at: now) }
            observers.tell(self, \.isReversed)
        }
    }

    // MARK: - Beginning

    /// Runs the blocks: from here on the model has the targets, and the helm decides what is shown.
    private func activate() {
        let timing = timingParameters ?? UICubicTimingParameters()
        helms = [Helm(Course(timing.pace(duration: duration), duration: duration))]
        if timing.hasTwoPaces { helms.append(Helm(Course(timing.pace(duration: duration, vertical: true), duration: duration))) }
        if startsReversed {
            // It plays from the targets back.
            for helm in helms {
                helm.course.finish(atGoal: true)
                helm.course.turn(at: now)
            }
        }
        began = now
        state = .active
        let waiting = blocks
        blocks = []
        for block in waiting { run(block.animation, block.delayFactor) }
        if isAdrift { tree?.carryOn(self) }
    }

    /// Runs a block for what is left of the way.
    func run(_ animation: () -> Void, _ delayFactor: CGFloat) {
        guard let course = helm?.course else { return }
        let behind = isReversed ? 1 - course.fraction(at: now) : course.fraction(at: now)
        let late = min(max(Double(delayFactor), 0), 1) * (1 - behind) + behind
        let block = AnimationBlock(
            AnimationManner(
                duration: duration, pace: .curve(UIView.AnimationCurve.linear.timing),
                options: isUserInteractionEnabled ? .allowUserInteraction : [], helm: helm,
                verticalHelm: helms.count > 1 ? helms[1] : nil, late: startsReversed && writes.isEmpty ? 0 : late,
                isHitWhereSeen: !isManualHitTestingEnabled))
        block.run(animation)
        writes.append(contentsOf: block.writes)
    }

    private func run(after delay: Double) {
        for helm in helms { helm.course.run(at: now + delay) }
        isRunning = true
        carryOn()
    }

    /// The tree keeps a running animator alive.
    private func carryOn() {
        guard let tree else { return }
        tree.forget(self)
        tree.carryOn(self)
    }

    /// Nothing that its blocks wrote is on screen: there is nothing to wait for.
    private var isAdrift: Bool { hasBlocks && !writes.contains { !$0.attached.isEmpty } }

    // MARK: - Carried on by the tree

    package func isOver(at time: Double) -> Bool {
        if isAdrift, state == .active { return time > began }
        return isRunning && helms.allSatisfy { $0.course.isOver(at: time) }
    }

    package func nextChange(after time: Double) -> Double? {
        isAdrift ? time : helms.compactMap { $0.course.nextChange(after: time) }.min()
    }

    package func end() {
        tree?.forget(self)
        let position: UIViewAnimatingPosition = isReversed && !isAdrift ? .start : .end
        if pausesOnCompletion, !isAdrift {
            for helm in helms { helm.course.finish(atGoal: position == .end) }
            isRunning = false
            return
        }
        isRunning = false
        for write in writes {
            write.drop(finished: true)
            if position == .start { write.set(write.old) }
        }
        close(at: position)
    }

    /// Inactive again, and free for other blocks; then whoever waits is told, in the order in which they came.
    func close(at position: UIViewAnimatingPosition?) {
        let waiting = completions
        completions = []
        writes = []
        helms = []
        hasBlocks = false
        startsReversed = false
        state = .inactive
        guard let position else { return }
        for completion in waiting { completion(position) }
    }

    // MARK: - What is not allowed

    /// A stopped animator waits for `finishAnimation(at:)` alone.
    private func mayChange(_ what: String) -> Bool {
        guard state == .stopped else { return true }
        Misuse.report("a stopped animator cannot be \(what); finish it first")
        return false
    }

    func mayInterrupt(_ what: String) -> Bool {
        guard !isInterruptible, state == .active else { return true }
        Misuse.report("An animator that is not interruptible cannot be \(what)!")
        return false
    }
}
