import CoreGraphics
import Stage
import UIKit

/// A picture of a whole timeline, with a title and a legend of the colors.
package enum TimelinePicture {
    private static let width: CGFloat = 1280
    /// The largest height in points. Rows below it are left out.
    private static let maximumHeight: CGFloat = 8000
    private static let margin: CGFloat = 24
    private static let headingHeight: CGFloat = 76

    /// Returns the painted picture. It is 1920 pixels wide.
    ///
    /// - Parameter frame: The frame at which the playhead is, or nil for the last frame.
    package static func image(_ timeline: Timeline, title: String, playheadFrame frame: Int? = nil) -> Bitmap {
        let rows = TimelineRows(timeline)
        let fullHeight = TimelineStyle.rulerHeight + max(rows.height, 60) + 12
        let height = min(fullHeight, maximumHeight)
        let isCut = height < fullHeight
        let size = CGSize(width: width, height: headingHeight + height + (isCut ? 32 : 0) + margin)
        let stage = Stage(size: size, scale: 1.5)
        stage.perform {
            let window = stage.window
            window.backgroundColor = Theme.backgroundColor
            let heading = TimelineStyle.label(.systemFont(ofSize: 22, weight: .semibold))
            heading.text = title
            heading.frame = CGRect(x: margin, y: 22, width: width / 2 - margin, height: 32)
            window.addSubview(heading)
            addLegend(timeline, to: window)
            let view = TimelineView(frame: CGRect(x: margin, y: headingHeight, width: width - 2 * margin, height: height))
            view.layer.cornerRadius = 12
            view.endsWithTake = true
            view.followsPlayhead = false
            view.timeline = timeline
            view.playheadFrame = frame ?? timeline.frameCount - 1
            window.addSubview(view)
            if isCut {
                let shown = rows.indexes(from: 0, to: height - TimelineStyle.rulerHeight).count
                let note = TimelineStyle.label(TimelineStyle.font, Theme.secondaryTextColor)
                let hidden = rows.rows.count - shown
                note.text = hidden == 1 ? "1 more row is left out." : "\(hidden) more rows are left out."
                note.frame = CGRect(x: margin, y: headingHeight + height + 10, width: width - 2 * margin, height: 20)
                window.addSubview(note)
            }
        }
        return stage.render()
    }

    /// Adds the kinds of groups that occur, each beside a dot in its color, at the right.
    private static func addLegend(_ timeline: Timeline, to window: UIWindow) {
        var x = width - margin
        for kind in AnimationGroup.Kind.allCases.reversed()
        where timeline.groups.contains(where: { $0.kind == kind && !$0.animations.isEmpty }) {
            let name = TimelineTexts.name(of: kind)
            let label = TimelineStyle.label(.systemFont(ofSize: 15), Theme.textColor)
            label.text = name
            let labelWidth = TimelineStyle.width(name, label.font) + 1
            label.frame = CGRect(x: x - labelWidth, y: 28, width: labelWidth, height: 22)
            let dot = UIView(frame: CGRect(x: label.frame.minX - 18, y: 34, width: 10, height: 10))
            dot.backgroundColor = TimelineStyle.color(kind)
            dot.layer.cornerRadius = 5
            window.addSubview(label)
            window.addSubview(dot)
            x = dot.frame.minX - 22
        }
    }
}
