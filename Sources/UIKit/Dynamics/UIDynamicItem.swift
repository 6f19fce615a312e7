import CoreGraphics
import Foundation

/// An object that a dynamic animator moves: a view, the layout attributes of a collection view, or an object of the client.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    /// The position of the item in the coordinates of the animator's reference view. The animator changes it.
    var center: CGPoint { get set }
    /// The size of the item. The animator reads it when the item is added, and in `updateItem(usingCurrentState:)`.
    var bounds: CGRect { get }
    /// The rotation of the item. The animator changes it. A scale that the transform has at the beginning is preserved.
    var transform: CGAffineTransform { get set }
    /// The shape with which the item collides. The default is its bounds.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The shape for the type `path`. The point (0, 0) of the path is the center of the item.
    ///
    /// Differs from Apple: a path that is not convex is divided into convex polygons, and the shape consists of all
    /// subpaths.
    var collisionBoundingPath: UIBezierPath { get }
}

/// The default implementations, which make both shapes optional.
extension UIDynamicItem {
    /// The type `rectangle`: the item collides with its bounds.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// An empty path.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
