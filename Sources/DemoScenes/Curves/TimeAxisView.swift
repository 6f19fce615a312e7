import UIKit

/// The time axis of the race in seconds, with a playhead.
class TimeAxisView: UIView {
    static let size = CGSize(width: 312, height: 40)

    private let playhead = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
    /// The line of the axis, in the view's coordinates.
    private let lineFrame = CGRect(x: 2, y: 8, width: 308, height: 0)

    init(seconds: Int) {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        isUserInteractionEnabled = false
        let lineView = UIView(frame: CGRect(x: lineFrame.minX, y: lineFrame.midY - 0.5, width: lineFrame.width, height: 1))
        lineView.backgroundColor = Palette.foreground.withAlphaComponent(0.2)
        addSubview(lineView)
        for second in 0...seconds { addTick(second, of: seconds) }
        playhead.accessibilityIdentifier = "playhead"
        playhead.backgroundColor = Palette.accent
        playhead.layer.cornerRadius = 6
        reset()
        addSubview(playhead)
    }

    required init?(coder: NSCoder) { return nil }

    /// Returns a distance in points as a fraction of the length of the axis.
    func fraction(for points: CGFloat) -> Double { Double(points / lineFrame.width) }

    /// Moves the playhead to the start, without animation.
    func reset() { playhead.center = CGPoint(x: lineFrame.minX, y: lineFrame.midY) }

    /// Moves the playhead to the end. Called in an animation at constant speed.
    func movePlayheadThroughTime() { playhead.center.x += lineFrame.width }

    private func addTick(_ second: Int, of seconds: Int) {
        let x = lineFrame.minX + lineFrame.width * CGFloat(second) / CGFloat(seconds)
        let tick = UIView(frame: CGRect(x: x - 0.5, y: lineFrame.midY - 4, width: 1, height: 8))
        tick.backgroundColor = Palette.foreground.withAlphaComponent(0.2)
        addSubview(tick)
        let label = UILabel(frame: CGRect(x: min(max(x - 30, 0), Self.size.width - 60), y: 18, width: 60, height: 18))
        label.text = "\(second) s"
        label.setScaledFont(.scaled(13))
        label.textColor = Palette.secondaryForeground
        label.textAlignment = second == 0 ? .left : second == seconds ? .right : .center
        addSubview(label)
    }
}
