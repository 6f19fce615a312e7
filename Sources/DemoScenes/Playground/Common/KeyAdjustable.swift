import UIKit

/// A view with a value. While the view is focused, the arrow keys change the value by a step, and with Shift by a large step.
@MainActor protocol KeyAdjustable: UIView {
    /// Changes the value by a number of steps to the right and down. Returns false if the value cannot change in this direction; the key
    /// then moves the focus.
    func adjust(by steps: CGVector, isLarge: Bool) -> Bool
}

extension UIView {
    /// The focused view in this view, or nil.
    var focusedDescendant: UIView? {
        if isFocused { return self }
        return subviews.lazy.compactMap(\.focusedDescendant).first
    }
}
