import UIKit

/// The colors of the talk.
enum Palette {
    static let paper = dynamic(0xF6F3EC, 0x16181D)
    static let ink = dynamic(0x1D2433, 0xEDEBE6)
    static let faint = dynamic(0xC9C3B6, 0x4A4F5A)
    static let coral = dynamic(0xF0573F, 0xFF7A63)
    static let blue = dynamic(0x2B63D9, 0x6E9BFF)
    static let green = dynamic(0x1F8A70, 0x4CC7A6)
    static let sun = dynamic(0xD9931A, 0xF3B94C)
    /// The background of code, in the light and in the dark style.
    static let code = dynamic(0x20242E, 0x262A33)

    private static func dynamic(_ light: UInt32, _ dark: UInt32) -> UIColor {
        UIColor { color($0.userInterfaceStyle == .dark ? dark : light) }
    }

    private nonisolated static func color(_ rgb: UInt32) -> UIColor {
        func part(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 255) / 255 }
        return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}
