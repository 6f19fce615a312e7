/// The effects of the calls, as in the table of docs/CONTRACT.md §6.
extension AnimatorModel {
    mutating func perform(_ call: AnimatorCall) {
        switch call {
        case .addAnimations(let property, let value, let factor): addAnimations(property, value, factor ?? 0)
        case .addCompletion:
            completions.append(completionCount)
            completionCount += 1
        case .start: start(after: 0)
        case .startAfter(let delay):
            guard delay >= 0 else { return reports += 1 }
            if state == .active, !isRunning, delay > 0 { return reports += 1 }
            start(after: delay)
        case .pause: pause()
        case .setFraction(let fraction): setFraction(fraction)
        case .setReversed(let flag): setReversed(flag)
        case .stop(let withoutFinishing): stop(withoutFinishing)
        case .finish(let position): finish(position)
        case .continueAnimation(let newTiming, let factor): continueAnimation(newTiming, factor)
        case .setInterruptible(let flag): configure(\.isInterruptible, flag)
        case .setUserInteraction(let flag): configure(\.isUserInteractionEnabled, flag)
        case .setPausesOnCompletion(let flag): pausesOnCompletion = flag
        case .setScrubsLinearly(let flag): scrubsLinearly = flag
        case .write(let property, let value): write(property, value)
        case .animateView(let property, let value, let duration): animateView(property, value, duration)
        case .leaveWindow:
            isInWindow = false
            for index in writes.indices { detachAnimation(index) }
            viewAnimations = []
            alphaAnimation = .none
        case .enterWindow: isInWindow = true
        case .wait: break
        }
    }

    private mutating func configure(_ path: WritableKeyPath<AnimatorModel, Bool>, _ flag: Bool) {
        if state == .active { reports += 1 } else { self[keyPath: path] = flag }
    }

    var canInterrupt: Bool { isInterruptible || state != .active }

    private mutating func animateView(_ property: AnimatorCall.Property, _ value: Double, _ duration: Double) {
        let oldValue = self.value(property)
        write(property, value)
        guard isInWindow, oldValue != value else { return }
        // Position animations of `UIView.animate` add up. An alpha animation replaces the previous one and starts at the model value.
        if property == .x {
            viewAnimations.append(ViewAnimation(startTime: now, duration: duration, from: oldValue - value))
        } else {
            if case .animator(let write, _) = alphaAnimation { detachAnimation(write) }
            alphaAnimation = .viewAnimation(ViewAnimation(startTime: now, duration: duration, from: oldValue))
        }
    }

    // MARK: - Starting

    private mutating func addAnimations(_ property: AnimatorCall.Property, _ value: Double, _ factor: Double) {
        switch state {
        case .inactive: blocks.append((property, value, factor))
        case .stopped: reports += 1
        case .active:
            tracks.append(trackOfAddedBlock(min(max(factor, 0), 1)))
            runBlock(property, value, track: tracks.count - 1)
        }
    }

    private mutating func activate() {
        tracks = [ModelTrack()]
        (activeTiming, activeDuration) = (timing, duration)
        hold(at: isReversed ? 1 : 0)
        activationTime = now
        setState(.active)
        let pendingBlocks = blocks
        blocks = []
        for block in pendingBlocks {
            let factor = min(max(block.factor, 0), 1)
            if factor > 0 {
                var track = ModelTrack()
                track.startFraction = (factor, factor)
                (track.heldProgress, track.heldTime) = (tracks[0].heldProgress, tracks[0].heldTime)
                tracks.append(track)
            }
            runBlock(block.property, block.value, track: factor > 0 ? tracks.count - 1 : 0)
        }
    }

    /// Returns the track of a block that is added while the animator is active.
    ///
    /// Its progress starts at zero, and it runs in the remaining time.
    private func trackOfAddedBlock(_ factor: Double) -> ModelTrack {
        var track = ModelTrack()
        let startFraction = forwardFraction + factor * (1 - forwardFraction)
        track.startFraction = (startFraction, startFraction)
        switch playback {
        case .held(.time): break
        case .held(.progress):
            guard !activeTiming.isSpring else { break }
            let u = activeTiming.time(of: tracks[0].heldProgress)
            track.startFraction = (startFraction, u + factor * (1 - u))
        case .running(let run):
            if tracks[0].to == 0 {
                // The spring of a reversed animator runs toward 0. While its time u increases, the forward fraction 1 - u decreases.
                (track.from, track.to) = (1, 0)
                track.timePoints = [
                    .init(u: 0, trackTime: 0), .init(u: run.time(at: now) * (1 - factor), trackTime: 1), .init(u: 1, trackTime: 1),
                ]
            } else {
                track.timePoints = [.init(u: startFraction, trackTime: 0), .init(u: 1, trackTime: 1)]
            }
        }
        return track
    }

    private mutating func start(after delay: Double) {
        switch state {
        case .stopped: reports += 1
        case .inactive:
            self.delay = delay
            activate()
            resume(timing, duration, factor: 0, at: now + delay)
        case .active where !isRunning: resume(timing, duration, factor: 0, at: now)
        case .active: break
        }
    }

    private mutating func continueAnimation(_ requestedTiming: ModelTiming?, _ factor: Double) {
        if state == .inactive { return start(after: 0) }
        guard state == .active, canInterrupt else { return reports += 1 }
        guard !isRunning else { return }
        let newTiming = requestedTiming ?? self.timing
        resume(newTiming, newTiming.duration(requested: factor > 0 ? factor * duration : duration), factor: factor, at: now)
    }

