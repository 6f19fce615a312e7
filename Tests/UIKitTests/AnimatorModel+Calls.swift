/// The table of docs/CONTRACT.md §6, row by row.
extension AnimatorModel {
    mutating func make(_ call: AnimatorCall) {
        switch call {
        case .addAnimations(let property, let value, let factor): addAnimations(property, value, factor ?? 0)
        case .addCompletion:
            completions.append(completionCount)
            completionCount += 1
        case .start: start(after: 0)
        case .startAfter(let delay):
            guard delay >= 0 else { return reports += 1 }
            if state == .active, !isRunning, delay > 0 { return reports += 1 }
            if state == .inactive { self.delay = delay }
            start(after: delay)
        case .pause: pause()
        case .setFraction(let fraction): setFraction(fraction)
        case .setReversed(let flag): setReversed(flag)
        case .stop(let withoutFinishing): stop(withoutFinishing)
        case .finish(let position): finish(position)
        case .goOn(let pace, let factor): goOn(pace, factor)
        case .setInterruptible(let flag): configure(\.isInterruptible, flag)
        case .setUserInteraction(let flag): configure(\.isUserInteractionEnabled, flag)
        case .setPausesOnCompletion(let flag): pausesOnCompletion = flag
        case .setScrubsLinearly(let flag): scrubsLinearly = flag
        case .write(let property, let value): write(property, value)
        case .animateByHand(let property, let value, let duration): animateByHand(property, value, duration)
        case .leaveWindow:
            isInWindow = false
            for index in writes.indices { drop(index) }
            handMade = []
            alphaAnimation = .none
        case .enterWindow: isInWindow = true
        case .wait: break
        }
    }

    private mutating func configure(_ path: WritableKeyPath<AnimatorModel, Bool>, _ flag: Bool) {
        if state == .active { reports += 1 } else { self[keyPath: path] = flag }
    }

    var mayInterrupt: Bool { isInterruptible || state != .active }

    private mutating func animateByHand(_ property: AnimatorCall.Property, _ value: Double, _ duration: Double) {
        let old = self.value(property)
        write(property, value)
        guard isInWindow, old != value else { return }
        // Of alpha there is one animation; it starts from the model. Positions add up.
        if property == .x {
            handMade.append(HandMade(begin: now, duration: duration, from: old - value))
        } else {
            if case .own(let write, _) = alphaAnimation { drop(write) }
            alphaAnimation = .handMade(HandMade(begin: now, duration: duration, from: old))
        }
    }

    // MARK: - Beginning

    private mutating func addAnimations(_ property: AnimatorCall.Property, _ value: Double, _ factor: Double) {
        switch state {
        case .inactive: blocks.append((property, value, factor))
        case .stopped: reports += 1
        case .active:
            lanes.append(joined(min(max(factor, 0), 1)))
            run(property, value, lane: lanes.count - 1)
        }
    }

    private mutating func activate() {
        lanes = [ModelLane()]
        (usedPace, usedSeconds) = (pace, duration)
        hold(at: isReversed ? 1 : 0)
        began = now
        become(.active)
        let waiting = blocks
        blocks = []
        for block in waiting {
            let factor = min(max(block.factor, 0), 1)
            if factor > 0 {
                var lane = ModelLane()
                lane.late = (factor, factor)
                (lane.held, lane.heldTime) = (lanes[0].held, lanes[0].heldTime)
                lanes.append(lane)
            }
            run(block.property, block.value, lane: factor > 0 ? lanes.count - 1 : 0)
        }
    }

    /// What comes on the way shows nothing of its own yet, and has what is left of the way.
    private func joined(_ factor: Double) -> ModelLane {
        var lane = ModelLane()
        let late = forward + factor * (1 - forward)
        lane.late = (late, late)
        switch lead {
        case .held(true): break
        case .held(false):
            guard !usedPace.isSpring else { break }
            let u = usedPace.time(of: lanes[0].held)
            lane.late = (late, u + factor * (1 - u))
        case .running(let run):
            if lanes[0].to == 0 {
                // On a spring's way back u counts back.
                (lane.from, lane.to) = (1, 0)
                lane.corners = [.init(u: 0, own: 0), .init(u: run.time(at: now) * (1 - factor), own: 1), .init(u: 1, own: 1)]
            } else {
                lane.corners = [.init(u: late, own: 0), .init(u: 1, own: 1)]
            }
        }
        return lane
    }

    private mutating func start(after delay: Double) {
        switch state {
        case .stopped: reports += 1
        case .inactive:
            activate()
            letGo(pace, duration, factor: 0, at: now + delay)
        case .active where !isRunning: letGo(pace, duration, factor: 0, at: now)
        case .active: break
        }
    }

