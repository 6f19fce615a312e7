import CoreGraphics

/// A function that derives a color from another color.
nonisolated public struct UIConfigurationColorTransformer {
    /// The function from the original color to the derived color.
    public let transform: (UIColor) -> UIColor

    /// Creates a transformer from a function.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    /// Returns the derived color.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The transformer that removes the saturation.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { color in
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
            return UIColor(white: red * 0.299 + green * 0.587 + blue * 0.114, alpha: alpha)
        }
    }
}
