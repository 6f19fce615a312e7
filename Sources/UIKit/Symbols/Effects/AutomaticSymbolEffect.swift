/// The default transition, which is `.replace` when the image changes.
nonisolated public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable {
    /// The values of the effect.
    public private(set) var configuration = SymbolEffectConfiguration(.automatic)

}

nonisolated extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The default transition, which is `.replace` when the image changes.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
