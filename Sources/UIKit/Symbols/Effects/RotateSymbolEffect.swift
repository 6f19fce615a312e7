/// An effect that rotates a symbol around its center.
nonisolated public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// The values of the effect.
    public private(set) var configuration = SymbolEffectConfiguration(.rotate(isClockwise: true))

    /// The effect with clockwise rotation.
    public var clockwise: Self { Self(configuration: configuration.with(.rotate(isClockwise: true))) }
    /// The effect with counterclockwise rotation.
    public var counterClockwise: Self { Self(configuration: configuration.with(.rotate(isClockwise: false))) }

    /// The effect with separate layers.
    ///
    /// Differs from Apple: all layers rotate together.
    public var byLayer: Self { Self(configuration: configuration.with(isWholeSymbol: false)) }
    /// The effect with all layers together.
    public var wholeSymbol: Self { Self(configuration: configuration.with(isWholeSymbol: true)) }
}

nonisolated extension SymbolEffect where Self == RotateSymbolEffect {
    /// An effect that rotates a symbol around its center.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
