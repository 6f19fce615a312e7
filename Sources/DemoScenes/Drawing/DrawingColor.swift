import UIKit

/// The colors of the palette.
enum DrawingColor: Int, CaseIterable {
    case ink, navy, teal, sage, gold, vermilion, cream

    var name: String {
        switch self {
        case .ink: "Black"
        case .navy: "Navy"
        case .teal: "Teal"
        case .sage: "Sage"
        case .gold: "Gold"
        case .vermilion: "Vermilion"
        case .cream: "Cream"
        }
    }

    var color: UIColor {
        switch self {
        case .ink: UIColor(rgb: 0x1D1B19)
        case .navy: UIColor(rgb: 0x1C2B4A)
        case .teal: UIColor(rgb: 0x1E7F86)
        case .sage: UIColor(rgb: 0x8FB39A)
        case .gold: UIColor(rgb: 0xF2B544)
        case .vermilion: UIColor(rgb: 0xE8563A)
        case .cream: UIColor(rgb: 0xFBF3E0)
        }
    }
}

extension UIColor {
    /// Creates an opaque color from a number such as 0x1E7F86.
    convenience init(rgb: Int) {
        func channel(_ shift: Int) -> CGFloat { CGFloat(rgb >> shift & 255) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
    }
}
