import UIKit

/// A picture of a coast with a lighthouse. The controls of the scene change the picture.
class CoastView: UIView {
    /// The picture without the name. On large screens, a transform enlarges it.
    private let canvas = UIView()
    private let sky = GradientView()
    private let sun = UIView()
    private let moon = UIView()
    private let stars = UIView()
    private let farHills = ShapeView()
    private let sea = GradientView()
    private let cliff = ShapeView()
    private let meadow = ShapeView()
    private let lighthouse = LighthouseView()
    private let clouds = (0..<3).map { _ in CloudView() }
    private let snow = SnowfallView()
    private var boats: [BoatView] = []
    let nameLabel = UILabel()
    /// Whether the name is above the page control, not beside it.
    var hasNameAbovePages = false { didSet { setNeedsLayout() } }

    /// The time of day: 0 and 1 are midnight, 0.5 is noon.
    var timeOfDay: CGFloat = 0.36 { didSet { updateLight() } }
    var season = CoastSeason.summer { didSet { updateLight() } }
    var weather = CoastWeather.clear { didSet { updateWeather() } }
    var isLampOn = false { didSet { lighthouse.isLit = isLampOn } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        for view in [sky, stars, moon, sun] + clouds + [farHills, sea, cliff, meadow, lighthouse, snow] { canvas.addSubview(view) }
        addSubview(canvas)
        addSubview(nameLabel)
        sun.layer.cornerRadius = 19
        sun.layer.shadowOpacity = 0.9
        sun.layer.shadowRadius = 22
        sun.layer.shadowOffset = .zero
        moon.layer.cornerRadius = 13
        moon.backgroundColor = CoastLight.color(0xF3EFDD)
        snow.alpha = 0
        nameLabel.font = .systemFont(ofSize: 28, weight: .semibold)
        nameLabel.adjustsFontSizeToFitWidth = true
        nameLabel.minimumScaleFactor = 0.6
        nameLabel.textColor = .white
        nameLabel.layer.shadowOpacity = 0.35
        nameLabel.layer.shadowRadius = 6
        nameLabel.layer.shadowOffset = CGSize(width: 0, height: 1)
        scatterStars()
        updateLight()
    }

    required init?(coder: NSCoder) { return nil }

    /// Adds the stars at fixed positions. They are multiples of two irrational numbers modulo 1, which are spread evenly.
    private func scatterStars() {
        for index in 1...42 {
            let (x, y) = (
                (CGFloat(index) * 0.618034).truncatingRemainder(dividingBy: 1),
                (CGFloat(index) * 0.754878).truncatingRemainder(dividingBy: 1)
            )
            let size: CGFloat = index % 7 == 0 ? 2.5 : index % 3 == 0 ? 1.8 : 1.2
            let star = UIView(frame: CGRect(x: x * 430, y: y * 150, width: size, height: size))
            star.layer.cornerRadius = size / 2
            star.backgroundColor = UIColor(white: 1, alpha: index % 2 == 0 ? 0.9 : 0.6)
            stars.addSubview(star)
        }
    }

    // MARK: - Layout

    private var horizon: CGFloat { (canvas.bounds.height * 0.66).rounded() }

    /// The factor by which the picture is enlarged, compared with a phone.
    private var artworkScale: CGFloat { min(max(min(bounds.width / 375, bounds.height / 240), 1), 2) }

    override func layoutSubviews() {
        super.layoutSubviews()
        canvas.bounds = CGRect(x: 0, y: 0, width: bounds.width / artworkScale, height: bounds.height / artworkScale)
        canvas.center = CGPoint(x: bounds.midX, y: bounds.midY)
        canvas.transform = CGAffineTransform(scaleX: artworkScale, y: artworkScale)
        let (width, height) = (canvas.bounds.width, canvas.bounds.height)
        sky.frame = CGRect(x: 0, y: 0, width: width, height: horizon + 1)
        stars.frame = sky.frame
        sea.frame = CGRect(x: 0, y: horizon, width: width, height: height - horizon)
        farHills.frame = canvas.bounds
        farHills.path = Self.hills(horizon, width)
        cliff.frame = canvas.bounds
        cliff.path = Self.cliff(horizon, width, height)
        meadow.frame = canvas.bounds
        meadow.path = Self.meadow(horizon, width, height)
        lighthouse.frame = CGRect(x: width - 104, y: horizon - 128, width: 60, height: 112)
        snow.frame = canvas.bounds
        let nameX = 20 + safeAreaInsets.left
        nameLabel.frame = CGRect(
            x: nameX, y: bounds.height - (hasNameAbovePages ? 84 : 52), width: bounds.width - nameX - (hasNameAbovePages ? 20 : 104),
            height: 36)
        sun.bounds = CGRect(x: 0, y: 0, width: 38, height: 38)
        moon.bounds = CGRect(x: 0, y: 0, width: 26, height: 26)
        updateWeather()
        updateLight()
        layOutBoats()
    }

