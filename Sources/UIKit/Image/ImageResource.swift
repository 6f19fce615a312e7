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
        let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)
        if image == nil { MissingResource.report("image", resource.name) }
        self.init(image?.attributes ?? Attributes())
    }
}

/// The report of an asset that does not exist.
nonisolated enum MissingResource {
    static func report(_ kind: String, _ name: String) {
        Diagnostics.report(.warning, source: "Assets", "There is no \(kind) '\(name)' in the asset catalogs.", onlyOnce: true)
    }
}
