/// An effect that moves or rotates a symbol back and forth.
nonisolated public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// The values of the effect.
    public private(set) var configuration = SymbolEffectConfiguration(.wiggle(.clockwise))

    /// The effect that begins with a clockwise rotation.
    public var clockwise: Self { Self(configuration: configuration.with(.wiggle(.clockwise))) }
    /// The effect that begins with a counterclockwise rotation.
    public var counterClockwise: Self { Self(configuration: configuration.with(.wiggle(.counterClockwise))) }
    /// The effect with a movement to the left.
    public var left: Self { Self(configuration: configuration.with(.wiggle(.left))) }
    /// The effect with a movement to the right.
    public var right: Self { Self(configuration: configuration.with(.wiggle(.right))) }
    /// The effect with a movement upwards.
    public var up: Self { Self(configuration: configuration.with(.wiggle(.up))) }
    /// The effect with a movement downwards.
    public var down: Self { Self(configuration: configuration.with(.wiggle(.down))) }
    /// The effect with a movement to the right.
    ///
    /// Differs from Apple: the direction is the same in a layout from right to left.
    public var forward: Self { Self(configuration: configuration.with(.wiggle(.right))) }
    /// The effect with a movement to the left.
    ///
    /// Differs from Apple: the direction is the same in a layout from right to left.
    public var backward: Self { Self(configuration: configuration.with(.wiggle(.left))) }

    /// Returns the effect with a movement at an angle in degrees, from the right, clockwise.
    public func custom(angle: Double) -> Self { Self(configuration: configuration.with(.wiggle(.angle(angle.isFinite ? angle : 0)))) }

    /// The effect with layers that move one after the other.
    public var byLayer: Self { Self(configuration: configuration.with(isWholeSymbol: false)) }
    /// The effect with all layers together.
    public var wholeSymbol: Self { Self(configuration: configuration.with(isWholeSymbol: true)) }
}

nonisolated extension SymbolEffect where Self == WiggleSymbolEffect {
    /// An effect that moves or rotates a symbol back and forth.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
