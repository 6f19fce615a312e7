import CoreGraphics
import FlipbookImages

nonisolated extension UIImage.Attributes {
    /// Creates the values of an upright image.
    init(_ image: CGImage, scale: CGFloat) {
        (cgImage, uprightImage, self.scale) = (image, image, scale)
    }

    /// Sets the values that an image set specifies besides the image file.
    mutating func apply(_ asset: ImageAsset) {
        switch asset.renderingIntent {
        case .automatic: renderingMode = .automatic
        case .original: renderingMode = .alwaysOriginal
        case .template: renderingMode = .alwaysTemplate
        }
        flipsForRightToLeft = asset.isMirroredInRightToLeft
        alignmentRectInsets = points(asset.alignmentInsets)
        guard let slicing = asset.slicing else { return }
        capInsets = points(slicing.capInsets)
        resizingMode = slicing.repeatsCenter ? .tile : .stretch
        isResizable = true
    }

    private func points(_ insets: ImageAsset.Insets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: CGFloat(insets.top) / scale, left: CGFloat(insets.left) / scale, bottom: CGFloat(insets.bottom) / scale,
            right: CGFloat(insets.right) / scale)
    }
}

nonisolated extension CGImage {
    /// Returns the image without the columns and rows that are neither caps nor center.
    func withoutUnusedParts(_ slicing: ImageAsset.Slicing) -> CGImage {
        let (width, height) = (width, height)
        let columns = Self.usedPart(width, slicing.capInsets.left, slicing.centerWidth, slicing.capInsets.right)
        let rows = Self.usedPart(height, slicing.capInsets.top, slicing.centerHeight, slicing.capInsets.bottom)
        return mapBitmaps { bitmap in
            // A vector image that is drawn at a multiple of its size has more pixels, so the columns and the rows are scaled.
            let factor = max(bitmap.width / max(width, 1), 1)
            let (keptColumns, keptRows) = (columns.scaled(by: factor), rows.scaled(by: factor))
            var words: [UInt32] = []
            for y in 0..<bitmap.height where keptRows.contains(y) {
                for x in 0..<bitmap.width where keptColumns.contains(x) { words.append(bitmap[x, y].word) }
            }
            let count = (0..<bitmap.width).reduce(0) { $0 + (keptColumns.contains($1) ? 1 : 0) }
            return Bitmap(width: count, height: count > 0 ? words.count / count : 0, words: words)
        }
    }

    /// The columns or rows of an image that are used: all except a range.
    private struct UsedPart: Sendable {
        /// The first unused column or row, and the first used column or row after it.
        var (unusedStart, unusedEnd): (Int, Int)

        func contains(_ index: Int) -> Bool { index < unusedStart || index >= unusedEnd }
        func scaled(by factor: Int) -> UsedPart { UsedPart(unusedStart: unusedStart * factor, unusedEnd: unusedEnd * factor) }
    }

    private static func usedPart(_ length: Int, _ startCap: Double, _ center: Double?, _ endCap: Double) -> UsedPart {
        guard let center else { return UsedPart(unusedStart: length, unusedEnd: length) }
        let start = Int((startCap + center).rounded())
        let end = length - Int(endCap.rounded())
        return start < end ? UsedPart(unusedStart: max(start, 1), unusedEnd: end) : UsedPart(unusedStart: length, unusedEnd: length)
    }
}
