import CoreGraphics
import FlipbookDisplayList
import Foundation

/// The items that only some layers have: contents, a mask, a running transition.
extension DisplayListBuilder {
    /// Appends the layer with its shadow, or the old and the new image of its running transition.
    mutating func appendWithEffects(_ layer: CALayer, _ values: LayerValues, _ toSurface: ProjectiveTransform, _ context: Context) {
        if values.rareValues.isUnset { return appendParts(layer, values, toSurface, context) }
        if let transition = values.rareValues.transition {
            appendTransition(transition, layer, values, toSurface, context)
        } else {
            appendShadow(layer, values, toSurface, context)
            appendParts(layer, values, toSurface, context)
        }
    }

    /// Appends the layer without its superlayers, in its own coordinates.
    mutating func appendDetached(_ layer: CALayer, time: Double) {
        appendWithEffects(layer, layer.values(at: time), .identity, Context(time: time, planeToSurface: .identity, clip: nil))
    }

    // MARK: - Contents

    /// Appends the image of the layer, or two images during a cross-fade of its contents.
    mutating func appendContentsImages(_ layer: CALayer, _ values: LayerValues, _ toSurface: ProjectiveTransform, _ clip: Int?) {
        let contents = values.rareValues.contents
        // If the next image is opaque, the old image stays fully visible below it, so that no pixels below the layer are visible. Otherwise
        // the two images are added up.
        let isCrossFade = contents.image != nil && contents.nextImage?.isOpaque == false
        if isCrossFade {
            let crossFade = DisplayContent.crossFade(old: 1, new: 1, fraction: CGFloat(contents.fraction))
            list.items.append(item(layer, .newImage, crossFade, .identity, clip))
        }
        if let image = contents.image {
            var oldItem = item(layer, .contents, imageContent(image, layer, values), toSurface, clip)
            if contents.nextImage == nil, contents.fraction > 0 { oldItem.opacity = CGFloat(1 - contents.fraction) }
            list.items.append(oldItem)
        }
        if let next = contents.nextImage {
            var nextItem = item(layer, .nextContents, imageContent(next, layer, values), toSurface, clip)
            if !isCrossFade { nextItem.opacity = CGFloat(contents.fraction) }
            list.items.append(nextItem)
        }
    }

    private func imageContent(_ image: CGImage, _ layer: CALayer, _ values: LayerValues) -> DisplayContent {
        let rare = values.rareValues.values
        let scale = rare.contentsScale > 0 ? rare.contentsScale : 1
        let size = CGSize(
            width: CGFloat(image.width) * rare.contentsRect.width / scale, height: CGFloat(image.height) * rare.contentsRect.height / scale)
        let style = ImageFillStyle(
            sourceRect: rare.contentsRect, center: rare.contentsCenter, pixelsPerPoint: scale, repeatsCenter: rare.contentsRepeat,
            tint: rare.contentsTint, isSmooth: layer.settings.magnificationFilter != .nearest)
        var rect = layer.settings.contentsGravity.rect(forSize: layer.settings.drawnSize ?? size, in: values.bounds)
        if let drawnSize = layer.settings.drawnSize, drawnSize.width > 0, drawnSize.height > 0 {
            // The image is enlarged to whole pixels, so it extends beyond the bounds by a fraction of a pixel.
            rect.size.width *= size.width / drawnSize.width
            rect.size.height *= size.height / drawnSize.height
        }
        return .image(image, RoundedRect(rect), style)
    }

    // MARK: - Drawing

    /// Appends the layer's drawing.
    ///
    /// The drawing was made for the bounds of the model. `contentsGravity` places it in the shown bounds.
    mutating func appendDrawing(_ layer: CALayer, _ values: LayerValues, _ toSurface: ProjectiveTransform, _ context: Context, _ clip: Int?)
    {
        let (from, to) = (layer.modelValues.bounds, values.bounds)
        var (toSurface, movement) = (toSurface, context.movement)
        if from.size != to.size, from.width > 0, from.height > 0 {
            let rect = layer.contentsGravity.rect(forSize: from.size, in: to)
            let fit = CGAffineTransform(translationX: -from.minX, y: -from.minY)
                .concatenating(CGAffineTransform(scaleX: rect.width / from.width, y: rect.height / from.height))
                .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
            guard fit.determinant != 0 else { return }
            toSurface = ProjectiveTransform(fit).concatenating(toSurface)
            if rect.size != from.size { movement = .changesShape }
        }
        let opacities = layer.changesWithoutAnimation ? layer.drawingOpacities(at: context.time) : nil
        for (index, command) in layer.drawing.enumerated() {
            var displayItem = item(layer, .drawing, command, toSurface, clip, index)
            if let opacities, index < opacities.count { displayItem.opacity = opacities[index] }
            displayItem.movement = movement
            list.items.append(displayItem)
        }
    }

