import UIKit

/// The phone around a scene: a thin graphite frame with a lighter rim and a soft shadow. The scene itself is laid over its screen.
package final class PhoneView: UIView {
    private let frameView = UIView()

    package override init(frame: CGRect) {
        super.init(frame: frame)
        frameView.backgroundColor = Look.graphite
        frameView.layer.borderColor = Look.rim.cgColor
        // The light comes from above.
        frameView.layer.shadowColor = UIColor.black.cgColor
        frameView.layer.shadowOpacity = 0.22
        addSubview(frameView)
    }

    package required init?(coder: NSCoder) { return nil }

    /// Fits the phone around a screen; `zoom` is how large the scene's points are.
    package func surround(_ screen: CGRect, zoom: CGFloat, pixel: CGFloat) {
        frameView.frame = screen.insetBy(dx: -Look.bezel * zoom, dy: -Look.bezel * zoom)
        frameView.layer.cornerRadius = Look.phoneRadius * zoom
        frameView.layer.borderWidth = pixel
        frameView.layer.shadowOffset = CGSize(width: 0, height: 18 * zoom)
        frameView.layer.shadowRadius = 24 * zoom
    }

    package static func screenRadius(zoom: CGFloat) -> CGFloat { (Look.phoneRadius - Look.bezel) * zoom }
}
