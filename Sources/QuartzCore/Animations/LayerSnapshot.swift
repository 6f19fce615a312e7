import CoreGraphics
import FlipbookDisplayList

/// The content that a layer showed at one moment, in its own coordinates.
nonisolated package final class LayerSnapshot: Sendable {
    let list: DisplayList
    /// Whether the content covers all content below the layer.
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
    /// Returns whether the layer covers all content below its bounds, and shows no content outside of its bounds.
    ///
    /// This is the case if both conditions are met:
    ///
    /// - `isOpaque` is true, the background is opaque, or an opaque image fills the bounds.
    /// - There are no filters, no round corners, no shadow, and no sublayers that may be outside the bounds.
    func isFullyOpaque(_ values: LayerValues) -> Bool {
        guard !hasFilters, values.cornerRadius <= 0,
            values.masksToBounds || (children.isEmpty && values.rareValues.values.shadowOpacity <= 0)
        else {
            return false
        }
        if isOpaque || (values.backgroundColor?.alpha ?? 0) >= 1 { return true }
        let fills = contentsGravity == .resize || contentsGravity == .resizeAspectFill
        return fills && values.rareValues.contents.image?.isOpaque == true
    }
}
