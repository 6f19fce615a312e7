/// An effect that plays once, or as often as its options specify.
nonisolated public protocol DiscreteSymbolEffect {}
