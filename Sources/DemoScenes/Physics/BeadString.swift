import UIKit

/// A string of beads that hangs from a point: a behavior with gravity and with one attachment for each bead.
class BeadString: UIDynamicBehavior {
    /// The beads from top to bottom. The last bead is larger.
    let beads: [UIView]
    private let cord = CAShapeLayer()
    private let gravity: UIGravityBehavior
    private let topAttachment: UIAttachmentBehavior
    private static let spacing: CGFloat = 13
    private static let colors = [Palette.teal, Palette.gold, Palette.rose, Palette.blue]

    var pendant: UIView { beads[beads.count - 1] }

    /// Creates a string in a view, with a number of equal beads and a larger bead, the pendant, below them.
    init(in view: UIView, beadCount: Int) {
        beads = (0...beadCount).map { index in BeadString.makeBead(index, isPendant: index == beadCount) }
        gravity = UIGravityBehavior(items: beads)
        topAttachment = UIAttachmentBehavior(item: beads[0], attachedToAnchor: .zero)
        super.init()
        (cord.fillColor, cord.lineWidth) = (nil, 1.5)
        view.layer.addSublayer(cord)
        for bead in beads { view.addSubview(bead) }
        addBehaviors()
        action = { [weak self] in self?.updateCord() }
    }

    private static func makeBead(_ index: Int, isPendant: Bool) -> UIView {
        let toy = Toy(
            name: isPendant ? "Pendant" : "Bead \(index + 1)", shape: .ball(isPendant ? 34 : 9),
            color: isPendant ? Palette.accent : colors[index % colors.count], position: .zero)
        return ToyView(toy)
    }

    private func addBehaviors() {
        topAttachment.length = Self.spacing
        let properties = UIDynamicItemBehavior(items: beads.dropLast())
        (properties.density, properties.resistance, properties.angularResistance) = (8, 1.5, 4)
        for behavior in [gravity, topAttachment, properties] { addChildBehavior(behavior) }
        for (upper, lower) in zip(beads, beads.dropFirst()) {
            let link = UIAttachmentBehavior(item: lower, attachedTo: upper)
            link.length = lower === pendant ? 24 : Self.spacing
            addChildBehavior(link)
        }
    }

    /// Places the string straight down from a point.
    func hang(from point: CGPoint) {
        topAttachment.anchorPoint = point
        var y = point.y
        for bead in beads {
            y += bead === pendant ? 24 : Self.spacing
            bead.center = CGPoint(x: point.x, y: y)
            bead.transform = .identity
            dynamicAnimator?.updateItem(usingCurrentState: bead)
        }
        updateCord()
    }

    /// Sets the color of the cord.
    func setCordColor(_ color: UIColor) { cord.strokeColor = color.cgColor }

    private func updateCord() {
        let path = UIBezierPath()
        path.move(to: topAttachment.anchorPoint)
        for bead in beads { path.addLine(to: bead.center) }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        cord.path = path.cgPath
        CATransaction.commit()
    }
}
