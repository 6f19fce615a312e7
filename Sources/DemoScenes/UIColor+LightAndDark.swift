import UIKit

extension UIColor {
    /// Creates a color with a value for the light style and a value for the dark style.
    convenience init(light: UIColor, dark: UIColor) { self.init { $0.userInterfaceStyle == .dark ? dark : light } }
}
