/// The weight of text: as it was designed, or bold for legibility.
nonisolated public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
