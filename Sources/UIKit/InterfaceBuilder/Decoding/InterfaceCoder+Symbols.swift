import CoreGraphics

@MainActor extension InterfaceCoder {
    /// Returns the configuration of symbols of the child with a key, or nil if there is no such child.
    func symbolConfiguration(_ key: String) -> UIImage.SymbolConfiguration? { coder(key: key)?.symbolConfiguration }

    /// The configuration of an element `preferredSymbolConfiguration`, or of an `imageReference`.
    private var symbolConfiguration: UIImage.SymbolConfiguration {
        element.ignore("configurationType")
        var result = UIImage.SymbolConfiguration.unspecified
        if let font = font("font") { result = result.applying(UIImage.SymbolConfiguration(font: font)) }
        if let size = number("pointSize") { result = result.applying(UIImage.SymbolConfiguration(pointSize: size)) }
        if let weight = choice("weight", Self.symbolWeights) { result = result.applying(UIImage.SymbolConfiguration(weight: weight)) }
        for name in ["scale", "symbolScale"] {
            if let scale = choice(name, Self.symbolScales) { result = result.applying(UIImage.SymbolConfiguration(scale: scale)) }
        }
        return result.applying(coloring)
    }

    /// The configuration for the rendering mode and its colors, or nil if the element has no rendering mode.
    private var coloring: UIImage.SymbolConfiguration? {
        let colors = ["hierarchicalColors", "paletteColors"].flatMap { element.list($0) }.compactMap { coder(for: $0).color }
        switch element["renderingMode"] {
        case "hierarchical": return colors.first.map { UIImage.SymbolConfiguration(hierarchicalColor: $0) } ?? .preferringHierarchical()
        case "palette": return UIImage.SymbolConfiguration(paletteColors: colors)
        case "multicolor": return .preferringMulticolor()
        case "monochrome": return .preferringMonochrome()
        default: return nil
        }
    }

    private static let symbolWeights: KeyValuePairs<String, UIImage.SymbolWeight> = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
        "bold": .bold, "heavy": .heavy, "black": .black, "unspecified": .unspecified,
    ]
    private static let symbolScales: KeyValuePairs<String, UIImage.SymbolScale> = [
        "small": .small, "medium": .medium, "large": .large, "default": .default, "unspecified": .unspecified,
    ]

    /// Returns an image with the attributes of an `imageReference`.
    func applyingImageAttributes(to image: UIImage) -> UIImage {
        guard image.isSymbolImage else {
            element.ignore("symbolScale", "variableValue", "renderingMode")
            return image
        }
        element.ignore("variableValue")
        let configured = image.applyingSymbolConfiguration(symbolConfiguration) ?? image
        switch element["renderingMode"] {
        case "template": return configured.withRenderingMode(.alwaysTemplate)
        case "original": return configured.withRenderingMode(.alwaysOriginal)
        default: return configured
        }
    }
}
