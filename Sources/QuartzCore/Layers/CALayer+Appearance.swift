import CoreGraphics
import Foundation

// MARK: - Shadow

extension CALayer {
    /// The color of the shadow. The default is black.
    public var shadowColor: CGColor? {
        get { modelValues.rareValues.shadowColor }
        set { write(.shadowColor, newValue) }
    }

    /// The opacity of the shadow. The default is 0, which means no shadow.
    public var shadowOpacity: Float {
        get { Float(modelValues.rareValues.shadowOpacity) }
        set { write(.shadowOpacity, Double(newValue.description) ?? Double(newValue)) }
    }

    /// The offset of the shadow from the layer. The default is (0, -3).
    public var shadowOffset: CGSize {
        get { modelValues.rareValues.shadowOffset }
        set { write(.shadowOffset, newValue) }
    }

    /// The blur radius of the shadow, in points. It is the standard deviation of the blur.
    public var shadowRadius: CGFloat {
        get { modelValues.rareValues.shadowRadius }
        set { write(.shadowRadius, newValue) }
    }

    /// The outline of the shadow, or nil for the outline of the layer's content.
    public var shadowPath: CGPath? {
        get { modelValues.rareValues.shadowPath.map { CGPath($0) } }
        set { write(.shadowPath, newValue?.path) }
    }
}

// MARK: - Contents

extension CALayer {
    /// The contents of the layer, a `CGImage`, placed in the bounds by `contentsGravity`.
    ///
    /// The layer of a view changes its contents immediately. Other layers fade from the old image to the new one.
    public var contents: Any? {
        get { modelValues.rareValues.contents.image ?? nonImageContents }
        set {
            nonImageContents = newValue is CGImage ? nil : newValue
            settings.drawnSize = nil
            let layerContents = LayerContents(newValue as? CGImage)
            if owner == nil {
                write(.contents, layerContents)
            } else if modelValues.rareValues.contents != layerContents {
                modelValues.rareValues.contents = layerContents
                tree?.setNeedsDisplay()
            }
        }
    }

    /// Sets the contents and their settings immediately, even inside an animation block. Only a change of the tint can be
    /// animated.
    package func setContents(_ image: CGImage?, scale: CGFloat, center: CGRect, repeatsCenter: Bool, tint: CGColor?) {
        contents = image
        guard image != nil || !modelValues.rareValues.isUnset else { return }
        modelValues.rareValues.contentsScale = scale
        modelValues.rareValues.contentsCenter = center
        modelValues.rareValues.contentsRepeat = repeatsCenter
        // Two colors can be interpolated; a color and no color cannot.
        if tint != nil, modelValues.rareValues.contentsTint != nil {
            write(.contentsTint, tint)
        } else {
            modelValues.rareValues.contentsTint = tint
        }
        tree?.setNeedsDisplay()
    }

    /// The part of the contents that is shown, in unit coordinates.
    public var contentsRect: CGRect {
        get { modelValues.rareValues.contentsRect }
        set { write(.contentsRect, newValue) }
    }

    /// The part of the contents that is stretched, in unit coordinates. The parts around it keep their size.
    public var contentsCenter: CGRect {
        get { modelValues.rareValues.contentsCenter }
        set { write(.contentsCenter, newValue) }
    }

    /// The number of pixels of the contents per point.
    public var contentsScale: CGFloat {
        get { modelValues.rareValues.contentsScale }
        set { write(.contentsScale, newValue) }
    }

    /// The position of the contents in the bounds, and whether they are scaled.
    public var contentsGravity: CALayerContentsGravity {
        get { settings.contentsGravity }
        set { updateSettings { $0.contentsGravity = newValue } }
    }

    /// The filter for contents that are shown smaller than their size.
    ///
    /// Differs from Apple: it has no effect.
    public var minificationFilter: CALayerContentsFilter {
        get { settings.minificationFilter }
        set { updateSettings { $0.minificationFilter = newValue } }
    }

    /// The filter for enlarged contents: linear interpolates between pixels, nearest shows each pixel as a rectangle.
    public var magnificationFilter: CALayerContentsFilter {
        get { settings.magnificationFilter }
        set { updateSettings { $0.magnificationFilter = newValue } }
    }

    /// The resolution for `shouldRasterize`.
    ///
    /// Differs from Apple: it has no effect.
    public var rasterizationScale: CGFloat {
        get { modelValues.rareValues.rasterizationScale }
        set { write(.rasterizationScale, newValue) }
    }