    private mutating func goOn(_ other: ModelPace?, _ factor: Double) {
        if state == .inactive { return start(after: 0) }
        guard state == .active, mayInterrupt else { return reports += 1 }
        guard !isRunning else { return }
        let pace = other ?? self.pace
        letGo(pace, pace.seconds(asked: factor > 0 ? factor * duration : duration), factor: factor, at: now)
    }

    /// Runs what is held.
    private mutating func letGo(_ pace: ModelPace, _ seconds: Double, factor: Double, at time: Double) {
        let isSame = lead == .held(inTime: true) && pace == usedPace
        let whole = lanes[0].held
        usedPace = pace
        usedSeconds = seconds
        if pace.isSpring {
            lead = .running(ModelRun(pace: pace, seconds: seconds, begin: time, u: 0, rate: 1 / seconds))
            for index in lanes.indices { spring(index, from: lanes[index].held, whole: whole) }
        } else {
            if !isSame { isInverted = true }
            let u = isSame ? lanes[0].heldTime : pace.time(of: whole)
            for index in lanes.indices {
                lanes[index].letGo(u: u, own: isSame ? lanes[index].heldTime : pace.time(of: lanes[index].held))
            }
            let left = isReversed ? u : 1 - u
            let takes = factor > 0 ? factor * duration : left * duration
            let rate = left > 0 ? left / takes : 1 / duration
            var run = ModelRun(pace: pace, seconds: seconds, begin: time, u: u, rate: isReversed ? -rate : rate)
            if left == 0 { run.earliestEnd = time + takes }
            lead = .running(run)
        }
        run(true)
    }

    /// A new spring from where the lane is.
    private mutating func spring(_ index: Int, from: Double, whole: Double) {
        lanes[index].from = from
        lanes[index].to = isReversed ? 0 : 1
        lanes[index].corners = [.init(u: 0, own: 0), .init(u: 1, own: 1)]
        guard let late = lanes[index].late, from == 0, !isReversed, whole < 1 else { return }
        lanes[index].corners[0].u = ModelLane.rest(late.scrubbed, max(whole, 0))
    }

    // MARK: - On the way

    private mutating func pause() {
        guard state != .stopped, mayInterrupt else { return reports += 1 }
        switch state {
        case .inactive: activate()
        default:
            hold()
            run(false)
        }
    }

    /// The picture stays, along the progress or along the time.
    mutating func hold() {
        guard case .running(let run) = lead else { return }
        let u = run.time(at: now)
        let inTime = !scrubsLinearly && lanes[0].from == 0 && lanes[0].to == 1
        let all = lanes.indices.map { shown($0) }
        for index in lanes.indices {
            lanes[index].held = all[index]
            lanes[index].heldTime = lanes[index].time(at: u)
        }
        lead = .held(inTime: inTime)
    }

    private mutating func setFraction(_ fraction: Double) {
        guard state != .stopped, mayInterrupt else { return reports += 1 }
        if state == .inactive { activate() }
        let kept = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        let f = isReversed ? 1 - kept : kept
        switch lead {
        case .held(let inTime):
            for index in lanes.indices {
                let place = lanes[index].scrubbed(f, inTime: inTime)
                if inTime { lanes[index].heldTime = place }
                lanes[index].held = inTime ? usedPace.progress(place, usedSeconds) : place
            }
        case .running(var run):
            run.begin = max(now, run.begin)
            run.u = lanes[0].to == 0 ? 1 - f : f
            run.earliestEnd = -.infinity
            lead = .running(run)
        }
        events.append("fraction")
    }

    private mutating func setReversed(_ flag: Bool) {
        guard flag != isReversed else { return }
        guard mayInterrupt else { return reports += 1 }
        isReversed = flag
        if state != .inactive, case .running(var run) = lead {
            if lanes[0].from == 1 - lanes[0].to {
                run.u = run.time(at: now)
                // What came on the way may have no way back of its own: it has what is left for it.
                for index in lanes.indices {
                    let (here, p) = (shown(index), run.pace.progress(lanes[index].time(at: run.u), run.seconds))
                    let end = flag ? 0.0 : 1
                    if run.rate > 0, lanes[index].from != end {
                        lanes[index].from = end
                        lanes[index].to = p == 0 ? end : end + (here - end) / p
                    } else if run.rate < 0, lanes[index].to != end {
                        lanes[index].to = end
                        lanes[index].from = p == 1 ? end : end + (here - end) / (1 - p)
                    }
                }
                run.begin = max(now, run.begin)
                run.rate = -run.rate
                run.earliestEnd = -.infinity
                lead = .running(run)
            } else {
                // A spring that was let go on the way: another one takes it to the other end.
                let all = lanes.indices.map { shown($0) }
                lead = .running(ModelRun(pace: run.pace, seconds: run.seconds, begin: now, u: 0, rate: 1 / run.seconds))
                for index in lanes.indices { spring(index, from: all[index], whole: all[0]) }
            }
        }
        events.append("isReversed \(flag)")
    }
}
