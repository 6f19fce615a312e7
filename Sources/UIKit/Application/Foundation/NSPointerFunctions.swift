import Foundation

/// The options with which a collection stores its objects.
nonisolated public enum NSPointerFunctions {
    /// The options of a collection.
    public struct Options: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Objects are retained.
        public static let strongMemory: Options = []
        /// Objects are not retained.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are compared by `isEqual`.
        ///
        /// Differs from Apple: it has no effect.
        public static let objectPersonality: Options = []
        /// Objects are compared by their identity. This is always the case.
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    }
}
