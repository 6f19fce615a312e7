/// An effect that makes a symbol larger or smaller until the effect is removed.
nonisolated public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// The values of the effect.
    public private(set) var configuration = SymbolEffectConfiguration(.scale(isUp: true))

    /// The effect with a larger symbol.
    public var up: Self { Self(configuration: configuration.with(.scale(isUp: true))) }
    /// The effect with a smaller symbol.
    public var down: Self { Self(configuration: configuration.with(.scale(isUp: false))) }

    /// The effect with layers that move one after the other.
    public var byLayer: Self { Self(configuration: configuration.with(isWholeSymbol: false)) }
    /// The effect with all layers together.
    public var wholeSymbol: Self { Self(configuration: configuration.with(isWholeSymbol: true)) }
}

nonisolated extension SymbolEffect where Self == ScaleSymbolEffect {
    /// An effect that makes a symbol larger or smaller until the effect is removed.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