    /// Whether y points up for the sublayers and for the content of the class, such as the path of a shape layer. Contents and drawn text
    /// stay upright.
    public var isGeometryFlipped: Bool {
        get { modelValues.rareValues.isGeometryFlipped }
        set {
            guard modelValues.rareValues.isGeometryFlipped != newValue else { return }
            modelValues.rareValues.isGeometryFlipped = newValue
            tree?.setNeedsDisplay()
        }
    }

    /// Whether the layer is visible from behind. Otherwise it is hidden with its sublayers while its back is turned to the viewer.
    public var isDoubleSided: Bool {
        get { modelValues.rareValues.isDoubleSided }
        set { write(.isDoubleSided, newValue) }
    }
}

// MARK: - Settings that are not animated

extension CALayer {
    /// A layer whose opacity masks this layer. It uses the coordinates of this layer and is not a sublayer.
    public var mask: CALayer? {
        get { settings.mask }
        set {
            guard settings.mask !== newValue else { return }
            if let newValue, isSelfOrDescendant(of: newValue) {
                return Diagnostics.report(
                    .warning, source: "CALayer",
                    "A layer cannot be its own mask or the mask of a layer inside it; the old mask is kept. Use another layer as the mask.")
            }
            if let newValue, !hasRoom(for: newValue) { return reportMaximumNesting() }
            if let oldMask = settings.mask {
                oldMask.superlayer = nil
                oldMask.setTree(nil)
            }
            newValue?.removeFromSuperlayer()
            settings.mask = newValue
            modelValues.hasMask = newValue != nil
            newValue?.superlayer = self
            if let newValue { updateSubtreeHeight(for: newValue) }
            newValue?.setTree(tree)
            tree?.setNeedsDisplay()
        }
    }

    /// The corners that `cornerRadius` rounds.
    public var maskedCorners: CACornerMask {
        get { modelValues.rareValues.maskedCorners }
        set {
            guard modelValues.rareValues.maskedCorners != newValue else { return }
            modelValues.rareValues.maskedCorners = newValue
            tree?.setNeedsDisplay()
        }
    }

    /// The shape of rounded corners: circular arcs, or curves that begin gradually.
    public var cornerCurve: CALayerCornerCurve {
        get { settings.cornerCurve }
        set {
            updateSettings { $0.cornerCurve = newValue }
            modelValues.hasContinuousCorners = newValue == .continuous
        }
    }

    /// Whether the layer fills its bounds with opaque content. The app must ensure that this is true.
    ///
    /// Differs from Apple: it affects only fade transitions. If the old and the new contents are opaque, the old contents stay fully
    /// visible below the new ones.
    public var isOpaque: Bool {
        get { settings.isOpaque }
        set { updateSettings { $0.isOpaque = newValue } }
    }

    /// Whether the opacity is applied to the layer and its sublayers as one image. If false, it is applied to each part
    /// separately.
    public var allowsGroupOpacity: Bool {
        get { settings.allowsGroupOpacity }
        set { updateSettings { $0.allowsGroupOpacity = newValue } }
    }

    /// Whether edges are antialiased.
    ///
    /// Differs from Apple: it has no effect, because edges are always antialiased.
    public var allowsEdgeAntialiasing: Bool {
        get { settings.allowsEdgeAntialiasing }
        set { settings.allowsEdgeAntialiasing = newValue }
    }

    /// A hint that the layer may be cached as an image.
    ///
    /// Differs from Apple: it has no effect.
    public var shouldRasterize: Bool {
        get { settings.shouldRasterize }
        set { settings.shouldRasterize = newValue }
    }

    /// Whether drawing is asynchronous.
    ///
    /// Differs from Apple: it has no effect.
    public var drawsAsynchronously: Bool {
        get { settings.drawsAsynchronously }
        set { settings.drawsAsynchronously = newValue }
    }

    /// Whether a change of the bounds' size draws the contents again.
    public var needsDisplayOnBoundsChange: Bool {
        get { settings.needsDisplayOnBoundsChange }
        set { settings.needsDisplayOnBoundsChange = newValue }
    }

    /// The actions for changes of properties, by name. `NSNull()` means no action.
    public var actions: [String: CAAction]? {
        get { settings.actions }
        set { settings.actions = newValue }
    }

    /// Custom style values. Only the dictionary under the key "actions" has an effect.
    public var style: [AnyHashable: Any]? {
        get { settings.style }
        set { settings.style = newValue }
    }

    /// Changes the settings and requests a new frame.
    func updateSettings(_ change: (inout LayerSettings) -> Void) {
        change(&settings)
        tree?.setNeedsDisplay()
    }
}
