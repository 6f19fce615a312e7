import Foundation

/// The name of a color in an asset catalog.
nonisolated public struct ColorResource: Hashable, Sendable {
    fileprivate let name: String
    private let bundlePath: String
    fileprivate var bundle: Bundle { Bundle(path: bundlePath) ?? .main }

    /// Creates the name of a color in the catalogs of a bundle.
    public init(name: String, bundle: Bundle) { (self.name, bundlePath) = (name, bundle.bundlePath) }
}

nonisolated extension UIColor {
    /// Loads a color from the asset catalogs. A missing color is reported, and the result is clear.
    public convenience init(resource: ColorResource) {
        self.init((UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? .clear).value)
    }
}
