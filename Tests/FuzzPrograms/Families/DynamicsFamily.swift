import Foundation
import Stage
import UIKit

/// A dynamic animator with every kind of behavior, whose items, boundaries, joints and fields change while they move.
final class DynamicsFamily: FuzzFamily {
    enum Operation: String, CaseIterable {
        case addGravity, addCollision, addAttachment, addSnap, addPush, addField, addItemBehavior, addGroup, addChild, remove, removeAll
        case addItem, removeItem, boundary, removeBoundary, properties, velocity, push, snapPoint, attachment, field, region, action
        case moveItem, resizeItem, updateItem, removeView, query, referenceBounds, wait
    }

    static let name = "dynamics"
    // With gravity and without a floor, an item falls forever.
    static let endsIdle = false

    private let stage: Stage
    private let root = UIView(frame: CGRect(x: 7, y: 9, width: 103, height: 141))
    private let views: [UIView]
    private var animator: UIDynamicAnimator
    private var behaviors: [UIDynamicBehavior] = []
    private let delegate: Delegate

    init(stage: Stage, values: inout FuzzValues) {
        self.stage = stage
        delegate = Delegate(FuzzValues(values.seed(), isHostile: values.isHostile))
        views = (0..<6).map { index in
            let view: UIView = index % 3 == 2 ? EllipseView() : UIView()
            view.frame = CGRect(x: 5 + 15 * index, y: 11 + 13 * index, width: 13 + index, height: 17)
            view.backgroundColor = UIColor(hue: CGFloat(index) / 6, saturation: 0.6, brightness: 0.9, alpha: 1)
            return view
        }
        animator = UIDynamicAnimator(referenceView: root)
        animator.delegate = delegate
        let controller = UIViewController()
        stage.window.rootViewController = controller
        controller.view.addSubview(root)
        for view in views { root.addSubview(view) }
    }

    func perform(_ operation: Operation, _ values: inout FuzzValues) {
        switch operation {
        case .addGravity, .addCollision, .addAttachment, .addSnap, .addPush, .addField, .addItemBehavior, .addGroup, .addChild:
            add(operation, &values)
        case .addItem, .removeItem, .boundary, .removeBoundary, .properties, .velocity, .push, .snapPoint, .attachment, .field, .region:
            change(operation, &values)
        case .remove: if let behavior = values.any(behaviors) { animator.removeBehavior(behavior) }
        case .removeAll: if values.bool(0.3) { animator.removeAllBehaviors() }
        case .action: setAction(&values)
        case .moveItem:
            let view = values.pick(views)
            view.center = values.point()
            if values.bool() { animator.updateItem(usingCurrentState: view) }
        case .resizeItem:
            let view = values.pick(views)
            view.bounds.size = values.size()
            if values.bool(0.7) { animator.updateItem(usingCurrentState: view) }
        case .updateItem: animator.updateItem(usingCurrentState: values.pick(views))
        case .removeView:
            let view = values.pick(views)
            if view.superview == nil { root.addSubview(view) } else { view.removeFromSuperview() }
        case .query: _ = (animator.items(in: values.rect()), animator.isRunning, animator.elapsedTime, animator.behaviors)
        case .referenceBounds: root.frame = CGRect(x: 7, y: 9, width: values.number(10, 120), height: values.number(10, 160))
        default: stage.advance(frames: values.integer(1...20))
        }
    }

    // MARK: - Behaviors

    private func items(_ values: inout FuzzValues) -> [UIView] { views.filter { _ in values.bool(0.5) } }
    private func offset(_ values: inout FuzzValues) -> UIOffset {
        UIOffset(horizontal: values.number(-12, 12), vertical: values.number(-12, 12))
    }

    private func add(_ operation: Operation, _ values: inout FuzzValues) {
        guard behaviors.count < 14, let behavior = behavior(operation, &values) else { return }
        behaviors.append(behavior)
        animator.addBehavior(behavior)
    }

