import CoreGraphics
import Foundation

/// The inputs of `CIGaussianBlur`.
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The radius in pixels, which is the standard deviation of the blur.
    var radius: Float { get set }
}

/// The inputs of `CIBoxBlur`.
public protocol CIBoxBlur: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIMotionBlur`.
public protocol CIMotionBlur: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// Half of the length of the blur, in pixels.
    var radius: Float { get set }
    /// The angle in radians.
    var angle: Float { get set }
}

/// The inputs of `CIUnsharpMask`.
public protocol CIUnsharpMask: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The strength of the effect.
    var intensity: Float { get set }
}

/// The inputs of `CISharpenLuminance`.
public protocol CISharpenLuminance: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The strength of the effect.
    var sharpness: Float { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}

extension CIFilter {
    /// Creates the filter `CIGaussianBlur` with its default values.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { TypedFilter("CIGaussianBlur") }
    /// Creates the filter `CIBoxBlur` with its default values.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { TypedFilter("CIBoxBlur") }
    /// Creates the filter `CIMotionBlur` with its default values.
    public class func motionBlur() -> any CIFilter & CIMotionBlur { TypedFilter("CIMotionBlur") }
    /// Creates the filter `CIUnsharpMask` with its default values.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { TypedFilter("CIUnsharpMask") }
    /// Creates the filter `CISharpenLuminance` with its default values.
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { TypedFilter("CISharpenLuminance") }
}