    /// Starts or resumes the held tracks.
    private mutating func resume(_ newTiming: ModelTiming, _ seconds: Double, factor: Double, at time: Double) {
        let continuesInTime = playback == .held(.time) && newTiming == activeTiming
        let wholeProgress = tracks[0].heldProgress
        activeTiming = newTiming
        activeDuration = seconds
        if newTiming.isSpring {
            playback = .running(ModelRun(timing: newTiming, seconds: seconds, startTime: time, u: 0, rate: 1 / seconds))
            for index in tracks.indices { startSpring(index, from: tracks[index].heldProgress, wholeProgress: wholeProgress) }
        } else {
            if !continuesInTime { isCurveInverted = true }
            let u = continuesInTime ? tracks[0].heldTime : newTiming.time(of: wholeProgress)
            for index in tracks.indices {
                tracks[index].resume(
                    u: u, trackTime: continuesInTime ? tracks[index].heldTime : newTiming.time(of: tracks[index].heldProgress))
            }
            let remaining = isReversed ? u : 1 - u
            let remainingSeconds = factor > 0 ? factor * duration : remaining * duration
            let rate = remaining > 0 ? remaining / remainingSeconds : 1 / duration
            var run = ModelRun(timing: newTiming, seconds: seconds, startTime: time, u: u, rate: isReversed ? -rate : rate)
            if remaining == 0 { run.earliestEnd = time + remainingSeconds }
            playback = .running(run)
        }
        setRunning(true)
    }

    /// Starts a new spring at the current progress of the track.
    private mutating func startSpring(_ index: Int, from: Double, wholeProgress: Double) {
        tracks[index].from = from
        tracks[index].to = isReversed ? 0 : 1
        tracks[index].timePoints = [.init(u: 0, trackTime: 0), .init(u: 1, trackTime: 1)]
        guard let startFraction = tracks[index].startFraction, from == 0, !isReversed, wholeProgress < 1 else { return }
        tracks[index].timePoints[0].u = ModelTrack.relativeFraction(startFraction.scrubbed, max(wholeProgress, 0))
    }

    // MARK: - While active

    private mutating func pause() {
        guard state != .stopped, canInterrupt else { return reports += 1 }
        switch state {
        case .inactive: activate()
        default:
            hold()
            setRunning(false)
        }
    }

    /// Holds the visible state, either as a progress or as a time on the timing curve.
    mutating func hold() {
        guard case .running(let run) = playback else { return }
        let u = run.time(at: now)
        let keepsTime = !scrubsLinearly && tracks[0].from == 0 && tracks[0].to == 1
        let allProgress = tracks.indices.map { trackProgress($0) }
        for index in tracks.indices {
            tracks[index].heldProgress = allProgress[index]
            tracks[index].heldTime = tracks[index].time(at: u)
        }
        playback = .held(keepsTime ? .time : .progress)
    }

    private mutating func setFraction(_ fraction: Double) {
        guard state != .stopped, canInterrupt else { return reports += 1 }
        if state == .inactive { activate() }
        let clamped = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        let f = isReversed ? 1 - clamped : clamped
        switch playback {
        case .held(let value):
            for index in tracks.indices {
                let position = tracks[index].scrubbedPosition(f, of: value)
                if value == .time { tracks[index].heldTime = position }
                tracks[index].heldProgress = value == .time ? activeTiming.progress(position, activeDuration) : position
            }
        case .running(var run):
            run.startTime = max(now, run.startTime)
            run.u = tracks[0].to == 0 ? 1 - f : f
            run.earliestEnd = -.infinity
            playback = .running(run)
        }
        events.append("fraction")
    }

    private mutating func setReversed(_ flag: Bool) {
        guard flag != isReversed else { return }
        guard canInterrupt else { return reports += 1 }
        isReversed = flag
        if state != .inactive, case .running(var run) = playback {
            if tracks[0].from == 1 - tracks[0].to {
                run.u = run.time(at: now)
                // A track that started in the middle would not always reach 0 or 1 in the new direction. Its range changes so that it does,
                // without a jump.
                for index in tracks.indices {
                    let (current, p) = (trackProgress(index), run.timing.progress(tracks[index].time(at: run.u), run.seconds))
                    let end = flag ? 0.0 : 1
                    if run.rate > 0, tracks[index].from != end {
                        tracks[index].from = end
                        tracks[index].to = p == 0 ? end : end + (current - end) / p
                    } else if run.rate < 0, tracks[index].to != end {
                        tracks[index].to = end
                        tracks[index].from = p == 1 ? end : end + (current - end) / (1 - p)
                    }
                }
                run.startTime = max(now, run.startTime)
                run.rate = -run.rate
                run.earliestEnd = -.infinity
                playback = .running(run)
            } else {
                // The spring started between the ends. A new spring runs to the other end.
                let allProgress = tracks.indices.map { trackProgress($0) }
                playback = .running(ModelRun(timing: run.timing, seconds: run.seconds, startTime: now, u: 0, rate: 1 / run.seconds))
                for index in tracks.indices { startSpring(index, from: allProgress[index], wholeProgress: allProgress[0]) }
            }
        }
        events.append("isReversed \(flag)")
    }
}
