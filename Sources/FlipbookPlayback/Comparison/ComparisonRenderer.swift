import CoreGraphics
import FlipbookDisplayList
import FlipbookRaster
import QuartzCore
import Stage
import UIKit

/// Combines the pictures of two takes into one picture: overlaid, or as a difference.
package final class ComparisonRenderer {
    /// The painters for differences. Nil before the first difference.
    private var painters: Painters?
    /// The last difference, the video image that was compared, and whether subtitles were left out of it. The video image is nil if A is a
    /// take.
    private var last: (image: CGImage, count: Int, videoImage: CGImage?, leavesOutSubtitles: Bool)?

    package init() {}

    /// The painters of a screen. The painters of the masks paint only the items that differ.
    private struct Painters {
        let size: CGSize
        let scale: CGFloat
        let a, b, maskOfA, maskOfB: Painter

        init(_ stage: Stage) {
            (size, scale) = (stage.size, stage.scale)
            let width = Stage.pixelCount(forPoints: size.width, scale: scale)
            let height = Stage.pixelCount(forPoints: size.height, scale: scale)
            func makePainter() -> Painter { Painter(width: width, height: height, scale: stage.scale) }
            (a, b, maskOfA, maskOfB) = (makePainter(), makePainter(), makePainter(), makePainter())
        }
    }

    // MARK: - Overlaid

    /// Returns B at half of its opacity over A. If A has another size, it is scaled to fit.
    package static func overlaid(_ a: DisplayList, size sizeA: CGSize, _ b: DisplayList, size: CGSize) -> DisplayList {
        var list = DisplayList()
        list.background = b.background
        let zoom = min(size.width / max(sizeA.width, 1), size.height / max(sizeA.height, 1))
        let origin = CGPoint(x: (size.width - sizeA.width * zoom) / 2, y: (size.height - sizeA.height * zoom) / 2)
        let transform = CGAffineTransform(scaleX: zoom, y: zoom).concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
        list.embed(a, transform, clippedTo: RoundedRect(CGRect(origin: .zero, size: sizeA)))
        let first = list.items.count
        // The source numbers of B's items are changed, so that they differ from those of A's items.
        list.embed(b, .identity, clippedTo: RoundedRect(CGRect(origin: .zero, size: size)))
        for index in first..<list.items.count { list.items[index].source -= 1 << 40 }
        let count = list.items.count - first
        list.items.insert(
            DisplayItem(source: -1 << 41, content: .group(count: count), transform: .identity, opacity: 0.5), at: first)
        return list
    }

    /// Returns a list at half of its opacity, without a background.
    package static func translucent(_ list: DisplayList, size: CGSize) -> DisplayList {
        var result = DisplayList()
        result.background = .clear
        result.embed(list, .identity, clippedTo: RoundedRect(CGRect(origin: .zero, size: size)))
        result.items.insert(
            DisplayItem(source: -1 << 41, content: .group(count: result.items.count), transform: .identity, opacity: 0.5), at: 0)
        return result
    }

    // MARK: - Difference

    /// A picture of the pixels that differ.
    package struct Difference {
        package var list: DisplayList
        /// The number of pixels of the scene that differ.
        package var count: Int

        /// The number as text, such as `1,204 pixels differ`.
        package var text: String { Difference.text(count) }

        package static func text(_ count: Int) -> String {
            guard count != 1 else { return "1 pixel differs" }
            var digits = String(count)
            var index = digits.endIndex
            while digits.distance(from: digits.startIndex, to: index) > 3 {
                index = digits.index(index, offsetBy: -3)
                digits.insert(",", at: index)
            }
            return count == 0 ? "No pixels differ" : "\(digits) pixels differ"
        }
    }

    /// The color of content that only A shows. It is blue, and the color of B is orange, because nearly all color-blind people can
    /// distinguish blue and orange.
    package static let colorOfA = Theme.color(0x5BB4FF)
    /// The color of content that only B shows.
    package static let colorOfB = Theme.accentColor
    /// The color of pixels where both A and B show content.
    package static let colorOfBoth = Theme.lightTextColor

    /// Returns the difference between A and a list of B, or nil if they have different sizes.
    ///
    /// - Parameters:
    ///   - b: The list of B.
    ///   - stage: The stage of B, which determines the size and the scale.
    ///   - listOfA: The list of A, or nil for the list of the shown frame.
    ///   - imageWithSubtitle: B with its subtitle, or nil if it has none. Pixels of a video that are equal to it are no differences, because
    ///     the video can have been recorded with the same subtitle.
    package func difference(
        _ a: ComparisonTake, _ b: DisplayList, of stage: Stage, listOfA: DisplayList? = nil, imageWithSubtitle: Bitmap? = nil
    ) -> Difference? {
        let (size, scale) = (stage.size, stage.scale)
        guard Self.canCompare(a, with: stage) else { return nil }
        if painters?.size != size || painters?.scale != scale { (painters, last) = (Painters(stage), nil) }
        guard let painters else { return nil }
        let videoImage = a.videoImage
        var isChanged = !painters.b.paint(b).isEmpty
        let listOfA = videoImage == nil ? listOfA ?? a.list : DisplayList()
        if videoImage == nil, !painters.a.paint(listOfA).isEmpty { isChanged = true }
        let leavesOutSubtitles = videoImage != nil && imageWithSubtitle != nil
        if last == nil || isChanged || last?.videoImage !== videoImage || leavesOutSubtitles || last?.leavesOutSubtitles == true {
            let imageB = painters.b.surface
            var imageA =
                videoImage?.bitmap.cropped(x: 0, y: 0, width: imageB.width, height: imageB.height) ?? painters.a.surface
            let tolerance = a.video?.tolerance ?? 0
            if leavesOutSubtitles, let imageWithSubtitle {
                imageA = Self.withoutSubtitle(imageA, imageB, imageWithSubtitle, tolerance: tolerance)
            }
            let difference = PixelDifference(
                imageA, imageB, tolerance: tolerance, masks: videoImage == nil ? masks(listOfA, b, painters) : nil,
                PixelDifference.Colors(
                    onlyA: Theme.pixel(Self.colorOfA), onlyB: Theme.pixel(Self.colorOfB), both: Theme.pixel(Self.colorOfBoth)))
            last = (CGImage(difference.image), difference.count, videoImage, leavesOutSubtitles)
        }
        guard let last else { return nil }
        var list = DisplayList()
        let image = DisplayContent.image(
            last.image,
            RoundedRect(CGRect(x: 0, y: 0, width: CGFloat(last.image.width) / scale, height: CGFloat(last.image.height) / scale)))
        list.items = [DisplayItem(source: 0, content: image, transform: .identity)]
        return Difference(list: list, count: last.count)
    }

    /// Returns the image of a video, with the pixels of B where the video shows the subtitle of B. Other pixels are unchanged, so that a
    /// video without subtitles has all of its differences.
    private static func withoutSubtitle(_ a: Bitmap, _ b: Bitmap, _ imageWithSubtitle: Bitmap, tolerance: Int) -> Bitmap {
        guard (imageWithSubtitle.width, imageWithSubtitle.height) == (b.width, b.height) else { return a }
        var words = a.words
        let (wordsOfB, subtitleWords) = (b.words, imageWithSubtitle.words)
        for index in words.indices where subtitleWords[index] != wordsOfB[index] {
            let isSubtitle =
                words[index] == subtitleWords[index] || PixelDifference.differsLittle(words[index], subtitleWords[index], tolerance)
            if isSubtitle { words[index] = wordsOfB[index] }
        }
        return Bitmap(width: a.width, height: a.height, words: words)
    }

    /// Paints the items of two lists that differ.
    private func masks(_ a: DisplayList, _ b: DisplayList, _ painters: Painters) -> (a: Bitmap, b: Bitmap) {
        painters.maskOfA.paint(Self.changes(of: a, from: b))
        painters.maskOfB.paint(Self.changes(of: b, from: a))
        return (painters.maskOfA.surface, painters.maskOfB.surface)
    }

    /// Returns the items of a list that are not in another list, without a background. Shadows are left out, because they are not the
    /// content of a layer.
    static func changes(of list: DisplayList, from other: DisplayList) -> DisplayList {
        var others: [Int: [DisplayItem]] = [:]
        for item in other.items { others[item.source, default: []].append(item) }
        func isSame(_ a: DisplayItem, _ b: DisplayItem) -> Bool {
            if a.content.memberCount > 0, b.content.memberCount > 0 { return a.opacity == b.opacity }
            return a.content == b.content && a.transform == b.transform && a.opacity == b.opacity
        }
        var result = list
        result.version = nil
        result.background = .clear
        result.items = list.filteredItems { index in
            let item = list.items[index]
            if case .shadow = item.content { return false }
            if item.isShadow { return false }
            return !(others[item.source] ?? []).contains { isSame($0, item) }
        }
        return result
    }

    /// Returns whether A has the same size as a stage: in pixels if A is a video, otherwise in points.
    package static func canCompare(_ a: ComparisonTake, with stage: Stage) -> Bool {
        guard let video = a.video else { return a.size == stage.size }
        return hasPixels(video.width, video.height, of: stage.size, scale: stage.scale)
    }

    /// Returns whether a video has the size of a screen in pixels. The video can have an additional row or column, because some formats
    /// need even sizes.
    static func hasPixels(_ videoWidth: Int, _ videoHeight: Int, of screen: CGSize, scale: CGFloat) -> Bool {
        let width = Stage.pixelCount(forPoints: screen.width, scale: scale)
        let height = Stage.pixelCount(forPoints: screen.height, scale: scale)
        return (videoWidth == width || videoWidth == width + width % 2) && (videoHeight == height || videoHeight == height + height % 2)
    }
}
