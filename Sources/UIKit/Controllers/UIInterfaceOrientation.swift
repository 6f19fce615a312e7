/// The orientation of the interface. The landscape cases are named after the side on which the home button is.
nonisolated public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    /// Whether the orientation is `portrait` or `portraitUpsideDown`.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the orientation is `landscapeLeft` or `landscapeRight`.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// The clockwise rotation of the phone in radians, from portrait to this orientation.
    var angle: CGFloat {
        switch self {
        case .landscapeRight: -.pi / 2
        case .landscapeLeft: .pi / 2
        case .portraitUpsideDown: .pi
        case .portrait, .unknown: 0
        }
    }
}

/// A set of interface orientations.
nonisolated public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The bits of the set. The bit of an orientation is `1 << rawValue`.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The portrait orientation.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// The upside-down portrait orientation.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// The landscape orientation with the home button on the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// The landscape orientation with the home button on the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Both landscape orientations.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// All orientations except `portraitUpsideDown`.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

    /// Whether the set contains an orientation.
    func allows(_ orientation: UIInterfaceOrientation) -> Bool {
        contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue)))
    }
}

/// The orientation of the phone. Its landscape cases are the reverse of those of the interface.
nonisolated public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether the orientation is `portrait` or `portraitUpsideDown`.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the orientation is `landscapeLeft` or `landscapeRight`.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The phone that a stage simulates.
public final class UIDevice {
    /// The phone of the current application.
    public static var current: UIDevice { UIApplication.shared.device }

    /// The orientation of the phone, which may differ from the orientation of the interface.
    public internal(set) var orientation = UIDeviceOrientation.portrait
    /// The model of the device.
    public let model = "iPhone"
    /// The interface idiom of the device.
    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone

    init() {}
}

/// The kind of device for which an interface is designed.
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay }

/// The style of the status bar's text.
nonisolated public enum UIStatusBarStyle: Int, Sendable {
    /// Dark text, for a light background.
    case `default` = 0
    /// Light text, for a dark background.
    case lightContent = 1
    /// Dark text, for a light background.
    case darkContent = 3
}

/// The animation with which the status bar is shown and hidden.
nonisolated public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
