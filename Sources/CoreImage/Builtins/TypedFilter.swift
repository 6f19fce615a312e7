import CoreGraphics
import Foundation

/// A built-in filter whose inputs are properties. Each property reads and sets the value of the corresponding input, such as `inputRadius`
/// for `radius`.
final class TypedFilter: CIFilter {
    /// Creates a built-in filter. The name must be in the table of filters.
    init(_ name: String) {
        guard let description = FilterDescription.named(name) else { preconditionFailure("there is no filter \(name)") }
        super.init(description)
    }

    override func makeCopy(_ description: FilterDescription) -> CIFilter { TypedFilter(description.name) }

    /// Returns the values of the inputs. Missing and invalid values are replaced by the default values.
    private func parameters() -> FilterParameters {
        FilterParameters(
            description: builtIn ?? FilterDescription("", "", []) { _ in nil },
            values: Dictionary(inputValues.map { ($0.key, $0.value) }) { first, _ in first })
    }

    private func image(_ key: String) -> CIImage? { value(forKey: key) as? CIImage }
    private func number(_ key: String) -> Float { parameters().float(key) }
    private func color(_ key: String) -> CIColor { parameters().color(key) }
    private func vector(_ key: String) -> CIVector { value(forKey: key) as? CIVector ?? CIVector(numbers: []) }
    private func point(_ key: String) -> CGPoint { vector(key).cgPointValue }

    var inputImage: CIImage? {
        get { image("inputImage") }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var backgroundImage: CIImage? {
        get { image("inputBackgroundImage") }
        set { setValue(newValue, forKey: "inputBackgroundImage") }
    }
    var maskImage: CIImage? {
        get { image("inputMaskImage") }
        set { setValue(newValue, forKey: "inputMaskImage") }
    }
    var targetImage: CIImage? {
        get { image("inputTargetImage") }
        set { setValue(newValue, forKey: "inputTargetImage") }
    }
    var radius: Float {
        get { number("inputRadius") }
        set { setValue(newValue, forKey: "inputRadius") }
    }
    var angle: Float {
        get { number("inputAngle") }
        set { setValue(newValue, forKey: "inputAngle") }
    }
    var intensity: Float {
        get { number("inputIntensity") }
        set { setValue(newValue, forKey: "inputIntensity") }
    }
    var sharpness: Float {
        get { number("inputSharpness") }
        set { setValue(newValue, forKey: "inputSharpness") }
    }
    var saturation: Float {
        get { number("inputSaturation") }
        set { setValue(newValue, forKey: "inputSaturation") }
    }
    var brightness: Float {
        get { number("inputBrightness") }
        set { setValue(newValue, forKey: "inputBrightness") }
    }
    var contrast: Float {
        get { number("inputContrast") }
        set { setValue(newValue, forKey: "inputContrast") }
    }
    var rVector: CIVector {
        get { vector("inputRVector") }
        set { setValue(newValue, forKey: "inputRVector") }
    }
    var gVector: CIVector {
        get { vector("inputGVector") }
        set { setValue(newValue, forKey: "inputGVector") }
    }
    var bVector: CIVector {
        get { vector("inputBVector") }
        set { setValue(newValue, forKey: "inputBVector") }
    }
    var aVector: CIVector {
        get { vector("inputAVector") }
        set { setValue(newValue, forKey: "inputAVector") }
    }
    var biasVector: CIVector {
        get { vector("inputBias") }
        set { setValue(newValue, forKey: "inputBias") }
    }
    var ev: Float {
        get { number("inputEV") }
        set { setValue(newValue, forKey: "inputEV") }
    }
    var power: Float {
        get { number("inputPower") }
        set { setValue(newValue, forKey: "inputPower") }
    }
    var amount: Float {
        get { number("inputAmount") }
        set { setValue(newValue, forKey: "inputAmount") }
    }
    var color: CIColor {
        get { color("inputColor") }
        set { setValue(newValue, forKey: "inputColor") }
    }
    var minComponents: CIVector {
        get { vector("inputMinComponents") }
        set { setValue(newValue, forKey: "inputMinComponents") }
    }
    var maxComponents: CIVector {
        get { vector("inputMaxComponents") }
        set { setValue(newValue, forKey: "inputMaxComponents") }
    }
    var levels: Float {
        get { number("inputLevels") }
        set { setValue(newValue, forKey: "inputLevels") }
    }
    var color0: CIColor {
        get { color("inputColor0") }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    var color1: CIColor {
        get { color("inputColor1") }
        set { setValue(newValue, forKey: "inputColor1") }
    }
    var center: CGPoint {
        get { point("inputCenter") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
    }
    var scale: Float {
        get { number("inputScale") }
        set { setValue(newValue, forKey: "inputScale") }
    }
    var aspectRatio: Float {
        get { number("inputAspectRatio") }
        set { setValue(newValue, forKey: "inputAspectRatio") }
    }
    var point0: CGPoint {
        get { point("inputPoint0") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
    }
    var point1: CGPoint {
        get { point("inputPoint1") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
    }
    var radius0: Float {
        get { number("inputRadius0") }
        set { setValue(newValue, forKey: "inputRadius0") }
    }
    var radius1: Float {
        get { number("inputRadius1") }
        set { setValue(newValue, forKey: "inputRadius1") }
    }
    var time: Float {
        get { number("inputTime") }
        set { setValue(newValue, forKey: "inputTime") }
    }
}

extension TypedFilter:
    CIGaussianBlur, CIBoxBlur, CIMotionBlur, CIUnsharpMask, CISharpenLuminance, CIColorControls, CIColorMatrix, CIExposureAdjust,
    CIGammaAdjust, CIHueAdjust, CIVibrance, CIWhitePointAdjust, CIColorClamp, CIColorInvert, CIColorMonochrome, CIColorPosterize,
    CIFalseColor, CIMaskToAlpha, CIMaximumComponent, CIMinimumComponent, CISepiaTone, CIVignette, CIPhotoEffect, CIBloom, CIGloom,
    CIPixellate, CIBlendWithMask, CILanczosScaleTransform, CIDissolveTransition, CILinearGradient, CISmoothLinearGradient, CIRadialGradient,
    CIGaussianGradient, CICompositeOperation
{}
