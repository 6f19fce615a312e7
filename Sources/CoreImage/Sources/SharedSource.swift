import Synchronization

/// A source from which several other images are computed. During one rendering its pixels are computed once for all of them.
///
/// Without it, n filters in a row, each of which needs the result of the previous one twice, would compute the first image 2ⁿ times.
final class SharedSource: ImageSource {
    let input: any ImageSource
    var domain: PixelRect { input.domain }
    private let consumerCount = Atomic<Int>(0)

    init(_ input: any ImageSource) { self.input = input }

    /// Returns this source, and counts the image that is computed from it.
    func consumed() -> any ImageSource {
        consumerCount.wrappingAdd(1, ordering: .relaxed)
        return self
    }

    /// Pixels that only one image needs are not kept, because the filters then change them in place.
    func render(_ rect: PixelRect, _ options: RenderOptions) -> PixelBuffer {
        guard let cache = options.cache, consumerCount.load(ordering: .relaxed) > 1 else { return input.render(rect, options) }
        if let buffer = cache.pixels(of: self, in: rect) { return buffer }
        let buffer = input.render(rect, options)
        cache.store(buffer, of: self)
        return buffer
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

    /// Returns the pixels of a rectangle, or nil if some of them are not known.
    func pixels(of source: SharedSource, in rect: PixelRect) -> PixelBuffer? {
        guard let buffer = contents.withLock({ $0.entries[ObjectIdentifier(source)]?.buffer }) else { return nil }
        if buffer.rect == rect { return buffer }
        return buffer.rect.intersection(rect) == rect ? buffer.padded(to: rect) : nil
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
