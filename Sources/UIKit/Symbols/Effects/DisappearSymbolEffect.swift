/// An effect that makes a symbol invisible. The size of its view does not change.
nonisolated public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    /// The values of the effect.
    public private(set) var configuration = SymbolEffectConfiguration(.disappear(isUp: false))

    /// The effect with a symbol that grows.
    public var up: Self { Self(configuration: configuration.with(.disappear(isUp: true))) }
    /// The effect with a symbol that shrinks.
    public var down: Self { Self(configuration: configuration.with(.disappear(isUp: false))) }

    /// The effect with layers that move one after the other.
    public var byLayer: Self { Self(configuration: configuration.with(isWholeSymbol: false)) }
    /// The effect with all layers together.
    public var wholeSymbol: Self { Self(configuration: configuration.with(isWholeSymbol: true)) }
}

nonisolated extension SymbolEffect where Self == DisappearSymbolEffect {
    /// An effect that makes a symbol invisible. The size of its view does not change.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
