import CoreGraphics
import Display
import Foundation
import Typography

/// A whole display list brought down to pixels. Its arrays live on from frame to frame, so that a frame allocates nothing, and what is drawn
/// as in the last frame is taken over from it.
struct Scene {
    var background: UInt32 = 0xFF00_0000
    private(set) var marks: [Mark] = []
    /// What of every mark is looked at first.
    private(set) var boxes: [Box] = []
    private(set) var scopes = ScopeFinder()
    /// How many scopes are divided by backdrops.
    private(set) var slots = 0
    /// Which marks meet which row of tiles.
    private(set) var index = RowIndex()
    private(set) var stencils: [Stencil] = []
    /// What marks are painted with that is too large to be carried around with them.
    var textures = TextureShelf()
    var inks: [InkTexture] = []
    var gradients: [GradientPaint] = []
    private(set) var outline = Outline()
    var ramps: [GradientPaint.Shade] = []
    private(set) var backdrops: [BackdropMark] = []
    /// Whether there is any among the marks.
    var holdsBackdrop = false
    /// Marks that hide something, and what.
    private(set) var hiding: [Hiding] = []
    var shadows = ShadowShelf()
    var stroker = Stroker()

    /// The pixels of a mark, how many marks after it are its own, and which scope it is in.
    struct Box {
        var box: PixelRect
        var members: Int
        var scope: Int
    }

    typealias Hiding = (index: Int, solid: (PixelRect, PixelRect))

    /// What marks have before they are clipped.
    private var bare: [(box: PixelRect, solid: (PixelRect, PixelRect))] = []
    /// What the marks of the last frame were drawn with.
    private var knownOutline = Outline()
    private var knownRamps: [GradientPaint.Shade] = []
    private var knownInks: [InkTexture] = []
    private var knownGradients: [GradientPaint] = []
    private var shadowOutline = Outline()

    /// `alike` says which items are what they were in the call before this one, apart from their clips.
    mutating func prepare(_ list: DisplayList, alike: [Bool], scale: CGFloat, surface: PixelRect) {
        swap(&outline, &knownOutline)
        swap(&ramps, &knownRamps)
        swap(&inks, &knownInks)
        swap(&gradients, &knownGradients)
        stencils.removeAll(keepingCapacity: true)
        outline.removeAll()
        ramps.removeAll(keepingCapacity: true)
        inks.removeAll(keepingCapacity: true)
        gradients.removeAll(keepingCapacity: true)
        shadows.beginFrame()
        holdsBackdrop = false
        background = Self.word(list.background, 1)
        let toPixels = CGAffineTransform(scaleX: scale, y: scale)
        for clip in list.clips { addStencil(clip, toPixels, surface) }
        let toPlane = Projection(toPixels)
        // Items are looked at where they are, as they are large.
        list.items.withUnsafeBufferPointer { items in
            guard var item = items.baseAddress else { return }
            for place in items.indices {
                if !alike[place] || !keeps(item.pointee.content, place) {
                    release(place)
                    let projection = item.pointee.transform.concatenating(toPlane)
                    // Put in its place at once, as it is large.
                    if place < marks.count { marks[place] = mark(item, projection) } else { marks.append(mark(item, projection)) }
                    let whole = (marks[place].box, marks[place].solid)
                    if place < bare.count { bare[place] = whole } else { bare.append(whole) }
                }
                clip(place, item.pointee.clip, surface)
                item += 1
            }
        }
        for place in list.items.count..<marks.count { release(place) }
        marks.removeLast(marks.count - list.items.count)
        bare.removeLast(bare.count - list.items.count)
        textures.pack(&marks)
        gather(surface)
        scopes.find(marks, stencils)
        noteBackdrops(list, scale, surface)
        makeIndex(surface)
    }

    private mutating func makeIndex(_ surface: PixelRect) {
        boxes.removeAll(keepingCapacity: true)
        hiding.removeAll(keepingCapacity: true)
        for place in marks.indices {
            boxes.append(Box(box: marks[place].box, members: marks[place].members, scope: scopes.scopeOfMark[place]))
            let solid = marks[place].solid
            if !solid.0.isEmpty || !solid.1.isEmpty { hiding.append((place, solid)) }
        }
        index.fill(boxes, rows: (surface.y1 + Tile.height - 1) / Tile.height)
    }