    private func behavior(_ operation: Operation, _ values: inout FuzzValues) -> UIDynamicBehavior? {
        let items = items(&values)
        switch operation {
        case .addGravity:
            let gravity = UIGravityBehavior(items: items)
            gravity.setAngle(values.number(-4, 4), magnitude: values.number(-2, 2))
            return gravity
        case .addCollision:
            let collision = UICollisionBehavior(items: items)
            collision.setTranslatesReferenceBoundsIntoBoundary(with: values.bool(0.8) ? values.insets(9) : .zero)
            collision.collisionDelegate = delegate
            collision.collisionMode = values.pick([.everything, .items, .boundaries])
            return collision
        case .addAttachment: return attachment(&values)
        case .addSnap: return UISnapBehavior(item: values.pick(views), snapTo: values.point())
        case .addPush:
            let push = UIPushBehavior(items: items, mode: values.pick([.continuous, .instantaneous]))
            push.pushDirection = CGVector(dx: values.number(-1, 1), dy: values.number(-1, 1))
            return push
        case .addField: return field(&values)
        case .addItemBehavior: return UIDynamicItemBehavior(items: items)
        case .addGroup: return UIGravityBehavior(items: [UIDynamicItemGroup(items: Array(items.prefix(2)))])
        default:
            let parent = UIDynamicBehavior()
            parent.addChildBehavior(UIGravityBehavior(items: items))
            if let other = values.any(behaviors), values.bool(0.3) { parent.addChildBehavior(other) }
            return parent
        }
    }

    private func attachment(_ values: inout FuzzValues) -> UIDynamicBehavior? {
        let (first, second) = (values.pick(views), values.pick(views))
        let axis = CGVector(dx: values.number(-1, 1), dy: values.number(-1, 1))
        // Two different items: an item cannot be attached to itself.
        switch (values.integer(0...6), first !== second) {
        case (1, true): return UIAttachmentBehavior(item: first, attachedTo: second)
        case (2, true):
            return UIAttachmentBehavior.slidingAttachment(
                with: first, attachedTo: second, attachmentAnchor: values.point(), axisOfTranslation: axis)
        case (3, true): return UIAttachmentBehavior.pinAttachment(with: first, attachedTo: second, attachmentAnchor: values.point())
        case (4, true): return UIAttachmentBehavior.fixedAttachment(with: first, attachedTo: second, attachmentAnchor: values.point())
        case (5, true):
            return UIAttachmentBehavior.limitAttachment(
                with: first, offsetFromCenter: offset(&values), attachedTo: second, offsetFromCenter: offset(&values))
        case (6, _):
            return UIAttachmentBehavior.slidingAttachment(with: first, attachmentAnchor: values.point(), axisOfTranslation: axis)
        default: return UIAttachmentBehavior(item: first, offsetFromCenter: offset(&values), attachedToAnchor: values.point())
        }
    }

    private func field(_ values: inout FuzzValues) -> UIFieldBehavior {
        let direction = CGVector(dx: values.number(-1, 1), dy: values.number(-1, 1))
        let field: UIFieldBehavior =
            switch values.integer(0...7) {
            case 0: .dragField()
            case 1: .vortexField()
            case 2: .radialGravityField(position: values.point())
            case 3: .linearGravityField(direction: direction)
            case 4: .velocityField(direction: direction)
            case 5: .noiseField(smoothness: values.number(0, 1), animationSpeed: values.number(0, 3))
            case 6: .springField()
            default: values.bool() ? .electricField() : .magneticField()
            }
        for view in items(&values) { field.addItem(view) }
        return field
    }

    // MARK: - Changes

