// The keys of inputs, of the attributes of a filter, and of categories. Their values are the same as in Core Image.

/// The key of the background image.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the input image.
public let kCIInputImageKey = "inputImage"
/// The key of the mask.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of the image at the end of a transition.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of the progress of a transition.
public let kCIInputTimeKey = "inputTime"
/// The key of a transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of a scale.
public let kCIInputScaleKey = "inputScale"
/// The key of an aspect ratio.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of a center.
public let kCIInputCenterKey = "inputCenter"
/// The key of a radius.
public let kCIInputRadiusKey = "inputRadius"
/// The key of an angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of a width.
public let kCIInputWidthKey = "inputWidth"
/// The key of the sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of the strength of a filter.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of the exposure in stops.
public let kCIInputEVKey = "inputEV"
/// The key of the saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a color.
public let kCIInputColorKey = "inputColor"
/// The key of the brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of the contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of the bias of a color matrix.
public let kCIInputBiasKey = "inputBias"
/// The key of an extent.
public let kCIInputExtentKey = "inputExtent"
/// The key of the result.
public let kCIOutputImageKey = "outputImage"

/// The attribute with the name of a filter.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The attribute with the name of a filter for display.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The attribute with the categories of a filter.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The attribute with the name of an input.
public let kCIAttributeName = "CIAttributeName"
/// The attribute with the name of an input for display.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// The attribute with the class of a value.
public let kCIAttributeClass = "CIAttributeClass"
/// The attribute with the meaning of a value.
public let kCIAttributeType = "CIAttributeType"
/// The attribute with the default value.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The attribute with the value that changes nothing.
public let kCIAttributeIdentity = "CIAttributeIdentity"
/// The attribute with the smallest value.
public let kCIAttributeMin = "CIAttributeMin"
/// The attribute with the largest value.
public let kCIAttributeMax = "CIAttributeMax"
/// The attribute with the smallest value of a slider.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// The attribute with the largest value of a slider.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"

/// The attribute type of an angle.
public let kCIAttributeTypeAngle = FilterInput.Kind.angle.rawValue
/// The attribute type of a color.
public let kCIAttributeTypeColor = FilterInput.Kind.color.rawValue
/// The attribute type of an opaque color.
public let kCIAttributeTypeOpaqueColor = FilterInput.Kind.opaqueColor.rawValue
/// The attribute type of a length in pixels.
public let kCIAttributeTypeDistance = FilterInput.Kind.distance.rawValue
/// The attribute type of an image.
public let kCIAttributeTypeImage = FilterInput.Kind.image.rawValue
/// The attribute type of a position in pixels.
public let kCIAttributeTypePosition = FilterInput.Kind.position.rawValue
/// The attribute type of a rectangle in pixels.
public let kCIAttributeTypeRectangle = FilterInput.Kind.rectangle.rawValue
/// The attribute type of a number without a unit.
public let kCIAttributeTypeScalar = FilterInput.Kind.scalar.rawValue
/// The attribute type of the progress of a transition.
public let kCIAttributeTypeTime = FilterInput.Kind.time.rawValue

/// The category of filters that blur.
public let kCICategoryBlur = "CICategoryBlur"
/// The category of filters that sharpen.
public let kCICategorySharpen = "CICategorySharpen"
/// The category of filters that correct colors.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// The category of filters that change colors for an artistic effect.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// The category of filters that combine two images.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// The category of filters that change the look of an image.
public let kCICategoryStylize = "CICategoryStylize"
/// The category of filters that move pixels.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// The category of filters that make an image.
public let kCICategoryGenerator = "CICategoryGenerator"
/// The category of filters that make a gradient.
public let kCICategoryGradient = "CICategoryGradient"
/// The category of transitions between two images.
public let kCICategoryTransition = "CICategoryTransition"
/// The category of filters for video.
public let kCICategoryVideo = "CICategoryVideo"
/// The category of filters for still images.
public let kCICategoryStillImage = "CICategoryStillImage"
/// The category of all filters of Core Image.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
