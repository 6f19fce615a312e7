import CoreGraphics
import Display
import Foundation

/// What some layers have: a shadow, a picture, a mask, a transition on its way.
extension DisplayWriter {
    /// The layer with its shadow, or its old picture and the new one.
    mutating func writeWhole(_ layer: CALayer, _ values: LayerValues, _ place: Projection, _ context: Context) {
        if values.rare.isPlain { return writeContents(layer, values, place, context) }
        if let passage = values.rare.passage {
            writePassage(passage, layer, values, place, context)
        } else {
            writeShadow(layer, values, place, context.clip)
            writeContents(layer, values, place, context)
        }
    }

    /// The layer alone, in its own coordinates.
    mutating func writeAlone(_ layer: CALayer, time: Double) {
        writeWhole(layer, layer.values(at: time), .identity, Context(time: time, plane: .identity, clip: nil))
    }

    // MARK: - Shadow

    private mutating func writeShadow(_ layer: CALayer, _ values: LayerValues, _ place: Projection, _ clip: Int?) {
        let rare = values.rare.values
        // What is clipped to its bounds clips its shadow too.
        guard rare.shadowOpacity > 0, !values.masksToBounds, var color = rare.shadowColor else { return }
        guard let (shape, alpha) = layer.silhouette(values) else { return }
        color.alpha *= CGFloat(min(max(rare.shadowOpacity, 0), 1)) * alpha
        guard color.alpha > 0 else { return }
        let shift = CGAffineTransform(translationX: rare.shadowOffset.width, y: rare.shadowOffset.height)
        let shadow = Shadow(shape: shape, radius: max(rare.shadowRadius, 0))
        list.items.append(item(layer, .shadow, .shadow(shadow, color), Projection(shift).concatenating(place), clip))
    }

    // MARK: - Picture

    mutating func writePicture(_ layer: CALayer, _ values: LayerValues, _ place: Projection, _ clip: Int?) {
        let picture = values.rare.contents
        if let image = picture.image {
            var below = item(layer, .contents, content(image, layer, values), place, clip)
            // Below a picture that hides it the old one may stay as it is, and nothing shines through half-way.
            if picture.part > 0, picture.next?.isOpaque != true { below.opacity = CGFloat(1 - picture.part) }
            list.items.append(below)
        }
        if let next = picture.next {
            var above = item(layer, .next, content(next, layer, values), place, clip)
            above.opacity = CGFloat(picture.part)
            list.items.append(above)
        }
    }

    private func content(_ image: CGImage, _ layer: CALayer, _ values: LayerValues) -> Content {
        let rare = values.rare.values
        let scale = rare.contentsScale > 0 ? rare.contentsScale : 1
        let size = CGSize(
            width: CGFloat(image.width) * rare.contentsRect.width / scale, height: CGFloat(image.height) * rare.contentsRect.height / scale)
        let style = PictureStyle(
            part: rare.contentsRect, center: rare.contentsCenter, pixelsPerPoint: scale, repeatsCenter: rare.contentsRepeat,
            tint: rare.contentsTint, isSmooth: layer.traits.magnificationFilter != .nearest)
        return .picture(image, RoundedRect(layer.traits.contentsGravity.place(size, in: values.bounds)), style)
    }

    // MARK: - What is drawn

    /// What was drawn for the bounds of the model lies in those of the moment as contents do, by their gravity.
    mutating func writeDrawing(_ layer: CALayer, _ values: LayerValues, _ place: Projection, _ context: Context, _ clip: Int?) {
        let (from, to) = (layer.modelValues.bounds, values.bounds)
        var (place, movement) = (place, context.movement)
        if from.size != to.size, from.width > 0, from.height > 0 {
            let rect = layer.contentsGravity.place(from.size, in: to)
            let fit = CGAffineTransform(translationX: -from.minX, y: -from.minY)
                .concatenating(CGAffineTransform(scaleX: rect.width / from.width, y: rect.height / from.height))
                .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
            guard fit.determinant != 0 else { return }
            place = Projection(fit).concatenating(place)
            if rect.size != from.size { movement = .changesShape }
        }
        for (index, command) in layer.drawing.enumerated() {
            var drawn = item(layer, .drawing, command, place, clip, index)
            drawn.movement = movement
            list.items.append(drawn)
        }
    }

    // MARK: - What the class adds

    mutating func writeOwn(_ layer: CALayer, _ values: LayerValues, _ place: Projection, _ time: Double, _ clip: Int?) {
        var index = layer.drawing.count
        layer.draw(values, time) { content, transform, opacity in
            var own = item(layer, .drawing, content, Projection(transform).concatenating(place), clip, index)
            own.opacity = opacity
            list.items.append(own)
            index += 1
        }
    }

