import CoreGraphics
import FlipbookMotion
import Foundation

/// Several items that move as one rigid body. Add the group to behaviors, and not its items.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    nonisolated deinit {}

    /// The items of the group.
    open var items: [any UIDynamicItem] { members.map(\.item) }

    /// An item with its position relative to the unrotated group.
    private struct Member {
        let item: any UIDynamicItem
        let offset: Vector2D
        let transform: CGAffineTransform
    }

    private let members: [Member]

    /// The smallest rectangle around the items, with the origin at zero.
    open private(set) var bounds: CGRect
    /// The center of the group. A change moves all items.
    open var center: CGPoint { didSet { placeMembers() } }
    /// The rotation of the group. A change rotates all items about the center of the group.
    open var transform = CGAffineTransform.identity { didSet { placeMembers() } }

    /// Creates a group of items at their current positions.
    public init(items: [any UIDynamicItem]) {
        let boxes = items.map(DynamicShape.boundingBox).filter(\.isFinite)
        let box = boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
        let middle = CGPoint(x: box.midX, y: box.midY)
        center = middle
        bounds = CGRect(origin: .zero, size: box.size)
        members = items.map { item in
            Member(item: item, offset: Vector2D(item.center.x - middle.x, item.center.y - middle.y), transform: item.transform)
        }
    }

    private func placeMembers() {
        for member in members {
            let offset = CGPoint(x: member.offset.x, y: member.offset.y).applying(transform)
            member.item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
            member.item.transform = member.transform.concatenating(transform)
        }
    }

    /// The shapes of all items, in the coordinates of the unrotated group.
    var shapes: [RigidShape] {
        members.flatMap { member in
            DynamicShape.shapes(of: member.item).map { $0.placed(at: member.offset, Rotation2D(DynamicShape.angle(of: member.transform))) }
        }
    }
}
