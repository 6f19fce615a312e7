import CoreGraphics
import Foundation

/// The inputs of `CIBloom`.
public protocol CIBloom: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The strength of the effect.
    var intensity: Float { get set }
}

/// The inputs of `CIGloom`.
public protocol CIGloom: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The strength of the effect.
    var intensity: Float { get set }
}

/// The inputs of `CIPixellate`.
public protocol CIPixellate: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// A point at which corners of the squares meet.
    var center: CGPoint { get set }
    /// The side of the squares in pixels.
    var scale: Float { get set }
}

/// The inputs of `CIBlendWithMask` and `CIBlendWithAlphaMask`.
public protocol CIBlendWithMask: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The image below.
    var backgroundImage: CIImage? { get set }
    /// The mask.
    var maskImage: CIImage? { get set }
}

/// The inputs of `CILanczosScaleTransform`.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The scale.
    var scale: Float { get set }
    /// The factor of the width in addition to the scale.
    var aspectRatio: Float { get set }
}

/// The inputs of `CIDissolveTransition`.
public protocol CIDissolveTransition: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The image at the end of the transition.
    var targetImage: CIImage? { get set }
    /// The progress, 0…1.
    var time: Float { get set }
}

extension CIFilter {
    /// Creates the filter `CIBloom` with its default values.
    public class func bloom() -> any CIFilter & CIBloom { TypedFilter("CIBloom") }
    /// Creates the filter `CIGloom` with its default values.
    public class func gloom() -> any CIFilter & CIGloom { TypedFilter("CIGloom") }
    /// Creates the filter `CIPixellate` with its default values.
    public class func pixellate() -> any CIFilter & CIPixellate { TypedFilter("CIPixellate") }
    /// Creates the filter `CIBlendWithMask` with its default values.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { TypedFilter("CIBlendWithMask") }
    /// Creates the filter `CILanczosScaleTransform` with its default values.
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform { TypedFilter("CILanczosScaleTransform") }
    /// Creates the filter `CIDissolveTransition` with its default values.
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition { TypedFilter("CIDissolveTransition") }
    /// Creates the filter `CIBlendWithAlphaMask` with its default values.
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask { TypedFilter("CIBlendWithAlphaMask") }
}
