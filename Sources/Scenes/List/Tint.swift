import UIKit

/// A colour of the atlas, known by its number. The hue goes once round the circle; lightness and strength rise and fall on the way, so that
/// neighbours are near each other and no two stretches are alike.
struct Tint {
    static let count = 100_000
    let number: Int

    private var turn: Double { Double(number) / Double(Tint.count) }

    var lightness: Double { 0.63 + 0.17 * sin(Double(number) * 0.131) + 0.08 * sin(Double(number) * 0.0171 + 1) }
    /// What the screen cannot show is brought back to what it can.
    private var wantedChroma: Double { 0.125 + 0.045 * sin(Double(number) * 0.047 + 2) }
    var hue: Double { (turn * 360 + 28 + 7 * sin(Double(number) * 0.029)).truncatingRemainder(dividingBy: 360) }

    /// Red, green and blue in sRGB, the strongest that there is at this lightness and hue up to what was wanted.
    var parts: (red: Double, green: Double, blue: Double, chroma: Double) {
        var chroma = wantedChroma
        while chroma > 0.01 {
            if let found = Tint.parts(lightness, chroma, hue) { return (found.0, found.1, found.2, chroma) }
            chroma -= 0.005
        }
        return (lightness, lightness, lightness, 0)
    }

    /// From Oklch by way of Oklab and linear light; nil outside of sRGB.
    private static func parts(_ lightness: Double, _ chroma: Double, _ hue: Double) -> (Double, Double, Double)? {
        let (a, b) = (chroma * cos(hue * .pi / 180), chroma * sin(hue * .pi / 180))
        let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let s = cube(lightness - 0.0894841775 * a - 1.291485548 * b)
        let linear = [
            4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
            -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
        ]
        guard linear.allSatisfy({ $0 >= -0.0005 && $0 <= 1.0005 }) else { return nil }
        let bent = linear.map { light -> Double in
            let light = min(max(light, 0), 1)
            return light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
        }
        return (bent[0], bent[1], bent[2])
    }

    private static func cube(_ x: Double) -> Double { x * x * x }

    // MARK: - Names

    static let families = ["Coral", "Amber", "Saffron", "Olive", "Fern", "Jade", "Lagoon", "Harbour", "Cobalt", "Iris", "Plum", "Rose"]
    private static let dark = ["Night", "Deep", "Dusk", "Old"]
    private static let middle = ["Quiet", "Clear", "True", "Warm", "Late", "Early"]
    private static let light = ["Pale", "Soft", "Chalk", "Morning"]

    static func family(of number: Int) -> Int { number * families.count / count }

    var name: String {
        let words = lightness < 0.55 ? Tint.dark : lightness < 0.73 ? Tint.middle : Tint.light
        return "\(words[number / 3 % words.count]) \(Tint.families[Tint.family(of: number)])"
    }

    /// As it is written in a style sheet.
    var code: String {
        let (red, green, blue, _) = parts
        let digits = [red, green, blue].map { part in
            let text = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
            return text.count < 2 ? "0" + text : text
        }
        return "#" + digits.joined()
    }

    var color: UIColor {
        let (red, green, blue, _) = parts
        return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: 1)
    }

    /// What the atlas is like at a part of its way, without its ups and downs.
    static func pure(turn: Double) -> UIColor {
        let (red, green, blue) = parts(0.72, 0.115, turn * 360 + 28) ?? parts(0.72, 0.1, turn * 360 + 28) ?? (0.6, 0.6, 0.6)
        return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: 1)
    }

    /// Ink or paper, whichever is read better on it.
    var inkColor: UIColor {
        lightness > 0.64 ? UIColor(red: 0.114, green: 0.106, blue: 0.098, alpha: 0.88) : UIColor(white: 1, alpha: 0.96)
    }
}
