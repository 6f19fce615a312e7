import Synchronization

/// A source from which several other images are computed. During one rendering its pixels are computed once for all of them.
///
/// Without it, n filters in a row, each of which needs the result of the previous one twice, would compute the first image 2ⁿ times.
final class SharedSource: ImageSource {
    let input: any ImageSource
    var domain: PixelRect { input.domain }
    /// The number of existing images that are computed from this source.
    private let consumerCount = Atomic<Int>(0)
    /// Rectangles whose union has at most this number of pixels are always computed together.
    private static let smallPixelCount = 1 << 16

    init(_ input: any ImageSource) { self.input = input }

    /// Returns this source for an image that is computed from it. The image is counted as long as the result exists.
    func consumed() -> any ImageSource { Consumer(self) }

    private final class Consumer: ImageSource {
        let source: SharedSource
        var domain: PixelRect { source.domain }

        init(_ source: SharedSource) {
            self.source = source
            source.consumerCount.wrappingAdd(1, ordering: .relaxed)
        }

        deinit { source.consumerCount.wrappingSubtract(1, ordering: .relaxed) }

        func render(_ rect: PixelRect, _ options: RenderOptions) -> PixelBuffer { source.render(rect, options) }
        var unshared: any ImageSource { source.input }
        func consumedAgain() -> any ImageSource { source.consumed() }
    }

    /// Pixels that only one image needs are not stored in the cache. A buffer in the cache has a second reference, so a filter would have
    /// to copy it instead of changing it in place.
    ///
    /// If the union of the rectangle and the cached rectangle is small, or at most a quarter larger than the larger of both, the whole
    /// union is computed. Otherwise, two images that read different rectangles alternately would replace each other's pixels in the cache.
    /// The parts into which `TransformSource` divides a large image to save memory are not joined, because their union is too large.
    func render(_ rect: PixelRect, _ options: RenderOptions) -> PixelBuffer {
        guard let cache = options.cache, consumerCount.load(ordering: .relaxed) > 1 else { return input.render(rect, options) }
        var needed = rect
        if let known = cache.pixels(of: self) {
            if known.rect == rect { return known }
            let union = known.rect.union(rect)
            if union == known.rect { return known.padded(to: rect) }
            let largest = max(known.rect.pixelCount, rect.pixelCount)
            if union.pixelCount <= max(largest + largest / 4, Self.smallPixelCount) { needed = union }
        }
        let buffer = input.render(needed, options)
        cache.store(buffer, of: self)
        return needed == rect ? buffer : buffer.padded(to: rect)
    }
}

/// The pixels of shared sources during one rendering: for each source the pixels that were computed last.
final class RenderCache: Sendable {
    private struct Entry {
        /// Keeps the source, so that no other object gets its identifier.
        let source: SharedSource
        let buffer: PixelBuffer
    }

    private struct Contents {
        var entries: [ObjectIdentifier: Entry] = [:]
        var pixelCount = 0
    }

    /// The largest number of pixels that are kept besides the newest buffer: 256 MB.
    private static let maximumPixelCount = 1 << 24
    private let contents = Mutex(Contents())

    /// Returns the cached pixels of a source, or nil if there are none.
    func pixels(of source: SharedSource) -> PixelBuffer? {
        contents.withLock { $0.entries[ObjectIdentifier(source)]?.buffer }
    }

    func store(_ buffer: PixelBuffer, of source: SharedSource) {
        contents.withLock { contents in
            if let old = contents.entries.removeValue(forKey: ObjectIdentifier(source)) { contents.pixelCount -= old.buffer.pixels.count }
            if contents.pixelCount > Self.maximumPixelCount { contents = Contents() }
            contents.entries[ObjectIdentifier(source)] = Entry(source: source, buffer: buffer)
            contents.pixelCount += buffer.pixels.count
        }
    }
}
