import UIKit

/// The colors of the scenes that do not have their own images.
enum Palette {
    static let background = UIColor(red: 0.957, green: 0.949, blue: 0.933, alpha: 1)
    static let foreground = UIColor(red: 0.114, green: 0.106, blue: 0.098, alpha: 1)
    static let secondaryForeground = UIColor(red: 0.42, green: 0.404, blue: 0.384, alpha: 1)
    /// The color of guide lines, such as the track of a moving dot.
    static let hairline = foreground.withAlphaComponent(0.1)
    /// The color of views that move or are dragged.
    static let accent = UIColor(red: 1, green: 0.42, blue: 0.208, alpha: 1)
    static let blue = UIColor(red: 0.16, green: 0.47, blue: 0.87, alpha: 1)
    static let teal = UIColor(red: 0.11, green: 0.62, blue: 0.58, alpha: 1)
    static let plum = UIColor(red: 0.52, green: 0.29, blue: 0.62, alpha: 1)
    static let gold = UIColor(red: 0.93, green: 0.66, blue: 0.18, alpha: 1)
    static let rose = UIColor(red: 0.86, green: 0.31, blue: 0.41, alpha: 1)
}
