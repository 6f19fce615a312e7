import Foundation

/// A color in sRGB with straight (not premultiplied) alpha. Channels may be outside 0…1 during an animation; they are clamped for
/// drawing.
///
/// Differs from Apple: the type is a struct, the color space is always sRGB, and gray colors have four components too.
public struct CGColor: Hashable, Sendable {
    @usableFromInline package var red: CGFloat
    @usableFromInline package var green: CGFloat
    @usableFromInline package var blue: CGFloat
    /// The opacity, 0…1. Differs from Apple: it can be changed.
    public var alpha: CGFloat

    /// Creates a color from sRGB channels in 0…1.
    @inlinable
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates a color from sRGB channels in 0…1.
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a gray color.
    public init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Transparent black.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The channels red, green, blue and alpha.
    public var components: [CGFloat]? { [red, green, blue, alpha] }
    /// The number of channels including alpha, always 4.
    public var numberOfComponents: Int { 4 }

    /// Returns the color with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(red: red, green: green, blue: blue, alpha: alpha) }
}
