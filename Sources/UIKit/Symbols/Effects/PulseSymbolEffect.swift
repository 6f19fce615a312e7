/// An effect that makes a symbol translucent and opaque again.
nonisolated public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// The values of the effect.
    public private(set) var configuration = SymbolEffectConfiguration(.pulse)

    /// The effect with layers that move one after the other.
    public var byLayer: Self { Self(configuration: configuration.with(isWholeSymbol: false)) }
    /// The effect with all layers together.
    public var wholeSymbol: Self { Self(configuration: configuration.with(isWholeSymbol: true)) }
}

nonisolated extension SymbolEffect where Self == PulseSymbolEffect {
    /// An effect that makes a symbol translucent and opaque again.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
