import CoreGraphics
import Foundation

/// The inputs of the filters that combine two images.
public protocol CICompositeOperation: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The image below.
    var backgroundImage: CIImage? { get set }
}

extension CIFilter {
    /// Creates the filter `CIMultiplyBlendMode`.
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CIMultiplyBlendMode") }
    /// Creates the filter `CIScreenBlendMode`.
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CIScreenBlendMode") }
    /// Creates the filter `CIOverlayBlendMode`.
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CIOverlayBlendMode") }
    /// Creates the filter `CIDarkenBlendMode`.
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CIDarkenBlendMode") }
    /// Creates the filter `CILightenBlendMode`.
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CILightenBlendMode") }
    /// Creates the filter `CIColorDodgeBlendMode`.
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CIColorDodgeBlendMode") }
    /// Creates the filter `CIColorBurnBlendMode`.
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CIColorBurnBlendMode") }
    /// Creates the filter `CISoftLightBlendMode`.
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CISoftLightBlendMode") }
    /// Creates the filter `CIHardLightBlendMode`.
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CIHardLightBlendMode") }
    /// Creates the filter `CIDifferenceBlendMode`.
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CIDifferenceBlendMode") }
    /// Creates the filter `CIExclusionBlendMode`.
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CIExclusionBlendMode") }
    /// Creates the filter `CIHueBlendMode`.
    public class func hueBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CIHueBlendMode") }
    /// Creates the filter `CISaturationBlendMode`.
    public class func saturationBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CISaturationBlendMode") }
    /// Creates the filter `CIColorBlendMode`.
    public class func colorBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CIColorBlendMode") }
    /// Creates the filter `CILuminosityBlendMode`.
    public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CILuminosityBlendMode") }
    /// Creates the filter `CILinearDodgeBlendMode`.
    public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CILinearDodgeBlendMode") }
    /// Creates the filter `CILinearBurnBlendMode`.
    public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CILinearBurnBlendMode") }
    /// Creates the filter `CISubtractBlendMode`.
    public class func subtractBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CISubtractBlendMode") }
    /// Creates the filter `CIDivideBlendMode`.
    public class func divideBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CIDivideBlendMode") }
    /// Creates the filter `CISourceOverCompositing`.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation { TypedFilter("CISourceOverCompositing") }
    /// Creates the filter `CISourceInCompositing`.
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation { TypedFilter("CISourceInCompositing") }
    /// Creates the filter `CISourceOutCompositing`.
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation { TypedFilter("CISourceOutCompositing") }
    /// Creates the filter `CISourceAtopCompositing`.
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation { TypedFilter("CISourceAtopCompositing") }
    /// Creates the filter `CIAdditionCompositing`.
    public class func additionCompositing() -> any CIFilter & CICompositeOperation { TypedFilter("CIAdditionCompositing") }
    /// Creates the filter `CIMaximumCompositing`.
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation { TypedFilter("CIMaximumCompositing") }
    /// Creates the filter `CIMinimumCompositing`.
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation { TypedFilter("CIMinimumCompositing") }
    /// Creates the filter `CIMultiplyCompositing`.
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation { TypedFilter("CIMultiplyCompositing") }
}
