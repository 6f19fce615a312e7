import QuartzCore

/// The mask of a view, and the view that is masked by this view.
struct MaskState {
    var mask: UIView?
    weak var maskedView: UIView?
}

extension UIView {
    func setMask(_ newMask: UIView?) {
        guard newMask !== maskState.mask else { return }
        newMask?.leaveHierarchy()
        maskState.mask?.maskState.maskedView = nil
        maskState.mask = nil
        layer.mask = newMask?.layer
        // The layer rejects itself and its superlayers as masks, and emits a diagnostic.
        guard let newMask, layer.mask === newMask.layer else { return }
        maskState.mask = newMask
        newMask.maskState.maskedView = self
        if newMask.needsLayoutInTree { newMask.markSuperviewsForLayout() }
    }

    /// Ends the use of this view as a subview or as a mask of another view.
    private func leaveHierarchy() {
        removeFromSuperview()
        leaveMaskedView()
    }

    /// Ends the use of this view as a mask.
    func leaveMaskedView() {
        guard let maskedView = maskState.maskedView else { return }
        maskState.maskedView = nil
        maskedView.maskState.mask = nil
        if maskedView.layer.mask === layer { maskedView.layer.mask = nil }
    }

    /// Lays out the mask and the views in it, if they need layout.
    func layOutMask() {
        if let mask = maskState.mask, mask.needsLayoutInTree { mask.layOutNow() }
    }
}
