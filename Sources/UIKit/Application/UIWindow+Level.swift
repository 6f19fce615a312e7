import CoreGraphics

extension UIWindow {
    /// A position in the stack of windows. A window with a greater level is in front of all windows with smaller
    /// levels.
    nonisolated public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The number of the level.
        public let rawValue: CGFloat
        /// Creates a level.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The level of ordinary windows.
        public static let normal = Level(rawValue: 0)
        /// The level of the status bar. Windows with this level or a greater level are in front of the status
        /// bar.
        public static let statusBar = Level(rawValue: 1000)
        /// The level of alerts.
        public static let alert = Level(rawValue: 2000)

        /// Returns whether a level is below another level.
        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
        /// Returns the level that is higher by a number.
        public static func + (level: Level, number: CGFloat) -> Level { Level(rawValue: level.rawValue + number) }
        /// Returns the level that is lower by a number.
        public static func - (level: Level, number: CGFloat) -> Level { Level(rawValue: level.rawValue - number) }
        /// Raises the level by a number.
        public static func += (level: inout Level, number: CGFloat) { level = level + number }
        /// Lowers the level by a number.
        public static func -= (level: inout Level, number: CGFloat) { level = level - number }
    }
}
