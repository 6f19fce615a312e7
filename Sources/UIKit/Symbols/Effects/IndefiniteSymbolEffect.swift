/// An effect that lasts until it is removed.
nonisolated public protocol IndefiniteSymbolEffect {}
