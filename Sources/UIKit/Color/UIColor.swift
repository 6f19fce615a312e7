import CoreGraphics
import Foundation
import QuartzCore

/// A color in sRGB.
nonisolated public final class UIColor: NSObject, Sendable {
    package let foundationHeader = FoundationObjectHeader()

    /// The same color for Core Graphics.
    public let cgColor: CGColor

    /// Creates a color from a Core Graphics color. A component that is not finite is replaced by 0.
    public init(cgColor: CGColor) { self.cgColor = cgColor.isFinite ? cgColor : Self.finite(cgColor) }

    /// Returns the color with 0 instead of each component that is not finite.
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

    /// Creates a color from hue, saturation and brightness, each 0…1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        // f(n) = v - v·s·max(0, min(k, 4 - k, 1)) with k = (n + 6h) mod 6. Each channel has its maximum in its own third of the hue circle.
        let (hue, saturation, brightness) = (Self.finite(hue), Self.finite(saturation), Self.finite(brightness))
        func channel(_ n: CGFloat) -> CGFloat {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    /// Returns the same color with another alpha.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha)
    }

    /// Writes the components to the pointers that are not nil. Returns true.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = cgColor.red
        green?.pointee = cgColor.green
        blue?.pointee = cgColor.blue
        alpha?.pointee = cgColor.alpha
        return true
    }

    /// Whether two colors have the same components.
    public static func == (a: UIColor, b: UIColor) -> Bool { a.cgColor == b.cgColor }
    /// Whether an object is a color with the same components.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.cgColor == cgColor }
    /// A number that is equal for equal colors.
    public override var hash: Int { cgColor.hashValue }

    /// Creates an opaque color from 0xRRGGBB.
    private convenience init(_ hex: UInt32) {
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

    /// The red of the light interface style.
    public static let systemRed = UIColor(0xFF3B30)
    /// The green of the light interface style.
    public static let systemGreen = UIColor(0x34C759)
    /// The blue of the light interface style.
    public static let systemBlue = UIColor(0x007AFF)
    /// The orange of the light interface style.
    public static let systemOrange = UIColor(0xFF9500)
    /// The yellow of the light interface style.
    public static let systemYellow = UIColor(0xFFCC00)
    /// The pink of the light interface style.
    public static let systemPink = UIColor(0xFF2D55)
    /// The purple of the light interface style.
    public static let systemPurple = UIColor(0xAF52DE)
    /// The teal of the light interface style.
    public static let systemTeal = UIColor(0x5AC8FA)
    /// The indigo of the light interface style.
    public static let systemIndigo = UIColor(0x5856D6)
    /// The gray of the light interface style.
    public static let systemGray = UIColor(0x8E8E93)
    /// The background of a grouped table in the light interface style.
    public static let groupTableViewBackground = UIColor(0xEFEFF4)
    /// The text color of the light interface style.
    public static let label = UIColor.black
    /// The background color of the light interface style.
    public static let systemBackground = UIColor.white
}
