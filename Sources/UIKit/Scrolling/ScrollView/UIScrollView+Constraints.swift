import FlipbookConstraints
import QuartzCore

extension UIScrollView {
    /// Marks a guide as changed, so that the layout engine updates it.
    func invalidateGuide(_ guide: UILayoutGuide) { layoutEngine?.enqueueRefresh(guide.box) }

    /// Sets the content size to the result of the constraints, if constraints refer to the content guide.
    func updateContentSizeFromConstraints() {
        guard !computesContentSize, layoutStateIfCreated != nil, contentLayoutGuide.box.isConstrained else { return }
        let size = contentLayoutGuide.layoutFrame.size
        if size != contentSize { contentSize = size }
    }
}
