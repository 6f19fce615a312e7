import QuartzCore
import Stage
import UIKit

/// A row of the timeline: its title at the left, and its shapes and texts at the right. It is reused for other rows.
final class TimelineRowView: UIView {
    /// The content of a row. Equal contents look the same, so the row is drawn only when its content changes.
    enum Content: Equatable {
        case inputs([TimelineInput], isFirst: Bool)
        case calls([TimelineMark])
        case group(AnimationGroup, [TimelineAnimation], now: Double)
        case animation(TimelineAnimation, AnimationGroup.Kind, isSelected: Bool)
    }

    private let titleLabel = TimelineStyle.label(TimelineStyle.font)
    private let detailLabel = TimelineStyle.label(TimelineStyle.codeFont, PanelColor.secondaryText, .right)
    private let dot = UIView()
    private let separator = UIView()
    /// The view that clips the shapes to the visible times.
    private let timeArea = UIView()
    private var shapeLayers: [CAShapeLayer] = []
    private var textLabels: [UILabel] = []
    private var content: Content?
    private var scale: TimelineScale?
    /// The style for which the colors of the shapes were chosen.
    private var style = UIUserInterfaceStyle.unspecified
    /// The number of times that the row was drawn.
    private(set) var drawingCount = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        dot.layer.cornerRadius = 4
        separator.backgroundColor = TimelineStyle.separatorColor
        timeArea.clipsToBounds = true
        detailLabel.lineBreakMode = .byTruncatingMiddle
        for view in [separator, timeArea, dot, titleLabel, detailLabel] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows a content. Does nothing if the content, the scale and the size are unchanged.
    func show(_ content: Content, _ scale: TimelineScale, of timeline: Timeline, height: CGFloat, width: CGFloat) {
        let style = traitCollection.userInterfaceStyle
        let hasSameSize = bounds.height == height && bounds.width == width
        guard content != self.content || scale != self.scale || style != self.style || !hasSameSize else { return }
        bounds.size = CGSize(width: width, height: height)
        (self.content, self.scale, self.style) = (content, scale, style)
        drawingCount += 1
        showTitle(content, height: height)
        // The drawing uses the coordinates of the row.
        let left = scale.minX - Self.leftOverhang
        timeArea.frame = CGRect(x: left, y: 0, width: scale.maxX - left, height: height)
        timeArea.bounds.origin.x = left
        var drawing = TimelineRowDrawing(scale: scale, height: height)
        switch content {
        case .inputs(let inputs, _): drawing.add(inputs: inputs, timeline)
        case .calls(let calls): drawing.add(calls: calls)
        case .group(let group, _, _): drawing.add(group, timeline)
        case .animation(let animation, let kind, let isSelected): drawing.add(animation, kind, timeline, isSelected: isSelected)
        }
        traitCollection.performAsCurrent { show(drawing) }
    }

    /// The distance by which a shape at the first visible time may extend to the left.
    private static let leftOverhang: CGFloat = 6

    private func showTitle(_ content: Content, height: CGFloat) {
        let (margin, right) = (TimelineStyle.margin, (scale?.minX ?? 0) - TimelineStyle.margin)
        var (title, detail, font, color, x) = ("", "", TimelineStyle.font, PanelColor.text, margin)
        var dotColor: UIColor?
        var isSelected = false
        switch content {
        case .inputs(_, let isFirst): (title, font) = (isFirst ? "Inputs" : "", TimelineStyle.boldFont)
        case .calls: (title, font) = ("Calls", TimelineStyle.boldFont)
        case .group(let group, _, _):
            (title, detail) = (TimelineTexts.title(of: group), TimelineTexts.line(of: group) ?? "")
            (font, dotColor) = (TimelineStyle.boldFont, TimelineStyle.color(group.kind))
            x = margin + 16
        case .animation(let animation, _, let selected):
            (title, isSelected) = (animation.label, selected)
            (font, color, x) = (
                selected ? TimelineStyle.mediumFont : TimelineStyle.font, PanelColor.text.withAlphaComponent(0.85), margin + 16
            )
        }
        let isGroup = dotColor != nil
        backgroundColor = isSelected ? TimelineStyle.selectionColor : nil
        separator.isHidden = !isGroup
        separator.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
        dot.isHidden = dotColor == nil
        dot.backgroundColor = dotColor
        dot.frame = CGRect(x: margin, y: height / 2 - 4, width: 8, height: 8)
        (titleLabel.text, titleLabel.font, titleLabel.textColor) = (title, font, color)
        detailLabel.text = detail
        detailLabel.isHidden = detail.isEmpty
        // The line number at the end of a long name stays visible, and the name can use the space that a short title does not need.
        let room = max((right - x) * 0.5, right - x - TimelineStyle.width(title, font) - 12)
        let detailWidth = detail.isEmpty ? 0 : min(TimelineStyle.width(detail, TimelineStyle.codeFont) + 1, room)
        detailLabel.frame = CGRect(x: right - detailWidth, y: 0, width: detailWidth, height: height)
        titleLabel.frame = CGRect(x: x, y: 0, width: right - x - (detail.isEmpty ? 0 : detailWidth + 10), height: height)
    }

    /// Shows shapes and texts. As far as possible, existing layers and labels are reused.
    private func show(_ drawing: TimelineRowDrawing) {
        while shapeLayers.count < drawing.shapes.count {
            let shapeLayer = CAShapeLayer()
            shapeLayer.lineJoin = .round
            shapeLayers.append(shapeLayer)
            timeArea.layer.insertSublayer(shapeLayer, at: UInt32(shapeLayers.count - 1))
        }
        for (index, shapeLayer) in shapeLayers.enumerated() {
            shapeLayer.isHidden = index >= drawing.shapes.count
            guard index < drawing.shapes.count else { continue }
            let shape = drawing.shapes[index]
            shapeLayer.path = shape.path
            (shapeLayer.fillColor, shapeLayer.strokeColor) = (shape.fillColor?.cgColor, shape.strokeColor?.cgColor)
            (shapeLayer.lineWidth, shapeLayer.lineDashPattern) = (shape.lineWidth, shape.dash)
        }
        while textLabels.count < drawing.texts.count {
            let label = TimelineStyle.label(TimelineStyle.font)
            textLabels.append(label)
            timeArea.addSubview(label)
        }
        for (index, label) in textLabels.enumerated() {
            label.isHidden = index >= drawing.texts.count
            guard index < drawing.texts.count else { continue }
            let text = drawing.texts[index]
            (label.text, label.font, label.textColor, label.frame) = (text.string, text.font, text.color, text.frame)
        }
    }
}
