/// The orientation of the device. Its `landscapeLeft` corresponds to `UIInterfaceOrientation.landscapeRight`, and vice
/// versa.
nonisolated public enum UIDeviceOrientation: Int, Sendable {
    /// The orientation is not known.
    case unknown
    /// The device is upright.
    case portrait
    /// The device is upside down.
    case portraitUpsideDown
    /// The top of the device is on the left.
    case landscapeLeft
    /// The top of the device is on the right.
    case landscapeRight
    /// The device is horizontal, with the screen up.
    case faceUp
    /// The device is horizontal, with the screen down.
    case faceDown

    /// Whether the orientation is `portrait` or `portraitUpsideDown`.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the orientation is `landscapeLeft` or `landscapeRight`.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
