import Foundation

nonisolated extension UIImage {
    /// The traits for which an image is loaded.
    nonisolated public class Configuration: NSObject, @unchecked Sendable {
        package let foundationHeader = FoundationObjectHeader()
        /// The traits, or nil for the traits of the main screen.
        public let traitCollection: UITraitCollection?

        /// Creates a configuration with traits.
        public init(traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }

        /// Returns a configuration with other traits.
        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
            Configuration(traitCollection: traitCollection)
        }

        /// Returns the configuration with the values that `otherConfiguration` specifies.
        public func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let otherConfiguration, let result = combined(with: otherConfiguration) as? Self else { return self }
            return result
        }

        /// Returns the combination of two configurations. The values of `other` take precedence.
        func combined(with other: Configuration) -> Configuration {
            guard !(other is SymbolConfiguration) else {
                return other.traitCollection == nil ? other.withTraitCollection(traitCollection) : other
            }
            return Configuration(traitCollection: other.traitCollection ?? traitCollection)
        }

        /// Returns whether the object is a configuration with the same traits.
        public override func isEqual(_ object: Any?) -> Bool { (object as? Configuration)?.traitCollection == traitCollection }
        /// A number that is the same for configurations with the same traits.
        public override var hash: Int { traitCollection.hashValue }
    }
}
