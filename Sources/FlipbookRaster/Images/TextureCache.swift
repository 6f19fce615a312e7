import FlipbookGeometry
import FlipbookDisplayList
import Foundation

/// The textures of a frame's images. A texture keeps its index from frame to frame. Most changed textures have only
/// moved.
struct TextureCache {
    /// All textures, including unused textures.
    private(set) var all: [Texture] = []
    /// The indices of textures that no item uses. If the item that is being replaced had a texture, its index is the last.
    private var unusedIndices: [Int] = []
    /// A temporary list for `pack`.
    private var packed: [Texture] = []

    /// Adds a texture and returns its index.
    mutating func add(_ texture: Texture) -> Int {
        guard let index = unusedIndices.popLast() else {
            all.append(texture)
            return all.count - 1
        }
        all[index] = texture
        return index
    }

    /// Reuses the most recently released texture if it shows the same image, and returns its index. Only its position and
    /// opacity may differ.
    mutating func move(_ image: CGImage, _ rect: CGRect, _ style: ImageFillStyle, to transform: CGAffineTransform, opacity: UInt32) -> Int?
    {
        guard let index = unusedIndices.last, all[index].source.matches(image, rect, style, transform), all[index].move(to: transform)
        else {
            return nil
        }
        all[index].opacity = opacity
        unusedIndices.removeLast()
        return index
    }

    /// Marks a texture as unused.
    mutating func release(_ index: Int) { unusedIndices.append(index) }

    /// Stores the pixels of the surface on which a texture can be visible.
    mutating func setVisibleRect(_ rect: PixelRect, of index: Int) { all[index].visibleRect = rect }

    /// Adds the numbers of pixels that the threads have sampled from each texture in a frame, and sets them to 0.
    mutating func endFrame(_ painters: [TilePainter]) {
        for painter in painters {
            for (index, count) in zip(all.indices, painter.sampledPixelCounts) where count > 0 { all[index].addSampledPixels(count) }
            painter.sampledPixelCounts.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
        }
        for index in all.indices { all[index].endFrame() }
    }

    /// The number of pixels for which the still images have memory.
    var storedPixelCount: Int { all.reduce(0) { $0 + ($1.sampledImage?.rect.pixelCount ?? 0) } }

    /// Samples images that have been still for some frames. Those of which each frame paints only a part are sampled part by part, so that no
    /// frame takes much longer than others.
    ///
    /// - Parameters:
    ///   - storedPixelLimit: The largest number of stored pixels of all images. Images that do not fit are sampled whenever they are painted.
    ///   - pixelLimit: The number of pixels to sample now, of images that are sampled part by part.
    ///   - painters: The painters of the threads, whose buffers are used.
    mutating func sampleStillImages(storedPixelLimit: Int, pixelLimit: Int, _ painters: [TilePainter]) {
        guard all.contains(where: { $0.needsSampling }) else { return }
        var storedPixelCount = storedPixelCount
        var remainingPixelCount = pixelLimit
        for index in all.indices where all[index].needsSampling && (all[index].isPaintedWhole || remainingPixelCount > 0) {
            let rect = all[index].visibleRect
            if all[index].sampledImage == nil, storedPixelCount + rect.pixelCount <= storedPixelLimit {
                all[index].sampledImage = SampledImage(rect)
                storedPixelCount += rect.pixelCount
            }
            guard let image = all[index].sampledImage else { continue }
            guard !all[index].isPaintedWhole else {
                image.sampleAllRows(all[index], painters)
                continue
            }
            let end = image.sampledRect.y1
            image.sampleRows(all[index], pixelLimit: remainingPixelCount, painters[0])
            remainingPixelCount -= (image.sampledRect.y1 - end) * image.rect.width
        }
    }

    /// Removes unused textures, so that their images are freed. The indices in the items are updated.
    mutating func pack(_ items: inout [DrawItem]) {
        guard !unusedIndices.isEmpty else { return }
        unusedIndices.removeAll(keepingCapacity: true)
        for index in items.indices {
            guard let textureIndex = items[index].texture else { continue }
            packed.append(all[textureIndex])
            items[index].paint = .texture(packed.count - 1)
        }
        swap(&all, &packed)
        packed.removeAll(keepingCapacity: true)
    }
}
