import UIKit

/// The time of the race, in seconds.
class Timeline: UIView {
    static let size = CGSize(width: 312, height: 40)

    private let playhead = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
    /// Where its line begins and ends.
    private let line = CGRect(x: 2, y: 8, width: 308, height: 0)

    init(seconds: Int) {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        isUserInteractionEnabled = false
        let ground = UIView(frame: CGRect(x: line.minX, y: line.midY - 0.5, width: line.width, height: 1))
        ground.backgroundColor = Palette.ink.withAlphaComponent(0.2)
        addSubview(ground)
        for second in 0...seconds { addTick(second, of: seconds) }
        playhead.accessibilityIdentifier = "playhead"
        playhead.backgroundColor = Palette.accent
        playhead.layer.cornerRadius = 6
        playhead.center = CGPoint(x: line.minX, y: line.midY)
        addSubview(playhead)
    }

    required init?(coder: NSCoder) { return nil }

    /// How much of the time lies on so many points.
    func part(of points: CGFloat) -> Double { Double(points / line.width) }

    func run(for duration: CFTimeInterval) {
        let even = Pace.all[0].animation(of: "position.x", from: line.minX, to: line.maxX, duration: duration)
        playhead.layer.add(even, forKey: "time")
    }

    private func addTick(_ second: Int, of seconds: Int) {
        let x = line.minX + line.width * CGFloat(second) / CGFloat(seconds)
        let tick = UIView(frame: CGRect(x: x - 0.5, y: line.midY - 4, width: 1, height: 8))
        tick.backgroundColor = Palette.ink.withAlphaComponent(0.2)
        addSubview(tick)
        let label = UILabel(frame: CGRect(x: min(max(x - 30, 0), Self.size.width - 60), y: 18, width: 60, height: 18))
        label.text = "\(second) s"
        label.font = .systemFont(ofSize: 13)
        label.textColor = Palette.softInk
        label.textAlignment = second == 0 ? .left : second == seconds ? .right : .center
        addSubview(label)
    }
}
