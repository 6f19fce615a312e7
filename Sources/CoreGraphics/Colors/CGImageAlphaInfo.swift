/// The position of alpha in the bytes of a pixel, and whether the colors are premultiplied with it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// There is no alpha component.
    case none
    /// Alpha is the last component, and the colors are multiplied by it.
    case premultipliedLast
    /// Alpha is the first component, and the colors are multiplied by it.
    case premultipliedFirst
    /// Alpha is the last component, and the colors are not multiplied by it.
    case last
    /// Alpha is the first component, and the colors are not multiplied by it.
    case first
    /// The last component is ignored.
    case noneSkipLast
    /// The first component is ignored.
    case noneSkipFirst
    /// There is only an alpha component.
    case alphaOnly
}
