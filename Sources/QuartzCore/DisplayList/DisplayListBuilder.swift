import CoreGraphics
import FlipbookDisplayList
import Foundation

/// Builds the display list that shows a layer tree at a given time. The items are in order from back to front.
struct DisplayListBuilder {
    var list: DisplayList
    /// The record of the moving parts of the list, with which the list is updated to another time. The value is nil if the list is not
    /// recorded.
    var updater: DisplayListUpdater?
    /// Whether the items of the current layer were reordered or copied, so that the recorded indices are wrong.
    var isRearranged = false
    /// Whether layers are appended with the values of the model, without their animations.
    var ignoresAnimations = false
    /// Whether no shadows are appended.
    var omitsShadows = false
    /// The number of copies by replicator layers that have added no item.
    var emptyCopyCount = 0

    /// The role of an item in its layer. The layer, the role and the index of a drawing command determine the source number of the item.
    nonisolated enum ItemRole: Int {
        case blended, group, oldImage, newImage, backdrop, filtered, shadow, background, contents, nextContents, border, drawing
    }

    /// The number of source numbers per layer: one for each role, and the remaining numbers for the layer's drawing commands.
    static let sourcesPerLayer = DisplayItem.sourcesPerLayer

    init(list: DisplayList, updater: DisplayListUpdater? = nil) {
        self.list = list
        self.updater = updater
    }

    /// The values that are passed to the methods that append a layer.
    struct Context {
        /// The superlayer's time in `appendLayer`, `appendAnimated`, `appendAndRecord` and `appendVisible`. In all other methods, the
        /// layer's own time.
        var time: Double
        /// The transform to the surface from the plane into which the layer is flattened.
        var planeToSurface: ProjectiveTransform
        /// The index of the clip, or nil for none.
        var clip: Int?
        /// The movement of the drawn content by the animations of this layer and of its superlayers.
        var movement = DisplayItem.Movement.still
    }

    /// For all layers whose sublayers are being appended: the index of each sublayer's first item in the list, and the sublayer's depth.
    private var sublayerStarts: [(item: Int, depth: Double)] = []

    /// Appends the root of a tree. The coordinates of the root's superlayer are those of the surface.
    mutating func appendRoot(_ root: CALayer, time: Double) {
        _ = appendLayer(root, Context(time: time, planeToSurface: .identity), perspective: nil, enclosing: nil)
    }

    /// Appends a layer, and returns its depth. `context` has the time of the superlayer.
    ///
    /// - Parameters:
    ///   - perspective: The superlayer's transform for all its sublayers, or nil for the identity.
    ///   - enclosing: The placement of the superlayer if it keeps depth, or nil if it has a plane.
    mutating func appendLayer(_ layer: CALayer, _ context: Context, perspective: CATransform3D?, enclosing: LayerPlacement?) -> Double {
        updater == nil
            ? appendAnimated(layer, context, perspective: perspective, enclosing: enclosing)
            : appendAndRecord(layer, context, perspective: perspective, enclosing: enclosing)
    }

    /// Appends a layer with its animations, and returns its depth.
    mutating func appendAnimated(_ layer: CALayer, _ context: Context, perspective: CATransform3D?, enclosing: LayerPlacement?)
        -> Double
    {
        let time = layer.localTime(forParentTime: context.time)
        if layer.attachedAnimations.isEmpty || ignoresAnimations {
            return appendVisible(layer, layer.modelValues, time, context, perspective: perspective, enclosing: enclosing)
        }
        var values = layer.modelValues
        for animation in layer.attachedAnimations { animation.apply(at: time, to: &values) }
        var movingContext = context
        movingContext.movement = max(context.movement, values.movement(from: layer.modelValues))
        return appendVisible(layer, values, time, movingContext, perspective: perspective, enclosing: enclosing)
    }

