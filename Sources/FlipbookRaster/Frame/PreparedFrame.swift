import FlipbookGeometry
import FlipbookDisplayList
import FlipbookTypography
import Foundation

/// A display list converted to pixels, ready to be painted by tiles.
///
/// The arrays are reused from frame to frame, so that preparing a frame allocates no memory. The draw items of unchanged display items are
/// reused from the previous frame.
struct PreparedFrame {
    var background: UInt32 = 0xFF00_0000
    /// The display items converted to pixels, in the same order.
    private(set) var drawItems: [DrawItem] = []
    /// A summary of each draw item, with the values that tiles read first.
    private(set) var summaries: [ItemSummary] = []
    /// The groups of items that share a soft clip.
    private(set) var clipGroups = ClipGroupFinder()
    /// The number of clip groups that are split by backdrops.
    private(set) var savedPixelsCount = 0
    /// The indices of the draw items that intersect each row of tiles.
    private(set) var tileRowIndex = TileRowIndex()
    /// The clips of the display list, converted to pixels.
    private(set) var pixelClips: [PixelClip] = []
    /// The paints that are too large to be stored in the items. Items refer to them by index.
    var textures = TextureCache()
    var maskTextures: [MaskTexture] = []
    var gradients: [GradientPaint] = []
    /// The edges of all shapes of the frame.
    private(set) var edgeBuilder = EdgeBuilder()
    /// The color tables of all gradients, one after another.
    var rampWords: [UInt32] = []
    private(set) var backdrops: [BackdropItem] = []
    /// Whether the frame contains a backdrop.
    var containsBackdrop = false
    /// The items that hide all items below them in at least one rectangle.
    private(set) var occluders: [Occluder] = []
    var shadows = ShadowCache()
    var stroker = Stroker()

    /// The bounding box of a draw item, the number of items after it that are its members, and the index of its clip group.
    struct ItemSummary {
        var box: PixelRect
        var memberCount: Int
        var clipGroup: Int
    }

    /// The index of an item, and the two rectangles in which it hides all items below.
    typealias Occluder = (index: Int, solid: (PixelRect, PixelRect))

    /// The areas of the items before they are clipped.
    private var unclippedAreas: [(box: PixelRect, solid: (PixelRect, PixelRect))] = []
    /// The shapes and paints of the previous frame.
    private var previousEdgeBuilder = EdgeBuilder()
    private var previousRampWords: [UInt32] = []
    private var previousMaskTextures: [MaskTexture] = []
    private var previousGradients: [GradientPaint] = []
    /// The edges of the shape of a shadow. They are used only while its mask is drawn.
    var shadowEdgeBuilder = EdgeBuilder()
    /// The pixels of the whole surface.
    private(set) var surface = PixelRect.empty

    /// Converts a display list to pixels.
    ///
    /// - Parameters:
    ///   - unchanged: For each item, whether it equals the item at the same index in the previous call. Clips are ignored.
    ///   - scale: Pixels per point.
    ///   - surface: The pixels of the whole surface.
    mutating func prepare(_ list: DisplayList, unchanged: [Bool], scale: CGFloat, surface: PixelRect) {
        swap(&edgeBuilder, &previousEdgeBuilder)
        swap(&rampWords, &previousRampWords)
        swap(&maskTextures, &previousMaskTextures)
        swap(&gradients, &previousGradients)
        pixelClips.removeAll(keepingCapacity: true)
        edgeBuilder.removeAll()
        rampWords.removeAll(keepingCapacity: true)
        maskTextures.removeAll(keepingCapacity: true)
        gradients.removeAll(keepingCapacity: true)
        shadows.beginFrame()
        self.surface = surface
        containsBackdrop = false
        background = Self.premultipliedPixel(list.background, 1)
        let toPixels = CGAffineTransform(scaleX: scale, y: scale)
        for clip in list.clips { addPixelClip(clip, toPixels, surface) }
        let projectionToPixels = ProjectiveTransform(toPixels)
        // A pointer avoids a copy of each item, which is large.
        list.items.withUnsafeBufferPointer { items in
            guard var item = items.baseAddress else { return }
            for index in items.indices {
                if !unchanged[index] || !reusePreviousItem(item.pointee.content, index) {
                    releaseTexture(index)
                    let projection = item.pointee.transform.concatenating(projectionToPixels)
                    // The new item is assigned without a temporary copy, because it is large.
                    if index < drawItems.count {
                        drawItems[index] = makeDrawItem(item, projection)
                    } else {
                        drawItems.append(makeDrawItem(item, projection))
                    }
                    let unclippedArea = (drawItems[index].box, drawItems[index].solid)
                    if index < unclippedAreas.count { unclippedAreas[index] = unclippedArea } else { unclippedAreas.append(unclippedArea) }
                }
                applyClip(index, item.pointee.clip, surface)
                item += 1
            }
        }
        for index in list.items.count..<drawItems.count { releaseTexture(index) }
        drawItems.removeLast(drawItems.count - list.items.count)
        unclippedAreas.removeLast(unclippedAreas.count - list.items.count)
        textures.pack(&drawItems)
        computeGroupBoxes(surface)
        clipGroups.find(drawItems, pixelClips)
        collectBackdrops(list, scale, surface)
        buildIndex(surface)
    }

