import Stage
import UIKit

/// The rectangle of a drag that selects a part of the window.
final class ZoomSelectionView: UIView {
    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = Theme.accentColor.withAlphaComponent(0.1)
        layer.borderColor = Theme.accentColor.cgColor
        layer.borderWidth = 3
        layer.cornerRadius = 4
        isHidden = true
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows a rectangle, or nothing if `rect` is nil.
    func show(_ rect: CGRect?) {
        isHidden = rect == nil
        if let rect { frame = rect.integral }
    }
}
