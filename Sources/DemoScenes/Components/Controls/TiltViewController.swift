import UIKit

/// A postcard in layers that move by different distances when the phone is tilted.
class TiltViewController: UIViewController {
    private let card = UIView()
    private let sky = CAGradientLayer()
    private let caption = UILabel()
    private var planes: [(view: PlaneView, depth: CGFloat)] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        card.layer.cornerRadius = 20
        card.layer.cornerCurve = .continuous
        card.clipsToBounds = true
        card.accessibilityIdentifier = "postcard"
        let landscape = Landscape.all[3]
        sky.colors = [landscape.sky.0.cgColor, landscape.sky.1.cgColor]
        card.layer.addSublayer(sky)
        let stars = PlaneView(.stars, color: .white)
        let moon = PlaneView(.moon, color: UIColor(white: 1, alpha: 0.92))
        let hills = landscape.hills.enumerated().map { PlaneView(.hill($0), color: $1) }
        planes = [(stars, 6), (moon, 14)] + zip(hills, [-8, -18, -34] as [CGFloat]).map { ($0, $1) }
        for plane in planes {
            card.addSubview(plane.view)
            plane.view.addMotionEffect(Self.effect(plane.depth))
        }
        caption.text = "Hold Shift and move the mouse to tilt the phone."
        (caption.font, caption.textColor, caption.textAlignment) = (.systemFont(ofSize: 15), .secondaryLabel, .center)
        caption.numberOfLines = 0
        view.addSubview(card)
        view.addSubview(caption)
    }

    /// Returns an effect that moves a view by a distance at the greatest tilt.
    private static func effect(_ distance: CGFloat) -> UIMotionEffect {
        let horizontal = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        let vertical = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
        for effect in [horizontal, vertical] { (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-distance, distance) }
        let group = UIMotionEffectGroup()
        group.motionEffects = [horizontal, vertical]
        return group
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - 48
        let isLandscape = view.bounds.width > view.bounds.height
        let top = view.safeAreaInsets.top + (isLandscape ? 16 : 32)
        let height = min(width * 1.2, max(view.bounds.height - view.safeAreaInsets.bottom - top - (isLandscape ? 64 : 84), 80))
        card.frame = CGRect(x: 24, y: top, width: width, height: height)
        sky.frame = card.bounds
        for plane in planes { plane.view.frame = card.bounds.insetBy(dx: -40, dy: -40) }
        caption.frame = CGRect(x: 24, y: card.frame.maxY + (isLandscape ? 8 : 20), width: width, height: 44)
    }
}
