import CoreGraphics
import QuartzCore

/// The values of a symbol image, from which its pixels are drawn.
nonisolated struct SymbolImage: Sendable {
    let name: String
    let drawing: SymbolDrawing
    /// The value in 0…1 that determines which parts are active, or nil if all parts are active.
    let variableValue: Double?
    var configuration: UIImage.SymbolConfiguration

    /// Finds a symbol. If there is no symbol with the name, emits a diagnostic and returns nil.
    init?(_ name: String, variableValue: Double? = nil, configuration: UIImage.Configuration? = nil) {
        guard let drawing = SymbolCache.drawing(named: name) else {
            Self.reportMissing(name)
            return nil
        }
        self.name = name
        self.drawing = drawing
        self.variableValue = variableValue.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
        self.configuration = UIImage.SymbolConfiguration.unspecified.applying(configuration)
    }

    private static func reportMissing(_ name: String) {
        let hint = SymbolCatalog.nearestName(to: name).map { " Did you mean \"\($0)\"?" } ?? ""
        Diagnostics.report(
            .warning, source: "UIImage", "There is no symbol named \"\(name)\". The image is nil.\(hint)", onlyOnce: true)
    }

    /// Returns the symbol with the values of another configuration where its own configuration specifies none.
    func preferring(_ preferred: UIImage.SymbolConfiguration?) -> SymbolImage {
        guard let preferred else { return self }
        var result = self
        result.configuration = preferred.applying(configuration)
        return result
    }

    // MARK: - Colors

    /// Whether the image is painted in the tint color of its view, because it has no colors of its own.
    var isTemplate: Bool {
        switch configuration.values.coloring {
        case nil, .monochrome: true
        case .multicolor: drawing.colors.isEmpty
        case .hierarchical, .palette: false
        }
    }

    /// Returns the colors of the levels, or nil for a template.
    func colors(_ traits: UITraitCollection, tint: UIColor) -> [CGColor]? {
        guard !isTemplate else { return nil }
        func resolved(_ color: UIColor) -> CGColor { color.resolvedColor(with: traits).cgColor }
        switch configuration.values.coloring {
        case .hierarchical(let color):
            let color = resolved(color ?? tint)
            return [1, 0.5, 0.25].map { CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * $0) }
        case .palette(let colors): return colors.map(resolved)
        case .multicolor: return drawing.colors.map { resolved(SymbolColor.color(named: $0) ?? tint) }
        case nil, .monochrome: return nil
        }
    }

    // MARK: - Images

    var metrics: SymbolMetrics { configuration.values.metrics }

    /// The insets of the alignment rectangle, and the baseline.
    var layout: SymbolCache.Layout {
        let metrics = metrics
        return SymbolCache.layout(SymbolCache.Key(name: name, metrics: metrics)) {
            SymbolCache.Layout(SymbolRenderer(drawing: drawing, metrics: metrics))
        }
    }

    /// Returns the image, or the image of one layer. An image that is not in the cache is drawn and added to the cache.
    func image(_ traits: UITraitCollection, tint: UIColor, layer: Int? = nil) -> CGImage? {
        let colors = colors(traits, tint: tint)
        let key = SymbolCache.Key(name: name, metrics: metrics, colors: colors, variableValue: variableValue, layer: layer)
        return SymbolCache.image(key) {
            SymbolRenderer(drawing: drawing, metrics: metrics, colors: colors, variableValue: variableValue, layer: layer).image()
        }
    }
}

nonisolated extension SymbolImage: Equatable {
    static func == (a: SymbolImage, b: SymbolImage) -> Bool {
        a.name == b.name && a.variableValue == b.variableValue && a.configuration.isEqual(to: b.configuration)
    }
}
