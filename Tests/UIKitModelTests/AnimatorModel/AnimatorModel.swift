/// A model of a property animator and its view, written from docs/CONTRACT.md §6. It consists of plain values.
struct AnimatorModel {
    enum State: Int { case inactive, active, stopped }

    /// A change of one property by an animation block.
    struct Write {
        var property: AnimatorCall.Property
        var old, new: Double
        var track: Int
        /// Whether its animation is on the layer. Alpha has at most one animation, which starts at the visible value.
        var isAttached: Bool
    }

    /// An animation by `UIView.animate`, outside of the animator.
    struct ViewAnimation {
        var startTime, duration, from: Double
        func remainingFraction(at now: Double) -> Double { 1 - min(max((now - startTime) / duration, 0), 1) }
        func hasEnded(at now: Double) -> Bool { now >= startTime + duration - 1e-9 }
    }

    enum AlphaAnimation {
        case none
        case animator(write: Int, from: Double)
        case viewAnimation(ViewAnimation)
    }

    let timing: ModelTiming
    let duration: Double
    var now = 0.0

    // The view.
    var x = 0.0
    var alpha = 1.0
    var isInWindow = true
    var viewAnimations: [ViewAnimation] = []
    var alphaAnimation = AlphaAnimation.none

    // The animator.
    var state = State.inactive
    var isRunning = false
    var isReversed = false
    var delay = 0.0
    var isInterruptible = true
    var isUserInteractionEnabled = true
    var pausesOnCompletion = false
    var scrubsLinearly = true
    var blocks: [(property: AnimatorCall.Property, value: Double, factor: Double)] = []
    var completions: [Int] = []
    var completionCount = 0
    var activationTime = 0.0
    /// Whether a block ran since the animator became active.
    var hasRunBlock = false
    /// The first track belongs to the whole animator, the others to delayed blocks.
    var tracks: [ModelTrack] = []
    var playback = ModelPlayback.held(.progress)
    /// The timing and the duration of the last start or continuation.
    var activeTiming: ModelTiming
    var activeDuration: Double
    var writes: [Write] = []
    /// Whether a curve was inverted to find the time of a progress. While this is true, times have only the precision of the inversion. It
    /// is reset to false when the animator pauses at an end or becomes inactive.
    var isCurveInverted = false {
        didSet { if isCurveInverted { isExact = false } }
    }
    /// Whether no curve was ever inverted, so that the values of the view are exact.
    var isExact = true

    /// The notifications, and the number of reported misuses, since the last snapshot.
    var events: [String] = []
    var reports = 0

    init(timing: ModelTiming, duration: Double) {
        self.timing = timing
        self.duration = timing.duration(requested: duration)
        (activeTiming, activeDuration) = (timing, self.duration)
    }

    // MARK: - State

    /// The current progress of a track.
    func trackProgress(_ index: Int) -> Double {
        let track = tracks[index]
        guard case .running(let run) = playback else { return track.heldProgress }
        return track.from + (track.to - track.from) * run.timing.progress(track.time(at: run.time(at: now)), run.seconds)
    }

    /// The fraction in the forward direction, also if the animator is reversed.
    var forwardFraction: Double {
        switch playback {
        case .held(.time): tracks[0].heldTime
        case .held(.progress): min(max(tracks[0].heldProgress, 0), 1)
        case .running(let run): tracks[0].to == 0 ? 1 - run.time(at: now) : run.time(at: now)
        }
    }

    var fraction: Double { state == .inactive ? 0 : isReversed ? 1 - forwardFraction : forwardFraction }

    var drawnX: Double {
        let animatorOffsets = writes.filter { $0.property == .x && $0.isAttached }.map { ($0.old - $0.new) * (1 - trackProgress($0.track)) }
        return (animatorOffsets + viewAnimations.map { $0.from * $0.remainingFraction(at: now) }).reduce(x, +)
    }

