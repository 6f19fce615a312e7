import CoreGraphics
import Foundation

// MARK: - The shadow

extension CALayer {
    /// Black at first.
    public var shadowColor: CGColor? {
        get { modelValues.rare.shadowColor }
        set { write("shadowColor", \.rare.shadowColor, newValue) }
    }

    /// 0, the default, is no shadow.
    public var shadowOpacity: Float {
        get { Float(modelValues.rare.shadowOpacity) }
        set { write("shadowOpacity", \.rare.shadowOpacity, Double(newValue.description) ?? Double(newValue)) }
    }

    /// (0, -3) at first.
    public var shadowOffset: CGSize {
        get { modelValues.rare.shadowOffset }
        set { write("shadowOffset", \.rare.shadowOffset, newValue) }
    }

    /// How far the shadow is out of focus.
    public var shadowRadius: CGFloat {
        get { modelValues.rare.shadowRadius }
        set { write("shadowRadius", \.rare.shadowRadius, newValue) }
    }

    /// What throws the shadow; nil for what the layer paints.
    public var shadowPath: CGPath? {
        get { modelValues.rare.shadowPath.map { CGPath($0) } }
        set { write("shadowPath", \.rare.shadowPath, newValue?.path) }
    }
}

// MARK: - The contents

extension CALayer {
    /// A `CGImage`, placed in the bounds by `contentsGravity`. The layer of a view changes it at once, others cross-fade.
    public var contents: Any? {
        get { modelValues.rare.contents.image ?? strangeContents }
        set {
            strangeContents = newValue is CGImage ? nil : newValue
            let picture = LayerPicture(newValue as? CGImage)
            if owner == nil {
                write("contents", \.rare.contents, picture)
            } else if modelValues.rare.contents != picture {
                modelValues.rare.contents = picture
                tree?.setNeedsDisplay()
            }
        }
    }

    /// Ours: contents with all that is said of them, at once, whatever animation it is written in.
    package func show(_ image: CGImage?, scale: CGFloat, center: CGRect, repeatsCenter: Bool, tint: CGColor?) {
        contents = image
        guard image != nil || !modelValues.rare.isPlain else { return }
        modelValues.rare.contentsScale = scale
        modelValues.rare.contentsCenter = center
        modelValues.rare.contentsRepeat = repeatsCenter
        // From one colour to another there is a way, from no colour there is none.
        if tint != nil, modelValues.rare.contentsTint != nil {
            write("contentsTint", \.rare.contentsTint, tint)
        } else {
            modelValues.rare.contentsTint = tint
        }
        tree?.setNeedsDisplay()
    }

    /// The part of the contents that is shown, in unit coordinates.
    public var contentsRect: CGRect {
        get { modelValues.rare.contentsRect }
        set { write("contentsRect", \.rare.contentsRect, newValue) }
    }

    /// What of the contents is stretched, in unit coordinates; what is around it keeps its size.
    public var contentsCenter: CGRect {
        get { modelValues.rare.contentsCenter }
        set { write("contentsCenter", \.rare.contentsCenter, newValue) }
    }

    /// Pixels of the contents a point.
    public var contentsScale: CGFloat {
        get { modelValues.rare.contentsScale }
        set { write("contentsScale", \.rare.contentsScale, newValue) }
    }

    /// Where in the bounds the contents lie, and whether they are stretched.
    public var contentsGravity: CALayerContentsGravity {
        get { traits.contentsGravity }
        set { edit { $0.contentsGravity = newValue } }
    }

    public var minificationFilter: CALayerContentsFilter {
        get { traits.minificationFilter }
        set { edit { $0.minificationFilter = newValue } }
    }

    /// Whether enlarged pixels are mixed or seen.
    public var magnificationFilter: CALayerContentsFilter {
        get { traits.magnificationFilter }
        set { edit { $0.magnificationFilter = newValue } }
    }

    public var rasterizationScale: CGFloat {
        get { modelValues.rare.rasterizationScale }
        set { write("rasterizationScale", \.rare.rasterizationScale, newValue) }
    }

    /// Whether the layer is seen from behind.
    public var isDoubleSided: Bool {
        get { modelValues.rare.isDoubleSided }
        set { write("doubleSided", \.rare.isDoubleSided, newValue) }
    }
}

// MARK: - What no animation changes

extension CALayer {
    /// The layer shows as far as this one is opaque. It lies in the layer's own coordinates and is no sublayer.
    public var mask: CALayer? {
        get { traits.mask }
        set {
            guard traits.mask !== newValue else { return }
            if let old = traits.mask {
                old.superlayer = nil
                old.move(to: nil)
            }
            newValue?.removeFromSuperlayer()
            traits.mask = newValue
            modelValues.hasMask = newValue != nil
            newValue?.superlayer = self
            newValue?.move(to: tree)
            tree?.setNeedsDisplay()
        }
    }

    /// Which corners `cornerRadius` rounds.
    public var maskedCorners: CACornerMask {
        get { modelValues.rare.maskedCorners }
        set {
            guard modelValues.rare.maskedCorners != newValue else { return }
            modelValues.rare.maskedCorners = newValue
            tree?.setNeedsDisplay()
        }
    }

    /// Whether corners leave the straight at once or little by little.
    public var cornerCurve: CALayerCornerCurve {
        get { traits.cornerCurve }
        set {
            edit { $0.cornerCurve = newValue }
            modelValues.isContinuous = newValue == .continuous
        }
    }

    /// A promise that the layer fills its bounds.
    public var isOpaque: Bool {
        get { traits.isOpaque }
        set { edit { $0.isOpaque = newValue } }
    }

    /// Whether a layer that is seen through is painted as one with its sublayers; else each of them is seen through.
    public var allowsGroupOpacity: Bool {
        get { traits.allowsGroupOpacity }
        set { edit { $0.allowsGroupOpacity = newValue } }
    }

    /// Edges are smooth here with or without it.
    public var allowsEdgeAntialiasing: Bool {
        get { traits.allowsEdgeAntialiasing }
        set { traits.allowsEdgeAntialiasing = newValue }
    }

    /// A promise that a picture of the layer will do for a while; what is painted is the same.
    public var shouldRasterize: Bool {
        get { traits.shouldRasterize }
        set { traits.shouldRasterize = newValue }
    }

    public var drawsAsynchronously: Bool {
        get { traits.drawsAsynchronously }
        set { traits.drawsAsynchronously = newValue }
    }

    public var needsDisplayOnBoundsChange: Bool {
        get { traits.needsDisplayOnBoundsChange }
        set { traits.needsDisplayOnBoundsChange = newValue }
    }

    /// What to do when the property of that name changes; `NSNull()` for nothing.
    public var actions: [String: CAAction]? {
        get { traits.actions }
        set { traits.actions = newValue }
    }

    /// Values for what is not set; of these, its "actions" are asked.
    public var style: [AnyHashable: Any]? {
        get { traits.style }
        set { traits.style = newValue }
    }

    func edit(_ change: (inout LayerTraits) -> Void) {
        change(&traits)
        tree?.setNeedsDisplay()
    }
}
