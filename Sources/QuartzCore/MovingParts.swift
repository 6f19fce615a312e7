import CoreGraphics
import Display
import Foundation
import Motion

/// What of a display list moves while nothing is written: enough to bring the list to another time without walking the tree.
///
/// A layer with an animation is a part with all that is in it. What is above and beside it stays as it is.
struct MovingParts {
    /// What a layer and all in it have written, and how to write it again. An object, as it is large and never changes.
    final class Stretch {
        let layer: CALayer
        let context: DisplayWriter.Context
        let lens: CATransform3D?
        let beyond: Place?
        let extent: Extent
        let depth: Double

        init(_ layer: CALayer, _ context: DisplayWriter.Context, _ lens: CATransform3D?, _ beyond: Place?, _ extent: Extent, depth: Double)
        {
            self.layer = layer
            self.context = context
            self.lens = lens
            self.beyond = beyond
            self.extent = extent
            self.depth = depth
        }
    }

    /// Where something lies in a list.
    struct Extent: Equatable {
        var items: Range<Int>
        var clips: Range<Int>
    }

    private(set) var gliders = Gliders()
    private(set) var stretches: [Stretch] = []
    private var helms: [Helm] = []
    /// Of the helms, at the time that is being gone to.
    private var progress: [Double] = []
    /// That of the list.
    var whole = Extent(items: 0..<0, clips: 0..<0)

    // MARK: - Noting

    typealias Mark = (gliders: Int, stretches: Int)

    var mark: Mark { (gliders.rows.count, stretches.count) }

    /// Takes a part up, in place of those in it that are known since the mark.
    mutating func note(_ part: Stretch, since mark: Mark, in list: DisplayList, onTreeTime: Bool) {
        gliders.keep(mark.gliders)
        stretches.removeSubrange(mark.stretches...)
        if !onTreeTime || !glides(part, in: list) { stretches.append(part) }
    }

    /// Takes it up as a glider, if it is one.
    private mutating func glides(_ part: Stretch, in list: DisplayList) -> Bool {
        let (layer, values) = (part.layer, part.layer.modelValues)
        guard part.extent.items.count == 1, part.extent.clips.isEmpty, part.lens == nil, part.beyond == nil, layer.children.isEmpty,
            !layer.keepsDepth, !layer.drawsItself, !values.hasMask, !values.hasStill, values.rare.isPlain || values.rare.shadowOpacity == 0,
            let aboutAnchor = values.aboutAnchor, let motions = motions(of: layer)
        else { return false }
        let item = part.extent.items.lowerBound
        let isDrawing = list.items[item].source >= layer.number * DisplayWriter.names + DisplayWriter.Part.drawing.rawValue
        gliders.append(motions) { range in
            Gliders.Glider(
                item: item, position: values.position, opacity: values.opacity, aboutAnchor: aboutAnchor, plane: part.context.plane,
                movement: isDrawing ? part.context.movement : nil, motions: range)
        }
        return true
    }

    /// Nil if one of them is more than a number or a point on its way, or moves something else.
    private mutating func motions(of layer: CALayer) -> [Gliders.Motion]? {
        var motions: [Gliders.Motion] = []
        for animation in layer.attached {
            guard let plain = animation.plain, plain.glides else { return nil }
            switch animation.clock {
            case .own(nil): return nil
            case .own(let timeline?): motions.append(Gliders.Motion(plain: plain, clock: .own(timeline)))
            case .steered(let helm): motions.append(Gliders.Motion(plain: plain, clock: .steered(number(of: helm))))
            }
        }
        return motions.isEmpty ? nil : motions
    }

    /// Whoever is steered with others is nearly always steered with the last.
    private mutating func number(of helm: Helm) -> Int {
        if let known = helms.lastIndex(where: { $0 === helm }) { return known }
        helms.append(helm)
        return helms.count - 1
    }

    /// Whether the same things move at the same places.
    func hasShape(of other: MovingParts) -> Bool {
        whole == other.whole && gliders.rows.elementsEqual(other.gliders.rows) { $0.item == $1.item }
            && stretches.elementsEqual(other.stretches) { $0.extent == $1.extent }
    }

    // MARK: - Moving

    /// Brings a list to a time. False if it has to be written anew: there is more or less of something now.
    mutating func bring(_ list: inout DisplayList, to time: Double, onTreeTime: Bool) -> Bool {
        progress.removeAll(keepingCapacity: true)
        for helm in helms { progress.append(helm.course.progress(at: time)) }
        guard gliders.bring(&list.items, to: time, progress) else { return false }
        if stretches.isEmpty { return true }
        var writer = DisplayWriter(list: list)
        list = DisplayList()
        defer { list = writer.list }
        for stretch in stretches {
            let above = onTreeTime ? time : stretch.layer.superlayer?.time(at: time) ?? time
            guard writer.rewrite(stretch, time: above) else { return false }
        }
        return true
    }
}

extension DisplayWriter {
    /// Writes a layer, and notes it if it moves. Of what moves inside of it nothing more need be known then; nor where a layer makes of what
    /// is in it something else, one sheet or another order.
    mutating func writeNoting(_ layer: CALayer, _ context: Context, _ lens: CATransform3D?, _ beyond: Place?) -> Double {
        guard let mark = moving?.mark else { return 0 }
        let (items, clips, outer) = (list.items.count, list.clips.count, isRearranged)
        isRearranged = false
        defer { isRearranged = outer }
        let depth = show(layer, context, lens, beyond)
        let moves = !layer.attached.isEmpty || layer.changesByItself
        let joins = isRearranged || layer.modelValues.opacity < 1 || layer.modelValues.hasMask
        guard moves || (joins && moving.map { $0.mark != mark } == true) else { return depth }
        let extent = MovingParts.Extent(items: items..<list.items.count, clips: clips..<list.clips.count)
        let part = MovingParts.Stretch(layer, context, lens, beyond, extent, depth: depth)
        moving?.note(part, since: mark, in: list, onTreeTime: layer.tree?.hours.areEqual == true)
        return depth
    }

    /// Writes a stretch in its place: at the end of the list first, as its parts name clips by their place. False if it is not what it was.
    mutating func rewrite(_ stretch: MovingParts.Stretch, time: Double) -> Bool {
        let (items, clips, extent) = (list.items.count, list.clips.count, stretch.extent)
        var context = stretch.context
        context.time = time
        let depth = show(stretch.layer, context, stretch.lens, stretch.beyond)
        guard depth == stretch.depth, list.items.count - items == extent.items.count, list.clips.count - clips == extent.clips.count
        else { return false }
        let shift = clips - extent.clips.lowerBound
        for place in extent.clips.reversed() {
            list.clips[place] = list.clips.removeLast()
            if let parent = list.clips[place].parent, parent >= clips { list.clips[place].parent = parent - shift }
        }
        for place in extent.items.reversed() {
            list.items[place] = list.items.removeLast()
            if let clip = list.items[place].clip, clip >= clips { list.items[place].clip = clip - shift }
        }
        return true
    }
}
