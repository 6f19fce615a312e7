import CPixelKernels
import FlipbookGeometry
import FlipbookDisplayList
import FlipbookTypography

/// The buffers with which one thread paints one tile after another.
final class TilePainter {
    /// The coverage of the current shape.
    let coverage = Coverage()
    /// The open clip groups, from the outermost to the innermost, followed by unused clip groups.
    var clipGroups: [OpenClipGroup] = []
    /// The number of open clip groups.
    var openGroupCount = 0
    /// The last painted image if it has not been written to the tile yet, otherwise nil. See `paintOpaqueBlock`.
    var pendingImage: OpaqueBlock?
    /// The color of a block of pixels if it has not been written to the tile yet, otherwise nil. The background and opaque colors are pending
    /// until the next item is painted. If this item is one color or a shadow inside of the block, each pixel is written only once.
    var pendingColor: ColorBlock?
    /// The colors of one row of pixels.
    let rowPixels: UnsafeMutablePointer<UInt32> = .allocate(capacity: Tile.width + rowPadding)
    /// Three rows of temporary pixels.
    let scratch: UnsafeMutablePointer<UInt32> = .allocate(capacity: (Tile.width + rowPadding) * 3)
    /// The mask of one row of pixels.
    let maskBuffer: UnsafeMutablePointer<UInt8> = .allocate(capacity: Tile.width)
    /// The masks of a block of rows.
    let rowMasks: UnsafeMutablePointer<UnsafePointer<UInt8>> = .allocate(capacity: Tile.height)
    /// The horizontal sample coordinates of one row of pixels.
    let us: UnsafeMutablePointer<Int32> = .allocate(capacity: Tile.width + rowPadding)
    /// The vertical sample coordinates of one row of pixels.
    let vs: UnsafeMutablePointer<Int32> = .allocate(capacity: Tile.width)
    /// For each texture of the frame, the number of pixels that this painter has sampled.
    var sampledPixelCounts: [Int] = []
    /// Buffers for groups. Each nesting depth has two buffers: one for the members and one for their mask.
    private var groupBuffers: [UnsafeMutablePointer<UInt32>] = []

    deinit {
        for words in [rowPixels, scratch] { words.deallocate() }
        for coordinates in [us, vs] { coordinates.deallocate() }
        maskBuffer.deallocate()
        rowMasks.deallocate()
        for buffer in groupBuffers { buffer.deallocate() }
    }

    /// The pixels of a tile, on the surface or in a group's buffer.
    struct Target {
        var words: UnsafeMutablePointer<UInt32>
        var stride: Int

        /// The start of a row of the tile.
        func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { words + y * stride }

        /// The target of a part of the tile.
        @inline(__always)
        func part(_ part: PixelRect, of tile: PixelRect) -> Target {
            Target(words: words + ((part.y0 &- tile.y0) &* stride &+ (part.x0 &- tile.x0)), stride: stride)
        }
    }

    /// The items that a pass paints, the pixels on which it paints them, and the buffers that it reads.
    struct Pass: @unchecked Sendable {
        var buffers: PreparedFrame.Buffers
        var range: Range<Int>
        /// The clip group of the group to which the items belong.
        var clipGroup: Int
        /// The color that is painted before the first item, or nil to keep the existing pixels.
        var background: UInt32?
        var target: UnsafeMutablePointer<UInt32>
        var width: Int
        var blurredBackdrops: [BlurredBackdrop]
        var savedPixels: [SavedPixels]
        /// If the pass paints a group that contains a backdrop, the members of the group, already painted on a buffer as large as the
        /// surface. Otherwise nil.
        var groupBuffer: UnsafeMutablePointer<UInt32>?
        /// The pixels below the group to which the items belong, or nil if the items belong to no group.
        var pixelsBelow: UnsafeMutablePointer<UInt32>?
    }

    /// Paints the items of a pass on a tile. Items below an item that covers the whole tile are skipped.
    func paint(_ tile: PixelRect, _ pass: borrowing Pass) {
        let target = Target(words: pass.target + tile.y0 * pass.width + tile.x0, stride: pass.width)
        var firstItem = pass.range.lowerBound
        var isBackgroundHidden = false
        for occluder in pass.buffers.occluders.reversed() where occluder.solid.0.contains(tile) || occluder.solid.1.contains(tile) {
            guard pass.range.contains(occluder.index) else { continue }
            (firstItem, isBackgroundHidden) = (occluder.index, true)
            break
        }
        if let background = pass.background, !isBackgroundHidden {
            pendingColor = ColorBlock(color: background, tile: tile, target: target)
        }
        paintItems(firstItem..<pass.range.upperBound, tile, pass, target, depth: 0, clipGroup: pass.clipGroup)
    }

