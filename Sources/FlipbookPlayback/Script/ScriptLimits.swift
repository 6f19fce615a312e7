/// The limits of a script. Without them, a faulty or hostile script could use up the memory or run forever.
enum ScriptLimits {
    /// The largest number of times that a step may be performed by nested loops.
    static let repetitions = 100_000
    /// The largest depth of nested loops.
    static let loopDepth = 64
    /// The largest depth of nested included files.
    static let includeDepth = 16
    /// The largest number of inclusions. A file that is included twice counts twice.
    static let includes = 1_000
    /// The largest number of steps in a script with all included files.
    static let steps = 250_000
    /// The largest number of steps that are started in one frame.
    static let stepsPerFrame = 10_000
    /// The largest size of a script with all included files, in bytes.
    static let bytes = 16 << 20
    /// The largest size of a line, in bytes.
    static let bytesPerLine = 1 << 16
    /// The longest duration of a step, in seconds.
    static let seconds = 3600.0
}
