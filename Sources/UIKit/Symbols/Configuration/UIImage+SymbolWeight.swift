import CoreGraphics

nonisolated extension UIImage {
    /// The weight of the strokes of a symbol image.
    nonisolated public enum SymbolWeight: Int, Sendable {
        /// No weight. Another configuration that is applied can specify it.
        case unspecified = 0
        /// The thinnest lines.
        case ultraLight
        /// Very thin lines.
        case thin
        /// Thin lines.
        case light
        /// The usual lines.
        case regular
        /// Slightly thicker lines.
        case medium
        /// Thick lines.
        case semibold
        /// Bold lines.
        case bold
        /// Very thick lines.
        case heavy
        /// The thickest lines.
        case black

        /// Returns the corresponding font weight. For `unspecified`, it is regular.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .unspecified, .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }

        /// Creates the symbol weight for a font weight as in CSS, 100…900.
        init(cssWeight: Int) { self = SymbolWeight(rawValue: min(max(cssWeight / 100, 1), 9)) ?? .regular }
    }
}

nonisolated extension UIFont.Weight {
    /// Returns the corresponding symbol weight.
    public func symbolWeight() -> UIImage.SymbolWeight { UIImage.SymbolWeight(cssWeight: cssWeight) }
}
