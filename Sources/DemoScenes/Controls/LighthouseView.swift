import UIKit

/// A white lighthouse with red bands, and a light beam over the sea.
class LighthouseView: UIView {
    private let beam = ShapeView()
    private let glow = ShapeView()
    private let tower = ShapeView()
    private let bands = [ShapeView(), ShapeView()]
    private let shadedSide = ShapeView()
    private let gallery = ShapeView()
    private let lantern = ShapeView()
    private let roof = ShapeView()

    var isLit = false { didSet { updateLight() } }
    /// The darkness, 0…1. The darker it is, the bluer are the colors, and the brighter is the beam. `CoastView` sets it to 0 at noon and to
    /// 0.72 at midnight.
    var darkness: CGFloat = 0 { didSet { updateColors() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [beam, glow, tower] + bands + [shadedSide, gallery, lantern, roof] { addSubview(view) }
        beam.color = UIColor(red: 1, green: 0.95, blue: 0.72, alpha: 0.3)
        glow.color = UIColor(red: 1, green: 0.95, blue: 0.72, alpha: 0.35)
        shadedSide.color = UIColor(red: 0.1, green: 0.12, blue: 0.3, alpha: 0.16)
        updateLight()
        updateColors()
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        func polygon(_ points: [(CGFloat, CGFloat)]) -> CGPath {
            let path = CGMutablePath()
            path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
            path.closeSubpath()
            return path
        }
        tower.path = polygon([(22, 26), (38, 26), (44, 112), (16, 112)])
        // Each band extends from `top` to `bottom`, and is as wide as the tower at these heights.
        for (band, (top, bottom)) in zip(bands, [(CGFloat(44), CGFloat(60)), (78, 94)]) {
            let (a, b) = ((top - 26) / 86 * 6, (bottom - 26) / 86 * 6)
            band.path = polygon([(22 - a, top), (38 + a, top), (38 + b, bottom), (22 - b, bottom)])
        }
        shadedSide.path = polygon([(32, 26), (38, 26), (44, 112), (34, 112)])
        gallery.path = polygon([(18, 22), (42, 22), (41, 27), (19, 27)])
        lantern.path = polygon([(24, 10), (36, 10), (36, 22), (24, 22)])
        roof.path = polygon([(21, 10), (30, 1), (39, 10)])
        beam.path = polygon([(30, 13), (-300, -34), (-300, 62), (30, 20)])
        let circle = CGMutablePath()
        circle.addEllipse(in: CGRect(x: 10, y: -4, width: 40, height: 40))
        glow.path = circle
    }

    private func updateLight() {
        // The beam is faint by day and bright at night.
        beam.alpha = isLit ? 0.15 + min(darkness * 1.3, 0.85) : 0
        glow.alpha = isLit ? 1 : 0
        lantern.color = isLit ? UIColor(red: 1, green: 0.93, blue: 0.62, alpha: 1) : UIColor(red: 0.55, green: 0.66, blue: 0.76, alpha: 1)
    }

    private func updateColors() {
        updateLight()
        let night = UIColor(red: 0.16, green: 0.2, blue: 0.4, alpha: 1)
        tower.color = mix(UIColor(red: 0.98, green: 0.96, blue: 0.92, alpha: 1), night, darkness * 0.7)
        for band in bands { band.color = mix(UIColor(red: 0.84, green: 0.29, blue: 0.25, alpha: 1), night, darkness * 0.7) }
        for part in [gallery, roof] { part.color = mix(UIColor(red: 0.27, green: 0.25, blue: 0.3, alpha: 1), night, darkness * 0.7) }
    }
}
