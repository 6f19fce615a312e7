import Foundation

/// The file that `NSDataAsset` loads: the file of a data set in an asset catalog.
package struct DataAsset: Equatable, Sendable {
    package var path: String
    /// The uniform type identifier of the data, such as "public.json".
    package var typeIdentifier: String

    /// Reads the data set of a folder, and chooses the file for the traits. The error states the reason in a line.
    package init(folder: String, traits: AssetTraits) throws {
        guard let contents = try AssetRecord.contents(ofFolder: folder) else {
            throw ImageError("\(folder) has no file Contents.json, so its data is unknown")
        }
        let entry = traits.best(of: contents.records("data").filter { $0.fileName != nil })
        guard let entry, let name = entry.fileName else {
            throw ImageError("\(folder) has no data for the device \(traits.idiom.rawValue)")
        }
        path = folder + "/" + name
        typeIdentifier = entry.text("universal-type-identifier") ?? "public.data"
    }
}
