import UIKit

extension UIView {
    /// Mirrors the frames of views in this view, if the layout is from right to left. Before the call, the views must have the frames of a
    /// layout from left to right.
    func mirrorFrames(of views: [UIView]) {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for view in views { view.frame.origin.x = bounds.width - view.frame.maxX }
    }
}

extension UILabel {
    /// Aligns the text to the edge at which lines end: the right edge, or the left edge if the layout is from right to left.
    func alignToTrailingEdge() { textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right }
}
