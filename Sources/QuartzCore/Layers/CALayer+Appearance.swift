import CoreGraphics
import Foundation

// MARK: - Contents

extension CALayer {
    var defaultContents: Any? {
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
        // A tint is interpolated only between two colors, not between a color and nil.
        if tint != nil, modelValues.rareValues.contentsTint != nil {
            write(.contentsTint, tint)
        } else {
            modelValues.rareValues.contentsTint = tint
        }
        tree?.setNeedsDisplay()
    }
}

// MARK: - Settings that are not animated

extension CALayer {
    var defaultMask: CALayer? {
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
            if let newValue, newValue.layoutMarks.isMarked || newValue.layoutMarks.hasMarkedDescendant {
                newValue.markSuperlayersForLayout()
            }
            if let newValue { updateSubtreeHeight(for: newValue) }
            newValue?.setTree(tree)
            tree?.setNeedsDisplay()
        }
    }

    var defaultMaskedCorners: CACornerMask {
        get { modelValues.rareValues.maskedCorners }
        set {
            guard modelValues.rareValues.maskedCorners != newValue else { return }
            modelValues.rareValues.maskedCorners = newValue
            tree?.setNeedsDisplay()
        }
    }

    /// Changes the settings and requests a new frame.
    func updateSettings(_ change: (inout LayerSettings) -> Void) {
        change(&settings)
        tree?.setNeedsDisplay()
    }
}