    private mutating func addStencil(_ clip: Clip, _ toPixels: CGAffineTransform, _ surface: PixelRect) {
        var area = area(of: clip.shape, clip.transform.concatenating(toPixels))
        if let parent = clip.parent.map({ stencils[$0] }) {
            area.solid = Self.common(area.solid, parent.solid)
            area.box = area.box.intersection(parent.box)
        }
        stencils.append(Stencil(box: area.box.intersection(surface), shape: area.shape, parent: clip.parent, solid: area.solid))
    }

    private mutating func clip(_ place: Int, _ clip: Int?, _ surface: PixelRect) {
        let whole = bare[place]
        if let clip {
            marks[place].show(whole.box.intersection(stencils[clip].box), Self.common(whole.solid, stencils[clip].solid), through: clip)
        } else {
            marks[place].show(whole.box.intersection(surface), whole.solid, through: nil)
        }
    }

    /// Where both leave alone what is below; of four common parts the two that can be large.
    private static func common(
        _ a: (PixelRect, PixelRect), _ b: (PixelRect, PixelRect)
    ) -> (PixelRect, PixelRect) {
        (a.0.intersection(b.0), a.1.intersection(b.1))
    }

    /// Keeps the mark of the last frame, whose outline is copied instead of computed. Shadows have their own shelf, which has to see what is
    /// still in use, and backdrops are numbered anew.
    private mutating func keeps(_ content: Content, _ place: Int) -> Bool {
        switch content {
        case .shadow, .backdrop: return false
        default: break
        }
        if case .outline(let range, let evenOdd) = marks[place].shape {
            marks[place].shape = .outline(outline.append(knownOutline.edges[range]), evenOdd: evenOdd)
        }
        switch marks[place].paint {
        case .gradient(let known):
            var paint = knownGradients[known]
            let first = ramps.count
            ramps.append(contentsOf: knownRamps[paint.ramp..<(paint.ramp + GradientPaint.count)])
            paint.ramp = first
            gradients.append(paint)
            marks[place].paint = .gradient(gradients.count - 1)
        case .turnedInk(let known, let color):
            inks.append(knownInks[known])
            marks[place].paint = .turnedInk(inks.count - 1, color: color)
        default: break
        }
        return true
    }

    /// A mark that is about to be made anew or to go lets go of its texture.
    private mutating func release(_ place: Int) {
        if place < marks.count, let texture = marks[place].texture { textures.release(texture) }
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
        backdrops.removeAll(keepingCapacity: true)
        slots = 0
        guard holdsBackdrop else { return }
        for index in marks.indices {
            guard case .backdrop(_, let level) = marks[index].paint, case .backdrop(let backdrop, let shape) = list.items[index].content
            else { continue }
            let middle = CGPoint(x: shape.rect.midX, y: shape.rect.midY)
            let sigma = Double(backdrop.radius * list.items[index].transform.magnification(at: middle) * scale)
            let blur = Blur(backdrop: sigma.isFinite ? max(sigma, 0) : 0)
            marks[index].paint = .backdrop(slot: backdrops.count, level: level)
            scopes.divide(at: index, &slots)
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

    /// What tiles look at, where it is: to hand the scene itself around would copy it.
    struct Parts: @unchecked Sendable {
        let whole: UnsafePointer<Scene>
        let marks: UnsafeBufferPointer<Mark>
        let boxes: UnsafeBufferPointer<Box>
        let hiding: UnsafeBufferPointer<Hiding>
        let scopes: UnsafeBufferPointer<Scope>
        let textures: UnsafeBufferPointer<Texture>
        let edges: UnsafeBufferPointer<Edge>
        let index: RowIndex
    }

    func withParts(_ body: (Parts) -> Void) {
        withUnsafePointer(to: self) { whole in
            marks.withUnsafeBufferPointer { marks in
                boxes.withUnsafeBufferPointer { boxes in
                    hiding.withUnsafeBufferPointer { hiding in
                        scopes.scopes.withUnsafeBufferPointer { scopes in
                            textures.all.withUnsafeBufferPointer { textures in
                                outline.edges.withUnsafeBufferPointer { edges in
                                    body(
                                        Parts(
                                            whole: whole, marks: marks, boxes: boxes, hiding: hiding, scopes: scopes, textures: textures,
                                            edges: edges, index: index))
                                }
                            }
                        }
                    }
                }
            }
        }
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
