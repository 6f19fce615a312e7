import UIKit

/// A drawn map of a town: blocks, a park, a river, and a tram line with stops. The coordinates are those of a map
/// of 375 × 667 points, which is scaled so that it covers the view.
class TownMapView: UIView {
    static let stops: [(name: String, point: CGPoint)] = [
        ("North Gate", CGPoint(x: 64, y: 96)), ("Market", CGPoint(x: 132, y: 142)), ("Opera", CGPoint(x: 196, y: 168)),
        ("City Park", CGPoint(x: 252, y: 216)), ("University", CGPoint(x: 268, y: 288)), ("Old Bridge", CGPoint(x: 226, y: 352)),
        ("Harbor", CGPoint(x: 168, y: 410)), ("Fish Hall", CGPoint(x: 150, y: 476)), ("South Station", CGPoint(x: 182, y: 540)),
        ("Depot", CGPoint(x: 240, y: 596)),
    ]

    /// The index of the stop that is marked.
    var selectedStop = 3 { didSet { moveMark() } }
    private let mark = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        backgroundColor = UIColor(red: 0.945, green: 0.937, blue: 0.914, alpha: 1)
        mark.bounds = CGRect(x: 0, y: 0, width: 26, height: 26)
        mark.backgroundColor = Palette.rose
        mark.layer.cornerRadius = 13
        mark.layer.borderWidth = 4
        mark.layer.borderColor = UIColor.white.cgColor
        mark.layer.shadowOpacity = 0.3
        mark.layer.shadowRadius = 4
        mark.layer.shadowOffset = CGSize(width: 0, height: 2)
        addSubview(mark)
    }

    required init?(coder: NSCoder) { return nil }

    private var scale: CGFloat { max(bounds.width / 375, bounds.height / 667) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let point = Self.stops[selectedStop].point
        mark.center = CGPoint(x: point.x * scale, y: point.y * scale)
    }

    private func moveMark() {
        UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: .allowUserInteraction) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.scaleBy(x: scale, y: scale)
        drawBlocks()
        drawPark()
        drawRiver()
        drawStreets()
        drawLine()
    }

    private func drawBlocks() {
        UIColor(red: 0.898, green: 0.882, blue: 0.847, alpha: 1).setFill()
        for row in 0..<15 {
            for column in 0..<9 where (row * 5 + column * 3) % 7 != 0 {
                let rect = CGRect(x: CGFloat(column) * 46 - 12, y: CGFloat(row) * 46 + 4, width: 38, height: 38)
                UIBezierPath(roundedRect: rect.insetBy(dx: CGFloat((row + column) % 3), dy: CGFloat(column % 3)), cornerRadius: 3).fill()
            }
        }
    }

    private func drawPark() {
        UIColor(red: 0.776, green: 0.878, blue: 0.722, alpha: 1).setFill()
        UIBezierPath(roundedRect: CGRect(x: 218, y: 168, width: 124, height: 96), cornerRadius: 18).fill()
        UIColor(red: 0.671, green: 0.812, blue: 0.616, alpha: 1).setFill()
        for index in 0..<11 {
            let (x, y) = (228 + CGFloat(index * 41 % 100), 178 + CGFloat(index * 29 % 72))
            UIBezierPath(ovalIn: CGRect(x: x, y: y, width: 11, height: 11)).fill()
        }
    }

    private func drawRiver() {
        let river = UIBezierPath()
        river.move(to: CGPoint(x: -20, y: 300))
        river.addCurve(to: CGPoint(x: 200, y: 372), controlPoint1: CGPoint(x: 70, y: 290), controlPoint2: CGPoint(x: 120, y: 370))
        river.addCurve(to: CGPoint(x: 410, y: 440), controlPoint1: CGPoint(x: 280, y: 374), controlPoint2: CGPoint(x: 320, y: 440))
        river.lineWidth = 46
        UIColor(red: 0.643, green: 0.804, blue: 0.902, alpha: 1).setStroke()
        river.stroke()
    }

    private func drawStreets() {
        UIColor.white.setStroke()
        for points in [
            [(0, 140), (375, 190)], [(90, 0), (60, 250), (120, 667)], [(210, 0), (206, 330), (260, 667)], [(0, 480), (375, 520)],
            [(300, 0), (318, 400), (290, 667)], [(0, 60), (375, 72)],
        ] as [[(CGFloat, CGFloat)]] {
            let street = UIBezierPath()
            for (index, point) in points.enumerated() {
                let point = CGPoint(x: point.0, y: point.1)
                index == 0 ? street.move(to: point) : street.addLine(to: point)
            }
            (street.lineWidth, street.lineJoinStyle) = (8, .round)
            street.stroke()
        }
    }

    private func drawLine() {
        let line = UIBezierPath()
        for (index, stop) in Self.stops.enumerated() { index == 0 ? line.move(to: stop.point) : line.addLine(to: stop.point) }
        (line.lineWidth, line.lineJoinStyle, line.lineCapStyle) = (5, .round, .round)
        Palette.blue.setStroke()
        line.stroke()
        for stop in Self.stops {
            UIColor.white.setFill()
            Palette.blue.setStroke()
            let circle = UIBezierPath(ovalIn: CGRect(x: stop.point.x - 5, y: stop.point.y - 5, width: 10, height: 10))
            circle.lineWidth = 3
            circle.fill()
            circle.stroke()
        }
    }
}
