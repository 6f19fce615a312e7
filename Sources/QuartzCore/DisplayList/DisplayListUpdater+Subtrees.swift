import CoreGraphics
import FlipbookDisplayList
import Foundation

/// The recording of layers that move with their sublayers.
extension DisplayListUpdater {
    /// The layers of a subtree in the order of their items, each with its plane.
    private struct SubtreeLayers {
        var layers: [CALayer] = []
        var planes: [MovingSubtree.Plane] = []
        /// The indices in `layers` of the layers that clip, in the order of their clips.
        var clipping: [Int] = []

        /// Adds a layer with its visible sublayers and masks. Returns false if one of these layers has filters, is not flat or changes
        /// without animation, or if a layer below the first one has its own animations.
        mutating func add(_ layer: CALayer, parent: Int?) -> Bool {
            let values = layer.modelValues
            guard parent == nil || layer.attachedAnimations.isEmpty, !layer.changesWithoutAnimation, !layer.hasFilters, !layer.keepsDepth,
                !values.transformsSublayers, let affine = values.affineToSuperlayer
            else { return false }
            let index = layers.count
            layers.append(layer)
            planes.append(MovingSubtree.Plane(parent: parent ?? 0, toParent: affine))
            if values.masksToBounds { clipping.append(index) }
            for child in layer.children where !child.modelValues.isHidden && child.modelValues.opacity > 0 {
                guard add(child, parent: index) else { return false }
            }
            if let mask = layer.settings.mask, !mask.modelValues.isHidden, mask.modelValues.opacity > 0 {
                return add(mask, parent: index)
            }
            return true
        }
    }

    /// Records a layer that moves with its sublayers. Returns false if the record would not reproduce every item and clip of the layer
    /// exactly as the builder has built them.
    mutating func recordSubtree(
        _ layerRange: LayerRange, _ motions: [FastAnimations.Motion], _ changes: Set<SimpleAnimation.FastChange>, in list: DisplayList
    ) -> Bool {
        let (layer, range, values) = (layerRange.layer, layerRange.range, layerRange.layer.modelValues)
        var found = SubtreeLayers()
        guard !changes.contains(.opacity), let aboutAnchor = values.affineAboutAnchor, found.add(layer, parent: nil),
            found.clipping.count == range.clips.count, let items = movingItems(found.layers, range.items, in: list)
        else { return false }
        var background: FastAnimations.Background?
        if changes.contains(.color) {
            // The layer must have no shadow, because a shadow changes with the color too.
            guard values.rareValues.isUnset || values.rareValues.shadowOpacity == 0,
                let item = range.items.first(where: {
                    Self.role(list.items[$0], in: layer) == DisplayListBuilder.ItemRole.background.rawValue
                })
            else { return false }
            background = Self.background(values, item)
        }
        let checkpoint = fastAnimations.animations.count
        let subtree = append(found, items, range.clips, values)
        fastAnimations.append(motions, subtree) { motionRange in
            FastAnimations.FastAnimation(
                item: range.items.lowerBound, position: values.position, opacity: values.opacity, affineAboutAnchor: aboutAnchor,
                planeToSurface: layerRange.context.planeToSurface,
                movement: items.contains(where: \.isDrawing) ? layerRange.context.movement : nil, motions: motionRange,
                background: background)
        }
        // The progress of drivers is computed only if a motion has a driver.
        let hasDriver = motions.contains { if case .driver = $0.timeSource { true } else { false } }
        let progress = hasDriver ? progressOfDrivers(at: layerRange.context.time) : []
        if fastAnimations.lastSubtreeMatches(list, at: layerRange.context.time, progress) { return true }
        fastAnimations.truncate(to: checkpoint)
        return false
    }

    /// Returns the items that move with the layers, or nil if the motion of an item is not known. The planes are numbered from 0.
    private func movingItems(_ layers: [CALayer], _ range: Range<Int>, in list: DisplayList) -> [MovingSubtree.Item]? {
        let planes = Dictionary(layers.enumerated().map { ($1.serialNumber, $0) }) { first, _ in first }
        var items: [MovingSubtree.Item] = []
        for index in range {
            let item = list.items[index]
            guard let number = item.layerNumber, let plane = planes[number], let role = Self.role(item, in: layers[plane]) else {
                return nil
            }
            switch item.content {
            case .group, .masked, .crossFade:
                // These items have no shape. Only their members move.
                guard item.transform == .identity else { return nil }
            default:
                let isShadow = role == DisplayListBuilder.ItemRole.shadow.rawValue
                let command = role - DisplayListBuilder.ItemRole.drawing.rawValue
                items.append(
                    MovingSubtree.Item(
                        index: index, plane: plane, offset: isShadow ? layers[plane].modelValues.rareValues.shadowOffset : nil,
                        opacity: item.opacity, isDrawing: command >= 0 && command < layers[plane].drawing.count))
            }
        }
        return items
    }

    /// Appends the planes, items and clips of a subtree.
    private mutating func append(
        _ found: SubtreeLayers, _ items: [MovingSubtree.Item], _ clips: Range<Int>, _ values: LayerValues
    ) -> MovingSubtree {
        let (firstPlane, firstItem, firstClip) = (fastAnimations.planes.count, fastAnimations.items.count, fastAnimations.clips.count)
        fastAnimations.planes += found.planes
        fastAnimations.items += items
        for (index, layer) in zip(clips, found.clipping) { fastAnimations.clips.append(MovingSubtree.Clip(index: index, plane: layer)) }
        return MovingSubtree(
            transform: values.transform, anchor: values.anchor, planes: firstPlane..<fastAnimations.planes.count,
            items: firstItem..<fastAnimations.items.count, clips: firstClip..<fastAnimations.clips.count)
    }
}
