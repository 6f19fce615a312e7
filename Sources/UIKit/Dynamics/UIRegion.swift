import CoreGraphics
import Foundation

/// A region of the plane around the point (0, 0), in which a field acts.
@preconcurrency @MainActor open class UIRegion: NSObject, NSCopying {
    nonisolated deinit {}

    private indirect enum Shape {
        case everything
        case circle(radius: CGFloat)
        case rectangle(CGSize)
        case inverse(Shape)
        case union(Shape, Shape)
        case difference(Shape, Shape)
        case intersection(Shape, Shape)

        func contains(_ point: CGPoint) -> Bool {
            switch self {
            case .everything: true
            case .circle(let radius): point.x * point.x + point.y * point.y <= radius * radius
            case .rectangle(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
            case .inverse(let shape): !shape.contains(point)
            case .union(let a, let b): a.contains(point) || b.contains(point)
            case .difference(let a, let b): a.contains(point) && !b.contains(point)
            case .intersection(let a, let b): a.contains(point) && b.contains(point)
            }
        }
    }

    private var shape = Shape.everything

    /// Creates the region of all points.
    public required override init() {}

    /// Creates a circle around the point (0, 0).
    public convenience init(radius: CGFloat) {
        self.init()
        shape = .circle(radius: radius)
    }

    /// Creates a rectangle whose center is the point (0, 0).
    public convenience init(size: CGSize) {
        self.init()
        shape = .rectangle(size)
    }

    /// The region of all points.
    open class var infinite: UIRegion { UIRegion() }

    /// Returns the points outside of the region.
    open func inverse() -> Self { Self.make(.inverse(shape)) }
    /// Returns the points in either region.
    open func union(_ region: UIRegion) -> Self { Self.make(.union(shape, region.shape)) }
    /// Returns the points in this region that are not in another region.
    open func difference(from region: UIRegion) -> Self { Self.make(.difference(shape, region.shape)) }
    /// Returns the points in both regions.
    open func intersection(_ region: UIRegion) -> Self { Self.make(.intersection(shape, region.shape)) }

    /// Returns whether the region contains a point.
    open func contains(_ point: CGPoint) -> Bool { shape.contains(point) }

    /// Returns a region with the same points.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { Self.make(shape) } }

    private class func make(_ shape: Shape) -> Self {
        let region = self.init()
        region.shape = shape
        return region
    }
}
