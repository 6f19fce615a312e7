/// The kind of components that a color space has.
public enum CGColorSpaceModel: Int32, Sendable {
    /// The model is not known.
    case unknown = -1
    /// One component, from black to white.
    case monochrome
    /// Red, green and blue.
    case rgb
}
