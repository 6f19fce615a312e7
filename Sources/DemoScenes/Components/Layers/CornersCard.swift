import UIKit

/// A card with a tile. Two controls select which corners of the tile are round, and whether their curve is continuous or circular.
class CornersCard: FilterCard {
    private static let corners: [(title: String, mask: CACornerMask)] = [
        ("All", [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]),
        ("Top", [.layerMinXMinYCorner, .layerMaxXMinYCorner]), ("Diagonal", [.layerMinXMinYCorner, .layerMaxXMaxYCorner]),
    ]
    private let tile = UIView()
    private let cornerControl = UISegmentedControl(items: CornersCard.corners.map(\.title))
    private let curveControl = UISegmentedControl(items: ["Continuous", "Circular"])

    init() {
        super.init("Corners")
        tile.backgroundColor = Palette.teal
        tile.layer.cornerRadius = 44
        addSubview(tile)
        for control in [cornerControl, curveControl] {
            control.selectedSegmentIndex = 0
            control.addTarget(self, action: Selector(CornersCard.update), for: .valueChanged)
            addSubview(control)
        }
        update()
    }

    required init?(coder: NSCoder) { return nil }

    func update() {
        tile.layer.maskedCorners = Self.corners[max(cornerControl.selectedSegmentIndex, 0)].mask
        tile.layer.cornerCurve = curveControl.selectedSegmentIndex == 1 ? .circular : .continuous
    }

    override func height(_ width: CGFloat) -> CGFloat { Self.contentTop + 120 + 12 + 32 + 8 + 32 + 16 }

    override func layoutSubviews() {
        super.layoutSubviews()
        tile.frame = CGRect(x: ((bounds.width - 180) / 2).rounded(), y: Self.contentTop, width: 180, height: 120)
        cornerControl.frame = CGRect(x: 16, y: tile.frame.maxY + 12, width: bounds.width - 32, height: 32)
        curveControl.frame = cornerControl.frame.offsetBy(dx: 0, dy: 40)
    }
}
