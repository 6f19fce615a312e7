import CoreGraphics
import Display
import Foundation

/// Walks a layer tree at a time and writes what it shows, back to front.
struct DisplayWriter {
    var list: DisplayList

    /// Parts of one layer, so that each has a name of its own in the list.
    enum Part: Int { case group, old, new, shadow, background, contents, next, border, drawing }

    /// How many names each layer has: its parts, the last of which are its drawing commands.
    static let names = 1 << 12

    init(list: DisplayList) { self.list = list }

    /// Where a layer is written: what leads to the surface, and what lies between.
    struct Context {
        /// The layer's own.
        var time: Double
        /// From the plane that the layer is flattened into to the surface.
        var plane: Projection
        var clip: Int?
        /// What animations do to the layers above, and to this one.
        var movement = DisplayItem.Movement.still
    }

    /// `time` is that of the superlayer, `transform` leads from its coordinates to the surface.
    mutating func write(_ layer: CALayer, time: Double, transform: CGAffineTransform, clip: Int?) {
        let time = layer.local(time)
        let values = layer.values(at: time)
        let place = Place(values, in: nil, deep: layer is KeepsDepth)
        write(
            CALayer.Arranged(layer: layer, values: values, place: place),
            Context(time: time, plane: Projection(transform), clip: clip))
    }

    mutating func write(_ arranged: CALayer.Arranged, _ context: Context) {
        let (layer, values) = (arranged.layer, arranged.values)
        guard !values.isHidden, values.opacity > 0 else { return }
        var context = context
        if !layer.attached.isEmpty { context.movement = max(context.movement, values.movement(from: layer.modelValues)) }
        let place = arranged.place.flattened.concatenating(context.plane)
        guard layer is KeepsDepth || place.determinant != 0 else { return }

        // A layer that fades is painted as one, so that what overlaps in it does not shine through itself. One command needs no sheet.
        let first = list.items.count
        let fades = values.opacity < 1 || layer.traits.mask != nil
        // Its members have their clips, and the sheet needs none: cut twice, a round corner would be thinner while it fades.
        if fades { list.items.append(item(layer, .group, .group(count: 0), .identity, nil)) }
        if layer is KeepsDepth {
            writeSublayers(layer, values, context, beyond: arranged.place)
        } else {
            writeWhole(layer, values, place, context)
        }
        guard fades else { return }
        if let mask = layer.traits.mask {
            closeMask(
                first, mask, values.opacity, Context(time: context.time, plane: place, clip: context.clip, movement: context.movement))
        } else if layer.traits.allowsGroupOpacity {
            closeGroup(first, values.opacity)
        } else {
            dissolveGroup(first, values.opacity)
        }
    }

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

    mutating func writeContents(_ layer: CALayer, _ values: LayerValues, _ place: Projection, _ context: Context) {
        let clip = context.clip
        let shape = values.shape(layer)
        if let color = values.backgroundColor, color.alpha > 0, !values.bounds.isEmpty {
            list.items.append(item(layer, .background, .fill(shape, color), place, clip))
        }
        var inner = clip
        if values.masksToBounds {
            list.clips.append(Clip(shape: shape, transform: place, parent: clip))
            inner = list.clips.count - 1
        }
        if !values.rare.isPlain { writePicture(layer, values, place, inner) }
        writeStill(layer, values, place, inner)
        for (index, command) in layer.drawing.enumerated() {
            var drawn = item(layer, .drawing, command, place, inner, index)
            drawn.movement = context.movement
            list.items.append(drawn)
        }
        if layer.drawsItself { writeOwn(layer, values, place, context.time, inner) }
        layer.writeSublayers(
            values, Context(time: context.time, plane: place, clip: inner, movement: context.movement), into: &self)
        if values.borderWidth > 0, let color = values.borderColor, color.alpha > 0 {
            list.items.append(item(layer, .border, .border(shape, width: values.borderWidth, color), place, clip))
        }
    }

    mutating func writeSublayers(_ layer: CALayer, _ values: LayerValues, _ context: Context, beyond: Place? = nil) {
        for child in layer.arranged(layer.children, values, beyond: beyond, { $0.values(at: $0.local(context.time)) }) {
            var inside = context
            inside.time = child.layer.local(context.time)
            write(child, inside)
        }
    }

    func item(
        _ layer: CALayer, _ part: Part, _ content: Content, _ transform: Projection, _ clip: Int?, _ index: Int = 0
    ) -> DisplayItem {
        DisplayItem(source: layer.number * Self.names + part.rawValue + index, content: content, transform: transform, clip: clip)
    }
}

extension LayerValues {
    /// What an animation has made of the model, as far as it moves what is drawn.
    fileprivate func movement(from model: LayerValues) -> DisplayItem.Movement {
        func linear(_ t: CATransform3D) -> CATransform3D {
            var t = t
            (t.m41, t.m42, t.m43) = (0, 0, 0)
            return t
        }
        if transform != model.transform, linear(transform) != linear(model.transform) { return .changesShape }
        if sublayerTransform != model.sublayerTransform { return .changesShape }
        return position == model.position && bounds == model.bounds && transform == model.transform ? .still : .slides
    }
}
