import CoreGraphics

/// A color as hue, saturation, brightness and alpha, each 0…1. A gray can have any hue. With `hueOfGray`, it has the hue of the previous
/// color, so that the knob of the spectrum does not jump.
nonisolated struct PickerColor: Equatable {
    var hue: CGFloat = 0
    var saturation: CGFloat = 0
    var brightness: CGFloat = 0
    var alpha: CGFloat = 1

    /// Creates a color from red, green, blue and alpha. `hueOfGray` is the hue of the result if the color is gray.
    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, hueOfGray: CGFloat = 0) {
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        let range = high - low
        brightness = min(max(high, 0), 1)
        saturation = high > 0 ? min(max(range / high, 0), 1) : 0
        hue = hueOfGray
        self.alpha = min(max(alpha, 0), 1)
        guard range > 0 else { return }
        let sixth: CGFloat =
            high == red ? (green - blue) / range : high == green ? 2 + (blue - red) / range : 4 + (red - green) / range
        hue = (sixth < 0 ? sixth + 6 : sixth) / 6
    }

    /// Creates a color from a `UIColor` and the current traits.
    init(_ color: UIColor, hueOfGray: CGFloat = 0) {
        let value = color.cgColor
        self.init(red: value.red, green: value.green, blue: value.blue, alpha: value.alpha, hueOfGray: hueOfGray)
    }

    /// Creates a color from its components. It is opaque by default.
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat = 1) {
        (self.hue, self.saturation, self.brightness, self.alpha) = (hue, saturation, brightness, alpha)
    }

    /// The color as a `UIColor`.
    var color: UIColor { UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }

    /// The components red, green and blue.
    var components: [CGFloat] {
        let value = color.cgColor
        return [value.red, value.green, value.blue]
    }

    /// The color without transparency.
    var opaque: PickerColor { PickerColor(hue: hue, saturation: saturation, brightness: brightness) }

    /// Red, green and blue as six hexadecimal digits.
    var hexadecimal: String {
        components.map { component in
            let value = Int((min(max(component, 0), 1) * 255).rounded())
            return (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
        }
        .joined()
    }
}
