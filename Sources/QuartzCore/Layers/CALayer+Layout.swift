import Foundation

// The layout of sublayers. A layer that needs layout marks its superlayers, so that a pass from the root visits only the marked branches.
//
// The layer of a view is laid out by the layout pass of UIKit, which calls `layoutSublayers()` when it lays out the subviews.
extension CALayer {
    /// The marks of a layer for the next layout pass.
    struct LayoutMarks {
        /// Whether the sublayers of this layer have to be laid out.
        var isMarked = false
        /// Whether `isMarked` is true for a layer inside of this layer.
        var hasMarkedDescendant = false
    }

    /// Marks the layer for the next layout pass.
    func markForLayout() {
        if let owner { return owner.markForLayout() }
        guard modelLayer == nil, !layoutMarks.isMarked else { return }
        layoutMarks.isMarked = true
        markSuperlayersForLayout()
    }

    /// Marks the superlayers, so that the next pass finds this layer.
    func markSuperlayersForLayout() {
        var next = superlayer
        while let layer = next, !layer.layoutMarks.hasMarkedDescendant {
            layer.layoutMarks.hasMarkedDescendant = true
            next = layer.superlayer
        }
        tree?.setNeedsDisplay()
    }

    /// Lays out the layer now if it is marked. Marked superlayers are laid out first, because they set the frame of the layer.
    func layOutNow() {
        if let owner { return owner.layOutIfNeeded() }
        var topmost = self
        while let superlayer = topmost.superlayer, superlayer.owner == nil, superlayer.layoutMarks.isMarked { topmost = superlayer }
        topmost.layOutMarkedLayers()
    }

    /// The maximum number of passes over one branch.
    private static let maximumLayoutPasses = 10

    /// Lays out the marked layers of this branch, from the outermost to the innermost. Layout can mark further layers.
    package func layOutMarkedLayers() {
        for _ in 0..<Self.maximumLayoutPasses {
            layOutBranch()
            guard layoutMarks.isMarked || layoutMarks.hasMarkedDescendant else { return }
        }
        Diagnostics.report(
            .warning, source: "CALayer",
            "The layout of sublayers has not settled after \(Self.maximumLayoutPasses) passes, because each pass calls setNeedsLayout() "
                + "again. In layoutSublayers(), call it only if a value has changed.", onlyOnce: true)
    }

    private func layOutBranch() {
        if layoutMarks.isMarked {
            layoutMarks.isMarked = false
            // A layer that belongs to a view was marked before the view owned it. UIKit lays out the view.
            if owner == nil { layoutSublayers() }
        }
        guard layoutMarks.hasMarkedDescendant else { return }
        layoutMarks.hasMarkedDescendant = false
        for layer in children where layer.layoutMarks.isMarked || layer.layoutMarks.hasMarkedDescendant { layer.layOutBranch() }
        if let mask = settings.mask, mask.layoutMarks.isMarked || mask.layoutMarks.hasMarkedDescendant { mask.layOutBranch() }
    }
}