    /// Paints a range of items. `clipGroup` is the clip group of the group to which the items belong.
    private func paintItems(_ range: Range<Int>, _ tile: PixelRect, _ pass: borrowing Pass, _ target: Target, depth: Int, clipGroup: Int) {
        let outerGroupCount = openGroupCount
        let row = tile.y0 / Tile.height
        var position = pass.buffers.tileRowIndex.lowerBound(of: range.lowerBound, in: row)
        let end = pass.buffers.tileRowIndex.starts[row + 1]
        let summaries = pass.buffers.summaries
        var currentGroup = clipGroup
        while position < end {
            let index = Int(pass.buffers.tileRowIndex.items[position])
            guard index < range.upperBound else { break }
            position += 1
            let memberCount = summaries[index].memberCount
            // Most items of the row of tiles do not touch this tile.
            let isVisible = summaries[index].box.intersects(tile)
            guard isVisible || memberCount > 0 else { continue }
            let next = min(index + 1 + memberCount, range.upperBound)
            if isVisible {
                if summaries[index].clipGroup != currentGroup {
                    currentGroup = summaries[index].clipGroup
                    enterClipGroup(currentGroup, above: clipGroup, outerGroupCount, tile, pass, target)
                }
                let part = summaries[index].box.intersection(tile)
                paintItem(index, (index + 1)..<next, part, pass, target.part(part, of: tile), depth)
            }
            while position < end, pass.buffers.tileRowIndex.items[position] < next { position += 1 }
        }
        flushPendingPixels()
        if openGroupCount > outerGroupCount { closeClipGroups(downTo: outerGroupCount, pass, range.upperBound) }
    }

    /// Paints an item, with its members if it is a group.
    private func paintItem(
        _ index: Int, _ members: Range<Int>, _ tile: PixelRect, _ pass: borrowing Pass, _ target: Target, _ depth: Int
    ) {
        // The pending image is not written before a texture is painted, because `paintTexture` can combine it with an opaque image in one
        // step.
        if let texture = pass.buffers.drawItems[index].texture {
            computeCoverage(pass.buffers.drawItems[index].shape, tile, pass.buffers.edges)
            return paintTexture(texture, tile, pass, target)
        }
        if pass.buffers.summaries[index].memberCount > 0 {
            flushPendingPixels()
            paintGroup(index, members, tile, pass, target, depth)
        } else {
            paintSingleItem(index, tile, pass, target)
        }
    }

    /// Paints an item that has no texture and no members.
    private func paintSingleItem(_ index: Int, _ tile: PixelRect, _ pass: borrowing Pass, _ target: Target) {
        let shape = pass.buffers.drawItems[index].shape
        switch pass.buffers.drawItems[index].paint {
        case .color, .maskTexture: break
        default: flushPendingPixels()
        }
        switch pass.buffers.drawItems[index].paint {
        case .color(let word):
            computeCoverage(shape, tile, pass.buffers.edges)
            paintColor(word, tile, target)
        case .gradient(let gradient):
            let gradient = pass.buffers.frame.pointee.gradients[gradient]
            computeCoverage(shape, tile, pass.buffers.edges)
            pass.buffers.frame.pointee.rampWords.withUnsafeBufferPointer { ramps in
                guard let ramps = ramps.baseAddress else { return }
                paintGradient(gradient, ramps, tile, target)
            }
        case .textMask(let mask, let x, let y, let color):
            paintMask(mask.width, mask.height, x, y, color, tile, target) { row, first, count, out in
                mask.coverage.withUnsafeBufferPointer { bytes in
                    guard let bytes = bytes.baseAddress else { return }
                    out.update(from: bytes + row * mask.width + first, count: count)
                }
            }
        case .subpixelTextMask(let mask, let x, let y, let color):
            paintMask(mask.width, mask.height, x, y, color, tile, target) { row, first, count, out in
                mask.sample(row, first, count, out)
            }
        case .maskTexture(let maskTexture, let color):
            computeCoverage(shape, tile, pass.buffers.edges)
            paintMaskTexture(pass.buffers.frame.pointee.maskTextures[maskTexture], color, tile, target)
        case .backdrop(let slot, let level):
            computeCoverage(shape, tile, pass.buffers.edges)
            paintBackdrop(pass.buffers.frame.pointee.backdrops[slot], pass.blurredBackdrops[slot].texture, level, tile, pass, target)
        case .texture, .group, .masked, .crossFade, .nothing:
            break
        }
    }

