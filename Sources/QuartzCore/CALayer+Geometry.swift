import CoreGraphics
import Foundation

extension CALayer {
    /// From this layer's plane to that of an ancestor, or of the root with nil.
    package func transform(to ancestor: CALayer?) -> Projection {
        var whole = Projection.identity
        // How far the way leads through space before it meets a plane: layers that keep depth have none.
        var open: Place?
        var next: CALayer? = self
        while let layer = next, layer !== ancestor {
            let above = layer.superlayer
            let place = Place(layer.modelValues, in: above?.modelValues, deep: layer.keepsDepth || above?.keepsDepth == true)
            let way = open.map { .space($0.space.concatenating(place.space)) } ?? place
            open = above?.keepsDepth == true && above !== ancestor ? way : nil
            if open == nil { whole = whole.concatenating(way.flattened) }
            next = above
        }
        return whole
    }

    /// From this layer's coordinates to another's, by way of what both lie in. A plane seen edge on has no way back: the other's are kept.
    func transform(into other: CALayer?) -> Projection {
        let here = transform(to: nil)
        guard let other else { return here }
        return other.transform(to: nil).inverse.map { here.concatenating($0) } ?? here
    }

    /// A point or a rectangle of this layer in another's coordinates, by the models; nil for the outermost layer's.
    public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { point.applying(transform(into: layer)) }
    /// And the other way.
    public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { point.applying(back(from: layer)) }
    public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { transform(into: layer).box(of: rect) }
    public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect { back(from: layer).box(of: rect) }

    private func back(from layer: CALayer?) -> Projection {
        let way = transform(into: layer)
        return way.inverse ?? way
    }

    /// Whether a point of the layer's own coordinates is in its bounds.
    public func contains(_ p: CGPoint) -> Bool { modelValues.bounds.contains(p) }

    /// The farthest layer that has the point, given in the superlayer's coordinates.
    public func hitTest(_ p: CGPoint) -> CALayer? {
        hitTest(p, Place(modelValues, in: superlayer?.modelValues, deep: keepsDepth))
    }

    private func hitTest(_ p: CGPoint, _ place: Place) -> CALayer? {
        guard !modelValues.isHidden else { return nil }
        let deep = keepsDepth
        guard let point = deep ? p : place.flattened.inverse?.apply(p) else { return nil }
        guard deep || !modelValues.masksToBounds || contains(point) else { return nil }
        for child in arranged(sublayers ?? [], modelValues, beyond: deep ? place : nil, { $0.modelValues }).reversed() {
            if let hit = child.layer.hitTest(point, child.place) { return hit }
        }
        return !deep && contains(point) ? self : nil
    }

    /// A sublayer with what it shows and where it stands.
    struct Arranged {
        var layer: CALayer
        var values: LayerValues
        var place: Place
    }

    /// Sublayers of this layer, which shows `values`, from the back to the front; those of equal depth stay in the order in which they were
    /// added. `beyond` is this layer's own place if it has no plane.
    func arranged(
        _ layers: [CALayer], _ values: LayerValues, beyond: Place?, _ shown: (CALayer) -> LayerValues
    ) -> [Arranged] {
        let all = layers.map { layer in
            let own = shown(layer)
            return Arranged(layer: layer, values: own, place: Place(own, in: values, beyond: beyond, deep: layer.keepsDepth))
        }
        let depths = all.map { $0.place.depth(of: $0.values) }
        guard let first = depths.first, depths.contains(where: { $0 != first }) else { return all }
        return all.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { all[$0] }
    }
}

/// How a layer lies in its superlayer's plane, with what the superlayer does to all its sublayers.
nonisolated enum Place {
    case plane(CGAffineTransform)
    case space(CATransform3D)

    /// `beyond` is the place of a superlayer that has no plane of its own; what is `deep` needs its z.
    init(_ values: LayerValues, in above: LayerValues?, beyond: Place? = nil, deep: Bool = false) {
        let hasLens = above.map { !CATransform3DIsIdentity($0.sublayerTransform) } ?? false
        self.init(values, lens: hasLens ? above?.sublayerSpace : nil, beyond: beyond, deep: deep)
    }

    /// `lens` is what the superlayer does to all its sublayers.
    init(_ values: LayerValues, lens: CATransform3D?, beyond: Place?, deep: Bool) {
        if lens == nil, !deep, beyond == nil, let flat = values.flat {
            self = .plane(flat)
            return
        }
        var space = values.spaceToSuperlayer
        if let lens { space = space.concatenating(lens) }
        if let beyond { space = space.concatenating(beyond.space) }
        self = .space(space)
    }

    var flattened: Projection {
        switch self {
        case .plane(let flat): Projection(flat)
        case .space(let space): Projection(flattening: space)
        }
    }

    var space: CATransform3D {
        switch self {
        case .plane(let flat): CATransform3D(flat)
        case .space(let space): space
        }
    }

    static func rounded(_ depth: CGFloat) -> Double { depth == 0 ? 0 : (Double(depth) * 1024).rounded() / 1024 }

    /// How near the middle of the layer is to the eye, in 1/1024 point: a turn about an axis through the middle must not reorder siblings by
    /// the rounding of a sine.
    func depth(of values: LayerValues) -> Double {
        var depth = values.zPosition - values.anchorPointZ
        if case .space(let space) = self {
            let (x, y) = (values.bounds.midX, values.bounds.midY)
            let (z, w) = (x * space.m13 + y * space.m23 + space.m43, x * space.m14 + y * space.m24 + space.m44)
            depth = w > Projection.nearest ? z / w : z
        }
        return Self.rounded(depth)
    }
}
