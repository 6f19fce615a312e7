import UIKit
import Foundation

// Subclasses of open classes that override the open members, as the code of an app can do. `UIKitSubclassTests` compiles this file in Swift 6
// mode, and `ClientTests` compiles it in Swift 5 mode.

class CustomUIAttachmentBehavior: UIAttachmentBehavior {
    override var items: [any UIDynamicItem] { super.items }
    override var attachedBehaviorType: AttachmentType { super.attachedBehaviorType }
    override var anchorPoint: CGPoint {
        get { super.anchorPoint }
        set { super.anchorPoint = newValue }
    }
    override var length: CGFloat {
        get { super.length }
        set { super.length = newValue }
    }
    override var damping: CGFloat {
        get { super.damping }
        set { super.damping = newValue }
    }
    override var frequency: CGFloat {
        get { super.frequency }
        set { super.frequency = newValue }
    }
    override var frictionTorque: CGFloat {
        get { super.frictionTorque }
        set { super.frictionTorque = newValue }
    }
    override var attachmentRange: UIFloatRange {
        get { super.attachmentRange }
        set { super.attachmentRange = newValue }
    }
    override class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> Self { super.slidingAttachment(with: item1, attachedTo: item2, attachmentAnchor: point, axisOfTranslation: axis) }
    override class func slidingAttachment(with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector)
        -> Self
    { super.slidingAttachment(with: item, attachmentAnchor: point, axisOfTranslation: axis) }
    override class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> Self { super.limitAttachment(with: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2) }
    override class func fixedAttachment(with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint)
        -> Self
    { super.fixedAttachment(with: item1, attachedTo: item2, attachmentAnchor: point) }
    override class func pinAttachment(with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint)
        -> Self
    { super.pinAttachment(with: item1, attachedTo: item2, attachmentAnchor: point) }
}

class CustomUICollisionBehavior: UICollisionBehavior {
    override var collisionDelegate: (any UICollisionBehaviorDelegate)? {
        get { super.collisionDelegate }
        set { super.collisionDelegate = newValue }
    }
    override var collisionMode: Mode {
        get { super.collisionMode }
        set { super.collisionMode = newValue }
    }
    override var translatesReferenceBoundsIntoBoundary: Bool {
        get { super.translatesReferenceBoundsIntoBoundary }
        set { super.translatesReferenceBoundsIntoBoundary = newValue }
    }
    override var items: [any UIDynamicItem] { super.items }
    override func addItem(_ item: any UIDynamicItem) { super.addItem(item) }
    override func removeItem(_ item: any UIDynamicItem) { super.removeItem(item) }
    override func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        super.setTranslatesReferenceBoundsIntoBoundary(with: insets)
    }
    override func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        super.addBoundary(withIdentifier: identifier, for: bezierPath)
    }
    override func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        super.addBoundary(withIdentifier: identifier, from: p1, to: p2)
    }
    override func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { super.boundary(withIdentifier: identifier) }
    override func removeBoundary(withIdentifier identifier: any NSCopying) { super.removeBoundary(withIdentifier: identifier) }
    override func removeAllBoundaries() { super.removeAllBoundaries() }
    override var boundaryIdentifiers: [any NSCopying]? { super.boundaryIdentifiers }
}

class CustomUIDynamicAnimator: UIDynamicAnimator {
    override var referenceView: UIView? { super.referenceView }
    override var delegate: (any UIDynamicAnimatorDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var behaviors: [UIDynamicBehavior] { super.behaviors }
    override func addBehavior(_ behavior: UIDynamicBehavior) { super.addBehavior(behavior) }
    override func removeBehavior(_ behavior: UIDynamicBehavior) { super.removeBehavior(behavior) }
    override func removeAllBehaviors() { super.removeAllBehaviors() }
    override func items(in rect: CGRect) -> [any UIDynamicItem] { super.items(in: rect) }
    override func updateItem(usingCurrentState item: any UIDynamicItem) { super.updateItem(usingCurrentState: item) }
    override func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForCell(at: indexPath)
    }
    override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
    override func layoutAttributesForDecorationView(ofKind decorationViewKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { super.layoutAttributesForDecorationView(ofKind: decorationViewKind, at: indexPath) }
    override var isRunning: Bool { super.isRunning }
    override var elapsedTime: TimeInterval { super.elapsedTime }
}

class CustomUIDynamicBehavior: UIDynamicBehavior {
    override var childBehaviors: [UIDynamicBehavior] { super.childBehaviors }
    override var action: (() -> Void)? {
        get { super.action }
        set { super.action = newValue }
    }
    override var dynamicAnimator: UIDynamicAnimator? { super.dynamicAnimator }
    override func addChildBehavior(_ behavior: UIDynamicBehavior) { super.addChildBehavior(behavior) }
    override func removeChildBehavior(_ behavior: UIDynamicBehavior) { super.removeChildBehavior(behavior) }
    override func willMove(to dynamicAnimator: UIDynamicAnimator?) { super.willMove(to: dynamicAnimator) }
}

class CustomUIDynamicItemBehavior: UIDynamicItemBehavior {
    override var items: [any UIDynamicItem] { super.items }
    override func addItem(_ item: any UIDynamicItem) { super.addItem(item) }
    override func removeItem(_ item: any UIDynamicItem) { super.removeItem(item) }
    override var elasticity: CGFloat {
        get { super.elasticity }
        set { super.elasticity = newValue }
    }
    override var friction: CGFloat {
        get { super.friction }
        set { super.friction = newValue }
    }
    override var density: CGFloat {
        get { super.density }
        set { super.density = newValue }
    }
    override var resistance: CGFloat {
        get { super.resistance }
        set { super.resistance = newValue }
    }
    override var angularResistance: CGFloat {
        get { super.angularResistance }
        set { super.angularResistance = newValue }
    }
    override var charge: CGFloat {
        get { super.charge }
        set { super.charge = newValue }
    }
    override var isAnchored: Bool {
        get { super.isAnchored }
        set { super.isAnchored = newValue }
    }
    override var allowsRotation: Bool {
        get { super.allowsRotation }
        set { super.allowsRotation = newValue }
    }
    override func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { super.addLinearVelocity(velocity, for: item) }
    override func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { super.addAngularVelocity(velocity, for: item) }
    override func linearVelocity(for item: any UIDynamicItem) -> CGPoint { super.linearVelocity(for: item) }
    override func angularVelocity(for item: any UIDynamicItem) -> CGFloat { super.angularVelocity(for: item) }
}

class CustomUIDynamicItemGroup: UIDynamicItemGroup {
    override var items: [any UIDynamicItem] { super.items }
    override var bounds: CGRect { super.bounds }
    override var center: CGPoint {
        get { super.center }
        set { super.center = newValue }
    }
    override var transform: CGAffineTransform {
        get { super.transform }
        set { super.transform = newValue }
    }
}
