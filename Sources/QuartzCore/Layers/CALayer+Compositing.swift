import CoreGraphics
import CoreImage

extension CALayer {
    /// The blend modes by the names of compositing filters.
    private static let compositingModes: [String: CGBlendMode] = [
        "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken, "lighten": .lighten,
        "colorDodge": .colorDodge, "colorBurn": .colorBurn, "softLight": .softLight, "hardLight": .hardLight, "difference": .difference,
        "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color, "luminosity": .luminosity,
        "linearDodge": .plusLighter, "linearBurn": .plusDarker, "maximum": .lighten, "minimum": .darken, "addition": .plusLighter,
        "sourceOver": .normal, "sourceIn": .sourceIn, "sourceOut": .sourceOut, "sourceAtop": .sourceAtop, "sourceAtTop": .sourceAtop,
        "destOver": .destinationOver, "destIn": .destinationIn, "destOut": .destinationOut, "destAtop": .destinationAtop, "xor": .xor,
        "plusL": .plusLighter, "plusD": .plusDarker, "copy": .copy, "clear": .clear,
    ]

    func setCompositingFilter(_ filter: Any?) {
        settings.compositingFilter = filter
        settings.blendMode = Self.blendMode(of: filter)
        tree?.setNeedsDisplay()
    }

    /// Returns the blend mode for the name of a filter or for a `CIFilter`. Names of Core Image, such as "CIScreenBlendMode", are accepted
    /// too. An unknown name and any other object are reported, and the mode is `normal`.
    private static func blendMode(of filter: Any?) -> CGBlendMode {
        guard let filter else { return .normal }
        guard let name = filter as? String ?? (filter as? CIFilter)?.filterName else {
            Diagnostics.report(
                .warning, source: "CALayer",
                "compositingFilter is a \(type(of: filter)), which is not supported; the layer is composited normally. Use the name of a "
                    + "blend mode, such as \"multiplyBlendMode\".", onlyOnce: true)
            return .normal
        }
        var key = name.hasPrefix("CI") ? name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3) : name
        for suffix in ["BlendMode", "Compositing"] where key.hasSuffix(suffix) { key.removeLast(suffix.count) }
        if let mode = compositingModes[key] { return mode }
        Diagnostics.report(
            .warning, source: "CALayer",
            "compositingFilter \"\(name)\" is unknown; the layer is composited normally. Known names are "
                + compositingModes.keys.sorted().filter { !$0.hasPrefix("plus") }.map { "\($0)BlendMode" }.joined(separator: ", ") + ".",
            onlyOnce: true)
        return .normal
    }
}
