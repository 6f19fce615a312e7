import CoreGraphics
import CoreImage

nonisolated extension UIColor {
    /// Creates a color from a color for filters.
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }

    /// The color for filters. A dynamic color has its value for the current traits.
    public var ciColor: CIColor { CIColor(color: self) }
}

nonisolated extension CIColor {
    /// Creates a color for filters. A dynamic color has its value for the current traits.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}
