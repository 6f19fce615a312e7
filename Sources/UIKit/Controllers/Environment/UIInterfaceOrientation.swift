/// The orientation of the interface. The landscape cases are named after the side on which the home button is.
nonisolated public enum UIInterfaceOrientation: Int, Sendable {
    /// The orientation is not known.
    case unknown
    /// The device is upright.
    case portrait
    /// The device is upside down.
    case portraitUpsideDown
    /// The top of the device is on the left, and the interface is rotated clockwise relative to the device.
    case landscapeRight
    /// The top of the device is on the right, and the interface is rotated counterclockwise relative to the device.
    case landscapeLeft

    /// Whether the orientation is `portrait` or `portraitUpsideDown`.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the orientation is `landscapeLeft` or `landscapeRight`.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// The clockwise rotation of the device in radians, from portrait to this orientation.
    var angle: CGFloat {
        switch self {
        case .landscapeRight: -.pi / 2
        case .landscapeLeft: .pi / 2
        case .portraitUpsideDown: .pi
        case .portrait, .unknown: 0
        }
    }
}
