import CoreGraphics

/// A generator of vibrations for selections.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    nonisolated deinit {}

    /// Signals a change of the selection.
    open func selectionChanged() { generate(.selection) }

    /// Signals a change of the selection at a location of the view.
    open func selectionChanged(at location: CGPoint) { generate(.selection, at: location) }
}