    private mutating func buildIndex(_ surface: PixelRect) {
        summaries.removeAll(keepingCapacity: true)
        occluders.removeAll(keepingCapacity: true)
        for index in drawItems.indices {
            summaries.append(
                ItemSummary(box: drawItems[index].box, memberCount: drawItems[index].memberCount, clipGroup: clipGroups.groupOfItem[index]))
            let solid = drawItems[index].solid
            if !solid.0.isEmpty || !solid.1.isEmpty { occluders.append((index, solid)) }
        }
        tileRowIndex.fill(summaries, rows: (surface.y1 + Tile.height - 1) / Tile.height)
    }

    private mutating func addPixelClip(_ clip: Clip, _ toPixels: CGAffineTransform, _ surface: PixelRect) {
        var area = area(of: clip.shape, clip.transform.concatenating(toPixels))
        if let parent = clip.parent.map({ pixelClips[$0] }) {
            area.solid = Self.intersections(area.solid, parent.solid)
            area.box = area.box.intersection(parent.box)
        }
        pixelClips.append(PixelClip(box: area.box.intersection(surface), shape: area.shape, parent: clip.parent, solid: area.solid))
    }

    private mutating func applyClip(_ index: Int, _ clip: Int?, _ surface: PixelRect) {
        let unclippedArea = unclippedAreas[index]
        if let clip {
            drawItems[index].setClippedArea(
                unclippedArea.box.intersection(pixelClips[clip].box), Self.intersections(unclippedArea.solid, pixelClips[clip].solid),
                through: clip)
        } else {
            drawItems[index].setClippedArea(unclippedArea.box.intersection(surface), unclippedArea.solid, through: nil)
        }
    }

    /// Returns two rectangles that are inside both pairs: the intersection of the first rectangles, and the intersection of the second
    /// rectangles. Other pixels that are inside both pairs are omitted. The omission affects only the speed, because fewer hidden items are
    /// skipped.
    private static func intersections(
        _ a: (PixelRect, PixelRect), _ b: (PixelRect, PixelRect)
    ) -> (PixelRect, PixelRect) {
        (a.0.intersection(b.0), a.1.intersection(b.1))
    }

    /// Reuses the draw item of the previous frame, and copies its edges instead of computing them. Returns false if that is not possible.
    ///
    /// Shadows and backdrops are always created again, because the shadow cache must record which masks are still in use, and the indices
    /// of backdrops change.
    private mutating func reusePreviousItem(_ content: DisplayContent, _ index: Int) -> Bool {
        switch content {
        case .shadow, .backdrop: return false
        default: break
        }
        if case .edges(let range, let evenOdd) = drawItems[index].shape {
            drawItems[index].shape = .edges(edgeBuilder.append(previousEdgeBuilder.edges[range]), evenOdd: evenOdd)
        }
        switch drawItems[index].paint {
        case .gradient(let previousIndex):
            var paint = previousGradients[previousIndex]
            let rampStart = rampWords.count
            rampWords.append(contentsOf: previousRampWords[paint.rampStart..<(paint.rampStart + GradientPaint.rampSize)])
            paint.rampStart = rampStart
            gradients.append(paint)
            drawItems[index].paint = .gradient(gradients.count - 1)
        case .maskTexture(let previousIndex, let color):
            maskTextures.append(previousMaskTextures[previousIndex])
            drawItems[index].paint = .maskTexture(maskTextures.count - 1, color: color)
        default: break
        }
        return true
    }

    /// Releases the texture of an item that is about to be replaced or removed.
    private mutating func releaseTexture(_ index: Int) {
        if index < drawItems.count, let texture = drawItems[index].texture { textures.release(texture) }
    }

