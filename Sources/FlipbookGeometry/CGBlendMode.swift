/// The formula that combines drawn content with the content below it.
public enum CGBlendMode: Int32, Sendable {
    /// The source over the background.
    case normal
    /// The product of both colors, which is darker.
    case multiply
    /// The inverse of the product of the inverse colors, which is lighter.
    case screen
    /// `multiply` for a dark background, `screen` for a light one.
    case overlay
    /// The darker of both colors, for each component.
    case darken
    /// The lighter of both colors, for each component.
    case lighten
    /// The background, brightened by the source.
    case colorDodge
    /// The background, darkened by the source.
    case colorBurn
    /// A weaker form of `hardLight`.
    case softLight
    /// `multiply` for a dark source, `screen` for a light one.
    case hardLight
    /// The absolute difference of both colors.
    case difference
    /// A difference with less contrast.
    case exclusion
    /// The hue of the source, with the saturation and luminosity of the background.
    case hue
    /// The saturation of the source, with the hue and luminosity of the background.
    case saturation
    /// The hue and saturation of the source, with the luminosity of the background.
    case color
    /// The luminosity of the source, with the hue and saturation of the background.
    case luminosity
    /// Transparent in the whole area of the source.
    case clear
    /// The source, which replaces the background.
    case copy
    /// The source where the background is opaque.
    case sourceIn
    /// The source where the background is transparent.
    case sourceOut
    /// The source over the background, only where the background is opaque.
    case sourceAtop
    /// The background over the source.
    case destinationOver
    /// The background where the source is opaque.
    case destinationIn
    /// The background where the source is transparent.
    case destinationOut
    /// The background over the source, only where the source is opaque.
    case destinationAtop
    /// The source and the background, each where the other one is transparent.
    case xor
    /// The sum of both, minus one: darker.
    case plusDarker
    /// The sum of both: lighter.
    case plusLighter
}
