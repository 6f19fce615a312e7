import CoreGraphics
import Synchronization

/// The symbols that were used: their drawings, their sizes and their images.
nonisolated enum SymbolCache {
    /// All values on which the pixels depend.
    struct Key: Hashable, Sendable {
        var name: String
        var metrics: SymbolMetrics
        var colors: [CGColor]?
        var variableValue: Double?
        var layer: Int?
    }

    /// The alignment insets and the baseline of a symbol image. They depend only on the metrics and the drawing.
    struct Layout: Sendable {
        var alignmentInsets: UIEdgeInsets
        /// The distance from the bottom of the image up to the baseline of the text beside it.
        var baselineOffset: CGFloat

        init(_ renderer: SymbolRenderer) {
            alignmentInsets = renderer.alignmentInsets
            // The center of the image is at half the height of a capital letter.
            baselineOffset = (renderer.size.height - renderer.metrics.capHeight) / 2
        }
    }

    /// The number of entries at which a cache is emptied. It is large enough for a gallery, which shows a few hundred symbols.
    private static let maximumCount = 2000
    private static let images = Mutex<[Key: CGImage]>([:])
    private static let layouts = Mutex<[Key: Layout]>([:])
    private static let drawings = Mutex<[String: SymbolDrawing]>([:])

    /// Returns the drawing of a symbol, or nil if there is no symbol with the name.
    static func drawing(named name: String) -> SymbolDrawing? {
        value(for: name, in: drawings) { SymbolCatalog.match(name).map { SymbolDrawing($0) } }
    }

    static func image(_ key: Key, draw: () -> CGImage?) -> CGImage? { value(for: key, in: images, make: draw) }

    static func layout(_ key: Key, compute: () -> Layout) -> Layout { value(for: key, in: layouts, make: compute) ?? compute() }

    /// Returns the stored value for a key, or computes and stores it.
    private static func value<Key: Hashable & Sendable, Value: Sendable>(
        for key: Key, in cache: borrowing Mutex<[Key: Value]>, make: () -> Value?
    ) -> Value? {
        if let value = cache.withLock({ $0[key] }) { return value }
        guard let value = make() else { return nil }
        cache.withLock {
            if $0.count >= maximumCount { $0.removeAll() }
            $0[key] = value
        }
        return value
    }
}
