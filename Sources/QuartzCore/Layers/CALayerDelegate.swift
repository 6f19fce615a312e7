import CoreGraphics

/// An object that provides the actions of a layer. A view is the delegate of its layer.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
    /// Returns the action for a change of the property `event`.
    ///
    /// If the result is nil, the search for an action continues. `CANoAction` ends the search.
    func action(for layer: CALayer, forKey event: String) -> CAAction?
    /// Provides the contents of a layer that has to be displayed, for example by setting `contents`. By default, the layer draws them.
    func display(_ layer: CALayer)
    /// Draws the contents of a layer.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before a layer draws its contents.
    func layerWillDraw(_ layer: CALayer)
    /// Sets the frames of the sublayers of a layer that needs layout.
    func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
    /// Returns nil, so that the search for an action continues.
    public func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
    /// Draws the contents with the layer's `draw(in:)`.
    public func display(_ layer: CALayer) { layer.drawContents() }
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
}
