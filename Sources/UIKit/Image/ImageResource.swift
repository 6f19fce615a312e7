import Foundation

/// The name of an image in an asset catalog.
nonisolated public struct ImageResource: Hashable, Sendable {
    fileprivate let name: String
    private let bundlePath: String
    fileprivate var bundle: Bundle { Bundle(path: bundlePath) ?? .main }

    /// Creates the name of an image in the catalogs of a bundle.
    public init(name: String, bundle: Bundle) { (self.name, bundlePath) = (name, bundle.bundlePath) }
}

nonisolated extension UIImage {
    /// Loads an image from the asset catalogs. A missing image is reported, and the result is
    /// empty.
    public convenience init(resource: ImageResource) {
        self.init(UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)?.attributes ?? Attributes())
    }
}
