import CoreGraphics
import FlipbookMotion
import Foundation
import QuartzCore

/// Attaches an item to a point or to another item: by a rod, a spring, a pin, a rail or a rope.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    nonisolated deinit {}

    /// The other end of an attachment: another item or a point.
    nonisolated public enum AttachmentType: Int, Sendable {
        /// The behavior connects two items.
        case items
        /// The behavior connects an item with a point.
        case anchor
    }

    /// The items that are attached: one or two.
    open var items: [any UIDynamicItem] { attachment.items }
    /// The other end of the attachment.
    open var attachedBehaviorType: AttachmentType { items.count > 1 ? .items : .anchor }

    /// The one or two attached items with the points at which they are attached, and the kind of joint.
    private var attachment: DynamicAttachment

    /// The point to which an item is attached. It has no effect on attachments of two items.
    open var anchorPoint: CGPoint {
        didSet {
            anchorPoint = finite(anchorPoint, or: oldValue, "anchorPoint")
            if anchorPoint != oldValue { didChange(.joints) }
        }
    }
    /// The distance between the ends of a rod, a spring or a rope. The default is the distance when the behavior was created.
    open var length: CGFloat {
        didSet {
            length = max(finite(length, or: oldValue, "length"), 0)
            if length != oldValue { didChange(.joints) }
        }
    }
    /// The damping of the spring: 0 is none, 1 is critical. It has an effect if `frequency` is not 0.
    open var damping: CGFloat = 0 { didSet { jointValueChanged(&damping, oldValue, "damping") } }
    /// The frequency of the spring in hertz, or 0 for a rod.
    open var frequency: CGFloat = 0 { didSet { jointValueChanged(&frequency, oldValue, "frequency") } }
    /// The torque with which a pin resists rotation. A torque of 1 is the torque of a force of magnitude 1 on a lever of one
    /// point.
    open var frictionTorque: CGFloat = 0 { didSet { jointValueChanged(&frictionTorque, oldValue, "frictionTorque") } }
    /// The range of the rotation of a pin, in radians, or of the movement of a sliding attachment, in points. The default is infinite.
    open var attachmentRange = UIFloatRange.infinite { didSet { if attachmentRange != oldValue { didChange(.joints) } } }

    /// Creates a rod from the center of an item to a point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Creates a rod from a point of an item to a point. The offset is in the coordinates of the item.
    public required init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        attachment = DynamicAttachment(item, offset)
        anchorPoint = Diagnostics.finite(point, or: item.center, "point", source: "UIAttachmentBehavior")
        length = 0
        super.init()
        length = attachment.distance(to: anchorPoint)
    }

    /// Creates a rod between the centers of two items.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Creates a rod between points of two items. The offsets are in the coordinates of the items.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        self.init(item: item1, offsetFromCenter: offset1, attachedToAnchor: item2.center)
        attachment.attach(item2, offset2)
        length = attachment.distance(to: anchorPoint)
    }

    // MARK: - Kinds

    /// Returns an attachment in which two items move along an axis relative to each other, and do not rotate relative to each other.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> Self {
        make(item1, item2, at: point, .sliding(axis))
    }

    /// Returns an attachment in which an item moves along an axis through a point, and does not rotate.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> Self {
        make(item, nil, at: point, .sliding(axis))
    }

    /// Returns an attachment like a rope: the distance between a point of one item and a point of the other item is at most `length`.
    /// Initially, `length` is the distance when the attachment is created. The offsets are in the coordinates of the items.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> Self {
        let behavior = self.init(item: item1, offsetFromCenter: offset1, attachedToAnchor: item2.center)
        behavior.attachment.attach(item2, offset2)
        behavior.attachment.kind = .limit
        behavior.length = behavior.attachment.distance(to: behavior.anchorPoint)
        return behavior
    }

    /// Returns an attachment with which two items move like one rigid body.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> Self {
        make(item1, item2, at: point, .fixed)
    }

    /// Returns a pin at a point, about which two items rotate.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> Self {
        make(item1, item2, at: point, .pin)
    }

    private class func make(
        _ item1: any UIDynamicItem, _ item2: (any UIDynamicItem)?, at point: CGPoint, _ kind: DynamicAttachment.Kind
    ) -> Self {
        let behavior = self.init(item: item1, offsetFromCenter: .zero, attachedToAnchor: point)
        if let item2 { behavior.attachment.attach(item2, .zero) }
        behavior.attachment.kind = kind
        return behavior
    }

    // MARK: - Simulation

    private func jointValueChanged(_ value: inout CGFloat, _ oldValue: CGFloat, _ name: String) {
        value = max(finite(value, or: oldValue, name), 0)
        if value != oldValue { didChange(.joints) }
    }

    override var simulatedItems: [any UIDynamicItem] { items }

    override func makeJoints(in simulation: DynamicSimulation) -> [RigidJoint] {
        guard var joint = attachment.joint(in: simulation, anchor: anchorPoint, length: Double(length)) else { return [] }
        joint.frequency = min(Double(frequency), Double(RigidBodyWorld.stepsPerSecond))
        joint.damping = Double(damping)
        joint.frictionTorque = Double(frictionTorque) * 100
        joint.range = attachmentRange.limits
        return [joint]
    }

    override func discardSimulationState() { attachment.discardInitialJoint() }
}
