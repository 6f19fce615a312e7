import UIKit

/// Dots where fingers are, with a ring that fills as one presses harder. What is shown follows from the take's frame alone.
package final class TouchDots: UIView {
    private var dots: [TouchDot] = []

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    package required init?(coder: NSCoder) { return nil }

    /// Seconds that a dot takes to fade when its finger has left.
    private static let fading = 0.25

    /// For the take's fingers, on a screen that is shown at `screen` of this view; or for those only that press on something.
    package func show(_ take: Take, at screen: CGRect, all: Bool = true) {
        let zoom = screen.width / take.stage.size.width
        let marks = all ? marks(take) : pressing(take).map { [$0] } ?? []
        while dots.count < marks.count {
            let dot = TouchDot()
            dots.append(dot)
            addSubview(dot)
        }
        for (index, dot) in dots.enumerated() {
            dot.isHidden = index >= marks.count
            guard index < marks.count else { continue }
            let mark = marks[index]
            dot.center = CGPoint(x: screen.minX + mark.place.x * zoom, y: screen.minY + mark.place.y * zoom)
            dot.show(mark, zoom: zoom)
        }
    }

    /// A finger's place and force, and how far its dot has faded.
    fileprivate struct Mark {
        var place: CGPoint
        var force: Double
        var gone = 0.0
        var presses = false
    }

    private func marks(_ take: Take) -> [Mark] {
        let last = Double(take.stage.framesPerSecond) * Self.fading
        let press = take.stage.hand.press
        var marks = take.fingers.sorted { $0.key < $1.key }.map { number, finger in
            press?.finger == number
                ? pressing(take) ?? Mark(place: finger.place, force: finger.force) : Mark(place: finger.place, force: finger.force)
        }
        // Keys press with a finger of their own.
        if let press, take.fingers[press.finger] == nil, let mark = pressing(take) { marks.append(mark) }
        marks += take.lifted.map { Mark(place: $0.finger.place, force: $0.finger.force, gone: Double(take.frame - $0.frame) / last) }
            .filter { $0.gone < 1 }
        return marks
    }

    /// A finger that is only held presses harder by itself; that is seen here and not in what the finger says.
    private func pressing(_ take: Take) -> Mark? {
        take.stage.hand.press.map { Mark(place: $0.place, force: Double($0.force), presses: true) }
    }
}

private final class TouchDot: UIView {
    private let disc = UIView()
    private let ring = CAShapeLayer()

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
        disc.bounds.size = CGSize(width: 40, height: 40)
        disc.center = CGPoint(x: 32, y: 32)
        disc.layer.cornerRadius = 20
        disc.backgroundColor = Look.ink.withAlphaComponent(0.28)
        disc.layer.borderColor = UIColor.white.withAlphaComponent(0.85).cgColor
        disc.layer.borderWidth = 2
        addSubview(disc)
        ring.frame = bounds
        let path = CGMutablePath()
        path.addArc(center: CGPoint(x: 32, y: 32), radius: 26, startAngle: -.pi / 2, endAngle: .pi * 1.5, clockwise: false)
        ring.path = path
        ring.fillColor = nil
        ring.strokeColor = Look.accent.cgColor
        ring.lineCap = .round
        layer.addSublayer(ring)
    }

    required init?(coder: NSCoder) { return nil }

    /// An ordinary touch has a force of 1 and no ring, unless it presses; more fills a second round on top of the first, thicker.
    func show(_ mark: TouchDots.Mark, zoom: CGFloat) {
        let (force, gone) = (mark.force, mark.gone)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        alpha = 1 - gone
        let grown = zoom * (1 + 0.25 * gone)
        transform = CGAffineTransform(scaleX: grown, y: grown)
        ring.isHidden = force == 1 && !mark.presses
        ring.strokeEnd = min(force, 1)
        ring.lineWidth = 4 + 4 * min(max(force - 1, 0), 1)
        CATransaction.commit()
    }
}
