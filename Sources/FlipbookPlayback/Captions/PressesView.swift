import Stage
import UIKit

/// A ring at each click, and the pressed keys as caps at the lower left. The appearance depends only on the history and the frame.
package final class PressesView: UIView {
    private var rings: [ClickRingView] = []
    private var rows: [KeyCapRowView] = []

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    package required init?(coder: NSCoder) { return nil }

    /// Shows the clicks and key presses of a history as they appear in a frame.
    ///
    /// - Parameters:
    ///   - area: The part of this view in which the caps are shown.
    ///   - size: The size of the image, which determines the sizes of caps and rings, or nil for the size of the area.
    ///   - position: Converts the position of a click to the coordinates of this view.
    package func update(
        _ history: PressHistory, at frame: Int, in area: CGRect, size: CGSize? = nil, position: (CGPoint) -> CGPoint = { $0 }
    ) {
        let size = size ?? area.size
        UIView.performWithoutAnimation {
            updateRings(history, frame, unit: CaptionMetrics.fontSize(in: size) / 20, position)
            updateRows(history, frame, area, size)
        }
    }

    private func updateRings(_ history: PressHistory, _ frame: Int, unit: CGFloat, _ position: (CGPoint) -> CGPoint) {
        while rings.count < history.clicks.count {
            rings.append(ClickRingView())
            addSubview(rings[rings.count - 1])
        }
        for (index, ring) in rings.enumerated() {
            ring.isHidden = index >= history.clicks.count
            guard index < history.clicks.count else { continue }
            let click = history.clicks[index]
            ring.show(
                at: position(click.position), progress: history.progress(of: click, at: frame), isRelease: click.isRelease, unit: unit)
        }
    }

    private func updateRows(_ history: PressHistory, _ frame: Int, _ area: CGRect, _ size: CGSize) {
        while rows.count < history.rows.count {
            rows.append(KeyCapRowView())
            addSubview(rows[rows.count - 1])
        }
        let (fontSize, margin) = (CaptionMetrics.fontSize(in: size), CaptionMetrics.margin(in: size))
        var bottom = area.maxY - margin
        // The newest row is at the bottom.
        for (index, row) in rows.enumerated().reversed() {
            row.isHidden = index >= history.rows.count
            guard index < history.rows.count else { continue }
            let rowSize = row.show(history.rows[index], fontSize: fontSize)
            row.alpha = history.opacity(of: history.rows[index], at: frame)
            row.frame = CGRect(x: area.minX + margin, y: bottom - rowSize.height, width: rowSize.width, height: rowSize.height)
            bottom -= rowSize.height + (fontSize * 0.4).rounded()
        }
    }
}
