import CoreGraphics

/// A layer that shows a part of its sublayers. The origin of the bounds determines the shown part.
@preconcurrency @MainActor open class CAScrollLayer: CALayer {
    nonisolated deinit {}

    /// The axes along which the layer scrolls. The default is `both`.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Creates a layer.
    public override init() { super.init() }
    /// Creates a copy for a presentation.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
    }
    /// Creates a layer. The coder is ignored.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Scrolls so that a point of the layer's coordinates is at the upper left corner. An axis that is not in `scrollMode` does not change.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls by the smallest distance that makes a rectangle visible. If the rectangle is larger than the layer, its upper left part is
    /// shown.
    open func scroll(to r: CGRect) {
        func origin(_ current: CGFloat, _ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
            min(max(current, maximum - length), minimum)
        }
        scroll(
            to: CGPoint(
                x: origin(bounds.minX, bounds.width, r.minX, r.maxX), y: origin(bounds.minY, bounds.height, r.minY, r.maxY)))
    }
}

extension CALayer {
    /// The part of the layer that is visible in the nearest scroll layer that contains it, in the layer's coordinates. Without a scroll
    /// layer, the bounds.
    public var visibleRect: CGRect {
        guard let scrollLayer = enclosingScrollLayer else { return bounds }
        return bounds.finiteIntersection(convert(scrollLayer.bounds, from: scrollLayer))
    }

    /// Scrolls the nearest scroll layer that contains this layer, so that a point of this layer is at the scroll layer's upper left corner.
    public func scroll(_ p: CGPoint) {
        guard let scrollLayer = enclosingScrollLayer else { return }
        scrollLayer.scroll(to: scrollLayer.convert(p, from: self))
    }

    /// Scrolls the nearest scroll layer that contains this layer by the smallest distance that makes a rectangle visible.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let scrollLayer = enclosingScrollLayer else { return }
        scrollLayer.scroll(to: scrollLayer.convert(r, from: self))
    }

    private var enclosingScrollLayer: CAScrollLayer? {
        var next: CALayer? = self
        while let layer = next {
            if let layer = layer as? CAScrollLayer { return layer }
            next = layer.superlayer
        }
        return nil
    }
}