    var drawnAlpha: Double {
        switch alphaAnimation {
        case .none: alpha
        case .animator(let write, let from): from + (alpha - from) * trackProgress(writes[write].track)
        case .viewAnimation(let animation): alpha + (animation.from - alpha) * animation.remainingFraction(at: now)
        }
    }

    /// Whether the blocks ran, but none of their animations was ever attached to a layer.
    var hasNoAnimations: Bool { hasRunBlock && !writes.contains(where: \.isAttached) && !hadAnimation }
    /// Whether an animation was ever attached. Its later removal does not end the animator.
    var hadAnimation = false

    // MARK: - Changing the view

    mutating func write(_ property: AnimatorCall.Property, _ value: Double) {
        if property == .x { x = value } else { alpha = value }
    }

    func value(_ property: AnimatorCall.Property) -> Double { property == .x ? x : alpha }

    mutating func runBlock(_ property: AnimatorCall.Property, _ value: Double, track: Int) {
        hasRunBlock = true
        let (oldValue, from) = (self.value(property), drawnAlpha)
        guard oldValue != value else { return }
        write(property, value)
        writes.append(Write(property: property, old: oldValue, new: value, track: track, isAttached: isInWindow))
        if isInWindow { hadAnimation = true }
        guard property == .alpha, isInWindow else { return }
        alphaAnimation = .animator(write: writes.count - 1, from: from)
    }

    // MARK: - Time

    /// Advances to a frame.
    ///
    /// `isEndSeen` returns whether the real animator has ended. It is called only if either of two frames could be the end, because the
    /// time of an inverted curve is not exact.
    mutating func advance(to time: Double, isEndSeen: () -> Bool) {
        now = time
        viewAnimations.removeAll { $0.hasEnded(at: time) }
        if case .viewAnimation(let animation) = alphaAnimation, animation.hasEnded(at: time) { alphaAnimation = .none }
        guard state == .active else { return }
        if hasNoAnimations {
            if now > activationTime { end(at: "end") }
        } else if isRunning, case .running(let run) = playback {
            let timePastEnd = now - run.end
            if isCurveInverted && abs(timePastEnd) < 1e-6 ? isEndSeen() : timePastEnd >= -1e-9 { end(at: isReversed ? "start" : "end") }
        }
    }

    private mutating func end(at position: String) {
        if pausesOnCompletion, !hasNoAnimations {
            hold(at: position == "end" ? 1 : 0)
            return setRunning(false)
        }
        setRunning(false)
        for index in writes.indices { detachAnimation(index) }
        if position == "start" { restore(\.old, writes.reversed()) }
        deactivate(at: position)
    }

    mutating func detachAnimation(_ index: Int) {
        writes[index].isAttached = false
        if case .animator(index, _) = alphaAnimation { alphaAnimation = .none }
    }

    mutating func restore(_ path: KeyPath<Write, Double>, _ writes: [Write]) {
        for write in writes { self.write(write.property, write[keyPath: path]) }
    }

    mutating func hold(at progress: Double) {
        for index in tracks.indices { (tracks[index].heldProgress, tracks[index].heldTime) = (progress, progress) }
        playback = .held(scrubsLinearly ? .progress : .time)
        isCurveInverted = false
    }

    mutating func setRunning(_ flag: Bool) {
        if isRunning != flag {
            isRunning = flag
            events.append("isRunning \(flag) while \(state)")
        }
    }

    mutating func setState(_ state: State) {
        self.state = state
        events.append("state \(state) while \(isRunning ? "running" : "not running")")
    }

    mutating func deactivate(at position: String?) {
        let wasReversed = isReversed
        let pendingCompletions = completions
        completions = []
        writes = []
        tracks = []
        playback = .held(.progress)
        isReversed = false
        (hasRunBlock, hadAnimation, isCurveInverted) = (false, false, false)
        setState(.inactive)
        if wasReversed { events.append("isReversed false") }
        if let position { for number in pendingCompletions { events.append("completion \(number) at \(position)") } }
    }
}
