import QuartzCore

extension UIView {
    func defaultConvert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: coordinateLayer(of: view)) }
    func defaultConvert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: coordinateLayer(of: view)) }
    func defaultConvert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: coordinateLayer(of: view)) }
    func defaultConvert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: coordinateLayer(of: view)) }

    /// Returns the layer of a view, or of the window for nil.
    private func coordinateLayer(of view: UIView?) -> CALayer? { (view ?? window)?.layer }
}

// MARK: - Autoresizing

extension UIView: LayerOwner {
    package var isMarkedForLayout: Bool { needsLayout }

    package func layOutIfNeeded() { layoutIfNeeded() }

    /// Marks the view and its superview for layout, and autoresizes the subviews.
    ///
    /// The superview is not marked during its own layout. Otherwise a superview that sizes its subviews would need layout after each pass.
    package func layerDidResize(from old: CGSize) {
        setNeedsLayout()
        if let superview, !superview.isLayingOutSubviews { superview.markForLayout() }
        frameWasSet()
        guard autoresizesSubviews else { return }
        for subview in subviews where !subview.autoresizingMask.isEmpty && subview.translatesAutoresizingMaskIntoConstraints {
            subview.autoresize(from: old, to: bounds.size)
        }
    }

    /// Changes the frame according to the autoresizing mask, after the superview has changed its size.
    private func autoresize(from old: CGSize, to new: CGSize) {
        let factors = autoresizingFactors(in: old)
        let (widthChange, heightChange) = (new.width - old.width, new.height - old.height)
        // The constraints of the autoresizing mask result in the same frame. Therefore `frameWasSet` does not update them during this
        // change.
        let wasAutoresizing = Self.isAutoresizing
        Self.isAutoresizing = true
        defer { Self.isAutoresizing = wasAutoresizing }
        frame = CGRect(
            x: frame.minX + factors.x.position * widthChange, y: frame.minY + factors.y.position * heightChange,
            width: frame.width + factors.x.size * widthChange,
            height: frame.height + factors.y.size * heightChange)
    }

    /// Returns the factors by which the growth of the superview changes the position and the size on each axis.
    func autoresizingFactors(in superviewSize: CGSize) -> (x: AutoresizingFactors, y: AutoresizingFactors) {
        let (mask, frame) = (autoresizingMask, frame)
        return (
            AutoresizingFactors(
                frame.minX, frame.width, superviewSize.width - frame.maxX, mask.contains(.flexibleLeftMargin),
                mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)),
            AutoresizingFactors(
                frame.minY, frame.height, superviewSize.height - frame.maxY, mask.contains(.flexibleTopMargin),
                mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin))
        )
    }
}