    // MARK: - Content of the class

    /// Appends the content that `draw` of the layer's class creates.
    mutating func appendClassContent(
        _ layer: CALayer, _ values: LayerValues, _ toSurface: ProjectiveTransform, _ time: Double, _ clip: Int?
    ) {
        var index = layer.drawing.count
        let toSurface = values.geometryFlip.map { ProjectiveTransform($0).concatenating(toSurface) } ?? toSurface
        layer.draw(values, time) { content, transform, opacity in
            var displayItem = item(layer, .drawing, content, ProjectiveTransform(transform).concatenating(toSurface), clip, index)
            displayItem.opacity = opacity
            list.items.append(displayItem)
            index += 1
        }
    }

    // MARK: - Masks and opacity

    /// Changes the group that begins at `first` to a masked group, and appends the mask.
    mutating func closeMaskedGroup(_ first: Int, _ mask: CALayer, _ opacity: Double, _ context: Context) {
        let count = list.items.count - first - 1
        guard count > 0 else {
            list.items.removeLast()
            return
        }
        // The mask is in the layer's plane, and the clips of the layer do not apply to it.
        _ = appendLayer(mask, Context(time: context.time, planeToSurface: context.planeToSurface), perspective: nil, enclosing: nil)
        list.items[first].content = .masked(count: count, mask: list.items.count - first - 1 - count)
        list.items[first].opacity = CGFloat(opacity)
    }

    /// Removes the group that begins at `first`, and applies the opacity to each of its items separately.
    mutating func dissolveGroup(_ first: Int, _ opacity: Double) {
        list.items.remove(at: first)
        var index = first
        while index < list.items.count {
            list.items[index].opacity *= CGFloat(opacity)
            index += 1 + list.items[index].content.memberCount
        }
    }

    // MARK: - Transitions

    /// Appends the two images of a transition.
    private mutating func appendTransition(
        _ transition: TransitionState, _ layer: CALayer, _ values: LayerValues, _ toSurface: ProjectiveTransform, _ context: Context
    ) {
        var newValues = values
        newValues.rareValues.transition = nil
        let isOpaque = layer.isFullyOpaque(newValues)
        var context = context
        if values.masksToBounds, !transition.type.drawsOutsideBounds {
            context.clip = appendClip(values.bounds, toSurface, in: context.clip)
        }
        if let fraction = transition.crossFadeFraction(isOpaque: isOpaque) {
            let first = list.items.count
            list.items.append(item(layer, .oldImage, .group(count: 0), .identity, context.clip))
            appendList(transition.oldSnapshot.list, toSurface, context.clip)
            let middle = list.items.count
            appendWithEffects(layer, newValues, toSurface, context)
            return closeCrossFade(layer, first, middle, fraction)
        }
        for (isOld, placement) in transition.placements(values.bounds) where placement.opacity > 0 {
            var innerContext = context
            let imageToSurface = placement.transform.concatenating(toSurface)
            innerContext.clip = appendClip(placement.crop, imageToSurface, in: context.clip)
            let first = list.items.count
            if placement.opacity < 1 {
                list.items.append(item(layer, isOld ? .oldImage : .newImage, .group(count: 0), .identity, context.clip))
            }
            if isOld {
                appendList(transition.oldSnapshot.list, imageToSurface, innerContext.clip)
            } else {
                appendWithEffects(layer, newValues, imageToSurface, innerContext)
            }
            if placement.opacity < 1 { closeGroup(first, Double(placement.opacity)) }
            appendShading(placement, layer, imageToSurface, context.clip)
        }
    }

