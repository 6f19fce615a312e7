/// An animation of a symbol image, such as `.bounce`.
nonisolated public protocol SymbolEffect: Sendable {
    /// The values of the effect.
    var configuration: SymbolEffectConfiguration { get }
}
