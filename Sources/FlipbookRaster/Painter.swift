import FlipbookGeometry
import FlipbookDisplayList
import Foundation
import Synchronization

/// Paints display lists on one surface, frame after frame. Only the parts of tiles that differ from the previous frame are painted.
///
/// The pixels depend only on the list. They do not depend on the thread that paints a tile, nor on previous frames.
package final class Painter {
    /// The width of the surface, in pixels.
    package let width: Int
    /// The height of the surface, in pixels.
    package let height: Int
    /// Pixels per point.
    package let scale: CGFloat
    /// The pixels of the last painted frame. If the painter paints in the memory of its caller, this is a copy.
    package var surface: Bitmap { pixels.map(copiedSurface) ?? ownSurface }
    /// The pixels of the last painted frame, or an empty bitmap if the painter paints in the memory of its caller.
    private var ownSurface: Bitmap
    /// The memory of the caller in which the painter paints, or nil if the painter paints in `ownSurface`.
    private let pixels: UnsafeMutablePointer<UInt32>?

    private let grid: TileGrid
    private let tilePainters: [TilePainter]
    private var frame = PreparedFrame()
    private var previousList: DisplayList?
    /// For each item, whether it equals the item at the same index in the previous frame. Clips are ignored.
    private var unchanged: [Bool] = []
    private var diff = DisplayListDiff()
    private var previousBoxes: [PixelRect] = []
    private var boxes: [PixelRect] = []
    /// For each cell, the rows that may differ from the previous frame.
    private var damage: [TileGrid.Cell]
    /// The parts of tiles to paint.
    private var tileParts: [PixelRect] = []
    /// The result of the last call of `paint`.
    private var changedRects: [PixelRect] = []
    /// The blurred pixels of each backdrop of the frame, and the backdrops of the previous frame.
    private var blurredBackdrops: [BlurredBackdrop] = []
    private var previousBackdrops: [BackdropItem] = []
    /// For each backdrop of the frame, whether it must be blurred again.
    private var needsBlur: [Bool] = []
    /// The boxes of the clips that were split in the previous frame.
    private var previousSplitClipBoxes: [PixelRect] = []
    /// The boxes of the clips that are split in this frame or were split in the previous frame, if there is any difference between the
    /// frames. Any difference may split or join their clip groups.
    private var splitClipBoxes: [PixelRect] = []
    /// The saved pixels of each clip group that a backdrop splits.
    private var savedPixels: [SavedPixels] = []
    /// Buffers as large as the surface for groups that contain backdrops. Each nesting depth has two buffers: the pixels of the group
    /// itself, and the group composited over the pixels below it.
    private var groupBuffers: [UnsafeMutablePointer<UInt32>] = []

    /// Creates a painter with an empty surface.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point.
    ///   - threads: The number of threads, or nil for one thread per processor core.
    ///   - pixels: The memory in which frames are painted, `width * height` words, or nil for memory of the painter. The memory must exist
    ///     as long as the painter, and no other code may change it, because only the differences from the previous frame are painted.
    package init(width: Int, height: Int, scale: CGFloat, threads: Int? = nil, pixels: UnsafeMutablePointer<UInt32>? = nil) {
        self.width = width
        self.height = height
        self.scale = scale
        self.pixels = pixels
        ownSurface = pixels == nil ? Bitmap(width: width, height: height) : Bitmap(width: 0, height: 0)
        grid = TileGrid(width: width, height: height)
        let threads = max(threads ?? ProcessInfo.processInfo.activeProcessorCount, 1)
        tilePainters = (0..<threads).map { _ in TilePainter() }
        damage = [TileGrid.Cell](repeating: 0, count: grid.cellCount)
    }

    deinit { for buffer in groupBuffers { buffer.deallocate() } }

    /// Paints a frame. Returns the areas whose pixels may have changed: a few rectangles, or none if the list is unchanged.
    @discardableResult
    package func paint(_ list: DisplayList) -> [PixelRect] {
        if isUnchanged(list) { return [] }
        frame.prepare(list, unchanged: unchanged, scale: scale, surface: PixelRect(x0: 0, y0: 0, x1: width, y1: height))
        boxes.removeAll(keepingCapacity: true)
        for index in frame.summaries.indices { boxes.append(frame.summaries[index].box) }
        markDamage(list)
        for group in frame.clipGroups.groups where group.savedPixelsIndex >= 0 {
            while savedPixels.count <= group.savedPixelsIndex { savedPixels.append(SavedPixels()) }
            savedPixels[group.savedPixelsIndex].reserve(group.box)
        }
        tileParts.removeAll(keepingCapacity: true)
        grid.appendParts(damage, into: &tileParts)
        if !tileParts.isEmpty {
            prepareTextures()
            // The surface is accessed once for the whole frame, because all passes need it.
            withSurfaceMemory { paintPasses(0..<frame.drawItems.count, on: $0, background: frame.background, depth: 0) }
            frame.textures.endFrame(tilePainters)
        }
        previousList = list
        previousBackdrops.removeAll(keepingCapacity: true)
        previousBackdrops.append(contentsOf: frame.backdrops)
        swap(&previousBoxes, &boxes)
        previousSplitClipBoxes.removeAll(keepingCapacity: true)
        previousSplitClipBoxes.append(contentsOf: frame.clipGroups.splitClipBoxes)
        TileGrid.merge(tileParts, into: &changedRects)
        return changedRects
    }

    /// Samples the images that do not move, and reserves a counter of sampled pixels for each texture and thread.
    private func prepareTextures() {
        frame.textures.sampleStillImages(
            storedPixelLimit: Self.storedSurfaceCount * width * height, pixelLimit: width * height / Self.sampledFraction, tilePainters)
        for tilePainter in tilePainters {
            while tilePainter.sampledPixelCounts.count < frame.textures.all.count { tilePainter.sampledPixelCounts.append(0) }
        }
    }

    /// The memory for the pixels of still images, in multiples of the surface. Two images that fill the surface are often visible at once, as
    /// in a transition; more are rare.
    private static let storedSurfaceCount = 2
    /// The part of the surface of which still images are sampled in one frame, as a divisor, if only parts of them are painted.
    private static let sampledFraction = 8

    /// Calls `body` with a pointer to the first pixel of the surface, if the surface has any pixels.
    private func withSurfaceMemory(_ body: (UnsafeMutablePointer<UInt32>) -> Void) {
        if let pixels { return body(pixels) }
        ownSurface.withUnsafeMutableWords { if let base = $0.baseAddress { body(base) } }
    }

    private func copiedSurface(_ pixels: UnsafeMutablePointer<UInt32>) -> Bitmap {
        Bitmap(width: width, height: height, words: Array(UnsafeBufferPointer(start: pixels, count: width * height)))
    }

    /// The bounding box of each item of the last painted frame, in pixels, without the parts outside of its clip. The box of a group
    /// contains its members.
    package var itemBoxes: [PixelRect] { previousBoxes }

    /// The number of pixels of still images that are stored, so that the images are not sampled again.
    var storedPixelCount: Int { frame.textures.storedPixelCount }

    /// Discards the previous frame, so that the next call of `paint` paints the whole surface.
    package func invalidate() { previousList = nil }

    // MARK: - Damage

    /// Returns whether the list equals the previous list. Stores the result for each item in `unchanged`, so that most items are compared
    /// only once in a frame.
    private func isUnchanged(_ list: DisplayList) -> Bool {
        unchanged.removeAll(keepingCapacity: true)
        for _ in list.items { unchanged.append(false) }
        guard let previousList else { return false }
        var isSame =
            previousList.items.count == list.items.count && previousList.background == list.background && previousList.clips == list.clips
        previousList.items.withUnsafeBufferPointer { before in
            list.items.withUnsafeBufferPointer { items in
                unchanged.withUnsafeMutableBufferPointer { unchanged in
                    for index in items.indices {
                        unchanged[index] = index < before.count && DisplayListDiff.areEqualExceptClips(before, index, items, index)
                        isSame = isSame && unchanged[index] && before[index].clip == items[index].clip
                    }
                }
            }
        }
        return isSame
    }

    /// Marks the cells that differ from the previous frame, and the backdrops that must be blurred again.
    private func markDamage(_ list: DisplayList) {
        while blurredBackdrops.count < frame.backdrops.count { blurredBackdrops.append(BlurredBackdrop()) }
        needsBlur.removeAll(keepingCapacity: true)
        guard let previousList, previousList.background == list.background else {
            for cell in damage.indices { damage[cell] = .max }
            for _ in frame.backdrops { needsBlur.append(true) }
            return
        }
        for cell in damage.indices { damage[cell] = 0 }
        diff.compare(from: previousList, to: list, unchanged: unchanged)
        for index in diff.removed { grid.addDamage(previousBoxes[index], &damage) }
        for index in diff.added { grid.addDamage(boxes[index], &damage) }
        splitClipBoxes.removeAll(keepingCapacity: true)
        if !diff.isEmpty {
            splitClipBoxes.append(contentsOf: previousSplitClipBoxes)
            splitClipBoxes.append(contentsOf: frame.clipGroups.splitClipBoxes)
        }
        for box in splitClipBoxes { grid.addDamage(box, &damage) }
        for slot in frame.backdrops.indices { markBackdropDamage(slot) }
    }

    /// Marks a backdrop for blurring if it is new, or if pixels that its blur reads have changed.
    ///
    /// In this case, all pixels that the blur reads are marked as damaged, because all items below the backdrop must be painted again.
    private func markBackdropDamage(_ slot: Int) {
        let backdrop = frame.backdrops[slot]
        let isKnown = slot < previousBackdrops.count && previousBackdrops[slot].hasSameResult(as: backdrop)
        let previousIndex = isKnown ? previousBackdrops[slot].index : 0
        let isDamaged =
            !isKnown
            || diff.removed.contains { $0 <= previousIndex && !previousBoxes[$0].intersection(backdrop.sourceRect).isEmpty }
            || diff.added.contains { $0 <= backdrop.index && !boxes[$0].intersection(backdrop.sourceRect).isEmpty }
            || splitClipBoxes.contains { !$0.intersection(backdrop.sourceRect).isEmpty }
            || (0..<slot).contains { needsBlur[$0] && !frame.backdrops[$0].box.intersection(backdrop.sourceRect).isEmpty }
        needsBlur.append(isDamaged)
        if isDamaged { grid.addDamage(backdrop.sourceRect, &damage) }
    }

    // MARK: - Passes

    /// Paints a range of items in passes. A pass paints all items up to a backdrop on all damaged tiles, because the blur of the backdrop
    /// reads pixels of several tiles.
    ///
    /// - Parameters:
    ///   - target: The pixels to paint on. For the members of a group, the buffer of the group.
    ///   - below: For the members of a group, the pixels below the group.
    ///   - background: The color before the first item.
    ///   - depth: The nesting depth of the group.
    ///   - clipGroup: The clip group that contains the group.
    private func paintPasses(
        _ range: Range<Int>, on target: UnsafeMutablePointer<UInt32>, over below: UnsafeMutablePointer<UInt32>? = nil, background: UInt32,
        depth: Int, clipGroup: Int = ClipGroup.none
    ) {
        guard !frame.backdrops.isEmpty else {
            return paintTiles(range, on: target, over: below, background: background, groupBuffer: nil, clipGroup: clipGroup)
        }
        var (first, index) = (range.lowerBound, range.lowerBound)
        var background: UInt32? = background
        func flush(to end: Int, groupBuffer: UnsafeMutablePointer<UInt32>? = nil) {
            if first < end || background != nil {
                paintTiles(first..<end, on: target, over: below, background: background, groupBuffer: groupBuffer, clipGroup: clipGroup)
            }
            (first, background) = (end, nil)
        }
        while index < range.upperBound {
            let item = frame.drawItems[index]
            let itemEnd = min(index + 1 + item.memberCount, range.upperBound)
            if case .backdrop(let slot, _) = item.paint {
                // A backdrop that is already blurred is painted like any other item.
                if needsBlur[slot] {
                    flush(to: index)
                    let composited = composite(target, over: below, depth)
                    blurredBackdrops[slot].compute(
                        frame.backdrops[slot], from: composited, width: width, height: height, threads: tilePainters.count)
                }
            } else if item.containsBackdrop {
                flush(to: index)
                var members = (index + 1)..<itemEnd
                if case .masked(let count, _, _) = item.paint { members = members.prefix(count) }
                let groupBuffer = groupBuffer(depth * 2)
                paintPasses(
                    members, on: groupBuffer, over: composite(target, over: below, depth), background: 0, depth: depth + 1,
                    clipGroup: frame.summaries[index].clipGroup)
                flush(to: itemEnd, groupBuffer: groupBuffer)
            }
            index = itemEnd
        }
        flush(to: range.upperBound)
    }

    /// Returns the pixels of a group composited over the pixels below it, for the parts that are painted in this frame.
    private func composite(
        _ target: UnsafeMutablePointer<UInt32>, over below: UnsafeMutablePointer<UInt32>?, _ depth: Int
    ) -> UnsafeMutablePointer<UInt32> {
        guard let below else { return target }
        let result = groupBuffer(depth * 2 + 1)
        for part in tileParts {
            for y in part.y0..<part.y1 {
                let offset = y * width + part.x0
                (result + offset).update(from: below + offset, count: part.width)
                Blend.overPixels(result + offset, part.width, target + offset, level: 255)
            }
        }
        return result
    }

    private func groupBuffer(_ index: Int) -> UnsafeMutablePointer<UInt32> {
        while index >= groupBuffers.count {
            groupBuffers.append(.allocate(capacity: width * height))
            groupBuffers[groupBuffers.count - 1].initialize(repeating: 0, count: width * height)
        }
        return groupBuffers[index]
    }

    /// Paints a range of items on all damaged tiles.
    private func paintTiles(
        _ range: Range<Int>, on target: UnsafeMutablePointer<UInt32>, over below: UnsafeMutablePointer<UInt32>?, background: UInt32?,
        groupBuffer: UnsafeMutablePointer<UInt32>?, clipGroup: Int
    ) {
        frame.withBuffers { buffers in
            paintTiles(
                TilePainter.Pass(
                    buffers: buffers, range: range, clipGroup: clipGroup, background: background, target: target, width: width,
                    blurredBackdrops: blurredBackdrops, savedPixels: savedPixels,
                    groupBuffer: groupBuffer, pixelsBelow: below))
        }
    }

    private func paintTiles(_ pass: TilePainter.Pass) {
        let threadCount = min(tilePainters.count, tileParts.count)
        if threadCount == 1 {
            let tilePainter = tilePainters[0]
            for part in tileParts { tilePainter.paint(part, pass) }
            return
        }
        let shared = Shared(tilePainters: tilePainters, tileParts: tileParts)
        let next = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: threadCount) { thread in
            while true {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < shared.tileParts.count else { return }
                shared.tilePainters[thread].paint(shared.tileParts[index], pass)
            }
        }
    }

    /// The values that the threads share. Each thread has its own tile painter, and no two threads paint the same tile.
    private struct Shared: @unchecked Sendable {
        let tilePainters: [TilePainter]
        let tileParts: [PixelRect]
    }
}
