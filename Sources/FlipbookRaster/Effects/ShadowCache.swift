import FlipbookGeometry
import FlipbookDisplayList

/// The values that determine a shadow's mask. The integer part of the shadow's position is excluded.
struct ShadowKey: Hashable {
    var shape: Shadow.Shape
    var projection: ProjectiveTransform
    var sigma: Double
    /// The downsampled pixels to which a mask is clipped, or nil for a complete mask.
    var clippedBox: PixelRect?
}

/// The cache of shadow masks. A mask that a frame does not use is removed.
struct ShadowCache {
    private var masks: [ShadowKey: (mask: ShadowMask, frame: Int)] = [:]
    private var frame = 0

    /// The mask for a key. Reading a mask marks it as used in this frame.
    subscript(key: ShadowKey) -> ShadowMask? {
        mutating get {
            guard let entry = masks[key] else { return nil }
            masks[key] = (entry.mask, frame)
            return entry.mask
        }
    }

    /// Stores a mask and marks it as used in this frame.
    mutating func store(_ mask: ShadowMask, for key: ShadowKey) { masks[key] = (mask, frame) }

    /// Removes the masks that the previous frame did not use.
    mutating func beginFrame() {
        if masks.contains(where: { $0.value.frame < frame }) { masks = masks.filter { $0.value.frame == frame } }
        frame += 1
    }
}
