import Stage
import UIKit

/// The colors of the panels around a scene: of the timeline, the inspector, the graphs and the source text. They have a variant for each
/// backdrop of the window. Pictures of these views use the light variant.
enum PanelColor {
    static let background = color(0xFBFAF8, dark: 0x232529)
    /// The background of a graph in a panel.
    static let graphBackground = color(0xF4F2EE, dark: 0x1B1C20)
    static let text = color(0x1D1B19, dark: 0xE9E7E2)
    /// The color of less important text.
    static let secondaryText = color(0x6B6762, dark: 0xA8A49D)
    /// The color of links and of the curves of timing functions.
    static let link = color(0x2B5F8C, dark: 0x7DB4E4)
    /// The accent color for text, which is darker on a light panel so that the text can be read.
    static let accentText = color(0xB5420E, dark: 0xFF8A5C)
    static let problem = color(0xB3261E, dark: 0xFF8A80)

    /// Returns a color with a light and a dark variant, each given as `0xRRGGBB`.
    static func color(_ light: UInt32, dark: UInt32) -> UIColor {
        let (lightColor, darkColor) = (Theme.color(light), Theme.color(dark))
        return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
    }
}
