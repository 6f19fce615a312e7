import UIKit

/// A row of the list of places: a drawn mark of the kind, the name, the country and a measure.
class PlaceRowCell: UITableViewCell {
    private let mark = PlaceMark()
    private let nameLabel = UILabel()
    private let countryLabel = UILabel()
    private let measureLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        nameLabel.font = .systemFont(ofSize: 17, weight: .medium)
        nameLabel.textColor = .label
        countryLabel.font = .systemFont(ofSize: 14)
        countryLabel.textColor = .secondaryLabel
        measureLabel.font = .systemFont(ofSize: 14)
        measureLabel.textColor = .secondaryLabel
        for view in [mark, nameLabel, countryLabel, measureLabel] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ place: Place) {
        mark.kind = place.kind
        (nameLabel.text, countryLabel.text, measureLabel.text) = (place.name, place.country, place.measure)
        accessibilityIdentifier = place.name
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width
        mark.frame = CGRect(x: 16, y: 12, width: 36, height: 36)
        nameLabel.frame = CGRect(x: 66, y: 9, width: width - 180, height: 24)
        countryLabel.frame = CGRect(x: 66, y: 32, width: width - 180, height: 18)
        measureLabel.frame = CGRect(x: width - 116, y: 20, width: 108, height: 20)
        measureLabel.alignToTrailingEdge()
        contentView.mirrorFrames(of: [mark, nameLabel, countryLabel, measureLabel])
    }
}

/// A round mark with a wave, a peak or an island.
class PlaceMark: UIView {
    var kind = Place.Kind.lake { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { return nil }

    override func draw(_ rect: CGRect) {
        let (side, path) = (bounds.width, UIBezierPath())
        color.setFill()
        UIBezierPath(ovalIn: bounds).fill()
        UIColor.white.setFill()
        UIColor.white.setStroke()
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x * side, y: y * side) }
        switch kind {
        case .lake:
            for y in [0.38, 0.52, 0.66] {
                path.move(to: point(0.25, y))
                path.addCurve(to: point(0.75, y), controlPoint1: point(0.42, y - 0.14), controlPoint2: point(0.58, y + 0.14))
            }
            path.lineWidth = side * 0.06
            path.lineCapStyle = .round
            path.stroke()
        case .peak:
            for (index, corner) in [point(0.2, 0.7), point(0.44, 0.28), point(0.56, 0.46), point(0.63, 0.38), point(0.82, 0.7)].enumerated()
            {
                index == 0 ? path.move(to: corner) : path.addLine(to: corner)
            }
            path.close()
            path.fill()
        case .island:
            path.move(to: point(0.2, 0.66))
            path.addCurve(to: point(0.8, 0.66), controlPoint1: point(0.34, 0.42), controlPoint2: point(0.66, 0.42))
            path.close()
            path.fill()
            UIBezierPath(ovalIn: CGRect(x: side * 0.42, y: side * 0.25, width: side * 0.26, height: side * 0.2)).fill()
            UIBezierPath(rect: CGRect(x: side * 0.52, y: side * 0.36, width: side * 0.05, height: side * 0.22)).fill()
        }
    }

    private var color: UIColor {
        switch kind {
        case .lake: Palette.blue
        case .peak: Palette.plum
        case .island: Palette.teal
        }
    }
}
