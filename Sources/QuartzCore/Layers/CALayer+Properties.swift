import CoreGraphics
import Foundation

// MARK: - The properties of all layers

extension CALayer {
    /// The position of the anchor point, in the superlayer's coordinates.
    public var position: CGPoint {
        get { modelValues.position }
        set { write(.position, newValue) }
    }

    /// The z coordinate. A sibling with a greater z coordinate is in front.
    public var zPosition: CGFloat {
        get { modelValues.zPosition }
        set { write(.zPosition, newValue) }
    }

    /// The layer's own coordinates: the origin and the size of the part that is shown.
    public var bounds: CGRect {
        get { modelValues.bounds }
        set {
            let size = modelValues.bounds.size
            write(.bounds, newValue)
            if newValue.size != size { sizeDidChange(from: size) }
        }
    }

    /// The point that is at `position` and about which `transform` is applied, in unit coordinates of the bounds.
    public var anchorPoint: CGPoint {
        get { modelValues.anchorPoint }
        set { write(.anchorPoint, newValue) }
    }

    /// The z coordinate of the anchor point, in points.
    public var anchorPointZ: CGFloat {
        get { modelValues.anchorPointZ }
        set { write(.anchorPointZ, newValue) }
    }

    /// The transform of the layer, about the anchor point.
    public var transform: CATransform3D {
        get { modelValues.transform }
        set { write(.transform, newValue) }
    }

    /// The transform of the sublayers, about the anchor point. It is used for perspective.
    public var sublayerTransform: CATransform3D {
        get { modelValues.sublayerTransform }
        set { write(.sublayerTransform, newValue) }
    }

    /// The opacity of the layer with its sublayers, as one image.
    public var opacity: Float {
        get { Float(modelValues.opacity) }
        set { exactOpacity = Double(newValue) }
    }

    /// The opacity with the full precision of `UIView.alpha`, which a `Float` cannot hold.
    package var exactOpacity: Double {
        get { modelValues.opacity }
        set { write(.opacity, newValue) }
    }

    /// Whether the layer and its sublayers are hidden.
    public var isHidden: Bool {
        get { modelValues.isHidden }
        set { write(.isHidden, newValue) }
    }

    /// Whether sublayers are clipped to the bounds with their rounded corners.
    public var masksToBounds: Bool {
        get { modelValues.masksToBounds }
        set { write(.masksToBounds, newValue) }
    }

    /// The color that fills the bounds, behind the contents.
    public var backgroundColor: CGColor? {
        get { modelValues.backgroundColor }
        set { write(.backgroundColor, newValue) }
    }

    /// The radius of the corners of the background, of the border, and of the clipped area.
    public var cornerRadius: CGFloat {
        get { modelValues.cornerRadius }
        set { write(.cornerRadius, newValue) }
    }

    /// The width of the border, which is inside the bounds and in front of the sublayers.
    public var borderWidth: CGFloat {
        get { modelValues.borderWidth }
        set { write(.borderWidth, newValue) }
    }

    /// The color of the border.
    public var borderColor: CGColor? {
        get { modelValues.borderColor }
        set { write(.borderColor, newValue) }
    }

    /// The bounding box of the layer in its superlayer. Writing it writes `position` and `bounds`.
    public var frame: CGRect {
        get { modelValues.frame }
        set {
            guard newValue.isFinite else { return reportRefusedValue(of: "frame") }
            var wanted = modelValues
            wanted.frame = newValue
            position = wanted.position
            bounds = wanted.bounds
        }
    }

    /// Returns the two-dimensional part of the transform.
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(modelValues.transform) }
    /// Sets the transform to a two-dimensional one.
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
}

// MARK: - Writing

extension CALayer {
    /// Writes a model value that all layers have, with its action.
    @inline(__always)
    func write<V>(_ row: CommonProperty<V>, _ value: V) {
        guard modelValues.load(at: row.offset) != value else { return }
        guard value.isFinite else { return reportRefusedValue(of: row.key) }
        updateModel(withActionFor: row.key) { $0.store(value, at: row.offset) }
    }

    /// Writes a rare model value, with its action.
    @inline(__always)
    func write<V>(_ row: RareProperty<V>, _ value: V) {
        guard modelValues.rareValues[dynamicMember: row.path] != value else { return }
        guard value.isFinite else { return reportRefusedValue(of: row.key) }
        updateModel(withActionFor: row.key) { $0.rareValues[dynamicMember: row.path] = value }
    }

    /// Reports that a value was not written, because it is not finite. The old value is kept.
    func reportRefusedValue(of key: String) { Diagnostics.reportRefusedValue(of: key, source: "\(type(of: self))") }

    /// Changes the model with the action of a property. All animatable changes of the model are made here.
    ///
    /// The action is looked up before the change, because the action stores the old value. It runs after the change.
    @inline(__always)
    func updateModel(withActionFor key: String, _ change: (inout LayerValues) -> Void) {
        assert(LayerProperty.property(ofKind: classSpecificKind, key: key) != nil, "the row of \(key) is not listed in LayerProperty.all")
        let action = enabledAction(forKey: key)
        change(&modelValues)
        tree?.setNeedsDisplay()
        action?.run(forKey: key, object: self, arguments: nil)
    }
}
