import QuartzCore
import Stage
import UIKit

/// The ruler above the rows: times, frames if there is space for them, the loop range, and the playhead's position.
final class TimelineRulerView: UIView {
    private let ticksLayer = CAShapeLayer()
    private let frameTicksLayer = CAShapeLayer()
    private let tickArea = UIView()
    private var labels: [UILabel] = []
    private let loopBand = UIView()
    private let loopHandles = [UIView(), UIView()]
    private let playheadPill = UIView()
    private let playheadLabel = TimelineStyle.label(TimelineStyle.digitFont, Theme.textColor, .center)
    private let titleLabel = TimelineStyle.label(UIFont.systemFont(ofSize: 15, weight: .semibold))
    private let line = UIView()
    private var shownTicks: TimelineTicks?

    /// The height of the part with the times. The part below it has the frames and the playhead's position.
    private static let timeHeight: CGFloat = 22

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = TimelineStyle.backgroundColor
        titleLabel.text = "Timeline"
        line.backgroundColor = TimelineStyle.separatorColor
        tickArea.clipsToBounds = true
        for layer in [ticksLayer, frameTicksLayer] {
            layer.fillColor = nil
            layer.lineWidth = 1
            tickArea.layer.addSublayer(layer)
        }
        setTickColors()
        loopBand.backgroundColor = Theme.accentColor.withAlphaComponent(0.18)
        for handle in loopHandles {
            handle.backgroundColor = Theme.accentColor
            handle.layer.cornerRadius = 2
        }
        playheadPill.backgroundColor = Theme.accentColor
        playheadPill.layer.cornerRadius = 6
        playheadPill.addSubview(playheadLabel)
        for view in [line, loopBand, tickArea] + loopHandles + [playheadPill, titleLabel] { addSubview(view) }
    }

    required init?(coder: NSCoder) { return nil }

    private func setTickColors() {
        ticksLayer.strokeColor = PanelColor.text.withAlphaComponent(0.35).cgColor
        frameTicksLayer.strokeColor = PanelColor.text.withAlphaComponent(0.18).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setTickColors()
    }

    /// Shows the ticks of a scale.
    func show(_ ticks: TimelineTicks, _ scale: TimelineScale) {
        let height = bounds.height
        titleLabel.frame = CGRect(x: TimelineStyle.margin, y: 0, width: scale.minX - 2 * TimelineStyle.margin, height: height)
        line.frame = CGRect(x: 0, y: height - 1, width: bounds.width, height: 1)
        tickArea.frame = CGRect(x: scale.minX - 24, y: 0, width: bounds.width - scale.minX + 24, height: height)
        tickArea.bounds.origin.x = scale.minX - 24
        guard ticks != shownTicks else { return }
        shownTicks = ticks
        let (path, framePath) = (CGMutablePath(), CGMutablePath())
        for tick in ticks.seconds {
            path.move(to: CGPoint(x: tick.x, y: height - 7))
            path.addLine(to: CGPoint(x: tick.x, y: height))
        }
        for tick in ticks.frames {
            framePath.move(to: CGPoint(x: tick.x, y: height - (tick.label == nil ? 3 : 5)))
            framePath.addLine(to: CGPoint(x: tick.x, y: height))
        }
        (ticksLayer.path, frameTicksLayer.path) = (path, framePath)
        var count = 0
        func add(_ tick: TimelineTicks.Tick, y: CGFloat, _ color: UIColor) {
            guard let text = tick.label else { return }
            if count == labels.count {
                let label = TimelineStyle.label(.monospacedDigitSystemFont(ofSize: 13, weight: .regular), color, .center)
                labels.append(label)
                tickArea.addSubview(label)
            }
            let label = labels[count]
            (label.text, label.textColor, label.isHidden) = (text, color, false)
            label.frame = CGRect(x: tick.x - 40, y: y, width: 80, height: 18)
            count += 1
        }
        for tick in ticks.seconds { add(tick, y: 4, PanelColor.text) }
        for tick in ticks.frames { add(tick, y: Self.timeHeight, PanelColor.secondaryText) }
        for label in labels[count...] { label.isHidden = true }
    }

    /// Shows the position of the playhead at `x`, within the visible positions. `isVisible` is false if the playhead is outside of them.
    func showPlayhead(_ text: String, x: CGFloat, _ scale: TimelineScale, isVisible: Bool) {
        playheadLabel.text = text
        let width = TimelineStyle.width(text.map { $0.isNumber ? "0" : String($0) }.joined(), TimelineStyle.digitFont) + 16
        let left = min(max(x - width / 2, scale.minX), scale.maxX + TimelineStyle.margin - width)
        playheadPill.frame = CGRect(x: left.rounded(), y: Self.timeHeight, width: width, height: 20)
        playheadLabel.frame = playheadPill.bounds
        playheadPill.alpha = isVisible ? 1 : 0.55
    }

    /// Shows the loop range between two positions, or hides it.
    func showLoop(_ range: ClosedRange<CGFloat>?, _ scale: TimelineScale) {
        loopBand.isHidden = range == nil
        for handle in loopHandles { handle.isHidden = range == nil }
        guard let range else { return }
        let (left, right) = (max(range.lowerBound, scale.minX), min(range.upperBound, scale.maxX))
        loopBand.isHidden = right <= left
        loopBand.frame = CGRect(x: left, y: 0, width: max(right - left, 0), height: bounds.height - 1)
        for (handle, x) in zip(loopHandles, [range.lowerBound, range.upperBound]) {
            handle.isHidden = x < scale.minX - 1 || x > scale.maxX + 1
            handle.frame = CGRect(x: x - 2, y: 4, width: 4, height: bounds.height - 8)
        }
    }
}
