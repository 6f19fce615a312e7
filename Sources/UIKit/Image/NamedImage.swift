import CoreGraphics
import FlipbookImages
import Foundation
import QuartzCore
import Synchronization

extension UIImage {
    /// Whether a vector image is rendered at the scale of the screen when it is found by its name. In a window, the first frame that shows
    /// it is then not delayed. Without a window, that would be wasted for an image that is only shown at another scale.
    nonisolated package static let rendersInAdvance = Atomic(false)
}

/// The search for an image by name: in asset catalogs, then in image files.
nonisolated struct NamedImage: Sendable {
    private let name: String
    /// The resource folder of the bundle that is searched before the standard folders, or nil if only the standard folders are searched.
    private let bundleFolder: String?
    private var traits: AssetTraits

    /// Returns the same name for the light or the dark style.
    func with(isDark: Bool) -> NamedImage {
        var image = self
        image.traits.isDark = isDark
        return image
    }

    init(_ name: String, in bundle: Bundle?, _ traitCollection: UITraitCollection?) {
        self.name = name
        bundleFolder = bundle?.resourcePath
        traits = AssetTraits(traitCollection)
    }

    /// Whether there is an image with the name. Nothing is reported.
    var exists: Bool { catalogFolder() != nil || files.match(named: name, scale: traits.scale, idiom: traits.idiom) != nil }

    /// Returns the values of the image. If there is none, reports a warning and returns nil.
    func attributes() -> UIImage.Attributes? {
        guard !name.isEmpty else { return reportMissing(files) }
        if let folder = catalogFolder() { return attributes(ofCatalogFolder: folder) }
        let files = files
        guard let file = files.match(named: name, scale: traits.scale, idiom: traits.idiom) else { return reportMissing(files) }
        return attributes(scale: file.scale) { try ImageCache.image(at: file.path) }
    }

    // MARK: - Asset catalogs

    /// Returns the folder of the image set with the name, or nil if there is none. The name may end with the extension of an image file.
    private func catalogFolder() -> String? {
        let bundle = bundleFolder.map { AssetCatalogs.inFolder($0) }
        let standard = AssetCatalogs.standard()
        AssetDiagnostics.reportMessages()
        let nameWithoutExtension = ["png", "jpg", "jpeg", "pdf", "svg"].contains(FilePath.fileExtension(name)) ? String(baseName) : nil
        for name in [name, nameWithoutExtension].compactMap(\.self) {
            if let folder = bundle?.folder(.image, named: name) ?? standard.folder(.image, named: name) { return folder }
        }
        return nil
    }

    /// The name without its extension.
    private var baseName: Substring { name[..<(name.lastIndex(of: ".") ?? name.endIndex)] }

    private func attributes(ofCatalogFolder folder: String) -> UIImage.Attributes? {
        do {
            let asset = try ImageAsset(folder: folder, traits: traits)
            var attributes = self.attributes(scale: asset.scale) { try Self.image(of: asset) }
            attributes.apply(asset)
            if asset.hasAppearances { attributes.asset = UIImageAsset(self) }
            return attributes
        } catch {
            Diagnostics.report(.warning, source: "UIImage", "\(error).", onlyOnce: true)
            return nil
        }
    }

    /// Returns the image of an image set, without the parts that slicing leaves out.
    private static func image(of asset: ImageAsset) throws -> CGImage {
        guard let slicing = asset.slicing, slicing.centerWidth != nil || slicing.centerHeight != nil else {
            return try ImageCache.image(at: asset.path)
        }
        return try ImageCache.image(at: asset.path, variant: "\(slicing)") { try ImageCache.read($0).withoutUnusedParts(slicing) }
    }

    // MARK: - Files

    /// The folders of image files.
    private var files: ImageSearchPath {
        var files = ImageSearchPath.standard()
        if let bundleFolder { files.folders.insert(bundleFolder, at: 0) }
        return files
    }

    /// Returns the values of the image that `load` returns, or of the placeholder if `load` throws an error.
    private func attributes(scale: Int, load: () throws -> CGImage) -> UIImage.Attributes {
        do {
            let image = try load()
            if UIImage.rendersInAdvance.load(ordering: .relaxed) { _ = image.renditionScale(for: Double(traits.scale)) }
            return UIImage.Attributes(image, scale: CGFloat(scale))
        } catch {
            Diagnostics.report(.warning, source: "UIImage", "\(error). A placeholder is shown.", onlyOnce: true)
            return UIImage.Attributes(.placeholder, scale: 1)
        }
    }

    private func reportMissing(_ files: ImageSearchPath) -> UIImage.Attributes? {
        let bundle = bundleFolder.map { [AssetCatalogs.inFolder($0)] } ?? []
        let hint = AssetDiagnostics.hint(for: name, .image, in: bundle + [AssetCatalogs.standard()])
        Diagnostics.report(
            .warning, source: "UIImage",
            "There is no image named \"\(name)\"\(hint) in the asset catalogs of "
                + "\(AssetDiagnostics.shownPaths(files.folders).joined(separator: ", ")), in these folders, or in "
                + "the first \(ImageSearchPath.maximumDepth) levels of their subfolders. Check the name, add the image to an asset catalog or to "
                + "the resources of the target in Xcode or in Package.swift, or set FLIPBOOK_ASSETS to the folder of the image.",
            onlyOnce: true)
        return nil
    }
}

nonisolated extension AssetTraits {
    /// Creates the traits of a collection. A trait that is not specified has the value of the main screen.
    init(_ collection: UITraitCollection?) {
        let main = UIScreen.mainTraits.withLock { $0 }
        let collection = collection ?? main
        let scale = collection.displayScale > 0 ? collection.displayScale : main.displayScale
        let idiom = collection.userInterfaceIdiom == .unspecified ? main.userInterfaceIdiom : collection.userInterfaceIdiom
        let style = collection.userInterfaceStyle == .unspecified ? main.userInterfaceStyle : collection.userInterfaceStyle
        self.init(scale: Int(min(scale, 3).rounded(.up)), idiom: idiom == .pad ? .pad : .phone, isDark: style == .dark)
    }
}
