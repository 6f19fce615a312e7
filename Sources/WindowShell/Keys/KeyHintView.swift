import Stage
import UIKit

/// The small capsule with the key that shows the list of all keys.
final class KeyHintView: DarkCapsuleView {
    private let label = Theme.label("? shows all keys", 13, .regular, Theme.lightTextColor)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }

    /// Sets the frame: at the bottom center of an area.
    func layout(in area: CGRect, metrics: WindowMetrics) {
        label.font = .systemFont(ofSize: metrics.points(13))
        let (size, height) = (label.fittingSize(), metrics.points(26))
        let width = size.width + metrics.points(24)
        frame = CGRect(x: (area.midX - width / 2).rounded(), y: area.maxY - metrics.points(8) - height, width: width, height: height)
        layer.cornerRadius = height / 2
        label.frame = bounds
    }
}
