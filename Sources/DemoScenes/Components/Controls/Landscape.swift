import UIKit

/// A landscape of hills under a sky, in its own colors.
struct Landscape {
    var name: String
    var sky: (UIColor, UIColor)
    var hills: [UIColor]
    /// The position of the sun, as fractions of the size.
    var sun: CGPoint
    var isFavorite = false
    /// The name of the landscape's color tag, or an empty text if it has none.
    var tag = ""

    static let all = [
        Landscape(
            name: "Morning fog", sky: (color(0xF6D9C4), color(0xF2B8A0)), hills: [color(0xC98B86), color(0x8F6B7E), color(0x54506B)],
            sun: CGPoint(x: 0.7, y: 0.32)),
        Landscape(
            name: "North coast", sky: (color(0xBFE0EE), color(0xE9F2EE)), hills: [color(0x7DB2BF), color(0x3F8293), color(0x1F5266)],
            sun: CGPoint(x: 0.28, y: 0.25)),
        Landscape(
            name: "Dunes", sky: (color(0xFBE6B2), color(0xF7C873)), hills: [color(0xEAAA55), color(0xD0823F), color(0x9C5530)],
            sun: CGPoint(x: 0.5, y: 0.3)),
        Landscape(
            name: "Blue hour", sky: (color(0x2B3A67), color(0x8A7BB0)), hills: [color(0x4F4F86), color(0x343764), color(0x1D2145)],
            sun: CGPoint(x: 0.78, y: 0.2)),
    ]

    private static func color(_ value: Int) -> UIColor {
        UIColor(
            red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255, blue: CGFloat(value & 255) / 255, alpha: 1)
    }
}