    // MARK: - Groups

    /// Returns the group buffer at an index, filled with transparent pixels.
    private func clearedGroupBuffer(_ index: Int, _ tile: PixelRect) -> Target {
        while index >= groupBuffers.count { groupBuffers.append(.allocate(capacity: Tile.width * Tile.height)) }
        let buffer = Target(words: groupBuffers[index], stride: Tile.width)
        for y in 0..<tile.height { buffer.row(y).update(repeating: 0, count: tile.width) }
        return buffer
    }

    /// The combination of the two parts of a group: the members before an index, and the members from this index on.
    private enum GroupParts {
        /// The group has no second part.
        case content
        /// The second part is the mask of the first part.
        case masked
        /// The weighted sum of both parts. The level is the weight of the second part, 0…255.
        case crossFade(level: UInt32)
    }

    /// Paints the members of a group into a buffer, combines this buffer with the mask or the new members, and blends the result into the
    /// tile.
    private func paintGroup(
        _ index: Int, _ members: Range<Int>, _ tile: PixelRect, _ pass: borrowing Pass, _ target: Target, _ depth: Int
    ) {
        let (contentRange, opacity, parts): (Range<Int>, UInt32, GroupParts)
        var blendMode = CGBlendMode.normal
        switch pass.buffers.drawItems[index].paint {
        case .group(_, let mode, let level):
            (contentRange, opacity, parts) = (members, level, .content)
            blendMode = mode
        case .masked(let count, _, let level): (contentRange, opacity, parts) = (members.prefix(count), level, .masked)
        case .crossFade(let old, _, let newLevel, let level):
            (contentRange, opacity, parts) = (members.prefix(old), level, .crossFade(level: newLevel))
        default: return
        }
        let (buffer, clipGroup) = (self.clearedGroupBuffer(depth * 2, tile), pass.buffers.summaries[index].clipGroup)
        if pass.buffers.drawItems[index].containsBackdrop, let painted = pass.groupBuffer {
            let from = painted + tile.y0 * pass.width + tile.x0
            for y in 0..<tile.height { buffer.row(y).update(from: from + y * pass.width, count: tile.width) }
        } else {
            paintItems(contentRange, tile, pass, buffer, depth: depth + 1, clipGroup: clipGroup)
        }
        func paintSecondPart() -> Target {
            let second = self.clearedGroupBuffer(depth * 2 + 1, tile)
            paintItems(contentRange.upperBound..<members.upperBound, tile, pass, second, depth: depth + 1, clipGroup: clipGroup)
            return second
        }
        switch parts {
        case .content: break
        case .masked:
            let mask = paintSecondPart()
            for y in 0..<tile.height { Blend.multiplyPixels(buffer.row(y), tile.width, byAlphaOf: mask.row(y)) }
        case .crossFade(let level):
            let new = paintSecondPart()
            Blend.kernels.crossFade(
                buffer.words, buffer.stride, tile.width, tile.height, buffer.words, buffer.stride, new.words, new.stride, level)
        }
        if blendMode == .normal {
            for y in 0..<tile.height { Blend.overPixels(target.row(y), tile.width, buffer.row(y), level: opacity) }
        } else {
            let blend = GroupBlend(blendMode)
            for y in 0..<tile.height { blend.blend(buffer.row(y), level: opacity, onto: target.row(y), tile.width) }
        }
    }

    // MARK: - Coverage

    /// Computes the coverage of a shape in the tile.
    private func computeCoverage(_ shape: DrawItem.Shape, _ tile: PixelRect, _ edges: UnsafeBufferPointer<Edge>) {
        Self.fillCoverage(shape, tile, edges, coverage)
    }

    /// Computes the coverage of a shape in a tile, and stores it in `coverage`.
    static func fillCoverage(_ shape: DrawItem.Shape, _ tile: PixelRect, _ edges: UnsafeBufferPointer<Edge>, _ coverage: borrowing Coverage)
    {
        switch shape {
        case .rectangle(let low, let high): coverage.fill(tile, rectangle: low, high)
        case .edges(let range, let evenOdd): coverage.fill(tile, edges: UnsafeBufferPointer(rebasing: edges[range]), evenOdd: evenOdd)
        }
    }
}