    private static func hills(_ y: CGFloat, _ width: CGFloat) -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: -20, y: y + 2))
        path.addCurve(
            to: CGPoint(x: width * 0.3, y: y - 14), control1: CGPoint(x: width * 0.05, y: y - 38),
            control2: CGPoint(x: width * 0.17, y: y - 40))
        path.addCurve(
            to: CGPoint(x: width * 0.6, y: y + 2), control1: CGPoint(x: width * 0.4, y: y + 2),
            control2: CGPoint(x: width * 0.44, y: y - 20))
        path.closeSubpath()
        return path
    }

    private static func cliff(_ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: width + 10, y: y - 34))
        path.addCurve(
            to: CGPoint(x: width - 128, y: y - 12), control1: CGPoint(x: width - 50, y: y - 30),
            control2: CGPoint(x: width - 100, y: y - 24))
        path.addLine(to: CGPoint(x: width - 142, y: y + 12))
        path.addLine(to: CGPoint(x: width - 134, y: y + 22))
        path.addLine(to: CGPoint(x: width - 158, y: y + 48))
        path.addCurve(
            to: CGPoint(x: width + 10, y: height), control1: CGPoint(x: width - 120, y: height), control2: CGPoint(x: width - 40, y: height)
        )
        path.closeSubpath()
        return path
    }

    private static func meadow(_ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: width + 10, y: y - 36))
        path.addCurve(
            to: CGPoint(x: width - 130, y: y - 13), control1: CGPoint(x: width - 50, y: y - 33),
            control2: CGPoint(x: width - 100, y: y - 26))
        path.addCurve(
            to: CGPoint(x: width - 70, y: y + 16), control1: CGPoint(x: width - 120, y: y - 2), control2: CGPoint(x: width - 104, y: y + 2))
        path.addCurve(
            to: CGPoint(x: width + 10, y: y + 34), control1: CGPoint(x: width - 46, y: y + 26), control2: CGPoint(x: width - 10, y: y + 24))
        path.closeSubpath()
        return path
    }

    // MARK: - Light and weather

    private func updateLight() {
        let light = CoastLight.at(timeOfDay)
        let mistFraction: CGFloat = weather == .clear ? 0 : 0.3
        let mist = CoastLight.color(0xA9B4C0)
        sky.setColors(mix(light.skyTop, light.applied(to: mist), mistFraction), mix(light.skyBottom, light.applied(to: mist), mistFraction))
        sea.setColors(mix(light.sea, light.skyBottom, 0.35), light.sea)
        farHills.color = mix(light.applied(to: season.farColor), light.skyBottom, 0.35)
        cliff.color = light.applied(to: mix(season.nearColor, CoastLight.color(0x6B5A4E), 0.75))
        meadow.color = light.applied(to: season.nearColor)
        lighthouse.darkness = 1 - light.daylight
        // The sun moves from left to right between the times 0.22 and 0.8, the moon between 0.78 and 0.22 of the next day.
        let dayProgress = (timeOfDay - 0.22) / 0.58
        let nightProgress = (timeOfDay < 0.5 ? timeOfDay + 0.22 : timeOfDay - 0.78) / 0.44
        sun.center = arcPoint(dayProgress)
        moon.center = arcPoint(nightProgress)
        sun.backgroundColor = mix(CoastLight.color(0xFFF6DC), CoastLight.color(0xFFB066), pow(abs(dayProgress - 0.5) * 2, 3))
        sun.layer.shadowColor = sun.backgroundColor?.cgColor
        stars.alpha = min(max((0.62 - light.daylight) * 3, 0), 1) * (weather == .clear ? 1 : 0.3)
        for boat in boats { boat.darkness = 1 - light.daylight }
        for cloud in clouds { cloud.tint = light.applied(to: .white) }
    }

    private func arcPoint(_ fraction: CGFloat) -> CGPoint {
        CGPoint(
            x: canvas.bounds.width * (0.04 + 0.92 * fraction), y: horizon + 24 - (horizon - 34) * sin(.pi * min(max(fraction, -0.2), 1.2)))
    }

    private func updateWeather() {
        let isOvercast = weather != .clear
        let cloudPlacements: [(CGFloat, CGFloat, CGFloat)] = [(0.16, 62, 96), (0.5, 40, 128), (0.72, 92, 84)]
        for (cloud, placement) in zip(clouds, cloudPlacements) {
            cloud.bounds = CGRect(x: 0, y: 0, width: placement.2, height: placement.2 * 0.42)
            cloud.center = CGPoint(x: canvas.bounds.width * placement.0 + (isOvercast ? 0 : -canvas.bounds.width), y: placement.1)
            cloud.alpha = isOvercast ? 0.92 : 0
        }
        snow.alpha = weather == .snow ? 1 : 0
        snow.isFalling = weather == .snow
        updateLight()
    }

    // MARK: - Boats

    /// Returns the boats that `setBoatCount(_:)` hides for a count.
    func boats(beyond count: Int) -> [UIView] { Array(boats.dropFirst(count)) }

    /// Sets the number of boats. In an animation, new boats move in from the left, and the others move to the right and fade out. The boats
    /// that fade out remain subviews, and the caller removes them at the end of the animation.
    func setBoatCount(_ count: Int) {
        while boats.count < count {
            let boat = BoatView()
            boats.append(boat)
            canvas.insertSubview(boat, belowSubview: cliff)
            boat.darkness = 1 - CoastLight.at(timeOfDay).daylight
            UIView.performWithoutAnimation { boat.center = CGPoint(x: -40, y: self.boatPosition(boats.count - 1).y) }
        }
        while boats.count > count {
            let boat = boats.removeLast()
            let start = boat.center
            boat.alpha = 0
            boat.center = CGPoint(x: start.x + 40, y: start.y)
        }
        layOutBoats()
    }

    private func boatPosition(_ index: Int) -> CGPoint {
        let depth = CGFloat((index * 2) % 5) / 4
        return CGPoint(x: 34 + CGFloat(index) * canvas.bounds.width * 0.105, y: horizon + 8 + depth * 30)
    }

    private func layOutBoats() {
        for (index, boat) in boats.enumerated() {
            let position = boatPosition(index)
            let scale = 0.7 + (position.y - horizon) / 60
            boat.bounds = CGRect(x: 0, y: 0, width: 26, height: 26)
            boat.transform = CGAffineTransform(scaleX: scale, y: scale)
            boat.center = CGPoint(x: position.x, y: position.y - 9 * scale)
        }
    }
}
