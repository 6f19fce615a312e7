/// The interpolation between the pixels of an enlarged image. With `none`, each pixel is a rectangle. All other values have the same
/// effect.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default`, none, low, high
    case medium = 4
}
