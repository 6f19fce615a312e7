/// An effect that highlights the layers of a symbol one after the other.
nonisolated public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    private var isCumulative = false
    private var reverses = false
    private var hidesInactiveLayers = false

    /// The values of the effect.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(
            .variableColor(isCumulative: isCumulative, reverses: reverses, hidesInactiveLayers: hidesInactiveLayers))
    }

    /// The effect with one highlighted layer at a time.
    public var iterative: Self { changed { $0.isCumulative = false } }
    /// The effect in which each layer stays highlighted until all layers are highlighted.
    public var cumulative: Self { changed { $0.isCumulative = true } }
    /// The effect that plays forward and then backward in each cycle.
    public var reversing: Self { changed { $0.reverses = true } }
    /// The effect that only plays forward in each cycle.
    public var nonReversing: Self { changed { $0.reverses = false } }
    /// The effect with invisible inactive layers.
    public var hideInactiveLayers: Self { changed { $0.hidesInactiveLayers = true } }
    /// The effect with translucent inactive layers.
    public var dimInactiveLayers: Self { changed { $0.hidesInactiveLayers = false } }

    private func changed(_ change: (inout Self) -> Void) -> Self {
        var result = self
        change(&result)
        return result
    }
}

nonisolated extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// An effect that highlights the layers of a symbol one after the other.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
