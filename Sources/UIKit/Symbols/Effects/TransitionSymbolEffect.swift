/// An effect with which a symbol appears or disappears.
nonisolated public protocol TransitionSymbolEffect {}
