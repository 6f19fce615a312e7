/// The vertical position of text whose font size was reduced so that it fits.
nonisolated public enum UIBaselineAdjustment: Int, Sendable {
    /// Shrunk text keeps its baseline.
    case alignBaselines
    /// Shrunk text keeps its vertical center.
    case alignCenters
    /// Shrunk text keeps its top edge.
    case none
}
