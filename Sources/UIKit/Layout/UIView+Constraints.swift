import QuartzCore

extension UIView {
    var defaultTranslatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutStateIfCreated?.translatesAutoresizingMask ?? true }
        set {
            guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
            layoutState.translatesAutoresizingMask = newValue
            enqueueBoxRefresh()
            superview?.setNeedsLayout()
        }
    }

    /// The intrinsic width or height of a view that has no intrinsic length along this axis.
    nonisolated public static let noIntrinsicMetric: CGFloat = -1

    func defaultContentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutStateIfCreated?.huggingPriorities[axis.rawValue] ?? .defaultLow
    }

    func defaultSetContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutState.huggingPriorities[axis.rawValue] = priority
        invalidateIntrinsicSizeAndBaselines()
    }

    func defaultContentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutStateIfCreated?.resistancePriorities[axis.rawValue] ?? .defaultHigh
    }

    func defaultSetContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutState.resistancePriorities[axis.rawValue] = priority
        invalidateIntrinsicSizeAndBaselines()
    }

    /// Returns the hugging and resistance priorities along an axis. They are very low for a view that is hidden in a stack.
    func contentPriorities(_ axis: Int) -> (hugging: UILayoutPriority, resistance: UILayoutPriority) {
        if isCollapsedInStack == true { return (1, 1) }
        let layout = layoutStateIfCreated
        return (layout?.huggingPriorities[axis] ?? .defaultLow, layout?.resistancePriorities[axis] ?? .defaultHigh)
    }

    /// Invalidates the layout, because the intrinsic size or the baselines may have changed.
    func invalidateIntrinsicSizeAndBaselines() {
        (superview as? UIStackView)?.arrangedSubviewContentChanged(self)
        guard let layout = layoutStateIfCreated, let engine = layout.box.engine else { return }
        layout.box.measuredWidth = nil
        engine.enqueueRefresh(layout.box)
        for constraint in layout.box.constraints where constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline {
            constraint.setNeedsSolverUpdate()
        }
    }

    /// Updates the implicit constraints after the frame was set, if the view translates its autoresizing mask.
    func frameWasSet() {
        guard let layout = layoutStateIfCreated, layout.translatesAutoresizingMask, !Self.isAutoresizing else { return }
        layout.box.engine?.enqueueRefresh(layout.box)
    }

    /// Schedules an update of the box's own constraints.
    private func enqueueBoxRefresh() {
        guard let box = layoutStateIfCreated?.box else { return }
        box.engine?.enqueueRefresh(box)
    }

    // MARK: - Applying the solution

    /// Moves the subviews to their frames in the solution. This changes their `center` and `bounds`, so that an animation block around the
    /// layout pass animates the change.
    func applySolvedFramesToSubviews() {
        var scale: CGFloat?
        for subview in subviews { subview.applySolvedFrame(&scale) }
    }

    /// Sets the solved frame, rounded to whole pixels. `scale` is the number of pixels per point, or nil if it is not known yet.
    private func applySolvedFrame(_ scale: inout CGFloat?) {
        guard let layout = layoutStateIfCreated, !layout.translatesAutoresizingMask, layout.box.isConstrained, layout.box.engine != nil
        else { return }
        let pixelsPerPoint = scale ?? max(window?.screen.scale ?? UIScreen.main.scale, 1)
        scale = pixelsPerPoint
        let rect = frame(forAlignmentRect: layout.box.rect).roundedToPixels(scale: pixelsPerPoint)
        let anchor = layer.anchorPoint
        let newCenter = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
        if center != newCenter { center = newCenter }
        if bounds.size != rect.size { bounds.size = rect.size }
    }
}

extension CGRect {
    /// Returns the rectangle with each edge moved to the nearest pixel edge. Edges that were equal stay equal.
    fileprivate func roundedToPixels(scale: CGFloat) -> CGRect {
        func round(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
        let (left, top) = (round(minX), round(minY))
        return CGRect(x: left, y: top, width: max(round(maxX) - left, 0), height: max(round(maxY) - top, 0))
    }
}
