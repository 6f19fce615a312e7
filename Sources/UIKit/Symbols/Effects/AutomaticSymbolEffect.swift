/// A transition that fits its purpose: `.replace` for another image.
nonisolated public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable {
    /// The values of the effect.
    public private(set) var configuration = SymbolEffectConfiguration(.automatic)

}

nonisolated extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// A transition that fits its purpose: `.replace` for another image.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
