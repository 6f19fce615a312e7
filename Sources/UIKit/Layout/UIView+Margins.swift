extension UIView {
    var defaultDirectionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let all = layoutMargins
            return NSDirectionalEdgeInsets(
                top: all.top, leading: isRightToLeft ? all.right : all.left, bottom: all.bottom,
                trailing: isRightToLeft ? all.left : all.right)
        }
        set {
            guard newValue != layoutState.margins.customMargins else { return }
            layoutState.margins.customMargins = newValue
            marginsChanged()
        }
    }

    var defaultLayoutMargins: UIEdgeInsets {
        get {
            let base = baseMargins
            var result = UIEdgeInsets(
                top: base.top, left: isRightToLeft ? base.trailing : base.leading, bottom: base.bottom,
                right: isRightToLeft ? base.leading : base.trailing)
            if preservesSuperviewLayoutMargins, let superview {
                result = result.covering(superview.layoutMargins, superviewBounds: superview.bounds, frame: frame)
            }
            if insetsLayoutMarginsFromSafeArea {
                let safe = lastSafeAreaInsets
                result.top += safe.top
                result.left += safe.left
                result.bottom += safe.bottom
                result.right += safe.right
            }
            return result
        }
        set {
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: newValue.top, leading: isRightToLeft ? newValue.right : newValue.left, bottom: newValue.bottom,
                trailing: isRightToLeft ? newValue.left : newValue.right)
        }
    }

    /// The margins that code has set, or the default margins.
    private var baseMargins: NSDirectionalEdgeInsets {
        if let custom = layoutStateIfCreated?.margins.customMargins { return custom }
        if controller != nil { return NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16) }
        return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }

    /// Updates guides and margins after the safe area changed.
    func updateMarginsForSafeArea() {
        for guide in layoutStateIfCreated?.guides ?? [] where guide.followsSafeArea { guide.box.engine?.enqueueRefresh(guide.box) }
        if insetsLayoutMarginsFromSafeArea { marginsChanged() }
    }

    // MARK: - Layout guides

    var defaultLayoutMarginsGuide: UILayoutGuide { guide(\.marginsGuide, .margins) }
    var defaultSafeAreaLayoutGuide: UILayoutGuide { guide(\.safeAreaGuide, .safeArea) }
    var defaultReadableContentGuide: UILayoutGuide { guide(\.readableGuide, .readable) }

    /// Returns an inset guide, which is created at the first access.
    private func guide(_ path: WritableKeyPath<MarginState, InsetLayoutGuide?>, _ kind: InsetLayoutGuide.Kind) -> UILayoutGuide {
        if let guide = layoutState.margins[keyPath: path] { return guide }
        let guide = InsetLayoutGuide(kind, of: self)
        layoutState.margins[keyPath: path] = guide
        return guide
    }

    /// Updates everything that depends on the margins, including subviews that preserve the superview's margins.
    func marginsChanged() {
        if let engine = layoutEngine, let layout = layoutStateIfCreated {
            for guide in [layout.margins.marginsGuide, layout.margins.readableGuide] { guide.map { engine.enqueueRefresh($0.box) } }
            for constraint in layout.box.constraints where constraint.firstAttribute.isMargin || constraint.secondAttribute.isMargin {
                constraint.setNeedsSolverUpdate()
            }
        }
        setNeedsLayout()
        layoutMarginsDidChange()
        for subview in subviews where subview.preservesSuperviewLayoutMargins { subview.marginsChanged() }
    }
}

extension UIEdgeInsets {
    /// Returns insets that also cover the superview's margins where these overlap the frame of a subview.
    fileprivate func covering(_ other: UIEdgeInsets, superviewBounds: CGRect, frame: CGRect) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top - (frame.minY - superviewBounds.minY)),
            left: max(left, other.left - (frame.minX - superviewBounds.minX)),
            bottom: max(bottom, other.bottom - (superviewBounds.maxY - frame.maxY)),
            right: max(right, other.right - (superviewBounds.maxX - frame.maxX)))
    }
}
