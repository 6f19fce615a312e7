/// The weight of text: as it was designed, or bold for legibility.
nonisolated public enum UILegibilityWeight: Int, Sendable {
    /// The weight is not known.
    case unspecified = -1
    /// Text has its usual weight.
    case regular
    /// The user prefers bold text.
    case bold
}
