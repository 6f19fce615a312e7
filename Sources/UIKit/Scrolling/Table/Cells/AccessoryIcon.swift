import CoreGraphics
import QuartzCore

/// A standard accessory at the trailing end of a row: a chevron, a check mark, or an information icon, which may have a chevron beside it.
final class AccessoryIcon: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    private let type: UITableViewCell.AccessoryType
    /// The color of the lines.
    var color: UIColor { didSet { updateColor() } }

    init?(_ type: UITableViewCell.AccessoryType, tint: UIColor) {
        guard type != .none else { return nil }
        self.type = type
        color = type == .disclosureIndicator ? ControlColors.chevron : tint
        super.init(frame: CGRect(origin: .zero, size: Self.size(type)))
        guard let shapeLayer = layer as? CAShapeLayer else { return }
        shapeLayer.path = Self.path(type)
        shapeLayer.fillColor = nil
        shapeLayer.lineWidth = type == .detailButton ? 1 : 2
        shapeLayer.lineCap = .round
        shapeLayer.lineJoin = .round
        updateColor()
        if type == .detailDisclosureButton { addChevron() }
        isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
    }

    required init?(coder: NSCoder) { return nil }

    private func updateColor() { (layer as? CAShapeLayer)?.strokeColor = resolved(color) }
    override func dynamicColorsDidChange() { updateColor() }

    private func addChevron() {
        guard let chevron = AccessoryIcon(.disclosureIndicator, tint: .black) else { return }
        chevron.frame.origin = CGPoint(x: 32, y: 4.5)
        addSubview(chevron)
    }

    private static func size(_ type: UITableViewCell.AccessoryType) -> CGSize {
        switch type {
        case .none: .zero
        case .disclosureIndicator: CGSize(width: 8, height: 13)
        case .checkmark: CGSize(width: 14, height: 11)
        case .detailButton: CGSize(width: 22, height: 22)
        case .detailDisclosureButton: CGSize(width: 40, height: 22)
        }
    }

    private static func path(_ type: UITableViewCell.AccessoryType) -> CGPath {
        let path = CGMutablePath()
        switch type {
        case .none: break
        case .disclosureIndicator:
            path.move(to: CGPoint(x: 1.25, y: 1))
            path.addLine(to: CGPoint(x: 6.75, y: 6.5))
            path.addLine(to: CGPoint(x: 1.25, y: 12))
        case .checkmark:
            path.move(to: CGPoint(x: 1, y: 6))
            path.addLine(to: CGPoint(x: 4.75, y: 9.75))
            path.addLine(to: CGPoint(x: 13, y: 1))
        case .detailButton, .detailDisclosureButton:
            path.addEllipse(in: CGRect(x: 0.75, y: 0.75, width: 20.5, height: 20.5))
            path.move(to: CGPoint(x: 11, y: 6.25))
            path.addLine(to: CGPoint(x: 11, y: 6.3))
            path.move(to: CGPoint(x: 11, y: 10))
            path.addLine(to: CGPoint(x: 11, y: 16))
        }
        return path
    }

    // MARK: - Touches on the detail button

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.3 }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        alpha = touches.contains(where: isInTrackingArea) ? 0.3 : 1
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        alpha = 1
        guard touches.contains(where: isInTrackingArea), let cell = superview as? UITableViewCell,
            let table = cell.superview as? UITableView, let path = table.indexPath(for: cell)
        else { return }
        cell.accessorySegue?(cell)
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    }
}
