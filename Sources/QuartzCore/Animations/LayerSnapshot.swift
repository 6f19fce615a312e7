import CoreGraphics
import FlipbookDisplayList

/// The content that a layer showed at one moment, in its own coordinates.
nonisolated package final class LayerSnapshot: Sendable {
    let list: DisplayList
    /// Whether the content covers everything below it.
    let isOpaque: Bool

    @MainActor init(of layer: CALayer) {
        let time = layer.now
        var builder = DisplayListBuilder(list: DisplayList())
        builder.appendDetached(layer, time: time)
        list = builder.list
        isOpaque = layer.isFullyOpaque(layer.values(at: time))
    }
}

extension CALayer {
    /// Returns whether the layer covers everything below it.
    ///
    /// This is the case if `isOpaque` is true, if the background is opaque, or if an opaque image fills the bounds.
    func isFullyOpaque(_ values: LayerValues) -> Bool {
        if isOpaque || (values.backgroundColor?.alpha ?? 0) >= 1 { return true }
        let fills = contentsGravity == .resize || contentsGravity == .resizeAspectFill
        return fills && values.rareValues.contents.image?.isOpaque == true
    }
}