    /// Appends a layer with the values that it shows, and returns its depth. `time` is the layer's time.
    private mutating func appendVisible(
        _ layer: CALayer, _ values: LayerValues, _ time: Double, _ context: Context, perspective: CATransform3D?,
        enclosing: LayerPlacement?
    ) -> Double {
        guard !values.isHidden, values.opacity > 0 else { return 0 }
        var innerContext = context
        innerContext.time = time
        // Fast path without three-dimensional matrices, because nearly all layers are flat.
        if perspective == nil, enclosing == nil, !layer.keepsDepth, let affine = values.affineToSuperlayer {
            let toSurface = ProjectiveTransform(affine).concatenating(context.planeToSurface)
            if toSurface.determinant != 0 { appendGroup(layer, values, toSurface, innerContext, enclosing: nil) }
            return LayerPlacement.roundedDepth(values.zPosition - values.anchorPointZ)
        }
        let placement = LayerPlacement(values, perspective: perspective, enclosing: enclosing, keepsDepth: layer.keepsDepth)
        let toSurface = placement.flattened.concatenating(context.planeToSurface)
        let isBackFaceCulled = !values.rareValues.isUnset && !values.rareValues.isDoubleSided && !layer.keepsDepth && placement.showsBack
        if layer.keepsDepth || (!isBackFaceCulled && toSurface.determinant != 0) {
            appendGroup(layer, values, toSurface, innerContext, enclosing: placement)
        }
        return placement.depth(of: values)
    }

    /// Appends a layer as a group if it has a compositing filter, which combines the layer with the content below it. `context` has the
    /// layer's own time.
    mutating func appendGroup(
        _ layer: CALayer, _ values: LayerValues, _ toSurface: ProjectiveTransform, _ context: Context, enclosing: LayerPlacement?
    ) {
        let blendMode = layer.settings.blendMode
        guard blendMode != .normal else { return appendTranslucent(layer, values, toSurface, context, enclosing: enclosing) }
        let first = list.items.count
        list.items.append(item(layer, .blended, .group(count: 0), .identity, context.clip))
        appendTranslucent(layer, values, toSurface, context, enclosing: enclosing)
        let count = list.items.count - first - 1
        if count > 0 { list.items[first].content = .group(count: count, blendMode: blendMode) } else { list.items.removeLast() }
    }

    /// Appends a layer, as a group if it is translucent or masked. `context` has the layer's own time.
    private mutating func appendTranslucent(
        _ layer: CALayer, _ values: LayerValues, _ toSurface: ProjectiveTransform, _ context: Context, enclosing: LayerPlacement?
    ) {
        // A fading layer is painted as a group, so that overlapping items are not visible through each other. A single item needs no group.
        let first = list.items.count
        let isGroup = values.opacity < 1 || values.hasMask
        if isGroup { list.items.append(item(layer, .group, .group(count: 0), .identity, context.clip)) }
        if layer.keepsDepth {
            appendSublayers(layer, values, context, enclosing: enclosing)
        } else if !values.rareValues.isUnset, layer.hasFilters {
            appendFiltered(layer, values, toSurface, context)
        } else {
            appendWithEffects(layer, values, toSurface, context)
        }
        guard isGroup else { return }
        if let mask = layer.settings.mask {
            closeMaskedGroup(
                first, mask, values.opacity,
                Context(time: context.time, planeToSurface: toSurface, clip: context.clip, movement: context.movement))
        } else if layer.settings.allowsGroupOpacity {
            closeGroup(first, values.opacity)
        } else {
            dissolveGroup(first, values.opacity)
        }
    }

    /// Ends the group that begins at `first`. An empty group is removed. A group of one item is replaced by the item.
    mutating func closeGroup(_ first: Int, _ opacity: Double) {
        let count = list.items.count - first - 1
        switch count {
        case 0: list.items.removeLast()
        case 1:
            list.items.remove(at: first)
            list.items[first].opacity *= CGFloat(opacity)
        default:
            list.items[first].content = .group(count: count)
            list.items[first].opacity = CGFloat(opacity)
        }
    }

