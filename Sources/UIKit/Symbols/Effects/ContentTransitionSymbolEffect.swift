/// An effect with which a symbol replaces another symbol.
nonisolated public protocol ContentTransitionSymbolEffect {}
