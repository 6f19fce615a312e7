import CFontLibraries
import Foundation
import Synchronization

/// The fonts of this machine: finds fonts, shapes and measures text, and renders glyph masks.
///
/// There is one instance per process because there is one FreeType library per process. It only caches results, which do not change unless
/// `addFonts(atPaths:)` is called. FreeType, HarfBuzz and fontconfig are not thread-safe, so a lock is held during every call.
package final class FontSystem: Sendable {
    /// The instance for the fonts that are installed on this machine.
    package static let installed = FontSystem()

    /// The open fonts and the cached results.
    struct Cache: ~Copyable {
        var library: FT_Library?
        var finder: FontFinder?
        /// The open faces. Glyphs refer to their face by its index.
        var faces: [FontFace] = []
        var faceIndexByLocation: [FontFinder.FaceLocation: Int] = [:]
        var faceIndexByDescriptor: [FaceDescriptor: Int] = [:]
        var fallbackFaceIndices: [FallbackKey: Int?] = [:]
        var metricsByDescriptor: [FaceDescriptor: FontMetrics] = [:]
        /// The buffer that HarfBuzz uses for every text.
        var shapingBuffer: OpaquePointer?
        var glyphRuns = BoundedCache<RunKey, GlyphRun>(maximumByteCount: 16 << 20)
        var preparedTexts = BoundedCache<PreparedText.Key, PreparedText>(maximumByteCount: 32 << 20)
        var layouts = BoundedCache<KnownLayouts.Key, KnownLayouts>(maximumByteCount: 8 << 20)
        var glyphMasks = BoundedCache<GlyphKey, GlyphMask>(maximumByteCount: 16 << 20)
        var lineMasks = BoundedCache<LineKey, GlyphMask>(maximumByteCount: 48 << 20)
        var colorImages = BoundedCache<ColorLineKey, ColorLineImage>(maximumByteCount: 16 << 20)
    }

    /// The key of a cached font fallback: a font, a character without a glyph in this font, and whether a color glyph is preferred.
    struct FallbackKey: Hashable {
        var descriptor: FaceDescriptor
        var character: Unicode.Scalar
        var prefersColor: Bool
    }

    /// The key of a cached glyph run.
    struct RunKey: Hashable {
        var text: ExactText
        var descriptor: FaceDescriptor
        var isRightToLeft: Bool
    }

    let lockedCache = Mutex(Cache())

    /// The size of all cached texts and glyphs, in bytes. It never exceeds `maximumCachedByteCount`.
    package var cachedByteCount: Int {
        lockedCache.withLock {
            $0.glyphRuns.totalByteCount + $0.preparedTexts.totalByteCount + $0.layouts.totalByteCount + $0.glyphMasks.totalByteCount
                + $0.lineMasks.totalByteCount + $0.colorImages.totalByteCount
        }
    }

    /// The sum of the limits of the caches, in bytes.
    package static let maximumCachedByteCount = (16 + 32 + 8 + 16 + 48 + 16) << 20

    /// The largest number of entries of each cache that has no limit in bytes, because its entries are small. A limit is necessary, because
    /// clients can use any number of family names and characters.
    static let maximumEntryCount = 4096

    private init() {}

    /// Throws an error if text cannot be drawn. The error contains the name of the package to install.
    package func requireSystemFont() throws {
        _ = try lockedCache.withLock { try $0.faceIndex(for: FontDescriptor(size: 17).faceDescriptor) }
    }

    /// Returns the path of the file that contains the font.
    package func file(for font: FontDescriptor) throws -> String {
        try lockedCache.withLock { cache in
            let index = try cache.faceIndex(for: font.faceDescriptor)
            return cache.faces[index].location.file
        }
    }

    /// Returns the metrics of a font in points.
    package func metrics(for font: FontDescriptor) -> FontMetrics {
        lockedCache.withLock { $0.metrics(for: font.faceDescriptor) } * font.size
    }

    /// Returns the width of a line in points.
    package func width(of line: ShapedLine) -> CGFloat { line.width }

    /// Returns the glyphs of a text. If no font is installed, the run has no glyphs and no width.
    func glyphRun(for text: String, descriptor: FaceDescriptor, isRightToLeft: Bool) -> GlyphRun {
        lockedCache.withLock { cache in
            let key = RunKey(text: ExactText(text), descriptor: descriptor, isRightToLeft: isRightToLeft)
            if let cached = cache.glyphRuns[key] { return cached }
            // The cache is limited, because some texts change continuously, such as the texts of a stopwatch.
            let run = cache.makeGlyphRun(text, descriptor: descriptor, isRightToLeft: isRightToLeft)
            cache.glyphRuns[key] = run
            return run
        }
    }

    /// Returns a text prepared for line breaking.
    func preparedText(for text: StyledText) -> PreparedText {
        lockedCache.withLock { cache in
            let key = PreparedText.Key(text)
            if let cached = cache.preparedTexts[key] { return cached }
            let prepared = PreparedText(text, &cache)
            cache.preparedTexts[key.withoutAppearance()] = prepared
            return prepared
        }
    }

    /// Returns the layout of a text at a width, or nil if it is not known.
    func knownLayout(for key: KnownLayouts.Key, width: CGFloat) -> TextLayout? {
        lockedCache.withLock { $0.layouts[key]?.layout(width: width) }
    }

    /// Keeps a layout, so that it is known at all widths at which it is the same.
    func keep(_ layout: TextLayout, for key: KnownLayouts.Key, at widths: EqualWidths) {
        lockedCache.withLock { cache in
            var layouts = cache.layouts[key] ?? KnownLayouts()
            layouts.insert(layout, at: widths)
            cache.layouts[key] = layouts
        }
    }
}

