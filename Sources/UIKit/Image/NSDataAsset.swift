import FlipbookImages
import Foundation
import QuartzCore

/// The data of a data set in an asset catalog.
nonisolated public final class NSDataAsset: NSObject, Sendable {
    package let foundationHeader = FoundationObjectHeader()
    /// The name of the data set.
    public let name: String
    /// The contents of the file of the data set.
    public let data: Data
    /// The uniform type identifier of the data, such as "public.json".
    public let typeIdentifier: String

    /// Loads the data set with a name from the same asset catalogs as `UIImage(named:)`. Returns nil if there is none.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    /// Loads the data set with a name from the catalogs of a bundle, then from the same catalogs as `init(name:)`. Returns nil if there is
    /// none. Data that cannot be read is reported.
    public init?(name: String, bundle: Bundle) {
        let catalogs = bundle.resourcePath.map { AssetCatalogs.inFolder($0) }
        let folder = catalogs?.folder(.data, named: name) ?? AssetCatalogs.standard().folder(.data, named: name)
        AssetDiagnostics.reportMessages()
        guard let folder else { return nil }
        do {
            let asset = try DataAsset(folder: folder, traits: AssetTraits(nil))
            guard let data = FileManager.default.contents(atPath: asset.path) else {
                throw ImageError("cannot read \(SourcePath.shown(asset.path))")
            }
            (self.name, self.data, typeIdentifier) = (name, data, asset.typeIdentifier)
        } catch {
            Diagnostics.report(.warning, source: "NSDataAsset", "\(error).", onlyOnce: true)
            return nil
        }
    }
}