    /// Changes the group that begins at `first` to a cross-fade. The new items begin at `middle`.
    ///
    /// A backdrop shows the content below it, but in a cross-fade there is no content below the new items. If there is a backdrop, the old
    /// items and the new items become two groups instead, with the opacities 1 - fraction and fraction.
    private mutating func closeCrossFade(_ layer: CALayer, _ first: Int, _ middle: Int, _ fraction: Double) {
        let (oldCount, newCount) = (middle - first - 1, list.items.count - middle)
        let hasBackdrop = list.items[first...].contains { if case .backdrop = $0.content { true } else { false } }
        guard hasBackdrop else {
            list.items[first].content = .crossFade(old: oldCount, new: newCount, fraction: CGFloat(fraction))
            return
        }
        list.items[first].content = .group(count: oldCount)
        list.items[first].opacity = CGFloat(1 - fraction)
        var newGroup = item(layer, .newImage, .group(count: newCount), .identity, list.items[first].clip)
        newGroup.opacity = CGFloat(fraction)
        list.items.insert(newGroup, at: middle)
    }

    /// Appends a clip with the shape of a rectangle and returns the index of the clip, or returns `parent` if there is no rectangle.
    private mutating func appendClip(_ rect: CGRect?, _ toSurface: ProjectiveTransform, in parent: Int?) -> Int? {
        guard let rect else { return parent }
        list.clips.append(Clip(shape: RoundedRect(rect), transform: toSurface, parent: parent))
        return list.clips.count - 1
    }

    /// Appends the strips of light and shadow of a transition.
    private mutating func appendShading(
        _ placement: TransitionState.ImagePlacement, _ layer: CALayer, _ toSurface: ProjectiveTransform, _ parent: Int?
    ) {
        guard !placement.shadingStrips.isEmpty else { return }
        let shadingClip = appendClip(placement.shadingBounds, toSurface, in: parent)
        for (index, strip) in placement.shadingStrips.enumerated() where !strip.rect.isEmpty {
            let gradient = Gradient(
                colors: strip.colors, locations: strip.locations, start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 0.5, y: 1))
            // The source numbers are counted down from the last number of the layer, so that they differ from those of drawing commands.
            let drawingIndex = Self.sourcesPerLayer - 1 - index - ItemRole.drawing.rawValue
            list.items.append(item(layer, .drawing, .gradient(gradient, RoundedRect(strip.rect)), toSurface, shadingClip, drawingIndex))
        }
    }

    /// Appends the snapshot of another layer, scaled to the layer's bounds.
    mutating func appendSnapshot(_ layer: CALayer, _ values: LayerValues, _ toSurface: ProjectiveTransform, _ clip: Int?) {
        guard let snapshot = layer.snapshot, layer.snapshotBounds.width > 0, layer.snapshotBounds.height > 0 else { return }
        let (from, to) = (layer.snapshotBounds, values.bounds)
        let fit = CGAffineTransform(translationX: -from.minX, y: -from.minY)
            .concatenating(CGAffineTransform(scaleX: to.width / from.width, y: to.height / from.height))
            .concatenating(CGAffineTransform(translationX: to.minX, y: to.minY))
        appendList(snapshot.list, ProjectiveTransform(fit).concatenating(toSurface), clip)
    }

    /// Appends a display list of a snapshot. Negative source numbers distinguish its items from the items of layers.
    private mutating func appendList(_ snapshotList: DisplayList, _ toSurface: ProjectiveTransform, _ clip: Int?) {
        let offset = list.clips.count
        for var inner in snapshotList.clips {
            inner.transform = inner.transform.concatenating(toSurface)
            inner.parent = inner.parent.map { $0 + offset } ?? clip
            list.clips.append(inner)
        }
        for var item in snapshotList.items {
            // The items of a snapshot inside of the snapshot already have negative numbers.
            if item.source >= 0 { item.source = -2 - item.source }
            item.transform = item.transform.concatenating(toSurface)
            item.clip = item.clip.map { $0 + offset } ?? clip
            list.items.append(item)
        }
    }
}

extension LayerValues {
    /// The bounds with their rounded corners.
    var roundedBounds: RoundedRect {
        if rareValues.isUnset { return RoundedRect(bounds, radius: cornerRadius, curve: hasContinuousCorners ? .continuous : .circular) }
        return RoundedRect(
            bounds, radius: cornerRadius, corners: rareValues.maskedCorners, curve: hasContinuousCorners ? .continuous : .circular)
    }
}