    private func change(_ operation: Operation, _ values: inout FuzzValues) {
        let view = values.pick(views)
        switch values.any(behaviors) {
        case let gravity as UIGravityBehavior:
            if operation == .addItem { gravity.addItem(view) } else { gravity.removeItem(view) }
        case let collision as UICollisionBehavior: change(collision, operation, view, &values)
        case let item as UIDynamicItemBehavior: change(item, operation, view, &values)
        case let push as UIPushBehavior:
            push.active = values.bool(0.7)
            push.setAngle(values.number(-4, 4), magnitude: values.number(-2, 2))
            push.setTargetOffsetFromCenter(offset(&values), for: view)
            if operation == .addItem { push.addItem(view) }
        case let snap as UISnapBehavior: (snap.snapPoint, snap.damping) = (values.point(), values.number(-0.2, 1.2))
        case let attachment as UIAttachmentBehavior:
            (attachment.length, attachment.damping, attachment.frequency) = (values.length(), values.number(-1, 9), values.number(-1, 9))
            (attachment.anchorPoint, attachment.frictionTorque) = (values.point(), values.number(-1, 5))
            attachment.attachmentRange = UIFloatRange(minimum: values.number(-30, 0), maximum: values.number(0, 30))
        case let field as UIFieldBehavior: change(field, operation, view, &values)
        default: break
        }
    }

    private func change(_ collision: UICollisionBehavior, _ operation: Operation, _ view: UIView, _ values: inout FuzzValues) {
        switch operation {
        case .addItem: collision.addItem(view)
        case .removeItem: collision.removeItem(view)
        case .boundary:
            if values.bool() {
                collision.addBoundary(withIdentifier: "line" as NSString, from: values.point(), to: values.point())
            } else {
                let path = UIBezierPath(ovalIn: values.rect())
                collision.addBoundary(withIdentifier: "path" as NSString, for: path)
            }
        default: collision.removeBoundary(withIdentifier: "line" as NSString)
        }
    }

    private func change(_ item: UIDynamicItemBehavior, _ operation: Operation, _ view: UIView, _ values: inout FuzzValues) {
        switch operation {
        case .addItem: item.addItem(view)
        case .removeItem: item.removeItem(view)
        case .velocity:
            item.addLinearVelocity(CGPoint(x: values.number(-900, 900), y: values.number(-900, 900)), for: view)
            item.addAngularVelocity(values.number(-20, 20), for: view)
            _ = (item.linearVelocity(for: view), item.angularVelocity(for: view))
        default:
            (item.elasticity, item.friction, item.density) = (values.number(-0.2, 1.4), values.number(-0.2, 2), values.number(-0.2, 9))
            (item.resistance, item.angularResistance) = (values.number(-1, 9), values.number(-1, 9))
            (item.isAnchored, item.allowsRotation, item.charge) = (values.bool(0.2), values.bool(0.8), values.number(-2, 2))
        }
    }

    private func change(_ field: UIFieldBehavior, _ operation: Operation, _ view: UIView, _ values: inout FuzzValues) {
        if operation == .addItem { field.addItem(view) } else if operation == .removeItem { field.removeItem(view) }
        (field.strength, field.falloff, field.minimumRadius) = (values.number(-9, 9), values.number(-1, 4), values.number(-1, 30))
        (field.position, field.direction) = (values.point(), CGVector(dx: values.number(-1, 1), dy: values.number(-1, 1)))
        let region = UIRegion(radius: values.number(-5, 90))
        field.region = values.bool() ? region : region.union(UIRegion(size: values.size())).inverse()
    }

    private func setAction(_ values: inout FuzzValues) {
        guard let behavior = values.any(behaviors) else { return }
        let delegate = delegate
        behavior.action = values.bool(0.3) ? nil : { [weak behavior] in if let behavior { delegate.reenter(behavior.dynamicAnimator) } }
    }

    // MARK: - Laws

    func checkLaws() throws {
        for view in views {
            guard view.center.x.isFinite, view.center.y.isFinite, view.transform.a.isFinite, view.transform.b.isFinite else {
                throw FuzzFailure("an item is at \(view.center), which is not finite")
            }
        }
        guard animator.behaviors.allSatisfy({ $0.dynamicAnimator === animator }) else {
            throw FuzzFailure("a behavior of the animator does not know it")
        }
        guard animator.elapsedTime.isFinite, animator.elapsedTime >= 0 else { throw FuzzFailure("the elapsed time is wrong") }
    }

    func finish() { animator.removeAllBehaviors() }
}
