/// An effect that scales a symbol for a moment.
nonisolated public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// The values of the effect.
    public private(set) var configuration = SymbolEffectConfiguration(.bounce(isUp: true))

    /// The effect with a larger symbol.
    public var up: Self { Self(configuration: configuration.with(.bounce(isUp: true))) }
    /// The effect with a smaller symbol.
    public var down: Self { Self(configuration: configuration.with(.bounce(isUp: false))) }

    /// The effect with layers that move one after the other.
    public var byLayer: Self { Self(configuration: configuration.with(isWholeSymbol: false)) }
    /// The effect with all layers together.
    public var wholeSymbol: Self { Self(configuration: configuration.with(isWholeSymbol: true)) }
}

nonisolated extension SymbolEffect where Self == BounceSymbolEffect {
    /// An effect that scales a symbol for a moment.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
