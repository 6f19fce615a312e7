/// Which way the interface is held. Landscape is named after the side on which the home button is.
nonisolated public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// How the phone is turned, clockwise, to be held so.
    var angle: CGFloat {
        switch self {
        case .landscapeRight: -.pi / 2
        case .landscapeLeft: .pi / 2
        case .portraitUpsideDown: .pi
        case .portrait, .unknown: 0
        }
    }
}

nonisolated public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

    func allows(_ orientation: UIInterfaceOrientation) -> Bool {
        contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue)))
    }
}

/// Which way the phone itself is held; its landscapes are the other way round than the interface's.
nonisolated public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The phone that a stage imitates.
public final class UIDevice {
    public static var current: UIDevice { UIApplication.shared.device }

    public internal(set) var orientation = UIDeviceOrientation.portrait
    public let model = "iPhone"
    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone

    init() {}
}

nonisolated public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay }

nonisolated public enum UIStatusBarStyle: Int, Sendable {
    /// Dark, as on a light background.
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

nonisolated public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
