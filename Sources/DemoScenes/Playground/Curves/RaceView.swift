import UIKit

/// A race of curves in lanes, in one or two columns.
class RaceView: UIView {
    private(set) var lanes: [RaceLane] = []

    /// Shows curves. The lanes are reused if the number of curves is unchanged.
    func show(_ items: [NamedCurve]) {
        if lanes.count == items.count {
            for (lane, item) in zip(lanes, items) { lane.show(item) }
        } else {
            for lane in lanes { lane.removeFromSuperview() }
            lanes = items.map { RaceLane($0) }
            for lane in lanes { addSubview(lane) }
            setNeedsLayout()
        }
    }

    func play(for duration: Double) {
        layoutIfNeeded()
        for lane in lanes { lane.play(for: duration) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !lanes.isEmpty else { return }
        let columns = bounds.height / CGFloat(lanes.count) < 18 && bounds.width > 500 ? 2 : 1
        let rows = (lanes.count + columns - 1) / columns
        let (width, height) = ((bounds.width - CGFloat(columns - 1) * 20) / CGFloat(columns), bounds.height / CGFloat(rows))
        for (index, lane) in lanes.enumerated() {
            let (column, row) = (index / rows, index % rows)
            let (top, bottom) = ((CGFloat(row) * height).rounded(), (CGFloat(row + 1) * height).rounded())
            lane.frame = CGRect(x: (CGFloat(column) * (width + 20)).rounded(), y: top, width: width.rounded(.down), height: bottom - top)
        }
    }
}
