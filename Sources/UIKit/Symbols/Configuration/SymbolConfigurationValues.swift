import CoreGraphics

/// The values of a symbol configuration. A value that is not specified is nil or `unspecified`.
nonisolated struct SymbolConfigurationValues: Hashable, Sendable {
    /// The colors of a symbol.
    enum Coloring: Hashable, Sendable {
        case monochrome, multicolor
        /// A color, or nil for the tint color, with a lower opacity for each further level.
        case hierarchical(UIColor?)
        /// A color for each level.
        case palette([UIColor])
    }

    var pointSize: CGFloat?
    var textStyle: UIFont.TextStyle?
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified
    var coloring: Coloring?

    /// Returns a copy in which the values that `other` specifies replace the values of this configuration.
    func applying(_ other: Self) -> Self {
        var result = self
        // A point size replaces a text style, and a text style replaces a point size, because both determine the size of the symbol.
        if other.pointSize != nil || other.textStyle != nil { (result.pointSize, result.textStyle) = (other.pointSize, other.textStyle) }
        if other.weight != .unspecified { result.weight = other.weight }
        if other.scale != .unspecified { result.scale = other.scale }
        if let coloring = other.coloring { result.coloring = coloring }
        return result
    }

    /// The metrics of a symbol. Without a size and without a text style, the size is 17 points: body text at the default text size.
    var metrics: SymbolMetrics {
        let font = textStyle.map(UIFont.preferredFont)
        let fontWeight = font.map { UIImage.SymbolWeight(cssWeight: $0.font.weight) } ?? .regular
        return SymbolMetrics(
            pointSize: pointSize ?? font?.pointSize ?? SymbolMetrics.defaultPointSize, weight: weight == .unspecified ? fontWeight : weight,
            scale: scale)
    }
}
