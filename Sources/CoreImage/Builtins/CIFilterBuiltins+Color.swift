import CoreGraphics
import Foundation

/// The inputs of `CIColorControls`.
public protocol CIColorControls: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The saturation: 1 changes nothing, 0 is gray.
    var saturation: Float { get set }
    /// The number that is added to each color.
    var brightness: Float { get set }
    /// The factor by which the distance of each color from middle gray is multiplied.
    var contrast: Float { get set }
}

/// The inputs of `CIColorMatrix`.
public protocol CIColorMatrix: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The weights of red, green, blue and alpha in the new red.
    var rVector: CIVector { get set }
    /// The weights of red, green, blue and alpha in the new green.
    var gVector: CIVector { get set }
    /// The weights of red, green, blue and alpha in the new blue.
    var bVector: CIVector { get set }
    /// The weights of red, green, blue and alpha in the new alpha.
    var aVector: CIVector { get set }
    /// The numbers that are added to the components.
    var biasVector: CIVector { get set }
}

/// The inputs of `CIExposureAdjust`.
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The exposure in stops. Each stop doubles the colors.
    var ev: Float { get set }
}

/// The inputs of `CIGammaAdjust`.
public protocol CIGammaAdjust: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The exponent.
    var power: Float { get set }
}

/// The inputs of `CIHueAdjust`.
public protocol CIHueAdjust: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The angle in radians.
    var angle: Float { get set }
}

/// The inputs of `CIVibrance`.
public protocol CIVibrance: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The strength of the effect.
    var amount: Float { get set }
}

/// The inputs of `CIWhitePointAdjust`.
public protocol CIWhitePointAdjust: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The color that replaces white.
    var color: CIColor { get set }
}

/// The inputs of `CIColorClamp`.
public protocol CIColorClamp: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The smallest components.
    var minComponents: CIVector { get set }
    /// The largest components.
    var maxComponents: CIVector { get set }
}

/// The inputs of `CIColorInvert`.
public protocol CIColorInvert: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIColorMonochrome`.
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The color that is multiplied by the luminance of each pixel.
    var color: CIColor { get set }
    /// The strength of the effect.
    var intensity: Float { get set }
}

/// The inputs of `CIColorPosterize`.
public protocol CIColorPosterize: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The number of values of each color component.
    var levels: Float { get set }
}

/// The inputs of `CIFalseColor`.
public protocol CIFalseColor: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The color that replaces black.
    var color0: CIColor { get set }
    /// The color that replaces white.
    var color1: CIColor { get set }
}

/// The inputs of `CIMaskToAlpha`.
public protocol CIMaskToAlpha: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIMaximumComponent`.
public protocol CIMaximumComponent: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIMinimumComponent`.
public protocol CIMinimumComponent: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CISepiaTone`.
public protocol CISepiaTone: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The strength of the effect.
    var intensity: Float { get set }
}

/// The inputs of `CIVignette`.
public protocol CIVignette: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The strength of the effect.
    var intensity: Float { get set }
    /// The radius as a multiple of half the diagonal of the image.
    var radius: Float { get set }
}

/// The input of the filters whose names begin with `CIPhotoEffect`.
public protocol CIPhotoEffect: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
}

extension CIFilter {
    /// Creates the filter `CIColorControls` with its default values.
    public class func colorControls() -> any CIFilter & CIColorControls { TypedFilter("CIColorControls") }
    /// Creates the filter `CIColorMatrix` with its default values.
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { TypedFilter("CIColorMatrix") }
    /// Creates the filter `CIExposureAdjust` with its default values.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { TypedFilter("CIExposureAdjust") }
    /// Creates the filter `CIGammaAdjust` with its default values.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { TypedFilter("CIGammaAdjust") }
    /// Creates the filter `CIHueAdjust` with its default values.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { TypedFilter("CIHueAdjust") }
    /// Creates the filter `CIVibrance` with its default values.
    public class func vibrance() -> any CIFilter & CIVibrance { TypedFilter("CIVibrance") }
    /// Creates the filter `CIWhitePointAdjust` with its default values.
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { TypedFilter("CIWhitePointAdjust") }
    /// Creates the filter `CIColorClamp` with its default values.
    public class func colorClamp() -> any CIFilter & CIColorClamp { TypedFilter("CIColorClamp") }
    /// Creates the filter `CIColorInvert` with its default values.
    public class func colorInvert() -> any CIFilter & CIColorInvert { TypedFilter("CIColorInvert") }
    /// Creates the filter `CIColorMonochrome` with its default values.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { TypedFilter("CIColorMonochrome") }
    /// Creates the filter `CIColorPosterize` with its default values.
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { TypedFilter("CIColorPosterize") }
    /// Creates the filter `CIFalseColor` with its default values.
    public class func falseColor() -> any CIFilter & CIFalseColor { TypedFilter("CIFalseColor") }
    /// Creates the filter `CIMaskToAlpha` with its default values.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { TypedFilter("CIMaskToAlpha") }
    /// Creates the filter `CIMaximumComponent` with its default values.
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent { TypedFilter("CIMaximumComponent") }
    /// Creates the filter `CIMinimumComponent` with its default values.
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent { TypedFilter("CIMinimumComponent") }
    /// Creates the filter `CISepiaTone` with its default values.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { TypedFilter("CISepiaTone") }
    /// Creates the filter `CIVignette` with its default values.
    public class func vignette() -> any CIFilter & CIVignette { TypedFilter("CIVignette") }
    /// Creates the filter `CIPhotoEffectMono`.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { TypedFilter("CIPhotoEffectMono") }
    /// Creates the filter `CIPhotoEffectNoir`.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { TypedFilter("CIPhotoEffectNoir") }
    /// Creates the filter `CIPhotoEffectTonal`.
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { TypedFilter("CIPhotoEffectTonal") }
    /// Creates the filter `CIPhotoEffectChrome`.
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { TypedFilter("CIPhotoEffectChrome") }
    /// Creates the filter `CIPhotoEffectFade`.
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { TypedFilter("CIPhotoEffectFade") }
    /// Creates the filter `CIPhotoEffectInstant`.
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { TypedFilter("CIPhotoEffectInstant") }
    /// Creates the filter `CIPhotoEffectProcess`.
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { TypedFilter("CIPhotoEffectProcess") }
    /// Creates the filter `CIPhotoEffectTransfer`.
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { TypedFilter("CIPhotoEffectTransfer") }
}
