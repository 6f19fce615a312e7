import QuartzCore
import Stage
import UIKit

/// A row of a report: a title and a value. If an animation changes the value, the displayed value is highlighted, and the value of the
/// model layer is beside or below it.
final class InspectorRowView: UIView {
    private let titleLabel = InspectorStyle.label(InspectorStyle.smallFont, PanelColor.secondaryText)
    private let valueLabel = InspectorStyle.label(InspectorStyle.valueFont)
    private let modelLabel = InspectorStyle.label(InspectorStyle.valueFont, PanelColor.secondaryText)
    private let lineLabel = InspectorStyle.label(InspectorStyle.codeFont, InspectorStyle.linkColor)
    private let changeBackground = UIView()
    private let swatch = UIView()
    private let modelSwatch = UIView()
    private(set) var curveView: CurveView?
    private var stateLabels: [UILabel] = []

    private struct Content: Equatable {
        var row: LayerReport.Row
        var size: CGSize
    }

    private var content: Content?

    override init(frame: CGRect) {
        super.init(frame: frame)
        changeBackground.backgroundColor = InspectorStyle.changeColor
        changeBackground.layer.cornerRadius = 5
        for view in [swatch, modelSwatch] {
            view.layer.cornerRadius = 4
            view.layer.borderWidth = 1
        }
        for view in [changeBackground, swatch, modelSwatch, titleLabel, valueLabel, modelLabel, lineLabel] { addSubview(view) }
        setSwatchBorders()
    }

    required init?(coder: NSCoder) { return nil }

    private func setSwatchBorders() {
        for view in [swatch, modelSwatch] { view.layer.borderColor = InspectorStyle.separatorColor.cgColor }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setSwatchBorders()
        if let animation = content?.row.animation { layoutStates(animation) }
    }

    /// Marks the part of the timing that Alt and an arrow key change. With nil, no part is marked.
    func showKeyTarget(_ part: KeyboardTimingTarget.Part?) { curveView?.keyPart = part }

    // MARK: - Heights

    private static let animationHeight: CGFloat = 104
    private static let statesHeight: CGFloat = 28

    /// Returns the height of a row in a panel with a width.
    static func height(of row: LayerReport.Row, width: CGFloat) -> CGFloat {
        if let animation = row.animation { return animationHeight + (animation.states.isEmpty ? 0 : statesHeight) }
        let height = isLong(row, width: width) ? InspectorStyle.rowHeight + 20 : InspectorStyle.rowHeight
        return height + (row.line == nil ? 0 : 20)
    }

    /// Returns whether the value of a row needs two lines. The width is estimated, because rows are measured in each frame.
    private static func isLong(_ row: LayerReport.Row, width: CGFloat) -> Bool {
        let available = width - InspectorStyle.titleWidth - 2 * InspectorStyle.margin
        guard row.color == nil else { return false }
        return row.shownValue == nil && CGFloat(row.value.count) * 7.9 > available
            || row.shownValue.map { CGFloat(max($0.count, row.value.count)) * 7.9 > available / 2 } == true
    }

    // MARK: - Content

    func show(_ row: LayerReport.Row) {
        let new = Content(row: row, size: bounds.size)
        guard new != content else { return }
        let old = content
        content = new
        let isEdited = row.animation?.isEdited == true
        if old?.row.title != row.title || old?.row.animation?.isEdited != row.animation?.isEdited {
            titleLabel.text = row.title + (isEdited ? " · edited" : "")
        }
        let shown = row.shownValue ?? row.value
        if valueLabel.text != shown { valueLabel.text = shown }
        let model = row.shownValue == nil ? nil : row.value
        if modelLabel.text != model { modelLabel.text = model }
        let line = row.line.map { "\($0.fileName):\($0.line)" }
        if lineLabel.text != line { lineLabel.text = line }
        let isSecondary = row.emphasis == .secondary
        valueLabel.textColor =
            switch row.emphasis {
            case .none: PanelColor.text
            case .active: PanelColor.accentText
            case .problem: InspectorStyle.problemColor
            case .secondary: PanelColor.secondaryText
            }
        titleLabel.textColor = row.emphasis == .problem ? InspectorStyle.problemColor : PanelColor.secondaryText
        if let animation = row.animation { return layoutAnimation(row, animation, isSecondary) }
        curveView?.isHidden = true
        for label in stateLabels { label.isHidden = true }
        titleLabel.font = InspectorStyle.smallFont
        valueLabel.font = InspectorStyle.valueFont
        modelLabel.textAlignment = .left
        layoutValue(row)
    }

