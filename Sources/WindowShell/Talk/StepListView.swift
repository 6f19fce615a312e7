import Stage
import UIKit

/// The steps of a scene, with a mark at the current step. If there is not enough space, only the steps around the current step are shown.
final class StepListView: UIView {
    private var titles: [String] = []
    private var current = 0
    private var isWaiting = false
    private var labels: [UILabel] = []
    private let marker = UIView()
    var fontSize: CGFloat = 20 { didSet { if fontSize != oldValue { setNeedsLayout() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        addSubview(marker)
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows the steps of a scene.
    ///
    /// - Parameter isWaiting: Whether the current step has ended, and the script waits.
    func show(_ newTitles: [String], current newCurrent: Int, isWaiting newIsWaiting: Bool) {
        if newTitles != titles {
            for label in labels { label.removeFromSuperview() }
            labels = newTitles.map { Theme.label($0, fontSize, .regular) }
            for label in labels { addSubview(label) }
        }
        (titles, current, isWaiting) = (newTitles, newCurrent, newIsWaiting)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let rowHeight = (fontSize * 1.6).rounded()
        let count = max(Int(bounds.height / max(rowHeight, 1)), 1)
        let first = min(max(current - 1, 0), max(labels.count - count, 0))
        let indentation = (fontSize * 0.9).rounded()
        for (index, label) in labels.enumerated() {
            label.font = .systemFont(ofSize: fontSize, weight: index == current ? .semibold : .regular)
            label.textColor = Theme.lightTextColor.withAlphaComponent(index == current ? 1 : index < current ? 0.55 : 0.75)
            label.isHidden = !(first..<(first + count)).contains(index)
            label.frame = CGRect(
                x: indentation, y: CGFloat(index - first) * rowHeight, width: max(bounds.width - indentation, 0), height: rowHeight)
        }
        let side = (fontSize * 0.45).rounded()
        marker.backgroundColor = isWaiting ? Theme.accentColor : Theme.lightTextColor
        marker.layer.cornerRadius = side / 2
        marker.isHidden = labels.isEmpty || !(0..<count).contains(current - first)
        marker.frame = CGRect(
            x: 0, y: (CGFloat(current - first) * rowHeight + (rowHeight - side) / 2).rounded(), width: side, height: side)
    }
}
