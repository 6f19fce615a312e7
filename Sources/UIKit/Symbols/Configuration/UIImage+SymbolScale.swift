nonisolated extension UIImage {
    /// The size of a symbol relative to its font. `default` is the same as `medium`.
    nonisolated public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }
}
