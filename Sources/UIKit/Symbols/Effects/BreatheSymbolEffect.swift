/// An effect that makes a symbol larger and smaller, slowly.
nonisolated public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// The values of the effect.
    public private(set) var configuration = SymbolEffectConfiguration(.breathe(pulses: false))

    /// The effect without a change of opacity.
    public var plain: Self { Self(configuration: configuration.with(.breathe(pulses: false))) }
    /// The effect with a change of opacity.
    public var pulse: Self { Self(configuration: configuration.with(.breathe(pulses: true))) }

    /// The effect with layers that move one after the other.
    public var byLayer: Self { Self(configuration: configuration.with(isWholeSymbol: false)) }
    /// The effect with all layers together.
    public var wholeSymbol: Self { Self(configuration: configuration.with(isWholeSymbol: true)) }
}

nonisolated extension SymbolEffect where Self == BreatheSymbolEffect {
    /// An effect that makes a symbol larger and smaller, slowly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
