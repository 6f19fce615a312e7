import Stage

/// The recorded inputs of a take, the position in them, and the live inputs that a take of a newer version of the scene can repeat.
struct InputRecording {
    /// The recorded inputs in the order of their frames.
    private(set) var inputs: [TimedInput] = []
    /// The index of the first recorded input that has not been performed since the last restart.
    private var nextIndex = 0
    /// The live inputs of an earlier take that have not been repeated yet.
    private var pendingInputs: ArraySlice<TimedInput>
    /// The inputs that did not come from the script. If `usesScript` is false, also the inputs that the script had performed before it was
    /// discarded.
    private var liveLog = TakeLog()

    /// Creates a recording without inputs.
    ///
    /// - Parameter log: The live inputs of an earlier take, which will be repeated, or nil if no inputs will be repeated.
    init(repeating log: TakeLog?) {
        pendingInputs = (log?.liveInputs ?? [])[...]
        liveLog.usesScript = log?.usesScript ?? true
    }

    /// Whether the script of the take is played too.
    var usesScript: Bool { liveLog.usesScript }

    /// The live inputs, without the position of the take.
    var log: TakeLog {
        var log = liveLog
        // Without the script, the log must also contain the inputs that the script performed.
        if !log.usesScript { log.liveInputs = inputs }
        return log
    }

    // MARK: - Performing

    /// Sets the position to the first input.
    mutating func rewind() { nextIndex = 0 }

    /// Returns the next recorded input if its frame is not later than the given frame, and advances the position. Otherwise returns nil.
    mutating func nextInput(at frame: Int) -> Input? {
        guard nextIndex < inputs.count, inputs[nextIndex].frame <= frame else { return nil }
        nextIndex += 1
        return inputs[nextIndex - 1].input
    }

    /// Removes and returns the next live input of the earlier take if its frame is not later than the given frame. Otherwise returns nil.
    mutating func nextPendingInput(at frame: Int) -> Input? {
        guard let next = pendingInputs.first, next.frame <= frame else { return nil }
        pendingInputs.removeFirst()
        return next.input
    }

    /// Discards the live inputs of the earlier take that have not been repeated yet.
    mutating func removePendingInputs() { pendingInputs = [] }

    // MARK: - Recording

    /// Adds an input that is performed now, after all recorded inputs.
    mutating func append(_ input: TimedInput) {
        inputs.append(input)
        nextIndex = inputs.count
    }

    /// Adds inputs that have not been performed yet, after all recorded inputs.
    mutating func appendLater(_ laterInputs: [TimedInput]) { inputs += laterInputs }

    /// Removes and returns the recorded inputs that have not been performed since the last restart.
    mutating func removeLaterInputs() -> [TimedInput] {
        defer { inputs.removeSubrange(nextIndex...) }
        return Array(inputs[nextIndex...])
    }

    // MARK: - Log

    /// Adds a live input to the log.
    mutating func logLiveInput(_ input: TimedInput) { liveLog.liveInputs.append(input) }

    /// Makes the log independent of the script: it contains all recorded inputs, and the script is not used.
    mutating func replaceLogByInputs() { (liveLog.liveInputs, liveLog.usesScript) = (inputs, false) }
}
