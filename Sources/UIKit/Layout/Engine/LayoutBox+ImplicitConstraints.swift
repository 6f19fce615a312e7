extension LayoutBox {
    /// Updates the constraints for the frame of a view that translates its autoresizing mask.
    func refreshAutoresizingConstraints() {
        guard let view else { return }
        if implicitConstraints.isEmpty {
            implicitConstraints = ([.left, .width, .top, .height] as [NSLayoutConstraint.Attribute]).map {
                NSAutoresizingMaskLayoutConstraint(self, $0)
            }
        }
        let rect = view.alignmentRect(forFrame: view.untransformedFrame)
        let parent = view.superview
        let superviewSize = parent?.bounds.size ?? .zero
        let factors = view.autoresizingFactors(in: superviewSize)
        let superviewBox = parent?.layoutState.box
        let values = [
            (left, rect.minX, factors.x.position), (width, rect.width, factors.x.size), (top, rect.minY, factors.y.position),
            (height, rect.height, factors.y.size),
        ]
        for (index, value) in values.enumerated() {
            let isHorizontal = index < 2
            (implicitConstraints[index] as? NSAutoresizingMaskLayoutConstraint)?.set(
                self, value.0, to: value.1, share: value.2, of: superviewBox, isHorizontal ? superviewBox?.width : superviewBox?.height,
                currentLength: isHorizontal ? superviewSize.width : superviewSize.height)
        }
    }

    /// Updates the constraints for the intrinsic size of the view. The height of a text is measured for the width in the solver's last
    /// solution.
    func refreshContentConstraints() {
        guard let view else { return }
        let size = LayoutLimits.contentSize(of: view, forWidth: measuredWidth)
        guard size.width >= 0 || size.height >= 0 || !contentConstraints.isEmpty else { return }
        if contentConstraints.isEmpty {
            contentConstraints = [
                NSContentSizeLayoutConstraint(self, .width, .lessThanOrEqual),
                NSContentSizeLayoutConstraint(self, .width, .greaterThanOrEqual),
                NSContentSizeLayoutConstraint(self, .height, .lessThanOrEqual),
                NSContentSizeLayoutConstraint(self, .height, .greaterThanOrEqual),
            ]
        }
        for (index, length) in [size.width, size.width, size.height, size.height].enumerated() {
            let (axis, isMaximum) = (index >> 1, index & 1 == 0)
            let priorities = view.contentPriorities(axis)
            contentConstraints[index].set(length, isMaximum ? priorities.hugging : priorities.resistance)
        }
    }
}
