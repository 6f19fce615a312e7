/// The values that a completion receives at the end of a symbol effect or of a transition to another symbol.
@preconcurrency @MainActor public struct UISymbolEffectCompletionContext {
    /// The image view or the bar button item.
    public internal(set) weak var sender: AnyObject?
    /// The effect, or the transition.
    public let effect: any SymbolEffect
    /// Whether the effect has run to its end. It is false if the effect was removed or replaced.
    public let isFinished: Bool
}

/// A closure that is called at the end of a symbol effect.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void
