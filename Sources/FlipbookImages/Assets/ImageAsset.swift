import Foundation

/// The file of an image set for given traits, and how the image is shown.
package struct ImageAsset: Equatable, Sendable {
    /// The treatment of an image in a view with a tint color.
    package enum RenderingIntent: Sendable { case automatic, original, template }

    /// The distances of the sides of a rectangle from the edges of the image, in pixels of the file.
    package struct Insets: Equatable, Sendable {
        package var (top, left, bottom, right) = (0.0, 0.0, 0.0, 0.0)
        package init() {}
    }

    /// The parts of an image that keep their size, and the part that fills the rest, in pixels of the file.
    package struct Slicing: Equatable, Sendable {
        package var capInsets = Insets()
        /// The size of the center. The pixels that belong neither to a cap nor to the center are not used. A length is nil if the center is
        /// everything between the caps.
        package var (centerWidth, centerHeight): (Double?, Double?) = (nil, nil)
        package var repeatsCenter = false
    }

    package var path: String
    /// The number of pixels per point. It is 1 for a vector image.
    package var scale: Int
    package var renderingIntent = RenderingIntent.automatic
    /// The parts of the image that keep their size, or nil if the whole image is stretched.
    package var slicing: Slicing?
    package var alignmentInsets = Insets()
    /// Whether a vector image stays sharp when it is enlarged.
    package var preservesVector = false
    /// Whether the image is mirrored in a layout from right to left.
    package var isMirroredInRightToLeft = false
    /// Whether the set has images for the light or the dark appearance.
    package var hasAppearances = false

    /// Reads the image set of a folder, and chooses the file for the traits. The error states the reason in a line.
    package init(folder: String, traits: AssetTraits) throws {
        guard let contents = try AssetRecord.contents(ofFolder: folder) else {
            throw ImageError("\(folder) has no file Contents.json, so its images are unknown")
        }
        let entries = contents.records("images")
        guard let entry = traits.best(of: entries.filter { $0.fileName != nil }), let name = entry.fileName else {
            let idioms = Set(entries.filter { $0.fileName != nil }.map { $0.text("idiom") ?? "universal" }).sorted()
            throw ImageError(
                "\(folder) has no image for the device \(traits.idiom.rawValue)"
                    + (idioms.isEmpty ? "" : "; it has images for " + idioms.joined(separator: ", ")))
        }
        path = folder + "/" + name
        hasAppearances = entries.contains { $0.fileName != nil && $0.isDark != nil }
        let isVector = ["pdf", "svg"].contains(FilePath.fileExtension(name))
        scale = isVector ? 1 : entry.scale ?? 1
        slicing = Slicing(entry.record("resizing"))
        alignmentInsets = Insets(entry.record("alignment-insets"))
        isMirroredInRightToLeft = entry.text("language-direction") == "left-to-right"
        let properties = contents.record("properties")
        preservesVector = properties.flag("preserves-vector-representation")
        switch properties.text("template-rendering-intent") {
        case "template": renderingIntent = .template
        case "original": renderingIntent = .original
        default: break
        }
    }
}

extension ImageAsset.Insets {
    fileprivate init(_ record: AssetRecord) {
        func length(_ key: String) -> Double { min(max(record.number(key) ?? 0, 0), 1e6) }
        (top, left, bottom, right) = (length("top"), length("left"), length("bottom"), length("right"))
    }
}

extension ImageAsset.Slicing {
    /// Reads the value of "resizing". Returns nil if the image is not sliced.
    fileprivate init?(_ record: AssetRecord) {
        guard let mode = record.text("mode"), ["9-part", "3-part-horizontal", "3-part-vertical"].contains(mode) else { return nil }
        capInsets = ImageAsset.Insets(record.record("cap-insets"))
        let center = record.record("center")
        func length(_ key: String) -> Double? { center.number(key).flatMap { $0 > 0 ? min($0, 1e6) : nil } }
        (centerWidth, centerHeight) = (length("width"), length("height"))
        repeatsCenter = center.text("mode") == "tile"
        if mode == "3-part-horizontal" { (capInsets.top, capInsets.bottom, centerHeight) = (0, 0, nil) }
        if mode == "3-part-vertical" { (capInsets.left, capInsets.right, centerWidth) = (0, 0, nil) }
    }
}
