import UIKit

/// The colors of the suitcase.
enum SuitcaseColors {
    static let outsideLight = UIColor(0x2C9AA0, dark: 0x1F767E)
    static let outsideDark = UIColor(0x17656F, dark: 0x114A54)
    static let edge = UIColor(0x115059, dark: 0x0C3740)
    static let lining = UIColor(0xFBF1DC, dark: 0xA59C90)
    static let liningShade = UIColor(0xE7D5B2, dark: 0x7D756C)
    static let inside = UIColor(0x6B4A33, dark: 0x3C2D26)
    static let leather = UIColor(0xF2B544, dark: 0xB98838)
    static let leatherShade = UIColor(0xD08E26, dark: 0x8A6328)
    static let metal = UIColor(0xFFF3D6, dark: 0xCFC3A8)
    static let shine = UIColor(light: UIColor(white: 1, alpha: 0.4), dark: UIColor(white: 1, alpha: 0.18))
}
