/// A generator of vibrations for selections.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    nonisolated deinit {}

    /// Signals a change of the selection.
    ///
    /// Differs from Apple: it has no effect.
    open func selectionChanged() {}
}
