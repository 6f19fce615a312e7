/// An animator as docs/CONTRACT.md §6 tells it, with the view that it moves: plain values and nothing else.
struct AnimatorModel {
    enum State: Int { case inactive, active, stopped }

    /// What one block changed.
    struct Write {
        var property: AnimatorCall.Property
        var old, new: Double
        var lane: Int
        /// Its animation is on the layer. Alpha has one at most, which starts from what was drawn.
        var isShown: Bool
    }

    struct HandMade {
        var begin, duration, from: Double
        func left(at now: Double) -> Double { 1 - min(max((now - begin) / duration, 0), 1) }
        func isOver(at now: Double) -> Bool { now >= begin + duration - 1e-9 }
    }

    enum AlphaAnimation {
        case none
        case own(write: Int, from: Double)
        case handMade(HandMade)
    }

    let pace: ModelPace
    let duration: Double
    var now = 0.0

    // The view.
    var x = 0.0
    var alpha = 1.0
    var isInWindow = true
    var handMade: [HandMade] = []
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
    var began = 0.0
    /// It was given a block since it became active.
    var hasRun = false
    /// The first is the whole's.
    var lanes: [ModelLane] = []
    var lead = ModelLead.held(inTime: false)
    /// What it was last let go by.
    var usedPace: ModelPace
    var usedSeconds: Double
    var writes: [Write] = []
    /// A curve was inverted since the animator was last at an end: times are as good as that.
    var isInverted = false {
        didSet { if isInverted { isExact = false } }
    }
    /// No curve was ever inverted: what stands in the view is exact.
    var isExact = true

    /// What was told since the last look.
    var events: [String] = []
    var reports = 0

    init(pace: ModelPace, duration: Double) {
        self.pace = pace
        self.duration = pace.seconds(asked: duration)
        (usedPace, usedSeconds) = (pace, self.duration)
    }

    // MARK: - Looking

    /// Progress of a lane.
    func shown(_ index: Int) -> Double {
        let lane = lanes[index]
        guard case .running(let run) = lead else { return lane.held }
        return lane.from + (lane.to - lane.from) * run.pace.progress(lane.time(at: run.time(at: now)), run.seconds)
    }

    /// The fraction that the way out has.
    var forward: Double {
        switch lead {
        case .held(true): lanes[0].heldTime
        case .held(false): min(max(lanes[0].held, 0), 1)
        case .running(let run): lanes[0].to == 0 ? 1 - run.time(at: now) : run.time(at: now)
        }
    }

    var fraction: Double { state == .inactive ? 0 : isReversed ? 1 - forward : forward }

    var drawnX: Double {
        let own = writes.filter { $0.property == .x && $0.isShown }.map { ($0.old - $0.new) * (1 - shown($0.lane)) }
        return (own + handMade.map { $0.from * $0.left(at: now) }).reduce(x, +)
    }

    var drawnAlpha: Double {
        switch alphaAnimation {
        case .none: alpha
        case .own(let write, let from): from + (alpha - from) * shown(writes[write].lane)
        case .handMade(let animation): alpha + (animation.from - alpha) * animation.left(at: now)
        }
    }

    /// Nothing that its blocks changed is on screen.
    var isAdrift: Bool { hasRun && !writes.contains(where: \.isShown) && !wasShown }
    /// Something was once: what takes it away does not set the animator adrift.
    var wasShown = false

    // MARK: - Writing

    mutating func write(_ property: AnimatorCall.Property, _ value: Double) {
        if property == .x { x = value } else { alpha = value }
    }

    func value(_ property: AnimatorCall.Property) -> Double { property == .x ? x : alpha }

    mutating func run(_ property: AnimatorCall.Property, _ value: Double, lane: Int) {
        hasRun = true
        let (old, from) = (self.value(property), drawnAlpha)
        guard old != value else { return }
        write(property, value)
        writes.append(Write(property: property, old: old, new: value, lane: lane, isShown: isInWindow))
        if isInWindow { wasShown = true }
        guard property == .alpha, isInWindow else { return }
        alphaAnimation = .own(write: writes.count - 1, from: from)
    }

    // MARK: - Time

    /// On to a frame. `isEndSeen` is asked where an inverted curve leaves open in which of two frames the end is.
    mutating func advance(to time: Double, isEndSeen: () -> Bool) {
        now = time
        handMade.removeAll { $0.isOver(at: time) }
        if case .handMade(let animation) = alphaAnimation, animation.isOver(at: time) { alphaAnimation = .none }
        guard state == .active else { return }
        if isAdrift {
            if now > began { end(at: "end") }
        } else if isRunning, case .running(let run) = lead {
            let late = now - run.end
            if isInverted && abs(late) < 1e-6 ? isEndSeen() : late >= -1e-9 { end(at: isReversed ? "start" : "end") }
        }
    }

    private mutating func end(at position: String) {
        if pausesOnCompletion, !isAdrift {
            hold(at: position == "end" ? 1 : 0)
            return run(false)
        }
        run(false)
        for index in writes.indices { drop(index) }
        if position == "start" { restore(\.old, writes.reversed()) }
        close(at: position)
    }

    mutating func drop(_ index: Int) {
        writes[index].isShown = false
        if case .own(index, _) = alphaAnimation { alphaAnimation = .none }
    }

    mutating func restore(_ path: KeyPath<Write, Double>, _ writes: [Write]) {
        for write in writes { self.write(write.property, write[keyPath: path]) }
    }

    mutating func hold(at progress: Double) {
        for index in lanes.indices { (lanes[index].held, lanes[index].heldTime) = (progress, progress) }
        lead = .held(inTime: !scrubsLinearly)
        isInverted = false
    }

    mutating func run(_ flag: Bool) {
        if isRunning != flag {
            isRunning = flag
            events.append("isRunning \(flag) while \(state)")
        }
    }

    mutating func become(_ state: State) {
        self.state = state
        events.append("state \(state) while \(isRunning ? "running" : "still")")
    }

    mutating func close(at position: String?) {
        let wasReversed = isReversed
        let waiting = completions
        completions = []
        writes = []
        lanes = []
        lead = .held(inTime: false)
        isReversed = false
        (hasRun, wasShown, isInverted) = (false, false, false)
        become(.inactive)
        if wasReversed { events.append("isReversed false") }
        if let position { for number in waiting { events.append("completion \(number) at \(position)") } }
    }
}
