import CoreGraphics
import QuartzCore

/// The view of an accessory of a list cell.
final class ListAccessoryView: UIView {
    private(set) var accessory: UICellAccessory
    private var content = UIView()
    /// Called with this view when the accessory is tapped.
    private let onTap: (ListAccessoryView) -> Void

    init(_ accessory: UICellAccessory, _ onTap: @escaping (ListAccessoryView) -> Void, _ onDrag: @escaping (UITouch.Phase, CGPoint) -> Void)
    {
        (self.accessory, self.onTap) = (accessory, onTap)
        super.init(frame: .zero)
        content = makeContent(onDrag)
        addSubview(content)
        update(accessory)
        bounds.size.width = width
    }

    required init?(coder: NSCoder) { return nil }

    private func makeContent(_ onDrag: @escaping (UITouch.Phase, CGPoint) -> Void) -> UIView {
        switch accessory.kind {
        case .disclosureIndicator, .outlineDisclosure: return AccessoryIcon(.disclosureIndicator, tint: tintColor) ?? UIView()
        case .checkmark: return AccessoryIcon(.checkmark, tint: tintColor) ?? UIView()
        case .detail: return AccessoryIcon(.detailButton, tint: tintColor) ?? UIView()
        case .delete: return EditControl(.delete) { [weak self] in self?.tap() }
        case .insert: return EditControl(.insert) { [weak self] in self?.tap() }
        case .reorder: return ListReorderControl(onDrag)
        case .multiselect: return SelectionCircleView(isOn: false)
        case .label: return UILabel()
        case .customView(let configuration): return configuration.customView
        }
    }

    /// Applies the options of another accessory of the same kind, such as its color and its text.
    func update(_ accessory: UICellAccessory) {
        self.accessory = accessory
        content.isHidden = accessory.isHidden
        switch (accessory.kind, content) {
        case (.label(let text, let font), let label as UILabel):
            (label.text, label.font, label.textColor) = (text, font, accessory.tintColor ?? .secondaryLabel)
            label.bounds.size = label.sizeThatFits(CGSize(width: 1000, height: 100))
        case (.disclosureIndicator, let icon as AccessoryIcon): icon.color = accessory.tintColor ?? ControlColors.chevron
        case (.outlineDisclosure, let icon as AccessoryIcon), (.checkmark, let icon as AccessoryIcon), (.detail, let icon as AccessoryIcon):
            icon.color = accessory.tintColor ?? tintColor
        case (.delete, let control as EditControl), (.insert, let control as EditControl): control.color = accessory.tintColor
        case (.reorder, let control as ListReorderControl): control.color = accessory.tintColor ?? .tertiaryLabel
        case (.multiselect, _): if content.explicitTintColor != accessory.tintColor { content.tintColor = accessory.tintColor }
        case (.customView, _):
            if let color = accessory.tintColor { content.tintColor = color }
            if content.bounds.isEmpty { content.bounds.size = content.intrinsicContentSize }
        default: break
        }
        setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update(accessory)
    }

    /// The width of the accessory with its reserved space.
    var width: CGFloat {
        switch accessory.reservedLayoutWidth {
        case .custom(let width): return max(width, 0)
        case .standard, .actual: return max(content.bounds.width, content is AccessoryIcon ? 14 : 0)
        }
    }

    /// Rotates the chevron of an outline disclosure. It points down for an expanded item, and forward for a collapsed item.
    func setExpanded(_ isExpanded: Bool) {
        guard case .outlineDisclosure = accessory.kind else { return }
        let forward: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .pi : 0
        content.transform = CGAffineTransform(rotationAngle: isExpanded ? .pi / 2 : forward)
        accessibilityLabel = isExpanded ? "Collapse" : "Expand"
    }

    /// Shows whether the item is selected.
    func setSelected(_ isSelected: Bool) {
        guard let circle = content as? SelectionCircleView, circle.isOn != isSelected else { return }
        circle.isOn = isSelected
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if content is EditControl || content is SelectionCircleView || content is ListReorderControl {
            content.frame = bounds
        } else {
            content.center = CGPoint(x: bounds.midX.rounded(), y: bounds.midY)
        }
    }

    // MARK: - Touches

    private func tap() { onTap(self) }

    /// Returns whether the accessory receives a touch. An outline disclosure and a detail button also receive touches beside them, because
    /// they are small. The kinds without an action receive none, nor does an outline disclosure of the style `header`: the cell handles its
    /// taps. A hidden accessory receives none either.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard !accessory.isHidden else { return false }
        return switch accessory.kind {
        case .outlineDisclosure(let style, _) where style != .header: bounds.insetBy(dx: -15, dy: 0).contains(point)
        case .detail: bounds.insetBy(dx: -10, dy: 0).contains(point)
        case .delete, .insert, .reorder, .customView: super.point(inside: point, with: event)
        default: false
        }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        // `AccessoryIcon` handles touches only in cells of tables. Here, the accessory handles them.
        return hit is AccessoryIcon ? self : hit
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.4 }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        alpha = touches.contains(where: isInTrackingArea) ? 0.4 : 1
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        alpha = 1
        if touches.contains(where: isInTrackingArea) { onTap(self) }
    }
}
