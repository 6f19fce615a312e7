/// The interpolation between the pixels of an enlarged image. With `none`, each pixel is a rectangle. All other values have the same
/// effect.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The quality that the context chooses.
    case `default`
    /// The nearest pixel, without interpolation.
    case none
    /// The fastest interpolation.
    case low
    /// The best quality.
    case high
    /// A quality between low and high.
    case medium = 4
}
