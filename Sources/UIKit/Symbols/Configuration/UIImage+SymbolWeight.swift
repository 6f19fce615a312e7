import CoreGraphics

nonisolated extension UIImage {
    /// The weight of the strokes of a symbol image.
    nonisolated public enum SymbolWeight: Int, Sendable {
        case unspecified = 0, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

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
