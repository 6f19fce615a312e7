import UIKit

/// A season with its text and its colors.
enum Season: Int, CaseIterable {
    case spring, summer, autumn, winter

    var name: String { ["Spring", "Summer", "Autumn", "Winter"][rawValue] }

    var text: String {
        [
            "Sow peas and spinach. Cut back the roses before the buds open.",
            "Water early in the morning. Pick the first tomatoes and the last cherries.",
            "Plant bulbs for next year. Leave the fallen leaves below the hedge.",
            "Oil the tools, order seeds, and let the garden sleep.",
        ][rawValue]
    }

    /// The colors of the upper sky, the horizon, the hills, the meadow, and the crown of the tree.
    var colors: (sky: UIColor, horizon: UIColor, hill: UIColor, meadow: UIColor, crown: UIColor) {
        func color(_ rgb: Int) -> UIColor {
            UIColor(red: CGFloat(rgb >> 16) / 255, green: CGFloat(rgb >> 8 & 255) / 255, blue: CGFloat(rgb & 255) / 255, alpha: 1)
        }
        switch self {
        case .spring: return (color(0x9FD3E8), color(0xEAF5E4), color(0x9CCB9A), color(0x7DBB6E), color(0xF3BFD0))
        case .summer: return (color(0x5FB4E5), color(0xD9F0F2), color(0x74AE74), color(0x5C9E4E), color(0x3F8A45))
        case .autumn: return (color(0xE7B98A), color(0xF8E9CE), color(0xB98A54), color(0xC49A4A), color(0xD8702F))
        case .winter: return (color(0xA9BCD0), color(0xEDF2F7), color(0xC9D5E2), color(0xF5F8FB), color(0xDCE6EF))
        }
    }
}
