import CoreGraphics
import Foundation

/// A color for filters: straight (not premultiplied) components of sRGB.
///
/// Differs from Apple: the color space is always sRGB.
public final class CIColor: NSObject, Sendable {
    /// The red component.
    public let red: CGFloat
    /// The green component.
    public let green: CGFloat
    /// The blue component.
    public let blue: CGFloat
    /// The opacity.
    public let alpha: CGFloat

    /// Creates a color. A component that is not finite is replaced by 0.
    public init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat) {
        func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        (red, green, blue, alpha) = (finite(r), finite(g), finite(b), finite(a))
    }

    /// Creates an opaque color.
    public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat) { self.init(red: r, green: g, blue: b, alpha: 1) }

    /// Creates a color from a color of Core Graphics.
    public convenience init(cgColor color: CGColor) {
        let parts = color.components ?? [0, 0, 0, 0]
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// Creates a color from a text such as "0.5 0.7 0.3 1.0". Missing components are 0, and a missing alpha is 1.
    public convenience init(string representation: String) {
        let parts = CIVector.numbers(in: representation)
        func part(_ index: Int, _ missing: CGFloat) -> CGFloat { index < parts.count ? parts[index] : missing }
        self.init(red: part(0, 0), green: part(1, 0), blue: part(2, 0), alpha: part(3, 1))
    }

    /// The number of components including alpha, which is 4.
    public var numberOfComponents: Int { 4 }
    /// The color space, which is sRGB.
    public var colorSpace: CGColorSpace { CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB() }
    /// The components as a text, separated by spaces.
    public var stringRepresentation: String { [red, green, blue, alpha].map { String(format: "%g", Double($0)) }.joined(separator: " ") }

    /// Opaque black.
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    /// Opaque gray.
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    /// Opaque red.
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    /// Opaque green.
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    /// Opaque blue.
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    /// Opaque cyan.
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    /// Opaque magenta.
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)
    /// Opaque yellow.
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    /// Transparent black.
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// Returns whether the object is the same color.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CIColor else { return false }
        return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
    }

    /// A number that is the same for equal colors.
    public override var hash: Int { [red, green, blue, alpha].hashValue }

    /// The components.
    public override var description: String { "(\(stringRepresentation))" }
}
