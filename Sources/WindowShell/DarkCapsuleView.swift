import Stage
import UIKit

/// A dark capsule that is readable on any background.
class DarkCapsuleView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Theme.darkBackgroundColor.withAlphaComponent(0.92)
        layer.cornerRadius = 12
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }

    /// Returns the distance from the edges of the window.
    ///
    /// In a window of the size of a phone the distance is small, because scenes often have controls near the bottom edge.
    static func margin(in bounds: CGRect) -> CGFloat { bounds.width < 600 ? 12 : 40 }
}
