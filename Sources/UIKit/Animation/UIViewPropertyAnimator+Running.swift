import FlipbookMotion
import QuartzCore

extension UIViewPropertyAnimator {
    func defaultStartAnimation() { start(after: 0) }

    func defaultStartAnimation(afterDelay delay: TimeInterval) {
        guard delay >= 0 else { return report("The delay should be greater than or equal to zero. The call is ignored.") }
        if state == .active, !isRunning, delay > 0 {
            return report("A paused animator cannot be started with a delay! Call startAnimation() instead.")
        }
        start(after: delay)
    }

    private func start(after delay: Double) {
        guard allowsChange("started") else { return }
        switch state {
        case .inactive:
            self.delay = delay
            TransitionRecorder.current?.append(self)
            activate()
            runDrivers(after: delay)
        case .active where !isRunning:
            runDrivers(after: 0)
        default:
            break
        }
    }

    func defaultContinueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat) {
        guard state != .inactive else { return start(after: 0) }
        guard allowsChange("continued"), allowsInterruption("continued"), !isRunning else { return }
        let factor = Double(max(durationFactor, 0))
        let newTiming = parameters ?? effectiveTimingParameters
        for (index, driver) in drivers.enumerated() {
            // A physical spring has its own duration. A spring with a damping ratio has the requested duration.
            let seconds = newTiming.duration(requested: factor > 0 ? factor * duration : duration)
            driver.animationProgress.run(
                at: now, timing: driverTiming(from: newTiming, duration: seconds, at: index), durationFactor: factor)
        }
        isRunning = true
        startUpdating()
    }

    func defaultPauseAnimation() {
        guard allowsChange("paused"), allowsInterruption("paused") else { return }
        switch state {
        case .inactive: activate()
        case .active where isRunning:
            for driver in drivers { driver.animationProgress.pause(at: now, scrubsLinearly: scrubsLinearly) }
            isRunning = false
            updateTreeRegistration()
        default: break
        }
    }

    var defaultFractionComplete: CGFloat {
        get { CGFloat(mainDriver?.animationProgress.fraction(at: now) ?? 0) }
        set {
            guard allowsChange("scrubbed"), allowsInterruption("scrubbed") else { return }
            if state == .inactive { pauseAnimation() }
            for driver in drivers { driver.animationProgress.setFraction(newValue.isNaN ? 0 : Double(newValue), at: now) }
            observers.notify(self, \.fractionComplete)
        }
    }

    var defaultIsReversed: Bool {
        get { mainDriver?.animationProgress.isReversed ?? startsReversed }
        set {
            guard newValue != isReversed, allowsInterruption("reversed") else { return }
            startsReversed = newValue
            for driver in drivers { driver.animationProgress.reverse(at: now) }
            observers.notify(self, \.isReversed)
            notifyObserverOfTree()
        }
    }

    // MARK: - Start

    /// Runs the blocks. Afterward the model has the target values, and the drivers determine the displayed values.
    private func activate() {
        drivers = makeDrivers(delayFraction: 0)
        startTime = now
        state = .active
        let addedBlocks = pendingBlocks
        pendingBlocks = []
        for block in addedBlocks {
            // Blocks without a delay share the drivers, and nearly all blocks have no delay.
            let delayFraction = min(max(Double(block.delayFactor), 0), 1)
            let blockDrivers = delayFraction > 0 ? makeDrivers(delayFraction: delayFraction) : drivers
            if delayFraction > 0 { drivers += blockDrivers }
            runBlock(block.animation, drivers: blockDrivers)
        }
        updateTreeRegistration()
    }

    /// Runs a block that is added to an active animator. The block's animations last for the remaining time.
    func runAddedBlock(_ animation: () -> Void, delayFactor: CGFloat) {
        let blockDrivers = drivers.prefix(driversPerBlock).map {
            ProgressDriver($0.animationProgress.progressOfAddedAnimation(at: now, delayFactor: Double(delayFactor)), owner: self)
        }
        drivers += blockDrivers
        runBlock(animation, drivers: blockDrivers)
        if !isRunning { updateTreeRegistration() }
    }

    /// Returns the drivers of a block, at the start of the animation. A reversed animation starts at its targets.
    private func makeDrivers(delayFraction: Double) -> [ProgressDriver] {
        (0..<driversPerBlock).map { index in
            var progress = AnimationProgress(
                driverTiming(from: effectiveTimingParameters, duration: duration, at: index), duration: duration, delay: delayFraction,
                scrubsLinearly: scrubsLinearly)
            if startsReversed {
                progress.finish(atTarget: true, scrubsLinearly: scrubsLinearly)
                progress.reverse(at: now)
            }
            return ProgressDriver(progress, owner: self)
        }
    }

    private var effectiveTimingParameters: UITimingCurveProvider { timingParameters ?? UICubicTimingParameters() }

    /// The number of drivers of each block.
    private var driversPerBlock: Int { effectiveTimingParameters.hasSeparateVerticalTiming ? 2 : 1 }

    /// Returns the timing of the driver at an index: with two drivers for each block, odd indices are for positions
    /// along y.
    private func driverTiming(from parameters: UITimingCurveProvider, duration: Double, at index: Int) -> AnimationProgress.Timing {
        parameters.timing(duration: duration, isVertical: index % driversPerBlock == 1)
    }

    /// Runs a block and records its changes.
    private func runBlock(_ animation: () -> Void, drivers blockDrivers: [ProgressDriver]) {
        let block = AnimationBlock(
            AnimationParameters(
                duration: duration, timing: .curve(UIView.AnimationCurve.linear.timingFunction),
                options: isUserInteractionEnabled ? .allowUserInteraction : [], driver: blockDrivers[0],
                verticalDriver: blockDrivers.count > 1 ? blockDrivers[1] : nil,
                usesPresentationForHitTesting: !isManualHitTestingEnabled))
        hasRunBlocks = true
        changes.append(contentsOf: block.run(animation))
    }

    /// Starts or continues all drivers.
    private func runDrivers(after delay: Double) {
        for (index, driver) in drivers.enumerated() {
            driver.animationProgress.run(
                at: now + delay, timing: driverTiming(from: effectiveTimingParameters, duration: duration, at: index))
        }
        isRunning = true
        startUpdating()
    }

    /// Adds the animator to the objects that the tree updates. The tree keeps a running animator alive.
    private func startUpdating() {
        guard let tree else { return }
        tree.stopUpdating(self)
        tree.startUpdating(self)
    }

    /// Stops the updates of a paused animator, so that the tree does not keep it alive. An animator without animations is updated, so
    /// that it ends.
    private func updateTreeRegistration() { hasNoAnimations ? startUpdating() : tree?.stopUpdating(self) }

    /// Whether the blocks have run and no change has an animation. If true, the animator ends on the next frame.
    private var hasNoAnimations: Bool { hasRunBlocks && !changes.contains { !$0.animations.isEmpty } }

    // MARK: - Updates by the tree

    package func isOver(at time: Double) -> Bool {
        if hasNoAnimations, state == .active { return time > startTime }
        return isRunning && drivers.allSatisfy { $0.animationProgress.isOver(at: time) }
    }

    package func nextChange(after time: Double) -> Double? {
        hasNoAnimations ? time : drivers.compactMap { $0.animationProgress.nextChange(after: time) }.min()
    }

    package func end() {
        tree?.stopUpdating(self)
        let position: UIViewAnimatingPosition = isReversed && !hasNoAnimations ? .start : .end
        if pausesOnCompletion, !hasNoAnimations {
            for driver in drivers { driver.animationProgress.finish(atTarget: position == .end, scrubsLinearly: scrubsLinearly) }
            isRunning = false
            return
        }
        isRunning = false
        for change in changes { change.removeAnimations(finished: true) }
        // In reverse order, so that the oldest value remains if a property was changed twice.
        if position == .start { for change in changes.reversed() { change.setModelValue(change.oldValue) } }
        becomeInactive(at: position)
    }

    /// Makes the animator inactive, so that it can get new blocks. Then calls the completions in the order in which they were added, unless
    /// `position` is nil.
    func becomeInactive(at position: UIViewAnimatingPosition?) {
        let savedCompletions = completions
        let wasReversed = isReversed
        completions = []
        changes = []
        drivers = []
        hasRunBlocks = false
        startsReversed = false
        state = .inactive
        if wasReversed { observers.notify(self, \.isReversed) }
        guard let position else { return }
        guard !savedCompletions.isEmpty else { return }
        Activity.perform(Activity(.completion, "addCompletion")) {
            for completion in savedCompletions { completion(position) }
        }
    }

    // MARK: - Checks

    /// Returns false and reports an error if the animator is stopped. A stopped animator allows only `finishAnimation(at:)`.
    private func allowsChange(_ action: String) -> Bool {
        guard state == .stopped else { return true }
        report("A stopped animator cannot be \(action). Call finishAnimation(at:) first.")
        return false
    }

    /// Returns false and reports an error if the animator is active and not interruptible.
    func allowsInterruption(_ action: String) -> Bool {
        guard !isInterruptible, state == .active else { return true }
        report("An animator that is not interruptible cannot be \(action)! Set isInterruptible to true before the start.")
        return false
    }
}

extension UIViewPropertyAnimator: FrameUpdatable {}
