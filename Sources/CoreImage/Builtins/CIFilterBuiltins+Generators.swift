import CoreGraphics
import Foundation

/// The inputs of `CILinearGradient`.
public protocol CILinearGradient: CIFilterProtocol {
    /// The position of the first color.
    var point0: CGPoint { get set }
    /// The position of the second color.
    var point1: CGPoint { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
}

/// The inputs of `CISmoothLinearGradient`.
public protocol CISmoothLinearGradient: CIFilterProtocol {
    /// The position of the first color.
    var point0: CGPoint { get set }
    /// The position of the second color.
    var point1: CGPoint { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
}

/// The inputs of `CIRadialGradient`.
public protocol CIRadialGradient: CIFilterProtocol {
    /// The center.
    var center: CGPoint { get set }
    /// The radius up to which the first color reaches.
    var radius0: Float { get set }
    /// The radius at which the second color begins.
    var radius1: Float { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
}

/// The inputs of `CIGaussianGradient`.
public protocol CIGaussianGradient: CIFilterProtocol {
    /// The center.
    var center: CGPoint { get set }
    /// The color at the center.
    var color0: CIColor { get set }
    /// The color far from the center.
    var color1: CIColor { get set }
    /// The distance in pixels from the center at which the second color is almost reached: three standard deviations.
    var radius: Float { get set }
}

extension CIFilter {
    /// Creates the filter `CILinearGradient` with its default values.
    public class func linearGradient() -> any CIFilter & CILinearGradient { TypedFilter("CILinearGradient") }
    /// Creates the filter `CISmoothLinearGradient` with its default values.
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient { TypedFilter("CISmoothLinearGradient") }
    /// Creates the filter `CIRadialGradient` with its default values.
    public class func radialGradient() -> any CIFilter & CIRadialGradient { TypedFilter("CIRadialGradient") }
    /// Creates the filter `CIGaussianGradient` with its default values.
    public class func gaussianGradient() -> any CIFilter & CIGaussianGradient { TypedFilter("CIGaussianGradient") }
}
