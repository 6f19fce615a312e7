/// The vertical position of text whose font size was reduced so that it fits.
nonisolated public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
