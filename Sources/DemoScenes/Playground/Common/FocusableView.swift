import UIKit

/// A view that can be focused. While it is focused, Shift and the arrow keys drag it.
class FocusableView: UIView {
    override var canBecomeFocused: Bool { true }
}
