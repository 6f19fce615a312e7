import UIKit

/// The colors and sizes of the user interface around the scenes.
package enum Theme {
    /// The background of pages and films.
    package static let backgroundColor = UIColor(red: 0xF4 / 255, green: 0xF2 / 255, blue: 0xEE / 255, alpha: 1)
    /// The color of text and curves.
    package static let textColor = UIColor(red: 0x1D / 255, green: 0x1B / 255, blue: 0x19 / 255, alpha: 1)
    /// The color of less important text.
    package static let secondaryTextColor = UIColor(red: 0x6B / 255, green: 0x67 / 255, blue: 0x62 / 255, alpha: 1)
    /// The color of the phone's bezel.
    package static let bezelColor = UIColor(red: 0x26 / 255, green: 0x27 / 255, blue: 0x2B / 255, alpha: 1)
    /// The color of the thin border of the phone's bezel.
    package static let bezelBorderColor = UIColor(red: 0x4A / 255, green: 0x4C / 255, blue: 0x52 / 255, alpha: 1)
    package static let accentColor = UIColor(red: 1, green: 0x6B / 255, blue: 0x35 / 255, alpha: 1)
    /// The background of elements that float over a scene.
    package static let darkBackgroundColor = UIColor(red: 0x17 / 255, green: 0x18 / 255, blue: 0x1B / 255, alpha: 1)

    /// The width of the phone's bezel around a screen that is 375 points wide.
    package static let bezelWidth: CGFloat = 10
    /// The corner radius of the phone.
    package static let phoneCornerRadius: CGFloat = 44
}
