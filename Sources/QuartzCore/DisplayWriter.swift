import CoreGraphics
import Display
import Foundation

/// Walks a layer tree at a time and writes what it shows, back to front.
struct DisplayWriter {
    var list: DisplayList
    /// What of the list moves, for who wants to bring it to another time; nil where nobody does.
    var moving: MovingParts?
    /// What is in the layer that is being written does not lie in the list as it was written.
    var isRearranged = false

    /// Parts of one layer, so that each has a name of its own in the list.
    enum Part: Int { case group, old, new, shadow, background, contents, next, border, drawing }

    /// How many names each layer has: its parts, the last of which are its drawing commands.
    static let names = 1 << 12

    init(list: DisplayList, moving: MovingParts? = nil) {
        self.list = list
        self.moving = moving
    }

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

    /// Where the sublayers that are being written begin in the list, and how near they are: one after the other for all that are open.
    private var starts: [(item: Int, depth: Double)] = []

    /// `time` is that of the superlayer, `transform` leads from its coordinates to the surface.
    mutating func write(_ layer: CALayer, time: Double, transform: CGAffineTransform, clip: Int?) {
        _ = write(layer, Context(time: time, plane: Projection(transform), clip: clip), lens: nil, beyond: nil)
    }

    /// `context` is that of the superlayer, with its time. Returns how near the layer is.
    mutating func write(_ layer: CALayer, _ context: Context, lens: CATransform3D?, beyond: Place?) -> Double {
        moving == nil ? show(layer, context, lens, beyond) : writeNoting(layer, context, lens, beyond)
    }

    mutating func show(_ layer: CALayer, _ context: Context, _ lens: CATransform3D?, _ beyond: Place?) -> Double {
        let time = layer.local(context.time)
        if layer.attached.isEmpty { return write(layer, layer.modelValues, time, context, lens, beyond) }
        var values = layer.modelValues
        for animation in layer.attached { animation.apply(at: time, to: &values) }
        var moved = context
        moved.movement = max(context.movement, values.movement(from: layer.modelValues))
        return write(layer, values, time, moved, lens, beyond)
    }

    private mutating func write(
        _ layer: CALayer, _ values: LayerValues, _ time: Double, _ context: Context, _ lens: CATransform3D?, _ beyond: Place?
    ) -> Double {
        guard !values.isHidden, values.opacity > 0 else { return 0 }
        var inside = context
        inside.time = time
        // What lies flat in a plane is nearly everything, and has no need of matrices of space.
        if lens == nil, beyond == nil, !layer.keepsDepth, let flat = values.flat {
            let place = Projection(flat).concatenating(context.plane)
            if place.determinant != 0 { write(layer, values, place, inside, beyond: nil) }
            return Place.rounded(values.zPosition - values.anchorPointZ)
        }
        let place = Place(values, lens: lens, beyond: beyond, deep: layer.keepsDepth)
        let whole = place.flattened.concatenating(context.plane)
        if layer.keepsDepth || whole.determinant != 0 { write(layer, values, whole, inside, beyond: place) }
        return place.depth(of: values)
    }

    /// `context` has the layer's own time.
    private mutating func write(_ layer: CALayer, _ values: LayerValues, _ place: Projection, _ context: Context, beyond: Place?) {
        // A layer that fades is painted as one, so that what overlaps in it does not shine through itself. One command needs no sheet.
        let first = list.items.count
        let fades = values.opacity < 1 || values.hasMask
        if fades { list.items.append(item(layer, .group, .group(count: 0), .identity, context.clip)) }
        if layer.keepsDepth {
            writeSublayers(layer, values, context, beyond: beyond)
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
        let shape = values.shape
        if let color = values.backgroundColor, color.alpha > 0, !values.bounds.isEmpty {
            list.items.append(item(layer, .background, .fill(shape, color), place, clip))
        }
        var inner = clip
        if values.masksToBounds {
            list.clips.append(Clip(shape: shape, transform: place, parent: clip))
            inner = list.clips.count - 1
        }
        if !values.rare.isPlain { writePicture(layer, values, place, inner) }
        if values.hasStill { writeStill(layer, values, place, inner) }
        if values.hasDrawing { writeDrawing(layer, values, place, context, inner) }
        if layer.drawsItself { writeOwn(layer, values, place, context.time, inner) }
        layer.writeSublayers(
            values, Context(time: context.time, plane: place, clip: inner, movement: context.movement), into: &self)
        if values.borderWidth > 0, let color = values.borderColor, color.alpha > 0 {
            list.items.append(item(layer, .border, .border(shape, width: values.borderWidth, color), place, clip))
        }
    }

    /// From the back to the front; those of equal depth stay in the order in which they were added.
    mutating func writeSublayers(_ layer: CALayer, _ values: LayerValues, _ context: Context, beyond: Place? = nil) {
        guard !layer.children.isEmpty else { return }
        let lens = values.rare.isPlain || CATransform3DIsIdentity(values.sublayerTransform) ? nil : values.sublayerSpace
        let base = starts.count
        for child in layer.children {
            let start = list.items.count
            starts.append((start, write(child, context, lens: lens, beyond: beyond)))
        }
        // They are written as they come, and only where some are nearer than others put in order: that is seldom.
        // A loop, as a closure would ask each time on which actor it is.
        let first = starts[base].depth
        var isFlat = true
        for place in (base + 1)..<starts.endIndex where starts[place].depth != first { isFlat = false }
        if !isFlat { arrange(base) }
        starts.removeLast(starts.count - base)
    }

    private mutating func arrange(_ base: Int) {
        let begin = starts[base].item
        let ends = starts[(base + 1)...].map(\.item) + [list.items.count]
        isRearranged = true
        let order = starts.indices[base...].sorted { (starts[$0].depth, $0) < (starts[$1].depth, $1) }
        var items: [DisplayItem] = []
        for place in order { items.append(contentsOf: list.items[starts[place].item..<ends[place - base]]) }
        list.items.replaceSubrange(begin..., with: items)
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
