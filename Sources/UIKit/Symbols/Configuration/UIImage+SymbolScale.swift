nonisolated extension UIImage {
    /// The size of a symbol relative to its font. `default` is the same as `medium`.
    nonisolated public enum SymbolScale: Int, Sendable {
        /// The usual scale.
        case `default` = -1
        /// No scale. Another configuration that is applied can specify it.
        case unspecified = 0
        /// Small: 0.79 times the medium size.
        case small
        /// Medium.
        case medium
        /// Large: 1.28 times the medium size.
        case large
    }
}
