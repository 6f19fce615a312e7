import UIKit

/// The colors of the seascape: dawn in the light style, a moonlit night in the dark style.
enum SeaColors {
    static let skyTop = UIColor(0xF9D5B2, dark: 0x0D1430)
    static let skyMiddle = UIColor(0xFCE6CF, dark: 0x1C2650)
    static let skyBottom = UIColor(0xFFF6EA, dark: 0x3C4478)
    static let sun = UIColor(0xFFFDF6, dark: 0xF2EBD3)
    static let glow = UIColor(light: UIColor(white: 1, alpha: 0.9), dark: UIColor(hex: 0xC9D2FF, alpha: 0.36))
    static let glint = UIColor(light: UIColor(white: 1, alpha: 0.62), dark: UIColor(hex: 0xE9E3CF, alpha: 0.3))
    static let farHillTop = UIColor(0xC9B7BE, dark: 0x343D6C)
    static let farHillBottom = UIColor(0xE9D9D4, dark: 0x434B7E)
    static let nearHillTop = UIColor(0x9C98AE, dark: 0x1F2850)
    static let nearHillBottom = UIColor(0xC4BBC4, dark: 0x2C3564)
    static let waterTop = UIColor(0xBFD6DC, dark: 0x2B3765)
    static let waterBottom = UIColor(0xD2E4E7, dark: 0x222D57)

    // MARK: - Paper

    static let paper = UIColor(0xFFFFFF, dark: 0xD5D8EC)
    static let paperShade = UIColor(0xDCCBBB, dark: 0x8C92B8)
    static let hullLight = UIColor(0xF4EAE0, dark: 0xC3C7E0)
    static let hullMiddle = UIColor(0xEADFD3, dark: 0xA9AED0)
    static let hullShade = UIColor(0xCDB9A8, dark: 0x767DA8)
    static let hullDark = UIColor(0xB9A493, dark: 0x626A98)
    static let pennant = UIColor(0xFF8A5B, dark: 0xE87B50)
    static let waterLine = UIColor(light: UIColor(hex: 0x8FB4BD, alpha: 0.55), dark: UIColor(hex: 0x0F1836, alpha: 0.5))
    static let reflection = UIColor(light: UIColor(white: 1, alpha: 0.75), dark: UIColor(hex: 0xD5D8EC, alpha: 0.28))

    // MARK: - Bottle

    static let glassLight = UIColor(light: UIColor(hex: 0xBDE5D6, alpha: 0.92), dark: UIColor(hex: 0x6FA59B, alpha: 0.92))
    static let glassDark = UIColor(light: UIColor(hex: 0x5FB0A0, alpha: 0.94), dark: UIColor(hex: 0x2C5F66, alpha: 0.94))
    static let cork = UIColor(0xC8996A, dark: 0x8A6A52)
    static let letter = UIColor(0xFBF3E2, dark: 0xCFC9BC)
    static let letterShade = UIColor(0xDCCDB2, dark: 0x9C9788)
}
