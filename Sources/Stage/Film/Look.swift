import UIKit

/// The colours and measures of all that is ours around the scenes.
package enum Look {
    package static let paper = UIColor(red: 0xF4 / 255, green: 0xF2 / 255, blue: 0xEE / 255, alpha: 1)
    package static let ink = UIColor(red: 0x1D / 255, green: 0x1B / 255, blue: 0x19 / 255, alpha: 1)
    package static let softInk = UIColor(red: 0x6B / 255, green: 0x67 / 255, blue: 0x62 / 255, alpha: 1)
    package static let graphite = UIColor(red: 0x26 / 255, green: 0x27 / 255, blue: 0x2B / 255, alpha: 1)
    package static let rim = UIColor(red: 0x4A / 255, green: 0x4C / 255, blue: 0x52 / 255, alpha: 1)
    package static let accent = UIColor(red: 1, green: 0x6B / 255, blue: 0x35 / 255, alpha: 1)
    package static let dark = UIColor(red: 0x17 / 255, green: 0x18 / 255, blue: 0x1B / 255, alpha: 1)

    /// The phone's frame around a 375-pt screen.
    package static let bezel: CGFloat = 10
    package static let phoneRadius: CGFloat = 44
}
