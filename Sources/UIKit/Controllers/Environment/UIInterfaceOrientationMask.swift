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
