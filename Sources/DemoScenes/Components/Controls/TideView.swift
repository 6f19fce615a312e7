import UIKit

/// The water level of a day as a curve, with its high and low waters.
class TideView: UIView {
    private let water = CAShapeLayer()
    private let line = CAShapeLayer()
    private var labels: [UILabel] = []
    private var dots: [UIView] = []
    var tide = Tide(harbor: Tide.harbors[0], day: 0) { didSet { setNeedsLayout() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 16
        layer.cornerCurve = .continuous
        clipsToBounds = true
        (line.fillColor, line.lineWidth, line.lineCap) = (nil, 3, .round)
        layer.addSublayer(water)
        layer.addSublayer(line)
        for _ in 0..<4 {
            let label = UILabel()
            (label.font, label.textAlignment, label.numberOfLines) = (.systemFont(ofSize: 12, weight: .medium), .center, 2)
            label.textColor = .label
            let dot = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
            dot.layer.cornerRadius = 4.5
            dot.backgroundColor = Palette.blue
            addSubview(dot)
            addSubview(label)
            labels.append(label)
            dots.append(dot)
        }
        registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]) { (view: TideView, _) in
            view.updateColors()
        }
    }

    required init?(coder: NSCoder) { return nil }

    /// Returns the point of the curve at an hour. A difference of 14 meters is 62 % of the view's height.
    private func point(_ hour: Double) -> CGPoint {
        let height = tide.height(atHour: hour)
        return CGPoint(
            x: bounds.width * CGFloat(hour / 24), y: bounds.height * 0.82 - CGFloat(height / 14) * (bounds.height * 0.62))
    }

    private func updateColors() {
        let color = Palette.blue.resolvedColor(with: traitCollection)
        line.strokeColor = color.cgColor
        water.fillColor = color.withAlphaComponent(0.18).cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let curve = UIBezierPath()
        curve.move(to: point(0))
        for step in 1...96 { curve.addLine(to: point(Double(step) / 4)) }
        updateColors()
        line.path = curve.cgPath
        curve.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
        curve.addLine(to: CGPoint(x: 0, y: bounds.height))
        curve.close()
        water.path = curve.cgPath
        layOutExtremes()
    }

    private func layOutExtremes() {
        let extremes = tide.extremes
        for index in labels.indices {
            (labels[index].isHidden, dots[index].isHidden) = (index >= extremes.count, index >= extremes.count)
            guard index < extremes.count else { continue }
            let extreme = extremes[index]
            let center = point(Double(extreme.minutes) / 60)
            dots[index].center = center
            labels[index].text = String(format: "%02d:%02d\n%.1f m", extreme.minutes / 60, extreme.minutes % 60, extreme.height)
            labels[index].frame = CGRect(x: 0, y: 0, width: 56, height: 32)
            let x = min(max(center.x, 34), bounds.width - 34)
            labels[index].center = CGPoint(x: x.rounded(), y: (center.y + (extreme.isHigh ? -26 : 26)).rounded())
        }
    }
}
