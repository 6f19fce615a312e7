/// A transition in which the layers of a symbol replace the layers of another symbol.
nonisolated public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
    /// The values of the effect.
    public private(set) var configuration = SymbolEffectConfiguration(.replace(.downUp))

    /// The transition in which the old symbol shrinks, and then the new symbol grows.
    public var downUp: Self { Self(configuration: configuration.with(.replace(.downUp))) }
    /// The transition in which the old symbol grows, and then the new symbol grows.
    public var upUp: Self { Self(configuration: configuration.with(.replace(.upUp))) }
    /// The transition in which the old symbol vanishes at once, and the new symbol grows.
    public var offUp: Self { Self(configuration: configuration.with(.replace(.offUp))) }

    /// The effect with layers that move one after the other.
    public var byLayer: Self { Self(configuration: configuration.with(isWholeSymbol: false)) }
    /// The effect with all layers together.
    public var wholeSymbol: Self { Self(configuration: configuration.with(isWholeSymbol: true)) }
}

nonisolated extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// A transition in which the layers of a symbol replace the layers of another symbol.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
