import CoreGraphics

/// A colour in sRGB.
nonisolated public final class UIColor: Hashable, Sendable {
    public let cgColor: CGColor

    public init(cgColor: CGColor) { self.cgColor = cgColor }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(cgColor: CGColor(gray: white, alpha: alpha)) }

    /// Hue, saturation and brightness, each 0…1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        // Each channel falls away from its own third of the circle: f(n) = v - v·s·max(0, min(k, 4 - k, 1)), k = (n + 6h) mod 6.
        func channel(_ n: CGFloat) -> CGFloat {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha)
    }

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

    public static func == (a: UIColor, b: UIColor) -> Bool { a.cgColor == b.cgColor }
    public func hash(into hasher: inout Hasher) { hasher.combine(cgColor) }

    /// From 0xRRGGBB.
    private convenience init(_ hex: UInt32) {
        self.init(
            red: CGFloat(hex >> 16) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255, alpha: 1)
    }

    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(0xFF0000)
    public static let green = UIColor(0x00FF00)
    public static let blue = UIColor(0x0000FF)
    public static let cyan = UIColor(0x00FFFF)
    public static let yellow = UIColor(0xFFFF00)
    public static let magenta = UIColor(0xFF00FF)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)

    public static let systemRed = UIColor(0xFF3B30)
    public static let systemGreen = UIColor(0x34C759)
    public static let systemBlue = UIColor(0x007AFF)
    public static let systemOrange = UIColor(0xFF9500)
    public static let systemYellow = UIColor(0xFFCC00)
    public static let systemPink = UIColor(0xFF2D55)
    public static let systemPurple = UIColor(0xAF52DE)
    public static let systemTeal = UIColor(0x5AC8FA)
    public static let systemIndigo = UIColor(0x5856D6)
    public static let systemGray = UIColor(0x8E8E93)
    public static let groupTableViewBackground = UIColor(0xEFEFF4)
    public static let label = UIColor.black
    public static let systemBackground = UIColor.white
}
