import Stage

/// The live inputs of a take and its position. A take of a newer version of the scene can repeat the inputs.
nonisolated package struct TakeLog: Equatable, Sendable, Codable {
    /// The inputs that did not come from the script, or all inputs if `usesScript` is false.
    package var liveInputs: [TimedInput] = []
    /// Whether the script of the take is played too.
    package var usesScript = true
    /// The last frame that was played.
    package var lastPlayedFrame = 0
    /// The frame that was shown.
    package var frame = 0

    package init() {}
}
