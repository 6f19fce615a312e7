import CoreGraphics
import Foundation

nonisolated extension UIImage {
    /// Creates the image of a symbol. If no symbol has the name, emits a diagnostic and returns nil.
    ///
    /// Differs from Apple: the symbols are drawings of this project. There are more than 450 symbols, and in addition their variants
    /// `.fill`, `.circle`, `.square` and `.slash`. Symbols that show a direction, such as `chevron.forward`, or text, such as
    /// `list.bullet`, are mirrored by image views in a layout from right to left.
    public convenience init?(systemName name: String) { self.init(SymbolImage(name)) }

    /// Creates the image of a symbol with a configuration. If no symbol has the name, emits a diagnostic and returns nil.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(SymbolImage(name, configuration: configuration))
    }

    /// Creates the image of a symbol for traits. If no symbol has the name, emits a diagnostic and returns nil.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(SymbolImage(name, configuration: traitCollection.map { Configuration(traitCollection: $0) }))
    }

    /// Creates the image of a symbol whose parts represent a value.
    ///
    /// - Parameters:
    ///   - name: The name of the symbol.
    ///   - value: A value in 0…1. With n parts, part i is active if the value is greater than (i - 1) / n, and is translucent otherwise.
    ///     The value has no effect on symbols without such parts.
    ///   - configuration: The size, weight and colors, or nil for the default values.
    public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil) {
        self.init(SymbolImage(name, variableValue: value, configuration: configuration))
    }

    private convenience init?(_ symbol: SymbolImage?) {
        guard let symbol else { return nil }
        var attributes = Attributes()
        attributes.setSymbol(symbol)
        self.init(attributes)
    }

    /// Whether the image is a symbol.
    public var isSymbolImage: Bool { attributes.symbol != nil }

    /// The configuration of a symbol image, or nil for other images.
    public var symbolConfiguration: SymbolConfiguration? { attributes.symbol?.configuration }

    /// The configuration of a symbol image. For other images, it is a configuration without values.
    public var configuration: Configuration? { symbolConfiguration ?? Configuration(traitCollection: nil) }

    /// Returns the image with another configuration. Values that the configuration does not specify have their defaults. Images that are
    /// not symbols are returned unchanged.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        withSymbolConfiguration(SymbolConfiguration.unspecified.applying(configuration))
    }

    /// Returns the image with the values that a configuration specifies. Images that are not symbols are returned unchanged.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard let symbol = attributes.symbol else { return self }
        return withSymbolConfiguration(symbol.configuration.applying(configuration))
    }

    private func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        guard var symbol = attributes.symbol else { return self }
        symbol.configuration = configuration
        return withAttributes { $0.setSymbol(symbol) }
    }

    // MARK: - Baseline

    /// The distance from the bottom of the image up to its baseline, or nil if the image has none. Symbols have a baseline.
    public var baselineOffsetFromBottom: CGFloat? { attributes.baselineOffset }

    /// Returns the image with another baseline.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        withAttributes { $0.baselineOffset = baselineOffset.isFinite ? baselineOffset : 0 }
    }

    /// Returns the image without a baseline.
    public func imageWithoutBaseline() -> UIImage { withAttributes { $0.baselineOffset = nil } }
}

nonisolated extension UIImage.Attributes {
    /// Sets the pixels and the layout to the pixels and the layout of a symbol, with the colors for the current traits and the standard
    /// tint color.
    mutating func setSymbol(_ symbol: SymbolImage) {
        (self.symbol, scale) = (symbol, 1)
        setPixels(symbol.image(symbol.configuration.traitCollection ?? UIColor.currentTraits, tint: .systemBlue))
        (alignmentRectInsets, baselineOffset) = (symbol.layout.alignmentInsets, symbol.layout.baselineOffset)
        flipsForRightToLeft = SymbolCatalog.isDirectional(symbol.name)
    }

    /// Sets the pixels, and applies the orientation to them.
    fileprivate mutating func setPixels(_ image: CGImage?) {
        let orientation = orientation
        cgImage = image
        uprightImage = orientation == .up ? image : image?.mapBitmaps { $0.upright(from: orientation) }
    }
}

nonisolated extension UIImage {
    /// Returns the image as it is shown in a view: a symbol with the configuration that the view prefers, and with colors for its traits.
    func resolved(_ preferred: SymbolConfiguration?, _ traits: UITraitCollection, tint: UIColor) -> UIImage {
        guard let symbol = attributes.symbol, preferred != nil || !symbol.isTemplate else { return self }
        let shown = symbol.preferring(preferred)
        return withAttributes {
            if preferred != nil { $0.setSymbol(shown) }
            if !shown.isTemplate { $0.setPixels(shown.image(shown.configuration.traitCollection ?? traits, tint: tint)) }
        }
    }
}
