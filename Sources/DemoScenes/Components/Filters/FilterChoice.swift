import UIKit

/// A filter that the page offers: its name, and the inputs that have a slider.
struct FilterChoice {
    /// An input with the range and the initial value of its slider.
    struct Input {
        var key: String
        var title: String
        var range: ClosedRange<Float>
        var value: Float
    }

    var title: String
    var filter: String
    var inputs: [Input] = []

    static let all = [
        // A color matrix with its default values does not change the picture.
        FilterChoice(title: "Original", filter: "CIColorMatrix"),
        FilterChoice(
            title: "Color", filter: "CIColorControls",
            inputs: [
                Input(key: kCIInputSaturationKey, title: "Saturation", range: 0...2, value: 1.5),
                Input(key: kCIInputBrightnessKey, title: "Brightness", range: -0.4...0.4, value: 0),
                Input(key: kCIInputContrastKey, title: "Contrast", range: 0.5...1.6, value: 1.1),
            ]),
        FilterChoice(
            title: "Blur", filter: "CIGaussianBlur",
            inputs: [Input(key: kCIInputRadiusKey, title: "Radius", range: 0...40, value: 8)]),
        FilterChoice(
            title: "Exposure", filter: "CIExposureAdjust", inputs: [Input(key: kCIInputEVKey, title: "Stops", range: -3...3, value: 1)]),
        FilterChoice(
            title: "Hue", filter: "CIHueAdjust",
            inputs: [Input(key: kCIInputAngleKey, title: "Angle", range: -Float.pi...Float.pi, value: 1.2)]),
        FilterChoice(
            title: "Sepia", filter: "CISepiaTone", inputs: [Input(key: kCIInputIntensityKey, title: "Intensity", range: 0...1, value: 1)]),
        FilterChoice(title: "Noir", filter: "CIPhotoEffectNoir"),
        FilterChoice(title: "Instant", filter: "CIPhotoEffectInstant"),
        FilterChoice(title: "Transfer", filter: "CIPhotoEffectTransfer"),
        FilterChoice(
            title: "Pixels", filter: "CIPixellate", inputs: [Input(key: kCIInputScaleKey, title: "Size", range: 2...60, value: 18)]),
        FilterChoice(
            title: "Posterize", filter: "CIColorPosterize", inputs: [Input(key: "inputLevels", title: "Levels", range: 2...16, value: 5)]),
        FilterChoice(
            title: "Bloom", filter: "CIBloom",
            inputs: [
                Input(key: kCIInputRadiusKey, title: "Radius", range: 0...40, value: 16),
                Input(key: kCIInputIntensityKey, title: "Intensity", range: 0...1, value: 0.6),
            ]),
        FilterChoice(
            title: "Vignette", filter: "CIVignette",
            inputs: [
                Input(key: kCIInputIntensityKey, title: "Intensity", range: 0...1, value: 0.8),
                Input(key: kCIInputRadiusKey, title: "Radius", range: 0.2...2, value: 1),
            ]),
        FilterChoice(title: "Invert", filter: "CIColorInvert"),
    ]
}
