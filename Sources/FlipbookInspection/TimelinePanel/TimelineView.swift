import QuartzCore
import Stage
import UIKit

/// The timeline of a take: a ruler with the playhead, and rows for the inputs, the calls of the app's code, and the animations.
///
/// Only the visible rows have views, and a row is drawn again only if its content or the visible times change. If only the playhead moves,
/// no row is drawn again.
package final class TimelineView: UIView {
    /// The history of the take.
    package var timeline = Timeline() {
        didSet { timelineChanged(from: oldValue) }
    }
    /// The frame that is shown.
    package var playheadFrame = 0 {
        didSet { if playheadFrame != oldValue { playheadMoved() } }
    }
    /// The frames that are played repeatedly, or nil.
    package var loopRange: ClosedRange<Int>? {
        didSet { if loopRange != oldValue { setNeedsLayout() } }
    }
    /// The number of the selected animation, or nil.
    package var selectedAnimation: Int? {
        didSet { if selectedAnimation != oldValue { (needsRows, _) = (true, setNeedsLayout()) } }
    }
    /// Called with the frame to which the user has moved the playhead.
    package var onScrub: ((Int) -> Void)?
    /// Called with the number of the animation that the user has selected, or with nil.
    package var onSelect: ((Int?) -> Void)?
    /// Called with the number of the animation on which the user has clicked, also if it was selected before.
    package var onClick: ((Int) -> Void)?
    /// Called with the loop range that the user has changed.
    package var onLoopChange: ((ClosedRange<Int>?) -> Void)?

    /// The layout of the rows.
    private(set) var rows = TimelineRows(Timeline())
    /// The visible times that the user has chosen, or nil for the whole take.
    private var chosenTimeRange: ClosedRange<Double>?
    /// Whether the visible times stay when the playhead passes their end, until another animation starts.
    private var keepsVisibleTimes = false
    /// Whether the last visible time is the end of the take, instead of a round time after the end.
    package var endsWithTake = false { didSet { (needsRows, _) = (true, setNeedsLayout()) } }
    /// Whether an indicator is shown if not all rows are visible.
    package var showsScrollIndicator = true { didSet { setNeedsLayout() } }
    /// The distance by which the rows are scrolled up.
    package private(set) var scrollOffset: CGFloat = 0
    /// Whether the rows scroll to the last group that has started before or at the playhead. False after the user scrolls the rows or
    /// selects an animation with the keyboard, until the user moves the playhead in the timeline.
    var followsPlayhead = true
    /// The width of the titles at the left of the rows, or nil for the width that fits the width of the view.
    var titleWidth: CGFloat? { didSet { (needsRows, _) = (true, setNeedsLayout()) } }
    /// Whether the next layout pass must lay out the rows again.
    private var needsRows = true
    /// Whether the line of an animator's states grows with each frame.
    private var hasOpenStates = false

    private let ruler = TimelineRulerView()
    private let clipView = UIView()
    /// The parent of the rows. Its bounds are scrolled.
    private let rowContainer = UIView()
    private let gridLayer = CAShapeLayer()
    private let futureView = UIView()
    private let titleEdge = UIView()
    private let playheadLine = UIView()
    private let loopVeils = [UIView(), UIView()]
    private let scrollIndicator = UIView()
    private let tooltipView = TimelineTooltipView()
    private let emptyLabel = TimelineStyle.label(UIFont.systemFont(ofSize: 15), PanelColor.secondaryText, .center)
    /// The views of the visible rows, by the index of the row.
    private var rowViews: [Int: TimelineRowView] = [:]
    private var unusedRowViews: [TimelineRowView] = []
    private var shownScale: TimelineScale?
    var pointerState = PointerState.none

    package override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = TimelineStyle.backgroundColor
        clipsToBounds = true
        clipView.clipsToBounds = true
        futureView.backgroundColor = TimelineStyle.futureColor
        titleEdge.backgroundColor = TimelineStyle.separatorColor
        gridLayer.fillColor = nil
        setGridColor()
        playheadLine.backgroundColor = Theme.accentColor
        scrollIndicator.backgroundColor = PanelColor.text.withAlphaComponent(0.25)
        scrollIndicator.layer.cornerRadius = 2
        emptyLabel.text = "No animations yet"
        for veil in loopVeils { veil.backgroundColor = TimelineStyle.backgroundColor.withAlphaComponent(0.65) }
        addSubview(clipView)
        clipView.addSubview(futureView)
        clipView.layer.addSublayer(gridLayer)
        clipView.addSubview(rowContainer)
        for view in loopVeils + [titleEdge, emptyLabel, scrollIndicator] { clipView.addSubview(view) }
        for view in [ruler, playheadLine, tooltipView] as [UIView] { addSubview(view) }
    }

    package required init?(coder: NSCoder) { return nil }

    private func setGridColor() { gridLayer.strokeColor = TimelineStyle.gridColor.cgColor }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setGridColor()
        (needsRows, _) = (true, setNeedsLayout())
    }

    // MARK: - Times

    /// The conversion between times and positions in this view.
    package var scale: TimelineScale {
        TimelineScale(
            visibleTimeRange, minX: titleWidth ?? TimelineStyle.titleWidth(in: bounds.width), maxX: bounds.width - 2 * TimelineStyle.margin)
    }

    /// The visible times in seconds. After they are set, they no longer grow with the take until `fit()` is called. The visible times still
    /// move when the playhead leaves them, unless the mouse button is down.
    package var visibleTimeRange: ClosedRange<Double> {
        get { chosenTimeRange ?? fittingTimeRange }
        set {
            chosenTimeRange = newValue
            keepsVisibleTimes = false
            (needsRows, _) = (true, setNeedsLayout())
        }
    }

    /// The times that contain the whole take.
    var fittingTimeRange: ClosedRange<Double> {
        endsWithTake ? 0...max(timeline.duration, 0.1) : TimelineScale.fittingRange(for: timeline.duration)
    }

    /// Whether the whole take is visible.
    package var showsWholeTake: Bool { chosenTimeRange == nil }

    /// Shows the whole take.
    package func fit() {
        chosenTimeRange = nil
        keepsVisibleTimes = false
        (needsRows, _) = (true, setNeedsLayout())
    }

    /// The longest take that is wholly visible in a new timeline, in seconds.
    private static let longestFirstDuration = 12.0

    /// Shows times in which the animations can be read: the whole take if it is short, and otherwise the last seconds before the playhead, or
    /// before the end of the last animation if there are no animations in these. The times stay until another animation starts.
    package func showLastAnimations() {
        let length = Self.longestFirstDuration
        guard timeline.duration > length else { return fit() }
        var end = timeline.time(ofFrame: playheadFrame)
        // An animation without an end is still running.
        let ends: [Double] = timeline.animations.filter { $0.start <= end }.map { min($0.end ?? end, end) }
        if let last = ends.max(), last < end - length { end = last }
        // The space after the end contains the texts of the last bars.
        visibleTimeRange = TimelineScale.range(from: end - length, duration: length * 1.25, within: fittingTimeRange)
        keepsVisibleTimes = true
    }

    /// Updates the rows if their content has changed.
    private func timelineChanged(from old: Timeline) {
        setNeedsLayout()
        if timeline.animations.count != old.animations.count { keepsVisibleTimes = false }
        // Comparing arrays that have not changed takes no time, because they share their memory.
        let hasNewInputs = timeline.inputs != old.inputs
        let hasNewGroups = timeline.groups != old.groups
        if hasNewInputs || hasNewGroups || timeline.animations.count != old.animations.count
            || timeline.marks.isEmpty != old.marks.isEmpty
        {
            rows = TimelineRows(timeline)
            hasOpenStates = timeline.groups.contains { $0.hasOpenState }
            if let number = selectedAnimation, number >= timeline.animations.count { selectedAnimation = nil }
            needsRows = true
        }
        if hasOpenStates || timeline.marks != old.marks || timeline.animations != old.animations { needsRows = true }
    }

    private func playheadMoved() {
        setNeedsLayout()
        guard case .none = pointerState else { return }
        // A zoomed timeline scrolls as soon as the playhead leaves the visible times.
        let time = timeline.time(ofFrame: playheadFrame)
        if let range = chosenTimeRange, !range.contains(time), !keepsVisibleTimes || time < range.lowerBound {
            keepsVisibleTimes = false
            let duration = range.upperBound - range.lowerBound
            let start = time - duration * (time > range.upperBound ? 0.1 : 0.9)
            chosenTimeRange = TimelineScale.range(from: start, duration: duration, within: 0...max(fittingTimeRange.upperBound, time))
            needsRows = true
        }
        if followsPlayhead { showGroup(at: time) }
    }

    // MARK: - Scrolling

    private var maximumOffset: CGFloat { max(rows.height + 8 - (bounds.height - TimelineStyle.rulerHeight), 0) }

    /// Scrolls the rows to an offset from the first row.
    package func scroll(to offset: CGFloat) {
        let offset = min(max(offset, 0), maximumOffset)
        guard offset != scrollOffset else { return }
        scrollOffset = offset
        (needsRows, _) = (true, setNeedsLayout())
    }

    /// Scrolls as little as possible so that the last group that has started before or at the given time is visible.
    private func showGroup(at time: Double) {
        guard maximumOffset > 0, let range = rows.range(ofGroupAt: time, timeline) else { return }
        let height = bounds.height - TimelineStyle.rulerHeight
        var offset = scrollOffset
        if range.upperBound > offset + height { offset = range.upperBound - height + 8 }
        if range.lowerBound < offset { offset = range.lowerBound }
        scroll(to: offset)
    }

    // MARK: - Layout

    package override func layoutSubviews() {
        super.layoutSubviews()
        // The layers of the shapes have no views, so their changes would be animated.
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        let scale = scale
        if scrollOffset > maximumOffset { scrollOffset = maximumOffset }
        if scale != shownScale || clipView.bounds.size != rowAreaSize { layOutFixedParts(scale) }
        if needsRows { layOutRows(scale) }
        layOutPlayhead(scale)
        layOutLoop(scale)
    }

    private var rowAreaSize: CGSize { CGSize(width: bounds.width, height: max(bounds.height - TimelineStyle.rulerHeight, 0)) }

    private func layOutFixedParts(_ scale: TimelineScale) {
        shownScale = scale
        needsRows = true
        ruler.frame = CGRect(x: 0, y: 0, width: bounds.width, height: TimelineStyle.rulerHeight)
        clipView.frame = CGRect(origin: CGPoint(x: 0, y: TimelineStyle.rulerHeight), size: rowAreaSize)
        rowContainer.frame = clipView.bounds
        titleEdge.frame = CGRect(x: scale.minX - 8, y: 0, width: 1, height: rowAreaSize.height)
        emptyLabel.frame = CGRect(x: scale.minX, y: 0, width: scale.maxX - scale.minX, height: min(rowAreaSize.height, 120))
        let ticks = TimelineTicks(scale, timeline)
        ruler.show(ticks, scale)
        let grid = CGMutablePath()
        for tick in ticks.seconds where tick.x <= scale.maxX + TimelineStyle.margin {
            grid.move(to: CGPoint(x: tick.x, y: 0))
            grid.addLine(to: CGPoint(x: tick.x, y: rowAreaSize.height))
        }
        gridLayer.path = grid
    }

    private func layOutRows(_ scale: TimelineScale) {
        needsRows = false
        if scale.pointsPerSecond > 400 { ruler.show(TimelineTicks(scale, timeline), scale) }
        emptyLabel.isHidden = !rows.rows.isEmpty
        rowContainer.bounds.origin.y = scrollOffset
        let visible = rows.indexes(from: scrollOffset, to: scrollOffset + rowAreaSize.height)
        for (index, view) in rowViews where !visible.contains(index) {
            view.isHidden = true
            unusedRowViews.append(view)
            rowViews[index] = nil
        }
        for index in visible { layOutRow(index, scale) }
        let total = maximumOffset + rowAreaSize.height
        scrollIndicator.isHidden = maximumOffset <= 0 || !showsScrollIndicator
        let height = max(rowAreaSize.height * rowAreaSize.height / max(total, 1), 24)
        let y = (rowAreaSize.height - height) * (maximumOffset > 0 ? scrollOffset / maximumOffset : 0)
        scrollIndicator.frame = CGRect(x: bounds.width - 8, y: y + 2, width: 4, height: max(height - 4, 4))
    }

    private func layOutRow(_ index: Int, _ scale: TimelineScale) {
        let row = rows.rows[index]
        guard let content = content(of: row.content, scale) else { return }
        let view =
            rowViews[index]
            ?? {
                let view = unusedRowViews.popLast() ?? TimelineRowView()
                if view.superview == nil { rowContainer.addSubview(view) }
                view.isHidden = false
                rowViews[index] = view
                return view
            }()
        view.show(content, scale, of: timeline, height: row.height, width: bounds.width)
        let center = CGPoint(x: bounds.width / 2, y: row.y + row.height / 2)
        if view.center != center { view.center = center }
    }

    /// Returns the content of a row, or nil if the row does not exist in the timeline.
    private func content(of row: TimelineRows.Content, _ scale: TimelineScale) -> TimelineRowView.Content? {
        switch row {
        case .inputs(let lane): .inputs(rows.inputLanes[lane].map { timeline.inputs[$0] }, isFirst: lane == 0)
        case .calls: .calls(timeline.marks)
        case .group(let number):
            timeline.groups.indices.contains(number) ? content(of: timeline.groups[number]) : nil
        case .animation(let number):
            timeline.animations.indices.contains(number)
                ? .animation(timeline.animations[number], kind(of: timeline.animations[number]), isSelected: number == selectedAnimation)
                : nil
        }
    }

    private func content(of group: AnimationGroup) -> TimelineRowView.Content {
        .group(group, timeline.animations(of: group), now: group.hasOpenState ? timeline.duration : 0)
    }

    private func kind(of animation: TimelineAnimation) -> AnimationGroup.Kind {
        timeline.groups.indices.contains(animation.group) ? timeline.groups[animation.group].kind : .layer
    }

    private func layOutPlayhead(_ scale: TimelineScale) {
        let futureX = max(scale.x(at: timeline.duration), scale.minX)
        futureView.frame = CGRect(x: futureX, y: 0, width: max(bounds.width - futureX, 0), height: rowAreaSize.height)
        let time = timeline.time(ofFrame: playheadFrame)
        let x = scale.x(at: time)
        let isVisible = x >= scale.minX - 0.5 && x <= scale.maxX + 0.5
        playheadLine.isHidden = !isVisible
        let top = TimelineStyle.rulerHeight - 6
        playheadLine.frame = CGRect(x: x - 0.75, y: top, width: 1.5, height: max(bounds.height - top, 0))
        ruler.showPlayhead(
            TimelineTexts.position(frame: playheadFrame, time: time), x: min(max(x, scale.minX), scale.maxX), scale, isVisible: isVisible)
    }

    private func layOutLoop(_ scale: TimelineScale) {
        let range = loopRange.map { loop in
            scale.x(at: timeline.time(ofFrame: loop.lowerBound))...scale.x(at: timeline.time(ofFrame: loop.upperBound))
        }
        ruler.showLoop(range, scale)
        for veil in loopVeils { veil.isHidden = range == nil }
        guard let range else { return }
        let (left, right) = (scale.minX - TimelineStyle.margin / 2, bounds.width)
        let (start, end) = (min(max(range.lowerBound, left), right), min(max(range.upperBound, left), right))
        loopVeils[0].frame = CGRect(x: left, y: 0, width: start - left, height: rowAreaSize.height)
        loopVeils[1].frame = CGRect(x: end, y: 0, width: right - end, height: rowAreaSize.height)
    }

    /// Shows the exact numbers of the element under the pointer, or hides them.
    func showTooltip(_ tooltip: TimelineTooltip?, at point: CGPoint) { tooltipView.show(tooltip, at: point, in: bounds) }

    /// The number of drawings of rows since the view was created, and the number of views for rows.
    package var drawingCounts: (rows: Int, views: Int) {
        let views = Array(rowViews.values) + unusedRowViews
        return (views.reduce(0) { $0 + $1.drawingCount }, views.count)
    }
}

extension AnimationGroup {
    /// Whether the last recorded state of an animator has not ended.
    fileprivate var hasOpenState: Bool { states.last.map { $0.state != .inactive && $0.state != .stopped } ?? false }
}
