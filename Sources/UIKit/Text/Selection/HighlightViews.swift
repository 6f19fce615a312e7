import CoreGraphics
import QuartzCore

/// Views that show the rectangles of a selection. Views that are not needed are hidden, and used again later.
final class HighlightViews {
    private(set) var views: [UIView] = []

    /// Shows one view for each rectangle. New views are inserted behind a sibling.
    func show(_ rects: [CGRect], _ color: UIColor?, behind sibling: UIView) {
        while views.count < rects.count {
            let view = UIView()
            view.isUserInteractionEnabled = false
            sibling.superview?.insertSubview(view, belowSubview: sibling)
            views.append(view)
        }
        for view in views.dropFirst(rects.count) { view.isHidden = true }
        for (view, rect) in zip(views, rects) {
            view.isHidden = false
            view.frame = rect
            view.backgroundColor = color
        }
    }
}
