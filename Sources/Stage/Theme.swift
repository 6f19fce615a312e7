import UIKit

/// The colors of the user interface around the scenes: in the window, in videos and in charts.
package enum Theme {
    /// The background of pages, videos, filmstrips and charts.
    package static let backgroundColor = color(0xF4F2EE)
    /// The color of text and curves.
    package static let textColor = color(0x1D1B19)
    /// The color of less important text.
    package static let secondaryTextColor = color(0x6B6762)
    /// The color of touches, of the caret and of highlighted differences.
    package static let accentColor = color(0xFF6B35)
    /// The background of elements that are shown over a scene.
    package static let darkBackgroundColor = color(0x17181B)
    /// The color of text on `darkBackgroundColor`.
    package static let lightTextColor = color(0xE9E7E2)
    /// The color of the phone's bezel.
    package static let bezelColor = color(0x26272B)
    /// The color of the thin border of the phone's bezel.
    package static let bezelBorderColor = color(0x4A4C52)

    /// Returns the opaque color `0xRRGGBB`.
    package static func color(_ rgb: UInt32) -> UIColor {
        func channel(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 255) / 255 }
        return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
    }

    /// Returns an opaque color as a pixel `0xFFRRGGBB`.
    package static func pixel(_ color: UIColor) -> UInt32 {
        (color.cgColor.components ?? []).prefix(3).reduce(0xFF) { $0 << 8 | UInt32(($1 * 255).rounded()) }
    }
}
