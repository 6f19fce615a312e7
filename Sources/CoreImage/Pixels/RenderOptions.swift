/// The options with which an image is rendered.
package struct RenderOptions: Sendable {
    /// Whether the pixels are computed in linear light. Otherwise the stored values of sRGB are used.
    var isLinear = true
    /// The pixels that this rendering has already computed, or nil if they are not kept.
    var cache: RenderCache?

    /// Returns a color as a premultiplied pixel.
    func pixel(_ color: CIColor) -> Pixel { straightPixel(color).premultiplied }

    /// Returns a color as a pixel whose color is not multiplied by alpha.
    func straightPixel(_ color: CIColor) -> Pixel {
        func channel(_ value: CGFloat) -> Float { Float(isLinear ? TransferCurve.linear(Double(value)) : Double(value)) }
        return Pixel(channel(color.red), channel(color.green), channel(color.blue), Float(color.alpha))
    }
}
