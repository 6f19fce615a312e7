/// The vertical position of text whose font was reduced to fit.
nonisolated public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
