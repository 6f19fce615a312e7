import CoreGraphics
import Display
import Foundation
import Typography

/// A whole display list brought down to pixels. Its arrays live on from frame to frame, so that a frame allocates nothing, and what is drawn
/// as in the last frame is taken over from it.
struct Scene {
    var background: UInt32 = 0xFF00_0000
    private(set) var marks: [Mark] = []
    /// What of every mark is looked at first: its box, and how many marks after it are its own.
    private(set) var boxes: [(box: PixelRect, members: Int)] = []
    private(set) var stencils: [Stencil] = []
    private(set) var outline = Outline()
    var ramps: [GradientPaint.Shade] = []
    private(set) var backdrops: [BackdropMark] = []
    /// Marks that hide something, and what.
    private(set) var hiding: [(index: Int, solid: (PixelRect, PixelRect))] = []
    var shadows = ShadowShelf()

    /// Marks before they are clipped, of this frame and the last, and what the last was drawn with.
    private var fresh: [Mark] = []
    private var known: [Mark] = []
    private var knownOutline = Outline()
    private var knownRamps: [GradientPaint.Shade] = []
    private var shadowOutline = Outline()

    /// `last` is the list of the call before this one.
    mutating func prepare(_ list: DisplayList, after last: DisplayList?, scale: CGFloat, surface: PixelRect) {
        swap(&fresh, &known)
        swap(&outline, &knownOutline)
        swap(&ramps, &knownRamps)
        fresh.removeAll(keepingCapacity: true)
        marks.removeAll(keepingCapacity: true)
        stencils.removeAll(keepingCapacity: true)
        backdrops.removeAll(keepingCapacity: true)
        hiding.removeAll(keepingCapacity: true)
        outline.removeAll()
        ramps.removeAll(keepingCapacity: true)
        shadows.beginFrame()
        background = Self.word(list.background, 1)
        let toPixels = CGAffineTransform(scaleX: scale, y: scale)
        for clip in list.clips { addStencil(clip, toPixels, surface) }
        for (index, item) in list.items.enumerated() {
            let mark = takenOver(item, index, last) ?? self.mark(item, item.transform.concatenating(toPixels))
            fresh.append(mark)
            marks.append(clipped(mark, item.clip, surface))
        }
        gather(surface)
        noteBackdrops(list, scale, surface)
        boxes.removeAll(keepingCapacity: true)
        for mark in marks { boxes.append((mark.box, mark.members)) }
        for index in marks.indices where !(marks[index].solid.0.isEmpty && marks[index].solid.1.isEmpty) {
            hiding.append((index, marks[index].solid))
        }
    }

    private mutating func addStencil(_ clip: Clip, _ toPixels: CGAffineTransform, _ surface: PixelRect) {
        var area = area(of: clip.shape, clip.transform.concatenating(toPixels))
        if let parent = clip.parent.map({ stencils[$0] }) {
            area.solid = Self.common(area.solid, parent.solid)
            area.box = area.box.intersection(parent.box)
        }
        stencils.append(Stencil(box: area.box.intersection(surface), shape: area.shape, parent: clip.parent, solid: area.solid))
    }

    private func clipped(_ mark: Mark, _ clip: Int?, _ surface: PixelRect) -> Mark {
        var mark = mark
        mark.clip = clip
        mark.box = mark.box.intersection(clip.map { stencils[$0].box } ?? surface)
        if let clip { mark.solid = Self.common(mark.solid, stencils[clip].solid) }
        return mark
    }

    /// Where both leave alone what is below; of four common parts the two that can be large.
    private static func common(
        _ a: (PixelRect, PixelRect), _ b: (PixelRect, PixelRect)
    ) -> (PixelRect, PixelRect) {
        (a.0.intersection(b.0), a.1.intersection(b.1))
    }

    /// The mark of the last frame, if the item is the same: its outline is copied instead of computed.
    private mutating func takenOver(_ item: DisplayItem, _ index: Int, _ last: DisplayList?) -> Mark? {
        guard let last, index < last.items.count, index < known.count else { return nil }
        let old = last.items[index]
        // Shadows have their own shelf, which has to see what is still in use.
        if case .shadow = item.content { return nil }
        guard old.transform == item.transform, old.opacity == item.opacity, old.movement == item.movement, old.content == item.content
        else { return nil }
        var mark = known[index]
        if case .outline(let range, let evenOdd) = mark.shape {
            mark.shape = .outline(outline.append(knownOutline.edges[range]), evenOdd: evenOdd)
        }
        if case .gradient(var paint) = mark.paint {
            let first = ramps.count
            ramps.append(contentsOf: knownRamps[paint.ramp..<(paint.ramp + GradientPaint.count)])
            paint.ramp = first
            mark.paint = .gradient(paint)
        }
        return mark
    }

    /// A group is as large as what is in it, and nothing in it hides what lies below, as it may fade. Backwards, so that groups within
    /// groups are known first.
    private mutating func gather(_ surface: PixelRect) {
        for index in marks.indices.reversed() where marks[index].members > 0 {
            var inside = PixelRect.empty
            var holdsBackdrop = false
            for member in (index + 1)..<min(index + 1 + marks[index].members, marks.count) {
                marks[member].solid = (.empty, .empty)
                if case .masked(let count, _, _) = marks[index].paint, member > index + count {
                    // A mask is painted tile by tile, and there is nothing below it to blur.
                    if case .backdrop = marks[member].paint { marks[member].paint = .nothing }
                    marks[member].holdsBackdrop = false
                    continue
                }
                inside = inside.union(marks[member].box)
                if case .backdrop = marks[member].paint { holdsBackdrop = true }
            }
            marks[index].holdsBackdrop = holdsBackdrop
            marks[index].box = inside.intersection(marks[index].clip.map { stencils[$0].box } ?? surface)
        }
    }

    private mutating func noteBackdrops(_ list: DisplayList, _ scale: CGFloat, _ surface: PixelRect) {
        for index in marks.indices {
            guard case .backdrop(_, let level) = marks[index].paint, case .backdrop(let backdrop, let shape) = list.items[index].content
            else { continue }
            let middle = CGPoint(x: shape.rect.midX, y: shape.rect.midY)
            let sigma = Double(backdrop.radius * list.items[index].transform.magnification(at: middle) * scale)
            let blur = Blur(backdrop: sigma.isFinite ? max(sigma, 0) : 0)
            marks[index].paint = .backdrop(slot: backdrops.count, level: level)
            if blur.strength < 256 { marks[index].solid = (.empty, .empty) }
            backdrops.append(
                BackdropMark(index: index, source: list.items[index].source, box: marks[index].box, surface: surface, blur: blur, backdrop))
        }
    }

    mutating func withOutline(_ projection: Projection, _ draw: (inout Outline) -> Void) -> (range: Range<Int>, box: PixelRect) {
        outline.begin(projection)
        draw(&outline)
        return outline.end()
    }

    /// An outline that is needed only for a moment.
    mutating func withShadowOutline<R>(
        _ projection: Projection, _ draw: (inout Outline) -> Void, _ use: (ArraySlice<Edge>, PixelRect) -> R
    ) -> R {
        shadowOutline.removeAll()
        shadowOutline.begin(projection)
        draw(&shadowOutline)
        let (range, box) = shadowOutline.end()
        return use(shadowOutline.edges[range], box)
    }
}
