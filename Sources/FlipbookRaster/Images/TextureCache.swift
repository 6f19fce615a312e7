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
