import CoreGraphics

/// The position of a view in the hierarchy: its superview, index and frame. It is used to restore the position.
struct HierarchyPosition {
    /// The superview. It is not retained, because it is often the window, which retains the controllers that store the position.
    private weak var parentView: UIView?
    private let index: Int
    /// Whether the view covered the bounds of its superview.
    private let fillsParentView: Bool
    private let frame: CGRect

    init?(of view: UIView) {
        guard let superview = view.superview, let index = superview.subviews.firstIndex(ofObject: view) else { return nil }
        parentView = superview
        self.index = index
        frame = view.untransformedFrame
        fillsParentView = frame == superview.bounds
    }

    /// The frame to restore. A view that covered its superview covers it again, even if the superview's size has changed.
    var restoredFrame: CGRect { fillsParentView ? parentView?.bounds ?? frame : frame }

    /// Adds the view to its former superview, at its former index.
    func restore(_ view: UIView) {
        guard let parentView else { return }
        parentView.insertSubview(view, at: index)
        view.setUntransformedFrame(restoredFrame)
    }
}
