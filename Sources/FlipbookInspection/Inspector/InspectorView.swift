import CoreGraphics
import QuartzCore
import Stage
import UIKit

/// The inspector: the tree of layers with a search field, the report of the chosen layer, and the line of code that started its animation.
///
/// It receives values, and calls closures for actions of the user. So it can be shown in a window or in a picture.
package final class InspectorView: UIView {
    /// Called when the user chooses a layer. The argument is its serial number, or nil.
    package var onSelect: ((Int?) -> Void)?
    /// Called when the pointer is over the row of a layer, with its serial number, or nil.
    package var onHover: ((Int?) -> Void)?
    /// Called when the user clicks on the row of an animation, with its group in the timeline.
    package var onChooseGroup: ((Int) -> Void)?

    /// The searched text, the folded layers and the chosen layer.
    package private(set) var state = LayerTreeReport.State()
    /// The layer under the pointer, or nil.
    package private(set) var hovered: Int?
    /// The shown tree and report.
    package private(set) var tree = LayerTreeReport()
    package private(set) var report: LayerReport?

    private let searchField = UIView()
    private let searchLabel = InspectorStyle.label(InspectorStyle.nameFont, PanelColor.secondaryText)
    private let caret = UIView()
    private let treeContainer = UIView()
    private var treeRows: [InspectorTreeRowView] = []
    private let treeIndicator = UIView()
    private let titleLabel = InspectorStyle.label(InspectorStyle.titleFont)
    private let detailLabel = InspectorStyle.label(InspectorStyle.smallFont, PanelColor.secondaryText, .right)
    let reportView = InspectorReportView()
    package let sourceView = SourceView()
    /// Whether lines of code are being looked up.
    package var isReadingLines = false {
        didSet { sourceView.emptyMessage = isReadingLines ? "The line of code is being looked up." : "No line of code is known." }
    }
    private let lines = (0..<4).map { _ in UIView() }
    private var treeOffset: CGFloat = 0
    /// Whether the next update scrolls the tree to the chosen layer.
    private var revealsSelection = false
    /// The line of code of the row on which the user has clicked, or nil.
    private var chosenLine: SourceLine?
    /// Whether typed characters are added to the searched text.
    package var isSearching = false { didSet { updateSearchField() } }
    /// The animation whose timing the keys change, or nil.
    var keyTarget: KeyboardTimingTarget? { didSet { if keyTarget != oldValue { reportView.keyTarget = keyTarget } } }
    /// The number of the animation in the timeline that the next report chooses for the keys if it contains the animation, or nil.
    private var numberToChoose: Int?
    /// The edit of a timing that a drag makes, or nil.
    var drag: TimingDrag?
    /// Called with a changed timing of a group, while the user drags a control point or the curve, or presses Alt and an arrow key.
    package var onEdit: ((TimingEdit) -> Void)?
    /// Called with a message for the user if Alt and an arrow key cannot change a timing. The message says why, and what to do.
    package var onMessage: ((String) -> Void)?

    package override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = InspectorStyle.backgroundColor
        clipsToBounds = true
        searchField.backgroundColor = PanelColor.text.withAlphaComponent(0.05)
        searchField.layer.cornerRadius = 8
        caret.backgroundColor = Theme.accentColor
        treeContainer.clipsToBounds = true
        treeIndicator.backgroundColor = PanelColor.text.withAlphaComponent(0.25)
        treeIndicator.layer.cornerRadius = 1.5
        for line in lines { line.backgroundColor = InspectorStyle.separatorColor }
        for view in [searchField, searchLabel, caret, treeContainer, treeIndicator, titleLabel, detailLabel, reportView, sourceView] {
            addSubview(view)
        }
        for line in lines { addSubview(line) }
        updateSearchField()
    }

    package required init?(coder: NSCoder) { return nil }

    // MARK: - Content

    /// The values of a stage that the inspector shows.
    package struct Content {
        var tree: LayerTreeReport
        var report: LayerReport?
        /// The newest line of code that has started animations, or nil.
        var newestLine: SourceLine?
    }

    /// Returns the values that the inspector shows for the current frame of a stage. The stage must be current.
    ///
    /// - Parameters:
    ///   - inspection: The inspection of the take, for the lines of code, or nil.
    ///   - selectedAnimation: The number of the animation that is selected in the timeline, or nil. It is reported even if it has ended.
    package func content(of stage: Stage, names: LayerNames, inspection: Inspection?, selectedAnimation: Int? = nil) -> Content {
        let roots = stage.windows.map(\.layer)
        let layer = state.selection.flatMap { number in roots.lazy.compactMap { $0.descendant(number: number) }.first }
        return Content(
            tree: LayerTreeReport(roots, names: names, state: state),
            report: layer.map {
                LayerReportBuilder($0, names: names, inspection: inspection, selectedAnimation: selectedAnimation).report
            },
            newestLine: inspection?.timeline.groups.last { $0.line != nil }?.line)
    }

    /// Shows the content. The stage of the inspector must be current.
    ///
    /// If the chosen layer is no longer in the stage, its last report stays visible.
    package func show(_ content: Content) {
        tree = content.tree
        let old = report?.layer
        if content.report != nil || state.selection == nil { report = content.report }
        updateKeyTarget()
        updateTexts(resetsOffset: report?.layer != old)
        if let number = numberToChoose {
            numberToChoose = nil
            choose(animationWithNumber: number)
        }
        updateSource(content.newestLine)
        updateTreeRows()
    }

    private func updateTexts(resetsOffset: Bool) {
        let title = report?.name ?? "Nothing selected"
        if titleLabel.text != title { titleLabel.text = title }
        let detail = report.map { "layer \($0.layer)" } ?? "Ctrl-click the phone, or press ↓"
        if detailLabel.text != detail {
            detailLabel.text = detail
            layoutTitle()
        }
        reportView.show(report, resetsOffset: resetsOffset)
    }

    /// Shows the chosen line of code if an animation of the layer has it, otherwise the line of the layer's last animation. If no animation
    /// of the layer has a line, shows the chosen line, or else the newest line of the stage.
    private func updateSource(_ newestLine: SourceLine?) {
        let rows = report?.section("Animations")?.rows.filter { $0.line != nil } ?? []
        if let row = rows.last(where: { $0.line == chosenLine }) ?? rows.last {
            sourceView.line = row.line
            sourceView.progress = row.animation?.fraction
        } else {
            sourceView.line = chosenLine ?? newestLine
            sourceView.progress = nil
        }
    }

    // MARK: - Layout

    private static let searchHeight: CGFloat = 36

    private var treeFrame: CGRect {
        let top = Self.searchHeight + 24
        let content = CGFloat(tree.rows.count) * InspectorStyle.treeRowHeight + 8
        let available = bounds.height - top - SourceView.height
        return CGRect(x: 0, y: top, width: bounds.width, height: max(min(content, available * 0.42), 0))
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let margin = InspectorStyle.margin
        searchField.frame = CGRect(x: margin, y: 12, width: bounds.width - 2 * margin, height: Self.searchHeight)
        searchLabel.frame = searchField.frame.insetBy(dx: 12, dy: 0)
        layoutCaret()
        treeContainer.frame = treeFrame
        let titleY = treeFrame.maxY + 10
        layoutTitle()
        let sourceY = bounds.height - SourceView.height
        sourceView.frame = CGRect(x: 0, y: sourceY, width: bounds.width, height: SourceView.height)
        let reportY = titleY + 34
        reportView.frame = CGRect(x: 0, y: reportY, width: bounds.width, height: max(sourceY - reportY, 0))
        let lineYs = [treeFrame.minY - 1, treeFrame.maxY, sourceY]
        for (line, y) in zip(lines, lineYs) { line.frame = CGRect(x: 0, y: y, width: bounds.width, height: 1) }
        lines[3].frame = CGRect(x: 0, y: 0, width: 1, height: bounds.height)
        reportView.scroll(by: 0)
        updateTreeRows()
    }

    /// Places the number of the layer beside the name. The hint that is shown without a layer is longer, so it is below the title.
    private func layoutTitle() {
        let (margin, y) = (InspectorStyle.margin, treeFrame.maxY + 10)
        let width = max(bounds.width - 2 * margin, 0)
        let detailWidth = report == nil ? width : min(detailLabel.sizeThatFits(.zero).width.rounded(.up), width)
        titleLabel.frame = CGRect(x: margin, y: y, width: report == nil ? width : max(width - detailWidth - 8, 0), height: 26)
        detailLabel.frame = CGRect(x: margin + width - detailWidth, y: y + (report == nil ? 28 : 2), width: detailWidth, height: 24)
        detailLabel.textAlignment = report == nil ? .left : .right
    }

    private func layoutCaret() {
        caret.isHidden = !isSearching
        let x = searchLabel.frame.minX + min(searchLabel.sizeThatFits(.zero).width, searchLabel.frame.width) + 1
        caret.frame = CGRect(x: x, y: searchField.frame.minY + 9, width: 2, height: Self.searchHeight - 18)
    }

    private func updateSearchField() {
        searchLabel.text = !state.query.isEmpty ? state.query : isSearching ? "" : "Search layers"
        searchLabel.textColor = state.query.isEmpty ? PanelColor.secondaryText : PanelColor.text
        layoutCaret()
    }

    private func updateTreeRows() {
        if treeContainer.frame != treeFrame { setNeedsLayout() }
        let (height, rowHeight) = (treeContainer.bounds.height, InspectorStyle.treeRowHeight)
        if revealsSelection, let index = state.selection.flatMap(tree.index(of:)) {
            revealsSelection = false
            let y = CGFloat(index) * rowHeight + 4
            if y < treeOffset || y + rowHeight > treeOffset + height { treeOffset = y - height / 2 }
        }
        treeOffset = max(min(treeOffset, CGFloat(tree.rows.count) * rowHeight + 8 - height), 0)
        let first = max(Int((treeOffset - 4) / rowHeight), 0)
        let last = min(Int((treeOffset + height) / rowHeight) + 1, tree.rows.count)
        var count = 0
        for index in first..<max(last, first) {
            if count == treeRows.count {
                treeRows.append(InspectorTreeRowView())
                treeContainer.addSubview(treeRows[count])
            }
            let (view, row) = (treeRows[count], tree.rows[index])
            view.isHidden = false
            view.frame = CGRect(x: 0, y: CGFloat(index) * rowHeight + 4 - treeOffset, width: bounds.width, height: rowHeight)
            view.show(row, isSelected: row.number == state.selection, isHovered: row.number == hovered)
            count += 1
        }
        for view in treeRows[count...] { view.isHidden = true }
        let content = CGFloat(tree.rows.count) * rowHeight + 8
        treeIndicator.isHidden = content <= height + 1
        treeIndicator.frame = CGRect(
            x: bounds.width - 5, y: treeContainer.frame.minY + treeOffset / max(content, 1) * height, width: 3,
            height: max(height * height / max(content, 1), 12))
    }

    // MARK: - Selection

    /// Chooses a layer, without a call of `onSelect`. The tree scrolls to it.
    package func select(_ number: Int?) {
        if number != state.selection { (chosenLine, keyTarget) = (nil, nil) }
        state.selection = number
        revealsSelection = true
        numberToChoose = nil
    }

    /// Chooses a layer, as `select(_:)` does, and one of its animations for the keys, or none.
    ///
    /// - Parameter animation: The number of the animation in the timeline, or nil. The next report chooses it if it contains the animation.
    package func select(_ layer: Int, animation: Int?) {
        select(layer)
        (keyTarget, numberToChoose) = (nil, animation)
    }

    /// Sets the layer under the pointer, without a call of `onHover`.
    package func hover(_ number: Int?) { hovered = number }

    private func choose(_ number: Int?) {
        select(number)
        onSelect?(number)
    }

    private func toggle(_ number: Int) { state.toggled.formSymmetricDifference([number]) }

    // MARK: - Pointer

    /// Returns the row of the tree at a point, or nil.
    private func treeRow(at point: CGPoint) -> LayerTreeReport.Row? {
        guard treeContainer.frame.contains(point) else { return nil }
        let index = Int((point.y - treeContainer.frame.minY + treeOffset - 4) / InspectorStyle.treeRowHeight)
        return tree.rows.indices.contains(index) ? tree.rows[index] : nil
    }

    /// Handles a click at a point of the view. A click on the triangle of a row folds or unfolds its sublayers.
    package func pointerDown(at point: CGPoint) {
        isSearching = searchField.frame.contains(point)
        if let row = treeRow(at: point) {
            let triangleX = InspectorStyle.margin + InspectorTreeRowView.indentation(row.depth)
            if row.hasChildren, point.x >= triangleX - 8, point.x < triangleX + 14 { return toggle(row.number) }
            return choose(row.number)
        }
        guard reportView.frame.contains(point), let (row, view) = reportView.row(at: reportView.convert(point, from: self)) else { return }
        if let line = row.line { chosenLine = line }
        guard let animation = row.animation else { return }
        if let group = animation.group { onChooseGroup?(group) }
        beginDrag(of: animation, in: view, at: point)
    }

    /// Handles a movement of the pointer.
    package func pointerMoved(to point: CGPoint) {
        if drag != nil { return continueDrag(to: point) }
        let number = treeRow(at: point)?.number
        guard number != hovered else { return }
        hovered = number
        onHover?(number)
    }

    package func pointerUp() { endDrag() }

    /// Handles a movement of the mouse wheel. A positive distance shows lower rows.
    package func wheelMoved(at point: CGPoint, by distance: CGFloat) {
        if treeContainer.frame.contains(point) { treeOffset += distance } else { reportView.scroll(by: distance) }
    }

    // MARK: - Keys

    /// Handles a key. Returns false if the inspector does not use the key.
    package func press(_ stroke: KeyStroke) -> Bool {
        if handleReportKey(stroke) { return true }
        switch stroke.name {
        case "up": moveSelection(-1)
        case "down": moveSelection(1)
        case "left": foldSelection()
        case "right": unfoldSelection()
        case "backspace" where !state.query.isEmpty: setQuery(String(state.query.dropLast()))
        case "escape" where isSearching || !state.query.isEmpty:
            setQuery("")
            isSearching = false
        case "return" where isSearching:
            if let match = tree.rows.first(where: \.isMatch) { choose(match.number) }
            isSearching = false
        default: return false
        }
        return true
    }

    /// Handles a typed character: adds it to the searched text. `/` begins a search. Returns false if the inspector does not use the
    /// character.
    package func type(_ character: Character) -> Bool {
        guard isSearching || character == "/" else { return false }
        if isSearching { setQuery(state.query + String(character)) }
        isSearching = true
        return true
    }

    private func setQuery(_ query: String) {
        state.query = query
        treeOffset = 0
        revealsSelection = true
        updateSearchField()
    }

    private func moveSelection(_ step: Int) {
        guard !tree.rows.isEmpty else { return }
        guard let index = state.selection.flatMap(tree.index(of:)) else { return choose(tree.rows[0].number) }
        choose(tree.rows[min(max(index + step, 0), tree.rows.count - 1)].number)
    }

    /// Folds the chosen layer, or chooses its superlayer if the layer is folded or has no sublayers.
    private func foldSelection() {
        guard let index = state.selection.flatMap(tree.index(of:)) else { return }
        let row = tree.rows[index]
        if row.hasChildren, row.isExpanded { return toggle(row.number) }
        if let parent = tree.rows[..<index].last(where: { $0.depth < row.depth }) { choose(parent.number) }
    }

    /// Unfolds the chosen layer, or chooses its first sublayer if it is unfolded.
    private func unfoldSelection() {
        guard let index = state.selection.flatMap(tree.index(of:)), tree.rows[index].hasChildren else { return }
        if tree.rows[index].isExpanded { moveSelection(1) } else { toggle(tree.rows[index].number) }
    }

    // MARK: - Dragging of a timing

    private func beginDrag(of animation: LayerReport.AnimationState, in view: InspectorRowView, at point: CGPoint) {
        guard let curveView = view.curveView, !animation.returnAddresses.isEmpty else { return }
        let inCurve = curveView.convert(point, from: self)
        if let handle = curveView.handle(at: inCurve) {
            drag = TimingDrag(animation: animation, part: .controlPoint(handle), start: point, curveView: curveView)
        } else if curveView.bounds.contains(inCurve) {
            drag = TimingDrag(
                animation: animation, part: animation.curve.spring == nil ? .duration : .spring, start: point,
                curveView: curveView)
        }
    }

    private func continueDrag(to point: CGPoint) {
        guard let drag, let edit = drag.edit(at: point, in: self) else { return }
        onEdit?(edit)
    }

    private func endDrag() { drag = nil }
}