    /// Appends the background, the contents, the drawing, the sublayers and the border of a layer.
    mutating func appendParts(_ layer: CALayer, _ values: LayerValues, _ toSurface: ProjectiveTransform, _ context: Context) {
        let clip = context.clip
        let roundedBounds = values.roundedBounds
        if let color = values.backgroundColor, color.alpha > 0, !values.bounds.isEmpty {
            list.items.append(item(layer, .background, .fill(roundedBounds, color), toSurface, clip))
        }
        var innerClip = clip
        if values.masksToBounds {
            list.clips.append(Clip(shape: roundedBounds, transform: toSurface, parent: clip))
            innerClip = list.clips.count - 1
        }
        if !values.rareValues.isUnset { appendContentsImages(layer, values, toSurface, innerClip) }
        if values.hasSnapshot { appendSnapshot(layer, values, toSurface, innerClip) }
        if values.hasDrawing { appendDrawing(layer, values, toSurface, context, innerClip) }
        if layer.drawsContent { appendClassContent(layer, values, toSurface, context.time, innerClip) }
        layer.appendSublayers(
            values, Context(time: context.time, planeToSurface: toSurface, clip: innerClip, movement: context.movement), into: &self)
        if values.borderWidth > 0, let color = values.borderColor, color.alpha > 0 {
            list.items.append(item(layer, .border, .border(roundedBounds, width: values.borderWidth, color), toSurface, clip))
        }
    }

    /// Appends the sublayers from back to front. Sublayers of equal depth keep the order of the tree.
    mutating func appendSublayers(_ layer: CALayer, _ values: LayerValues, _ context: Context, enclosing: LayerPlacement? = nil) {
        guard !layer.children.isEmpty else { return }
        let perspective = values.transformsSublayers ? values.sublayerTransformAboutAnchor : nil
        let base = sublayerStarts.count
        for child in layer.children {
            let start = list.items.count
            sublayerStarts.append((start, appendLayer(child, context, perspective: perspective, enclosing: enclosing)))
        }
        // Sublayers are appended in the order of the tree. They are sorted afterwards only if their depths differ, which is rare. The
        // depths are compared in a loop, because a closure would check its actor isolation for each element.
        let first = sublayerStarts[base].depth
        var hasEqualDepths = true
        for index in (base + 1)..<sublayerStarts.endIndex where sublayerStarts[index].depth != first { hasEqualDepths = false }
        if !hasEqualDepths { sortSublayers(base) }
        sublayerStarts.removeLast(sublayerStarts.count - base)
    }

    /// Sorts the items of sublayers by the depth of their sublayer. `base` is the index of the first sublayer in `sublayerStarts`.
    private mutating func sortSublayers(_ base: Int) {
        let begin = sublayerStarts[base].item
        let ends = sublayerStarts[(base + 1)...].map(\.item) + [list.items.count]
        isRearranged = true
        let order = sublayerStarts.indices[base...].sorted { (sublayerStarts[$0].depth, $0) < (sublayerStarts[$1].depth, $1) }
        var items: [DisplayItem] = []
        for index in order { items.append(contentsOf: list.items[sublayerStarts[index].item..<ends[index - base]]) }
        list.items.replaceSubrange(begin..., with: items)
    }

    /// Returns an item of a layer. For the role `drawing`, `index` is the index of the drawing command. If a layer has more commands than
    /// source numbers, the remaining commands share its last number.
    func item(
        _ layer: CALayer, _ role: ItemRole, _ content: DisplayContent, _ transform: ProjectiveTransform, _ clip: Int?, _ index: Int = 0
    ) -> DisplayItem {
        DisplayItem(
            source: layer.serialNumber * Self.sourcesPerLayer + min(role.rawValue + index, Self.sourcesPerLayer - 1), content: content,
            transform: transform, clip: clip)
    }
}

extension LayerValues {
    /// Returns the movement of the drawn content by the animations, compared with the model.
    fileprivate func movement(from model: LayerValues) -> DisplayItem.Movement {
        if sublayerTransform != model.sublayerTransform { return .changesShape }
        return DisplayItem.Movement(
            from: model.transform, to: transform, positionChanges: position != model.position || bounds != model.bounds)
    }
}
