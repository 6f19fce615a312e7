import CoreGraphics
import Foundation
import QuartzCore

/// A color in sRGB. A dynamic color depends on the traits, such as the light or dark style.
nonisolated public final class UIColor: NSObject, Sendable {
    package let foundationHeader = FoundationObjectHeader()

    /// A constant color, or the closure that returns the color for traits.
    enum Value: Sendable {
        case fixed(CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    let value: Value

    init(_ value: Value) { self.value = value }

    /// The same color for Core Graphics. For a dynamic color, it is the color for the current traits.
    public var cgColor: CGColor {
        switch value {
        case .fixed(let color): color
        case .dynamic(let provider): provider(Self.currentTraits).cgColor
        }
    }

    /// Creates a color from a Core Graphics color. A component that is not finite is replaced by 0.
    public init(cgColor: CGColor) { value = .fixed(cgColor.isFinite ? cgColor : Self.finite(cgColor)) }

    /// Returns the color after replacing each component that is not finite by 0.
    private static func finite(_ color: CGColor) -> CGColor {
        CGColor(red: finite(color.red), green: finite(color.green), blue: finite(color.blue), alpha: finite(color.alpha))
    }

    private static func finite(_ component: CGFloat) -> CGFloat {
        if component.isFinite { return component }
        Diagnostics.reportRefusedValue(of: "a component", source: "UIColor", "0 is used")
        return 0
    }

    /// Creates a color from its components, each 0…1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a gray, from black (0) to white (1).
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(cgColor: CGColor(gray: white, alpha: alpha)) }

    /// Creates a color from hue, saturation and brightness, each 0…1. The hue is an angle: -0.1 is the same as 0.9.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        // f(n) = v - v·s·max(0, min(k, 4 - k, 1)) with k = (n + 6h) mod 6. Each channel has its maximum in its own third of the hue circle.
        let (hue, saturation, brightness) = (Self.finite(hue), Self.finite(saturation), Self.finite(brightness))
        func channel(_ n: CGFloat) -> CGFloat {
            // The remainder of a negative number is negative.
            let remainder = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            let k = remainder < 0 ? remainder + 6 : remainder
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    /// Returns the same color with another alpha.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if case .dynamic(let provider) = value { return UIColor(.dynamic { provider($0).withAlphaComponent(alpha) }) }
        let color = cgColor
        return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }

    /// Writes the components to the pointers that are not nil. Returns true.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Whether two colors have the same components. Dynamic colors are compared for the current traits.
    public static func == (a: UIColor, b: UIColor) -> Bool { a.cgColor == b.cgColor }
    /// Whether an object is a color with the same components.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.cgColor == cgColor }
    /// A number that is equal for equal colors.
    public override var hash: Int { cgColor.hashValue }

    /// Creates an opaque color from 0xRRGGBB.
    convenience init(_ hex: UInt32) {
        self.init(
            red: CGFloat(hex >> 16) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255, alpha: 1)
    }

    /// Black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// Gray with a white value of 1/3.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// Gray with a white value of 2/3.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// White.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Gray with a white value of 1/2.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// The primary color red.
    public static let red = UIColor(0xFF0000)
    /// The primary color green.
    public static let green = UIColor(0x00FF00)
    /// The primary color blue.
    public static let blue = UIColor(0x0000FF)
    /// Green and blue.
    public static let cyan = UIColor(0x00FFFF)
    /// Red and green.
    public static let yellow = UIColor(0xFFFF00)
    /// Red and blue.
    public static let magenta = UIColor(0xFF00FF)
    /// Red and half green.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Half red and half blue.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// A dark orange.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// Black with an alpha of 0.
    public static let clear = UIColor(white: 0, alpha: 0)
}
