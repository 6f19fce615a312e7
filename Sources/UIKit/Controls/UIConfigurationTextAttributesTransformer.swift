import Foundation

/// A function that derives attributes of a text from others.
nonisolated public struct UIConfigurationTextAttributesTransformer {
    /// The function.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// Creates a transformer from a function.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    /// Returns the derived attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
