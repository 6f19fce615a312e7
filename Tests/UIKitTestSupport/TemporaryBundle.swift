import FlipbookGeometry
import FlipbookImages
import Foundation
import UIKit

/// A folder of resources with an asset catalog. The folder is deleted with the object.
package final class TemporaryBundle {
    package let path = NSTemporaryDirectory() + "flipbook-bundle-\(UUID().uuidString)"
    /// The bundle of the folder.
    package let bundle: Bundle

    package init() throws {
        try FileManager.default.createDirectory(atPath: path + "/Media.xcassets", withIntermediateDirectories: true)
        struct NoBundle: Error {}
        guard let bundle = Bundle(path: path) else { throw NoBundle() }
        self.bundle = bundle
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
        AssetCatalogs.reload()
    }

    /// Writes a file. The name is relative to the folder.
    package func write(_ data: Data, to name: String) throws {
        let file = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        AssetCatalogs.reload()
    }

    /// Writes the `Contents.json` of an asset such as "kite.imageset".
    package func writeContents(_ json: String, of asset: String) throws {
        try write(Data(json.utf8), to: "Media.xcassets/\(asset)/Contents.json")
    }

    /// Writes a PNG file of one color for an asset.
    package func writeImage(_ color: UInt32, _ width: Int, _ height: Int, to name: String) throws {
        let bitmap = Bitmap(width: width, height: height, words: [UInt32](repeating: color, count: width * height))
        try write(ImageFile.pngData(bitmap) ?? Data(), to: name)
    }
}
