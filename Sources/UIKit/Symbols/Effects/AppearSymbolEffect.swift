/// An effect that makes a symbol visible.
nonisolated public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    /// The values of the effect.
    public private(set) var configuration = SymbolEffectConfiguration(.appear(isUp: true))

    /// The effect with a symbol that grows.
    public var up: Self { Self(configuration: configuration.with(.appear(isUp: true))) }
    /// The effect with a symbol that shrinks to its size.
    public var down: Self { Self(configuration: configuration.with(.appear(isUp: false))) }

    /// The effect with layers that move one after the other.
    public var byLayer: Self { Self(configuration: configuration.with(isWholeSymbol: false)) }
    /// The effect with all layers together.
    public var wholeSymbol: Self { Self(configuration: configuration.with(isWholeSymbol: true)) }
}

nonisolated extension SymbolEffect where Self == AppearSymbolEffect {
    /// An effect that makes a symbol visible.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
