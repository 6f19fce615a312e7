import Stage
import UIKit

/// A dark capsule. The text on it is readable over any background.
class DarkCapsuleView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = ChromeColor.capsule
        layer.cornerRadius = 12
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }

    /// Returns the distance of a capsule from the edges of the window.
    ///
    /// The distance is small in a window as narrow as a phone, because scenes often have controls near the bottom edge.
    static func margin(in bounds: CGRect) -> CGFloat { bounds.width < 600 ? 12 : 40 }
}
