import Foundation

nonisolated extension UIImage {
    /// The traits for which an image is loaded.
    nonisolated public final class Configuration: NSObject, Sendable {
        package let foundationHeader = FoundationObjectHeader()
        /// The traits, or nil for those of the main screen.
        public let traitCollection: UITraitCollection?

        /// Creates a configuration with traits.
        public init(traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }

        /// Returns a configuration with other traits.
        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
            Configuration(traitCollection: traitCollection)
        }

        /// Returns whether the object is a configuration with the same traits.
        public override func isEqual(_ object: Any?) -> Bool { (object as? Configuration)?.traitCollection == traitCollection }
        /// A number that is the same for configurations with the same traits.
        public override var hash: Int { traitCollection.hashValue }
    }
}