extension FontSystem.Cache {
    /// Returns the glyphs of a text.
    mutating func makeGlyphRun(_ text: String, descriptor: FaceDescriptor, isRightToLeft: Bool = false) -> GlyphRun {
        let characters = TextCharacters(text)
        let run = shape(characters, 0..<characters.count, descriptor: descriptor, level: isRightToLeft ? 1 : nil)
        switch run.glyphs {
        case .run(let glyphRun): return glyphRun
        case .item(let item): return GlyphRun(item, 0..<item.glyphs.count, run.range, characters)
        }
    }

    /// Returns the index of the face for a descriptor. Opens the face on first use.
    mutating func faceIndex(for descriptor: FaceDescriptor) throws -> Int {
        if let cached = faceIndexByDescriptor[descriptor] { return cached }
        let finder = try self.finder ?? FontFinder()
        self.finder = finder
        let index = try openFace(at: finder.closestFace(to: descriptor))
        if faceIndexByDescriptor.count >= FontSystem.maximumEntryCount { faceIndexByDescriptor.removeAll() }
        faceIndexByDescriptor[descriptor] = index
        return index
    }

    /// Returns the index of the face at a location. Opens the face on first use.
    mutating func openFace(at location: FontFinder.FaceLocation) throws -> Int {
        if let cached = faceIndexByLocation[location] { return cached }
        if library == nil, FT_Init_FreeType(&library) != 0 { throw FontError(description: "FreeType cannot be initialized") }
        guard let library else { throw FontError(description: "FreeType cannot be initialized") }
        faces.append(try FontFace(at: location, library: library))
        faceIndexByLocation[location] = faces.count - 1
        return faces.count - 1
    }

    /// Returns the metrics of a face in ems.
    mutating func metrics(for descriptor: FaceDescriptor) -> FontMetrics {
        if let cached = metricsByDescriptor[descriptor] { return cached }
        guard let index = try? faceIndex(for: descriptor) else { return .fallback }
        let faceMetrics = faces[index].metrics
        if metricsByDescriptor.count >= FontSystem.maximumEntryCount { metricsByDescriptor.removeAll() }
        metricsByDescriptor[descriptor] = faceMetrics
        return faceMetrics
    }
}

extension FontSystem.RunKey: ByteCounted {
    var byteCount: Int { text.string.utf8.count + descriptor.family.utf8.count + MemoryLayout<Self>.size }
}
