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
    /// The height of the line with the chapters, and of the line with the cues.
    private static let markLineHeight: CGFloat = 28

    /// Returns the painted picture. It is 1920 pixels wide.
    ///
    /// - Parameter frame: The frame at which the playhead is, or nil for the last frame.
    package static func image(_ timeline: Timeline, title: String, playheadFrame frame: Int? = nil) -> Bitmap {
        let rows = TimelineRows(timeline)
        let fullHeight = TimelineStyle.rulerHeight + max(rows.height, 60) + 12
        let height = min(fullHeight, maximumHeight)
        let isCut = height < fullHeight
        let markLines = [("Chapters", timeline.chapters), ("Cues", timeline.cues)].filter { !$0.1.isEmpty }
        let top = headingHeight + CGFloat(markLines.count) * markLineHeight
        let size = CGSize(width: width, height: top + height + (isCut ? 32 : 0) + margin)
        let stage = Stage(size: size, scale: 1.5)
        stage.perform {
            let window = stage.window
            window.backgroundColor = Theme.backgroundColor
            let heading = TimelineStyle.label(.systemFont(ofSize: 22, weight: .semibold))
            heading.text = title
            heading.frame = CGRect(x: margin, y: 22, width: width / 2 - margin, height: 32)
            window.addSubview(heading)
            addLegend(timeline, to: window)
            let view = TimelineView(frame: CGRect(x: margin, y: top, width: width - 2 * margin, height: height))
            view.layer.cornerRadius = 12
            view.endsWithTake = true
            view.followsPlayhead = false
            view.showsScrollIndicator = false
            view.titleWidth = titleWidth(of: timeline)
            view.timeline = timeline
            view.playheadFrame = frame ?? timeline.frameCount - 1
            window.addSubview(view)
            for (index, (title, marks)) in markLines.enumerated() {
                add(marks, title, at: headingHeight + CGFloat(index) * markLineHeight, timeline, above: view, to: window)
            }
            if isCut {
                let shown = rows.indexes(from: 0, to: height - TimelineStyle.rulerHeight).count
                let note = TimelineStyle.label(TimelineStyle.font, Theme.secondaryTextColor)
                let hidden = rows.rows.count - shown
                note.text = hidden == 1 ? "1 more row is left out." : "\(hidden) more rows are left out."
                note.frame = CGRect(x: margin, y: top + height + 10, width: width - 2 * margin, height: 20)
                window.addSubview(note)
            }
        }
        return stage.render()
    }

    /// Returns the width of the titles. It is sufficient for the longest title with its line of code, but at most half of the width of the
    /// rows.
    package static func titleWidth(of timeline: Timeline) -> CGFloat {
        let rowWidth = width - 2 * margin
        let groupWidths = timeline.groups.map { group in
            let line = TimelineTexts.line(of: group).map { TimelineStyle.width($0, TimelineStyle.codeFont) + 13 } ?? 0
            return TimelineStyle.width(TimelineTexts.title(of: group), TimelineStyle.boldFont) + line
        }
        let animationWidths = timeline.animations.map { TimelineStyle.width($0.label, TimelineStyle.font) }
        let widest = max(groupWidths.max() ?? 0, animationWidths.max() ?? 0)
        return min(max(widest + 2 * TimelineStyle.margin + 18, TimelineStyle.titleWidth(in: rowWidth)), rowWidth / 2).rounded()
    }

    /// Adds a line of named marks above a timeline: for each, its name, and a vertical line through the rows.
    private static func add(
        _ marks: [Timeline.NamedFrame], _ title: String, at y: CGFloat, _ timeline: Timeline, above view: TimelineView, to window: UIWindow
    ) {
        func addLabel(_ text: String, _ font: UIFont, x: CGFloat, width: CGFloat) {
            let label = TimelineStyle.label(font)
            label.text = text
            label.frame = CGRect(x: x, y: y, width: width, height: markLineHeight)
            window.addSubview(label)
        }
        let scale = view.scale
        addLabel(title, TimelineStyle.boldFont, x: margin + TimelineStyle.margin, width: scale.minX - 2 * TimelineStyle.margin)
        let positions = marks.map { view.frame.minX + scale.x(at: timeline.time(ofFrame: $0.frame)) }
        for (index, mark) in marks.enumerated() {
            let line = UIView(frame: CGRect(x: positions[index] - 0.5, y: y + 4, width: 1, height: view.frame.maxY - y - 4))
            line.backgroundColor = TimelineStyle.eventColor.withAlphaComponent(0.4)
            window.addSubview(line)
            // The name extends at most to the next mark.
            let end = index + 1 < positions.count ? positions[index + 1] : width - margin
            let room = end - positions[index] - 10
            if room >= 16 { addLabel(mark.name, TimelineStyle.font, x: positions[index] + 6, width: room) }
        }
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
