/// An effect with which a symbol replaces another one.
nonisolated public protocol ContentTransitionSymbolEffect {}
