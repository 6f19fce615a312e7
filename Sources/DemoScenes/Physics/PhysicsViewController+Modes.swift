import UIKit

extension PhysicsViewController {
    /// Replaces the forces on the toys.
    func setMode(_ newMode: Mode) {
        mode = newMode
        if newMode != .tidy { modeControl.selectedSegmentIndex = newMode.rawValue }
        for behavior in modeBehaviors { animator.removeBehavior(behavior) }
        switch newMode {
        case .fall: modeBehaviors = [gravity]
        case .orbit: modeBehaviors = orbitFields()
        case .tidy: modeBehaviors = toys.map { UISnapBehavior(item: $0, snapTo: castlePosition(of: $0)) }
        }
        // On their way to the castle, the toys do not collide with each other, so that none blocks another.
        collision.collisionMode = newMode == .tidy ? .boundaries : .everything
        for behavior in modeBehaviors { animator.addBehavior(behavior) }
    }

    func modeControlChanged() { setMode(Mode(rawValue: modeControl.selectedSegmentIndex) ?? .fall) }

    /// Returns fields that move the toys in circles around the middle of the box.
    private func orbitFields() -> [UIFieldBehavior] {
        let center = CGPoint(x: box.bounds.midX, y: box.bounds.midY)
        let (pull, vortex, drag) = (
            UIFieldBehavior.radialGravityField(position: center), UIFieldBehavior.vortexField(), UIFieldBehavior.dragField()
        )
        vortex.position = center
        (pull.strength, vortex.strength, drag.strength) = (4, 0.9, 0.4)
        for field in [pull, vortex, drag] {
            for toy in toys { field.addItem(toy) }
        }
        return [pull, vortex, drag]
    }

    // MARK: - Holding and pushing

    /// Adds a gesture recognizer to a toy. It begins at once with the touch, so that a finger holds the toy that it touches.
    func addGrip(to toy: UIView) {
        let hold = UILongPressGestureRecognizer(target: self, action: Selector(PhysicsViewController.hold(_:)))
        (hold.minimumPressDuration, hold.allowableMovement) = (0, .greatestFiniteMagnitude)
        toy.addGestureRecognizer(hold)
    }

    /// Attaches the touched point of the toy to the finger. A released toy keeps its velocity.
    func hold(_ recognizer: UILongPressGestureRecognizer) {
        guard let toy = recognizer.view else { return }
        let point = recognizer.location(in: box)
        switch recognizer.state {
        case .began: beginHolding(toy, at: point, recognizer)
        case .changed: grips[ObjectIdentifier(recognizer)]?.anchorPoint = clamped(point)
        default: if let grip = grips.removeValue(forKey: ObjectIdentifier(recognizer)) { animator.removeBehavior(grip) }
        }
    }

    private func beginHolding(_ toy: UIView, at point: CGPoint, _ recognizer: UILongPressGestureRecognizer) {
        if mode == .tidy { setMode(.fall) }
        let touched = recognizer.location(in: toy)
        let offset = UIOffset(horizontal: touched.x - toy.bounds.midX, vertical: touched.y - toy.bounds.midY)
        let grip = UIAttachmentBehavior(item: toy, offsetFromCenter: offset, attachedToAnchor: point)
        (grip.length, grip.frequency, grip.damping) = (0, 9, 1)
        grips[ObjectIdentifier(recognizer)] = grip
        box.bringSubviewToFront(toy)
        animator.addBehavior(grip)
    }

    /// Pushes all toys away from a double tap, once. The nearest toys are pushed the most. Like the mass, the magnitude is proportional to
    /// the area of the toy, so that large and small toys get similar velocities.
    func burst(_ recognizer: UITapGestureRecognizer) {
        if mode == .tidy { setMode(.fall) }
        for push in pushes { animator.removeBehavior(push) }
        let point = recognizer.location(in: box)
        pushes = toys.map { toy in
            let (dx, dy) = (toy.center.x - point.x, toy.center.y - point.y)
            let distance = max(hypot(dx, dy), 20)
            let push = UIPushBehavior(items: [toy], mode: .instantaneous)
            push.pushDirection = CGVector(dx: dx / distance, dy: dy / distance)
            push.magnitude = min(80 / distance, 1) * 1.2 * toy.bounds.width * toy.bounds.height / 2500
            return push
        }
        for push in pushes { animator.addBehavior(push) }
    }

    /// Returns the nearest point inside the box.
    private func clamped(_ point: CGPoint) -> CGPoint {
        let area = box.bounds.insetBy(dx: 8, dy: 8)
        return CGPoint(x: min(max(point.x, area.minX), area.maxX), y: min(max(point.y, area.minY), area.maxY))
    }
}
