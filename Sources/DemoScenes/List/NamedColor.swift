import UIKit

/// A color of the list. All its properties are computed from its number.
///
/// From the first to the last number the hue passes once through the color circle. Lightness and chroma oscillate, so that
/// consecutive colors are similar, but no two parts of the list look the same.
struct NamedColor {
    static let count = 100_000
    /// The index of the color, from 0 to `count - 1`.
    let number: Int

    private var fraction: Double { Double(number) / Double(NamedColor.count) }

    /// The lightness in Oklch, from 0 to 1.
    var lightness: Double { 0.63 + 0.17 * sin(Double(number) * 0.131) + 0.08 * sin(Double(number) * 0.0171 + 1) }
    /// The chroma before it is reduced to a value that sRGB can represent.
    private var targetChroma: Double { 0.125 + 0.045 * sin(Double(number) * 0.047 + 2) }
    /// The hue in Oklch, in degrees from 0 to 360.
    var hue: Double { (fraction * 360 + 28 + 7 * sin(Double(number) * 0.029)).truncatingRemainder(dividingBy: 360) }

    /// The color in sRGB, with the highest chroma up to `targetChroma` that sRGB can represent at this lightness and hue.
    var components: (red: Double, green: Double, blue: Double, chroma: Double) {
        var chroma = targetChroma
        while chroma > 0.01 {
            if let found = NamedColor.sRGBComponents(lightness, chroma, hue) { return (found.0, found.1, found.2, chroma) }
            chroma -= 0.005
        }
        return (lightness, lightness, lightness, 0)
    }

    /// Converts Oklch through Oklab and linear RGB to sRGB. Returns nil for colors outside of sRGB.
    private static func sRGBComponents(_ lightness: Double, _ chroma: Double, _ hue: Double) -> (Double, Double, Double)? {
        let (a, b) = (chroma * cos(hue * .pi / 180), chroma * sin(hue * .pi / 180))
        let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let s = cube(lightness - 0.0894841775 * a - 1.291485548 * b)
        let linear = [
            4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
            -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
        ]
        guard linear.allSatisfy({ $0 >= -0.0005 && $0 <= 1.0005 }) else { return nil }
        let encoded = linear.map { light -> Double in
            let light = min(max(light, 0), 1)
            return light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
        }
        return (encoded[0], encoded[1], encoded[2])
    }

    private static func cube(_ x: Double) -> Double { x * x * x }

    // MARK: - Names

    /// The names of the families of hues, which are the sections of the list.
    static let families = ColorName.hues.map { $0[0] }

    static func family(of number: Int) -> Int { number * families.count / count }

    /// The name, which is different for each color of the list.
    var name: String {
        let family = NamedColor.family(of: number)
        let firstNumber = (family * NamedColor.count + NamedColor.families.count - 1) / NamedColor.families.count
        return ColorName.name(family: family, index: number - firstNumber, lightness: lightness)
    }

    /// The color in the notation of style sheets, `#RRGGBB`.
    var hexCode: String {
        let (red, green, blue, _) = components
        let digits = [red, green, blue].map { component in
            let text = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
            return text.count < 2 ? "0" + text : text
        }
        return "#" + digits.joined()
    }

    var color: UIColor {
        let (red, green, blue, _) = components
        return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: 1)
    }

    /// Returns the color at a fraction of the list, without the oscillations of hue, lightness and chroma.
    static func baseColor(fraction: Double) -> UIColor {
        let (red, green, blue) =
            sRGBComponents(0.72, 0.115, fraction * 360 + 28) ?? sRGBComponents(0.72, 0.1, fraction * 360 + 28) ?? (0.6, 0.6, 0.6)
        return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: 1)
    }

    /// A dark text color for a light color, and white for a dark color.
    var textColor: UIColor {
        lightness > 0.64 ? UIColor(red: 0.114, green: 0.106, blue: 0.098, alpha: 0.88) : UIColor(white: 1, alpha: 0.96)
    }
}
