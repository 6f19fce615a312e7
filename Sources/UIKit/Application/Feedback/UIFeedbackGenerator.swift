/// A generator of vibrations. A desktop has none.
@preconcurrency @MainActor open class UIFeedbackGenerator {
    nonisolated deinit {}

    /// Creates a generator.
    public init() {}

    /// Prepares the hardware.
    ///
    /// Differs from Apple: it has no effect.
    open func prepare() {}
}