    // MARK: - Masks and opacity

    /// Makes the group that begins at `first` one that shows as far as the mask is opaque.
    mutating func closeMask(_ first: Int, _ mask: CALayer, _ opacity: Double, _ context: Context) {
        let count = list.items.count - first - 1
        guard count > 0 else {
            list.items.removeLast()
            return
        }
        // In the layer's own plane, and not clipped to what clips the layer.
        _ = write(mask, Context(time: context.time, plane: context.plane, clip: nil), lens: nil, beyond: nil)
        list.items[first].content = .masked(count: count, mask: list.items.count - first - 1 - count)
        list.items[first].opacity = CGFloat(opacity)
    }

    /// Each item by itself is seen through.
    mutating func dissolveGroup(_ first: Int, _ opacity: Double) {
        list.items.remove(at: first)
        var index = first
        while index < list.items.count {
            list.items[index].opacity *= CGFloat(opacity)
            index += 1 + list.items[index].content.members
        }
    }

    // MARK: - Transitions

    private mutating func writePassage(
        _ passage: Passage, _ layer: CALayer, _ values: LayerValues, _ place: Projection, _ context: Context
    ) {
        var after = values
        after.rare.passage = nil
        let isOpaque = layer.isSolid(after)
        var context = context
        if values.masksToBounds, !passage.type.leavesThePlane { context.clip = clip(values.bounds, place, in: context.clip) }
        for (isOld, look) in passage.looks(values.bounds, isOpaque: isOpaque) where look.opacity > 0 {
            var inside = context
            let shifted = look.place.concatenating(place)
            inside.clip = clip(look.crop, shifted, in: context.clip)
            let first = list.items.count
            if look.opacity < 1 { list.items.append(item(layer, isOld ? .old : .new, .group(count: 0), .identity, context.clip)) }
            if isOld {
                append(passage.before.list, shifted, inside.clip)
            } else {
                writeWhole(layer, after, shifted, inside)
            }
            if look.opacity < 1 { closeGroup(first, Double(look.opacity)) }
            writeShades(look, layer, shifted, context.clip)
        }
    }

    private mutating func clip(_ rect: CGRect?, _ place: Projection, in parent: Int?) -> Int? {
        guard let rect else { return parent }
        list.clips.append(Clip(shape: RoundedRect(rect), transform: place, parent: parent))
        return list.clips.count - 1
    }

    private mutating func writeShades(_ look: Passage.Look, _ layer: CALayer, _ place: Projection, _ parent: Int?) {
        guard !look.shades.isEmpty else { return }
        let inside = clip(look.shadesIn, place, in: parent)
        for (index, shade) in look.shades.enumerated() where !shade.rect.isEmpty {
            let light = Gradient(
                colors: shade.colors, locations: shade.locations, start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 0.5, y: 1))
            // Counted down from the last name, where no drawing command comes.
            let name = Self.names - 1 - index - Part.drawing.rawValue
            list.items.append(item(layer, .drawing, .gradient(light, RoundedRect(shade.rect)), place, inside, name))
        }
    }

    /// Another layer's picture in this one's bounds.
    mutating func writeStill(_ layer: CALayer, _ values: LayerValues, _ place: Projection, _ clip: Int?) {
        guard let still = layer.still, layer.stillBounds.width > 0, layer.stillBounds.height > 0 else { return }
        let (from, to) = (layer.stillBounds, values.bounds)
        let fit = CGAffineTransform(translationX: -from.minX, y: -from.minY)
            .concatenating(CGAffineTransform(scaleX: to.width / from.width, y: to.height / from.height))
            .concatenating(CGAffineTransform(translationX: to.minX, y: to.minY))
        append(still.list, Projection(fit).concatenating(place), clip)
    }

    /// A frozen picture. Its sources are told from the living ones by their sign.
    private mutating func append(_ frozen: DisplayList, _ place: Projection, _ clip: Int?) {
        let offset = list.clips.count
        for var inner in frozen.clips {
            inner.transform = inner.transform.concatenating(place)
            inner.parent = inner.parent.map { $0 + offset } ?? clip
            list.clips.append(inner)
        }
        for var item in frozen.items {
            item.source = -2 - item.source
            item.transform = item.transform.concatenating(place)
            item.clip = item.clip.map { $0 + offset } ?? clip
            list.items.append(item)
        }
    }
}

extension LayerValues {
    /// The bounds with their corners.
    var shape: RoundedRect {
        if rare.isPlain { return RoundedRect(bounds, radius: cornerRadius, curve: isContinuous ? .continuous : .circular) }
        return RoundedRect(bounds, radius: cornerRadius, corners: rare.maskedCorners, curve: isContinuous ? .continuous : .circular)
    }
}