    /// Computes the bounding boxes of the groups from their members.
    ///
    /// Members do not count as hiding items below them, because the group may be translucent. The loop runs backwards, so that the boxes of
    /// nested groups are known first.
    private mutating func computeGroupBoxes(_ surface: PixelRect) {
        for index in drawItems.indices.reversed() where drawItems[index].memberCount > 0 {
            var membersBox = PixelRect.empty
            var groupContainsBackdrop = false
            for member in (index + 1)..<min(index + 1 + drawItems[index].memberCount, drawItems.count) {
                drawItems[member].solid = (.empty, .empty)
                switch drawItems[index].paint {
                case .masked(let count, _, _) where member > index + count:
                    // A mask is painted tile by tile, and a backdrop in a mask has no pixels below it.
                    removeBackdrop(member)
                    continue
                case .crossFade:
                    // Both parts of a cross-fade are painted tile by tile, but the blur of a backdrop reads the pixels of other tiles.
                    removeBackdrop(member)
                default: break
                }
                membersBox = membersBox.union(drawItems[member].box)
                if case .backdrop = drawItems[member].paint { groupContainsBackdrop = true }
            }
            drawItems[index].containsBackdrop = groupContainsBackdrop
            drawItems[index].box = membersBox.intersection(drawItems[index].clip.map { pixelClips[$0].box } ?? surface)
        }
    }

    /// Removes the paint of a group's member that is a backdrop. If the member is a group, marks it as a group without backdrops.
    private mutating func removeBackdrop(_ member: Int) {
        if case .backdrop = drawItems[member].paint { drawItems[member].paint = .nothing }
        drawItems[member].containsBackdrop = false
    }

    /// Collects the backdrops of the frame, and reserves saved pixels for the clip groups that they split.
    private mutating func collectBackdrops(_ list: DisplayList, _ scale: CGFloat, _ surface: PixelRect) {
        backdrops.removeAll(keepingCapacity: true)
        savedPixelsCount = 0
        guard containsBackdrop else { return }
        for index in drawItems.indices {
            guard case .backdrop(_, let level) = drawItems[index].paint, case .backdrop(let backdrop, let shape) = list.items[index].content
            else { continue }
            let middle = CGPoint(x: shape.rect.midX, y: shape.rect.midY)
            let sigma = Double(backdrop.radius * list.items[index].transform.magnification(at: middle) * scale)
            let blur = Blur(backdrop: sigma.isFinite ? max(sigma, 0) : 0)
            drawItems[index].paint = .backdrop(slot: backdrops.count, level: level)
            clipGroups.split(at: index, &savedPixelsCount)
            if blur.strength < 256 { drawItems[index].solid = (.empty, .empty) }
            backdrops.append(
                BackdropItem(
                    index: index, source: list.items[index].source, box: drawItems[index].box, surface: surface, blur: blur, backdrop))
        }
    }

    /// Draws a shape as edges. Returns the range of its edges and its bounding box.
    mutating func addEdges(_ projection: ProjectiveTransform, _ draw: (inout EdgeBuilder) -> Void) -> (range: Range<Int>, box: PixelRect) {
        edgeBuilder.begin(projection)
        draw(&edgeBuilder)
        return edgeBuilder.end()
    }

    /// Pointers into the arrays of the frame. Tiles receive these pointers, because passing the frame itself would copy it.
    struct Buffers: @unchecked Sendable {
        let frame: UnsafePointer<PreparedFrame>
        let drawItems: UnsafeBufferPointer<DrawItem>
        let summaries: UnsafeBufferPointer<ItemSummary>
        let occluders: UnsafeBufferPointer<Occluder>
        let clipGroups: UnsafeBufferPointer<ClipGroup>
        let textures: UnsafeBufferPointer<Texture>
        let edges: UnsafeBufferPointer<Edge>
        let tileRowIndex: TileRowIndex
    }

    /// Calls `body` with pointers that are valid during the call.
    func withBuffers(_ body: (Buffers) -> Void) {
        withUnsafePointer(to: self) { frame in
            drawItems.withUnsafeBufferPointer { drawItems in
                summaries.withUnsafeBufferPointer { summaries in
                    occluders.withUnsafeBufferPointer { occluders in
                        clipGroups.groups.withUnsafeBufferPointer { clipGroups in
                            textures.all.withUnsafeBufferPointer { textures in
                                edgeBuilder.edges.withUnsafeBufferPointer { edges in
                                    body(
                                        Buffers(
                                            frame: frame, drawItems: drawItems, summaries: summaries, occluders: occluders,
                                            clipGroups: clipGroups, textures: textures,
                                            edges: edges, tileRowIndex: tileRowIndex))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
