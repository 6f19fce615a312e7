import CoreGraphics
import QuartzCore

/// The separators below the last row of a plain table. They make the table look as if it continued with empty rows.
final class EmptyRowSeparatorsView: UIView {
    private var lines: [SeparatorView] = []

    /// Creates the view behind all rows of the table.
    init(in table: UITableView) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = true
        table.insertSubview(self, at: table.backmostContentIndex)
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows as many separators as fit, at most 200, without animation.
    func showSeparators(
        every height: CGFloat, _ color: UIColor, _ effect: UIVisualEffect?, from left: CGFloat, to right: CGFloat, pixel: CGFloat
    ) {
        // For a very small height, the quotient is too large for an `Int`.
        let count = Int(min(bounds.height / height, 200))
        UIView.withoutAnimationBlock {
            while lines.count < count {
                let line = SeparatorView()
                lines.append(line)
                addSubview(line)
            }
            for (index, line) in lines.enumerated() {
                line.isHidden = index >= count
                guard index < count else { continue }
                line.show(color, effect)
                let frame = CGRect(x: left, y: height * CGFloat(index + 1) - pixel, width: max(right - left, 0), height: pixel)
                if line.frame != frame { line.frame = frame }
            }
        }
    }
}
