import Foundation

/// The conversion of colors from Display P3 to sRGB. Both have the same transfer function and the same white.
enum DisplayP3 {
    /// Returns the color in sRGB. A color outside of sRGB is clamped.
    static func sRGB(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        return (
            encoded(1.2249401763 * r - 0.2249401763 * g), encoded(-0.0420569547 * r + 1.0420569547 * g),
            encoded(-0.0196375546 * r - 0.0786360656 * g + 1.0982736202 * b)
        )
    }

    private static func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }

    /// Returns the component with the transfer function of sRGB, in 0…1.
    static func encoded(_ value: Double) -> Double {
        min(max(value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055, 0), 1)
    }
}