    private func layoutValue(_ row: LayerReport.Row) {
        let (margin, height) = (InspectorStyle.margin, InspectorStyle.rowHeight)
        let isLong = Self.isLong(row, width: bounds.width)
        titleLabel.frame = CGRect(x: margin, y: 0, width: InspectorStyle.titleWidth - 8, height: height)
        let x = margin + InspectorStyle.titleWidth
        let available = bounds.width - x - margin
        let hasChange = row.shownValue != nil
        let hasSwatch = row.color != nil
        changeBackground.isHidden = !hasChange
        modelLabel.isHidden = !hasChange
        swatch.isHidden = !hasSwatch
        modelSwatch.isHidden = !hasSwatch || !hasChange
        let textX: CGFloat = hasSwatch ? 26 : 0
        valueLabel.numberOfLines = isLong && !hasChange ? 2 : 1
        modelLabel.numberOfLines = 1
        if hasChange, isLong {
            // The value of the model layer is in a second line.
            valueLabel.frame = CGRect(x: x, y: 0, width: available, height: height)
            modelLabel.frame = CGRect(x: x, y: height - 3, width: available, height: 20)
            changeBackground.frame = CGRect(
                x: x - 6, y: 2, width: min(valueLabel.sizeThatFits(.zero).width, available) + 12, height: height - 4)
        } else {
            let column = hasChange ? available / 2 : available
            valueLabel.frame = CGRect(
                x: x + textX, y: isLong ? 2 : 0, width: max(column - textX, 0), height: isLong ? height + 18 : height)
            modelLabel.frame = CGRect(x: x + column + textX, y: 0, width: max(column - textX, 0), height: height)
            changeBackground.frame = CGRect(x: x - 6, y: 2, width: column - 4, height: height - 4)
            swatch.frame = CGRect(x: x, y: (height - 18) / 2, width: 18, height: 18)
            modelSwatch.frame = CGRect(x: x + column, y: (height - 18) / 2, width: 18, height: 18)
        }
        if hasSwatch {
            swatch.backgroundColor = UIColor(cgColor: row.shownColor ?? row.color ?? .clear)
            modelSwatch.backgroundColor = UIColor(cgColor: row.color ?? .clear)
        }
        lineLabel.isHidden = row.line == nil
        lineLabel.frame = CGRect(x: x, y: bounds.height - 22, width: available, height: 20)
    }

    private func layoutAnimation(_ row: LayerReport.Row, _ animation: LayerReport.AnimationState, _ isSecondary: Bool) {
        for view in [changeBackground, swatch, modelSwatch] { view.isHidden = true }
        let margin = InspectorStyle.margin
        let curve = curveView ?? makeCurveView()
        curve.isHidden = false
        curve.frame = CGRect(x: margin, y: 6, width: InspectorStyle.titleWidth - 8, height: 92)
        curve.show(
            animation.curve, duration: animation.duration, fraction: animation.fraction, progress: animation.progress,
            color: animation.isEdited ? Theme.accentColor : InspectorStyle.linkColor)
        curve.showsHandles = true
        let x = margin + InspectorStyle.titleWidth + 4
        let available = bounds.width - x - margin
        titleLabel.font = InspectorStyle.nameFont
        titleLabel.textColor = isSecondary ? PanelColor.secondaryText : PanelColor.text
        titleLabel.frame = CGRect(x: x, y: 4, width: available - 64, height: 22)
        modelLabel.isHidden = false
        modelLabel.textAlignment = .right
        let percent = animation.isWaiting ? "waits" : "\(LayerValue.text((animation.progress * 100).rounded())) %"
        if modelLabel.text != percent { modelLabel.text = percent }
        modelLabel.frame = CGRect(x: bounds.width - margin - 64, y: 4, width: 64, height: 22)
        valueLabel.font = InspectorStyle.smallFont
        valueLabel.textColor = PanelColor.secondaryText
        valueLabel.numberOfLines = 3
        let hasLine = row.line != nil
        let textHeight = valueLabel.sizeThatFits(CGSize(width: available, height: 200)).height
        valueLabel.frame = CGRect(x: x, y: 27, width: available, height: min(textHeight, hasLine ? 54 : 74))
        lineLabel.isHidden = !hasLine
        lineLabel.frame = CGRect(x: x, y: 80, width: available, height: 20)
        layoutStates(animation)
    }

    private func makeCurveView() -> CurveView {
        let view = CurveView()
        addSubview(view)
        curveView = view
        return view
    }

    /// Shows the states of an animator beside each other. The current state is highlighted.
    private func layoutStates(_ animation: LayerReport.AnimationState) {
        while stateLabels.count < animation.states.count {
            let label = InspectorStyle.label(InspectorStyle.smallFont, PanelColor.secondaryText, .center)
            label.layer.cornerRadius = 10
            addSubview(label)
            stateLabels.append(label)
        }
        let width = (bounds.width - 2 * InspectorStyle.margin) / CGFloat(max(animation.states.count, 1))
        for (index, label) in stateLabels.enumerated() {
            label.isHidden = index >= animation.states.count
            guard !label.isHidden else { continue }
            let isCurrent = index == animation.currentState
            label.text = animation.states[index]
            label.textColor = isCurrent ? Theme.textColor : PanelColor.secondaryText
            let color = isCurrent ? Theme.accentColor : PanelColor.text.withAlphaComponent(0.06)
            label.layer.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
            label.frame = CGRect(
                x: InspectorStyle.margin + CGFloat(index) * width, y: Self.animationHeight, width: width - 6, height: 21)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let content, content.size != bounds.size {
            self.content = nil
            show(content.row)
        }
    }
}
