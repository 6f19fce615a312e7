/// An effect that plays once, or as often as its options say.
nonisolated public protocol DiscreteSymbolEffect {}
