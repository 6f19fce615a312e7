import UIKit

/// The page of a season: a landscape with a tree, the name and a text.
class SeasonPageViewController: UIViewController {
    private let season: Season
    private let sky = GradientView()
    private let (hill, meadow, trunk, crown, sun) = (ShapeView(), ShapeView(), ShapeView(), ShapeView(), UIView())
    private let card = UIView()
    private let nameLabel = UILabel()
    private let textLabel = UILabel()

    init(_ season: Season) {
        self.season = season
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        card.layer.cornerRadius = 20
        card.layer.cornerCurve = .continuous
        card.clipsToBounds = true
        view.addSubview(card)
        for part in [sky, sun, hill, meadow, trunk, crown] { card.addSubview(part) }
        let colors = season.colors
        sky.setColors(colors.sky, colors.horizon)
        (hill.color, meadow.color, crown.color) = (colors.hill, colors.meadow, colors.crown)
        trunk.color = UIColor(red: 0.42, green: 0.31, blue: 0.24, alpha: 1)
        sun.backgroundColor = UIColor(white: 1, alpha: 0.75)
        nameLabel.text = season.name
        nameLabel.font = .systemFont(ofSize: 30, weight: .bold)
        nameLabel.textColor = .label
        textLabel.text = season.text
        textLabel.setScaledFont(.scaled(17, limit: 28))
        textLabel.textColor = .secondaryLabel
        textLabel.numberOfLines = 0
        for label in [nameLabel, textLabel] { view.addSubview(label) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (width, height) = (view.bounds.width, view.bounds.height)
        let isLow = height < 400
        let fitting = textLabel.sizeThatFits(CGSize(width: width - 40, height: height)).height.rounded(.up)
        let textHeight = max(fitting, isLow ? 24 : 66)
        card.frame = CGRect(x: 20, y: 16, width: width - 40, height: max(height - textHeight - (isLow ? 86 : 104), 60))
        layOutLandscape(card.bounds)
        nameLabel.frame = CGRect(x: 20, y: card.frame.maxY + (isLow ? 8 : 20), width: width - 40, height: 38)
        textLabel.frame = CGRect(x: 20, y: nameLabel.frame.maxY + 4, width: width - 40, height: textHeight)
    }

    private func layOutLandscape(_ area: CGRect) {
        for part in [sky, hill, meadow, trunk, crown] { part.frame = area }
        let (w, h) = (area.width, area.height)
        let diameter = min(w, h) * 0.2
        // The sun is higher in summer than in winter.
        let heights: [CGFloat] = [0.2, 0.1, 0.26, 0.36]
        sun.frame = CGRect(x: w * 0.64, y: h * heights[season.rawValue], width: diameter, height: diameter)
        sun.layer.cornerRadius = diameter / 2
        hill.path = wave(area, from: h * 0.56, to: h * 0.46, bend: h * 0.1)
        meadow.path = wave(area, from: h * 0.72, to: h * 0.78, bend: -h * 0.06)
        let root = CGPoint(x: w * 0.3, y: h * 0.8)
        let size = min(w, h) * 0.34
        let stem = CGMutablePath()
        stem.addLines(between: [
            CGPoint(x: root.x - size * 0.07, y: root.y), CGPoint(x: root.x - size * 0.04, y: root.y - size * 0.7),
            CGPoint(x: root.x + size * 0.04, y: root.y - size * 0.7), CGPoint(x: root.x + size * 0.07, y: root.y),
        ])
        stem.closeSubpath()
        trunk.path = stem
        let leaves = CGMutablePath()
        for (x, y, radius) in [(0.0, -1.0, 0.42), (-0.3, -0.75, 0.32), (0.3, -0.78, 0.34)] {
            let (x, y, radius) = (root.x + CGFloat(x) * size, root.y + CGFloat(y) * size, CGFloat(radius) * size)
            leaves.addEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
        }
        crown.path = leaves
    }

    /// Returns the area below a curve from the left to the right edge.
    private func wave(_ area: CGRect, from left: CGFloat, to right: CGFloat, bend: CGFloat) -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: area.height))
        path.addLine(to: CGPoint(x: 0, y: left))
        path.addCurve(
            to: CGPoint(x: area.width, y: right), control1: CGPoint(x: area.width * 0.35, y: left - bend),
            control2: CGPoint(x: area.width * 0.7, y: right + bend))
        path.addLine(to: CGPoint(x: area.width, y: area.height))
        path.closeSubpath()
        return path
    }
}
