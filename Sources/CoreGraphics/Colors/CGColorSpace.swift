/// A color space: sRGB or gray.
///
/// Differs from Apple: all spaces with three components are sRGB, and no colors are converted.
public final class CGColorSpace: Hashable, Sendable {
    /// The kind of the space.
    public let model: CGColorSpaceModel
    /// The name of the space, or nil for a space of a device.
    public let name: String?

    init(_ model: CGColorSpaceModel, name: String?) { (self.model, self.name) = (model, name) }

    /// Creates a color space from its name, or returns nil for an unknown name.
    public convenience init?(name: String) {
        switch name {
        case Self.sRGB, Self.genericRGBLinear, Self.extendedSRGB, Self.linearSRGB, Self.displayP3: self.init(.rgb, name: name)
        case Self.genericGrayGamma2_2, Self.linearGray: self.init(.monochrome, name: name)
        default: return nil
        }
    }

    /// The number of components of a color, without alpha.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

    /// Returns whether two spaces have the same kind and the same name.
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.model == b.model && a.name == b.name }
    /// Hashes the kind and the name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(model)
        hasher.combine(name)
    }

    /// The name of sRGB.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of sRGB with components outside of 0…1.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The name of linear sRGB. Differs from Apple: it is treated as sRGB.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// The name of linear generic RGB. Differs from Apple: it is treated as sRGB.
    public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
    /// The name of Display P3. Differs from Apple: it is treated as sRGB.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of gray with a gamma of 2.2.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    /// The name of linear gray. Differs from Apple: it is treated as gray with the gamma of sRGB.
    public static let linearGray = "kCGColorSpaceLinearGray"
}

/// Returns the color space of a device with red, green and blue, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb, name: nil) }
/// Returns the color space of a gray device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome, name: nil) }

extension CGColor {
    /// The color space, which is always sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpace(.rgb, name: CGColorSpace.sRGB) }

    /// Creates a color from the components of a color space, followed by alpha.
    public init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
        if colorSpace.model == .monochrome {
            self.init(gray: components[0], alpha: components[1])
        } else {
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }
}
