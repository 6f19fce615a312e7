import UIKit

/// The colors of the scenes that do not have their own images, for the light and the dark style.
enum Palette {
    static let background = color(
        UIColor(red: 0.957, green: 0.949, blue: 0.933, alpha: 1), dark: UIColor(red: 0.078, green: 0.074, blue: 0.07, alpha: 1))
    /// The color of cards on the background.
    static let card = color(.white, dark: UIColor(red: 0.141, green: 0.133, blue: 0.125, alpha: 1))
    static let foreground = color(ink, dark: UIColor(red: 0.949, green: 0.937, blue: 0.914, alpha: 1))
    /// The color of icons and text on `foreground`.
    static let onForeground = color(.white, dark: ink)
    static let secondaryForeground = color(
        UIColor(red: 0.42, green: 0.404, blue: 0.384, alpha: 1), dark: UIColor(red: 0.659, green: 0.635, blue: 0.604, alpha: 1))
    /// The dark color of text and drawings on light paper, in both styles.
    static let ink = UIColor(red: 0.114, green: 0.106, blue: 0.098, alpha: 1)
    /// The color of guide lines, such as the track of a moving dot.
    static let hairline = color(ink.withAlphaComponent(0.1), dark: UIColor(red: 0.949, green: 0.937, blue: 0.914, alpha: 0.16))
    /// The color of views that move or are dragged.
    static let accent = UIColor(red: 1, green: 0.42, blue: 0.208, alpha: 1)
    static let blue = color(
        UIColor(red: 0.16, green: 0.47, blue: 0.87, alpha: 1), dark: UIColor(red: 0.29, green: 0.57, blue: 0.95, alpha: 1))
    static let teal = color(
        UIColor(red: 0.11, green: 0.62, blue: 0.58, alpha: 1), dark: UIColor(red: 0.2, green: 0.71, blue: 0.66, alpha: 1))
    static let plum = color(
        UIColor(red: 0.52, green: 0.29, blue: 0.62, alpha: 1), dark: UIColor(red: 0.67, green: 0.44, blue: 0.77, alpha: 1))
    static let gold = UIColor(red: 0.93, green: 0.66, blue: 0.18, alpha: 1)
    static let rose = color(
        UIColor(red: 0.86, green: 0.31, blue: 0.41, alpha: 1), dark: UIColor(red: 0.92, green: 0.42, blue: 0.51, alpha: 1))

    /// The red of the squares.
    static let red = color(UIColor(hex: 0xE5484D), dark: UIColor(hex: 0xF0625F))
    /// The color behind lines of code.
    static let codeBackground = color(UIColor(hex: 0xFAF8F5), dark: UIColor(hex: 0x1B1917))

    private static func color(_ light: UIColor, dark: UIColor) -> UIColor { UIColor(light: light, dark: dark) }
}
