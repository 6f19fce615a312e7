import CoreGraphics
import Synchronization

/// The images of symbols that were drawn.
nonisolated enum SymbolCache {
    /// Everything on which the pixels depend.
    struct Key: Hashable, Sendable {
        var name: String
        var metrics: SymbolMetrics
        var colors: [CGColor]?
        var variableValue: Double?
        var layer: Int?
    }

    /// The number of images at which all are removed. A gallery shows a few hundred of them.
    private static let maximumCount = 2000
    private static let images = Mutex<[Key: CGImage]>([:])

    /// Returns the image for a key, which `draw` draws if it is not in the cache.
    static func image(_ key: Key, draw: () -> CGImage?) -> CGImage? {
        if let image = images.withLock({ $0[key] }) { return image }
        guard let image = draw() else { return nil }
        images.withLock {
            if $0.count >= maximumCount { $0.removeAll() }
            $0[key] = image
        }
        return image
    }
}
