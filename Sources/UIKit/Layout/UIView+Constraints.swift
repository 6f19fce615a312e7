import QuartzCore

extension UIView {
    /// Whether the frame, and how the mask makes it follow the superview, count as constraints. True for views made in code until they say otherwise.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { autoLayoutIfAny?.translatesMask ?? true }
        set {
            guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
            autoLayout.translatesMask = newValue
            noteStaleBox()
            superview?.setNeedsLayout()
        }
    }

    /// For a length that a view has no wish about.
    nonisolated public static let noIntrinsicMetric: CGFloat = -1

    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        autoLayoutIfAny?.hugging[axis.rawValue] ?? .defaultLow
    }

    /// How much it matters that the view is not larger than its content.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        autoLayout.hugging[axis.rawValue] = priority
        contentChanged()
    }

    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        autoLayoutIfAny?.resistance[axis.rawValue] ?? .defaultHigh
    }

    /// How much it matters that the view is not smaller than its content.
    public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        autoLayout.resistance[axis.rawValue] = priority
        contentChanged()
    }

    /// What is hidden in a stack has hardly any say about its size.
    func contentPriorities(_ axis: Int) -> (hugging: UILayoutPriority, resistance: UILayoutPriority) {
        if collapse == true { return (1, 1) }
        return (autoLayoutIfAny?.hugging[axis] ?? .defaultLow, autoLayoutIfAny?.resistance[axis] ?? .defaultHigh)
    }

    /// Its size from within may be another, and so may its baselines.
    func contentChanged() {
        (superview as? UIStackView)?.arrangedContentChanged(self)
        guard let layout = autoLayoutIfAny, let engine = layout.box.engine else { return }
        layout.box.measuredWidth = nil
        engine.noteStale(layout.box)
        for constraint in layout.box.constraints where constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline {
            constraint.note()
        }
    }

    /// Its frame was written: if that counts as constraints they say so from now on.
    func frameWasWritten() {
        guard let layout = autoLayoutIfAny, layout.translatesMask, !Self.isAutoresizing else { return }
        layout.box.engine?.noteStale(layout.box)
    }

    private func noteStaleBox() {
        guard let box = autoLayoutIfAny?.box else { return }
        box.engine?.noteStale(box)
    }

    // MARK: - Placing

    /// Writes to the subviews what was found for them, by center and bounds, so that a block around the pass animates it.
    func placeSubviews() {
        for subview in subviews { subview.placeAsFound() }
    }

    private func placeAsFound() {
        guard let layout = autoLayoutIfAny, !layout.translatesMask, layout.box.isInvolved, let engine = layout.box.engine else { return }
        let rect = frame(forAlignmentRect: layout.box.rect(in: engine.solver)).onPixels(max(window?.screen.scale ?? UIScreen.main.scale, 1))
        let anchor = layer.anchorPoint
        let middle = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
        if center != middle { center = middle }
        if bounds.size != rect.size { bounds.size = rect.size }
    }

    /// The frame as if there were no transform.
    var untransformedFrame: CGRect {
        let (size, anchor) = (bounds.size, layer.anchorPoint)
        return CGRect(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width, height: size.height)
    }
}

extension CGRect {
    /// Each edge at the nearest edge of a pixel: what touched still touches.
    fileprivate func onPixels(_ scale: CGFloat) -> CGRect {
        func round(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
        let (left, top) = (round(minX), round(minY))
        return CGRect(x: left, y: top, width: max(round(maxX) - left, 0), height: max(round(maxY) - top, 0))
    }
}

/// Where a line of text stands in its view: at a part of the height, and so much below.
struct Baseline {
    var part: CGFloat
    var offset: CGFloat
}
