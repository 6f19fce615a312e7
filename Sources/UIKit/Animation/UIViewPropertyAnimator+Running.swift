import Motion
import QuartzCore

extension UIViewPropertyAnimator: Running {
    /// Runs the blocks now, if they have not run, and goes on from where it is held.
    public func startAnimation() { start(after: 0) }

    /// The blocks run now, and what is seen moves after the delay. One that is held cannot be started so.
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
        let rest = parameters ?? timing
        for (index, helm) in helms.enumerated() {
            // A physical spring takes its own time, one by its ratio what is asked for.
            let seconds = rest.duration(asked: factor > 0 ? factor * duration : duration)
            helm.course.run(at: now, with: pace(rest, duration: seconds, of: index), factor: factor)
        }
        isRunning = true
        carryOn()
    }

    /// Holds it where it is. One that never ran runs its blocks and stands at its beginning.
    public func pauseAnimation() {
        guard mayChange("paused"), mayInterrupt("paused") else { return }
        switch state {
        case .inactive: activate()
        case .active where isRunning:
            for helm in helms { helm.course.hold(at: now, alongProgress: scrubsLinearly) }
            isRunning = false
            restOnTree()
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

    /// Turned round it takes as long for the way back as it took to come here; held it stays where it is, and its fraction is counted
    /// from the other end.
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
        helms = steering(late: 0)
        began = now
        state = .active
        let waiting = blocks
        blocks = []
        for block in waiting {
            // Nearly always the whole way: then one helm serves all.
            let late = min(max(Double(block.delayFactor), 0), 1)
            let own = late > 0 ? steering(late: late) : helms
            if late > 0 { helms += own }
            run(block.animation, own)
        }
        restOnTree()
    }

    /// Runs a block that comes while others are on their way, for what is left of it.
    func join(_ animation: () -> Void, _ delayFactor: CGFloat) {
        let own = helms.prefix(paces).map { Helm($0.course.joined(at: now, factor: Double(delayFactor))) }
        helms += own
        run(animation, own)
        if !isRunning { restOnTree() }
    }

    /// Helms at the start of the way: that is at the targets for one that plays back.
    private func steering(late: Double) -> [Helm] {
        (0..<paces).map { index in
            var course = Course(
                pace(timing, duration: duration, of: index), duration: duration, late: late, alongProgress: scrubsLinearly)
            if startsReversed {
                course.finish(atGoal: true, alongProgress: scrubsLinearly)
                course.turn(at: now)
            }
            return Helm(course)
        }
    }

    private var timing: UITimingCurveProvider { timingParameters ?? UICubicTimingParameters() }

    /// How many helms a block needs.
    private var paces: Int { timing.hasTwoPaces ? 2 : 1 }

    private func pace(_ timing: UITimingCurveProvider, duration: Double, of index: Int) -> Course.Pace {
        timing.pace(duration: duration, vertical: index % paces == 1)
    }

    private func run(_ animation: () -> Void, _ own: [Helm]) {
        let block = AnimationBlock(
            AnimationManner(
                duration: duration, pace: .curve(UIView.AnimationCurve.linear.timing),
                options: isUserInteractionEnabled ? .allowUserInteraction : [], helm: own[0], verticalHelm: own.count > 1 ? own[1] : nil,
                isHitWhereSeen: !isManualHitTestingEnabled))
        hasBlocks = true
        block.run(animation)
        writes.append(contentsOf: block.writes)
    }

    private func run(after delay: Double) {
        for (index, helm) in helms.enumerated() {
            helm.course.run(at: now + delay, with: pace(timing, duration: duration, of: index))
        }
        isRunning = true
        carryOn()
    }

    /// The tree keeps a running animator alive.
    private func carryOn() {
        guard let tree else { return }
        tree.forget(self)
        tree.carryOn(self)
    }

    /// One that is held is kept by whoever holds it, unless there is nothing to hold.
    private func restOnTree() { isAdrift ? carryOn() : tree?.forget(self) }

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
            for helm in helms { helm.course.finish(atGoal: position == .end, alongProgress: scrubsLinearly) }
            isRunning = false
            return
        }
        isRunning = false
        for write in writes { write.drop(finished: true) }
        // Backwards, so that of two writes of a property the first one's old value stands.
        if position == .start { for write in writes.reversed() { write.set(write.old) } }
        close(at: position)
    }

    /// Inactive again, and free for other blocks; then whoever waits is told, in the order in which they came.
    func close(at position: UIViewAnimatingPosition?) {
        let waiting = completions
        let wasReversed = isReversed
        completions = []
        writes = []
        helms = []
        hasBlocks = false
        startsReversed = false
        state = .inactive
        if wasReversed { observers.tell(self, \.isReversed) }
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
