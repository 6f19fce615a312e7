import UIKit

/// A box whose faces are the sublayers of a transform layer, which keeps their depth. A drag rotates the box.
class BoxCard: FilterCard {
    private static let side: CGFloat = 92
    private let boxView = UIView()
    private let box = CATransformLayer()
    /// The angles around the vertical and the horizontal axis, in radians.
    private var angles = (y: CGFloat(-0.6), x: CGFloat(0.45))

    init() {
        super.init("A box in a transform layer")
        boxView.accessibilityIdentifier = "box"
        addSubview(boxView)
        boxView.layer.addSublayer(box)
        for (index, color) in [Palette.blue, Palette.teal, Palette.gold, Palette.rose, Palette.plum, Palette.accent].enumerated() {
            let face = Self.face(index)
            box.addSublayer(face)
            boxView.followStyle { [unowned boxView] in
                face.backgroundColor = color.resolvedColor(with: boxView.traitCollection).withAlphaComponent(0.92).cgColor
            }
        }
        boxView.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(BoxCard.rotateBox)))
        updateTransform()
    }

    required init?(coder: NSCoder) { return nil }

    /// Returns a face: it is rotated to its side of the box, and then moved outward.
    private static func face(_ index: Int) -> CALayer {
        let face = CALayer()
        face.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        face.cornerRadius = 8
        let rotation =
            index < 4
            ? CATransform3DMakeRotation(CGFloat(index) * .pi / 2, 0, 1, 0)
            : CATransform3DMakeRotation(index == 4 ? .pi / 2 : -.pi / 2, 1, 0, 0)
        face.transform = CATransform3DTranslate(rotation, 0, 0, side / 2)
        return face
    }

    func rotateBox(_ recognizer: UIPanGestureRecognizer) {
        let distance = recognizer.translation(in: boxView)
        recognizer.setTranslation(.zero, in: boxView)
        angles.y += distance.x / 80
        angles.x = min(max(angles.x - distance.y / 80, -1.2), 1.2)
        updateTransform()
    }

    private func updateTransform() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        transform = CATransform3DRotate(transform, angles.x, -1, 0, 0)
        box.transform = CATransform3DRotate(transform, angles.y, 0, 1, 0)
        CATransaction.commit()
    }

    override func height(_ width: CGFloat) -> CGFloat { Self.contentTop + 190 }

    override func layoutSubviews() {
        super.layoutSubviews()
        boxView.frame = CGRect(x: 0, y: Self.contentTop, width: bounds.width, height: 174)
        box.position = CGPoint(x: boxView.bounds.midX, y: boxView.bounds.midY)
    }
}
