import UIKit

/// The phone around a scene: a thin graphite frame with a lighter rim and a soft shadow. The scene itself is laid over its screen.
final class PhoneView: UIView {
    /// Points of the window for each point of the scene.
    private var zoom: CGFloat = 1
    private let shadows = (0..<PhoneView.steps).map { _ in UIView() }
    private let frameView = UIView()

    /// The shadow is laid down in thin sheets, each a little larger than the one before.
    private static let steps = 24
    private static let blur: CGFloat = 48

    override init(frame: CGRect) {
        super.init(frame: frame)
        for shadow in shadows {
            shadow.backgroundColor = UIColor.black.withAlphaComponent(0.22 / CGFloat(Self.steps))
            addSubview(shadow)
        }
        frameView.backgroundColor = Look.graphite
        frameView.layer.borderColor = Look.rim.cgColor
        addSubview(frameView)
    }

    required init?(coder: NSCoder) { return nil }

    /// Fits the phone around a screen.
    func surround(_ screen: CGRect, zoom: CGFloat, pixel: CGFloat) {
        self.zoom = zoom
        let body = screen.insetBy(dx: -Look.bezel * zoom, dy: -Look.bezel * zoom)
        frameView.frame = body
        frameView.layer.cornerRadius = Look.phoneRadius * zoom
        frameView.layer.borderWidth = pixel
        for (index, shadow) in shadows.enumerated() {
            // From half the blur inside to half of it outside, and below the phone as the light comes from above.
            let spread = Self.blur * zoom * (0.5 - (CGFloat(index) + 0.5) / CGFloat(Self.steps))
            shadow.frame = body.insetBy(dx: -spread, dy: -spread).offsetBy(dx: 0, dy: 18 * zoom)
            shadow.layer.cornerRadius = max(Look.phoneRadius * zoom + spread, 0)
        }
    }

    static func screenRadius(zoom: CGFloat) -> CGFloat { (Look.phoneRadius - Look.bezel) * zoom }
}
