/// The directions in which the arrow of a popover points.
nonisolated public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt
    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The popover is below its anchor.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The popover is above its anchor.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// The popover is to the right of its anchor.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// The popover is to the left of its anchor.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// All directions.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// The direction before the popover is shown, when no direction has been chosen.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
