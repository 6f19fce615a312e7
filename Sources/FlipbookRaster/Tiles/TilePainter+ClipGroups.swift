/// A clip group that is being painted in a tile, with the previous pixels where its clip does not cover a pixel in full.
final class OpenClipGroup {
    let clip = Coverage()
    let originalPixels: UnsafeMutablePointer<UInt32> = .allocate(capacity: Tile.width * Tile.height)
    /// The index of the clip group.
    var groupIndex = ClipGroup.none
    /// The part of the tile inside the clip's box, and the pixels of that part.
    var part = PixelRect.empty
    var target: TilePainter.Target
    /// Whether the clip leaves the whole part visible.
    var isUnclipped = true

    init(_ target: TilePainter.Target) { self.target = target }

    deinit { originalPixels.deallocate() }

    /// Calls `body` with each run of pixels that the clip does not cover in full: its row, column and length.
    @inline(__always)
    func forEachPartialRun(_ body: (Int, Int, Int) -> Void) {
        for y in 0..<part.height {
            let row = clip.rows[y]
            let fullColumns = row.level == 255 ? row.first..<row.last : row.level < 0 ? row.fullColumns : 0..<0
            if fullColumns.isEmpty {
                body(y, 0, part.width)
            } else {
                if fullColumns.lowerBound > 0 { body(y, 0, Int(fullColumns.lowerBound)) }
                if Int(fullColumns.upperBound) < part.width {
                    body(y, Int(fullColumns.upperBound), part.width - Int(fullColumns.upperBound))
                }
            }
        }
    }

    /// Saves the pixels that the clip does not cover in full.
    func saveOriginalPixels() {
        forEachPartialRun { y, x, count in (originalPixels + (y * Tile.width + x)).update(from: target.row(y) + x, count: count) }
    }

    /// Restores the saved pixels in proportion to the part that the clip does not cover.
    func restoreOriginalPixels() {
        forEachPartialRun { y, x, count in
            let (row, out, original) = (clip.rows[y], target.row(y), originalPixels + y * Tile.width)
            let (first, last) = (max(x, min(Int(row.first), x + count)), min(x + count, max(Int(row.last), x)))
            guard first < last, row.level != 0 else { return (out + x).update(from: original + x, count: count) }
            (out + x).update(from: original + x, count: first - x)
            (out + last).update(from: original + last, count: x + count - last)
            let bytes = clip.mask(row)
            for column in first..<last {
                out[column] = Blend.interpolated(original[column], out[column], row.level < 0 ? UInt32(bytes[column]) : UInt32(row.level))
            }
        }
    }
}

/// The original and the painted pixels of a clip group, saved while a backdrop between its items is blurred.
final class SavedPixels {
    private var words: UnsafeMutablePointer<UInt32>?
    private var capacity = 0
    private var box = PixelRect.empty

    deinit { words?.deallocate() }

    /// Makes space for the pixels of `box`.
    func reserve(_ box: PixelRect) {
        self.box = box
        let requiredCapacity = 2 * box.width * box.height
        guard requiredCapacity > capacity else { return }
        words?.deallocate()
        words = .allocate(capacity: requiredCapacity)
        words?.initialize(repeating: 0, count: requiredCapacity)
        capacity = requiredCapacity
    }

    /// Saves the original and the painted pixels of a clip group.
    func save(_ group: OpenClipGroup) {
        guard let words else { return }
        group.forEachPartialRun { y, x, count in
            let pixels = words + 2 * offset(group.part.x0 + x, group.part.y0 + y)
            pixels.update(from: group.originalPixels + (y * Tile.width + x), count: count)
            (pixels + count).update(from: group.target.row(y) + x, count: count)
        }
    }

    /// Restores the original and the painted pixels of a clip group.
    func restore(to group: OpenClipGroup) {
        guard let words else { return }
        group.forEachPartialRun { y, x, count in
            let pixels = words + 2 * offset(group.part.x0 + x, group.part.y0 + y)
            (group.originalPixels + (y * Tile.width + x)).update(from: pixels, count: count)
            (group.target.row(y) + x).update(from: pixels + count, count: count)
        }
    }

    /// The index of a pixel in the box.
    private func offset(_ x: Int, _ y: Int) -> Int { (y - box.y0) * box.width + x - box.x0 }
}

extension TilePainter {
    /// Closes the clip groups that do not contain an item, and opens those that do.
    ///
    /// - Parameters:
    ///   - clipGroup: The clip group of the item.
    ///   - outer: The clip group of the group to which the item belongs.
    ///   - outerCount: The number of open clip groups at that level.
    func enterClipGroup(_ clipGroup: Int, above outer: Int, _ outerCount: Int, _ tile: PixelRect, _ pass: borrowing Pass, _ target: Target)
    {
        flushPendingImage()
        while openGroupCount > outerCount, !isInside(clipGroup, clipGroups[openGroupCount - 1].groupIndex, pass) {
            closeClipGroups(downTo: openGroupCount - 1, pass, pass.range.upperBound)
        }
        openClipGroups(clipGroup, upTo: openGroupCount > outerCount ? clipGroups[openGroupCount - 1].groupIndex : outer, tile, pass, target)
    }

    /// Whether a clip group equals another one or is nested in it.
    private func isInside(_ clipGroup: Int, _ other: Int, _ pass: borrowing Pass) -> Bool {
        var clipGroup = clipGroup
        while clipGroup > other { clipGroup = pass.buffers.clipGroups[clipGroup].parent }
        return clipGroup == other
    }

    /// Opens the clip groups from `outer` (exclusive) to `clipGroup`.
    private func openClipGroups(_ clipGroup: Int, upTo outer: Int, _ tile: PixelRect, _ pass: borrowing Pass, _ target: Target) {
        guard clipGroup != outer, clipGroup != ClipGroup.none else { return }
        let (group, frame) = (pass.buffers.clipGroups[clipGroup], pass.buffers.frame)
        openClipGroups(group.parent, upTo: outer, tile, pass, target)
        if openGroupCount == clipGroups.count { clipGroups.append(OpenClipGroup(target)) }
        let opened = clipGroups[openGroupCount]
        openGroupCount += 1
        opened.groupIndex = clipGroup
        opened.part = group.box.intersection(tile)
        opened.target = target.part(opened.part, of: tile)
        let solid = frame.pointee.pixelClips[group.clip].solid
        opened.isUnclipped = opened.part.isEmpty || solid.0.contains(opened.part) || solid.1.contains(opened.part)
        guard !opened.isUnclipped else { return }
        Self.fillCoverage(frame.pointee.pixelClips[group.clip].shape, opened.part, pass.buffers.edges, opened.clip)
        if group.first < pass.range.lowerBound, group.savedPixelsIndex >= 0, wasPainted(group.first..<pass.range.lowerBound, tile, pass) {
            pass.savedPixels[group.savedPixelsIndex].restore(to: opened)
        } else {
            opened.saveOriginalPixels()
        }
    }

    /// Whether an earlier pass painted any of these items in the tile.
    private func wasPainted(_ range: Range<Int>, _ tile: PixelRect, _ pass: borrowing Pass) -> Bool {
        let row = tile.y0 / Tile.height
        var position = pass.buffers.tileRowIndex.lowerBound(of: range.lowerBound, in: row)
        let end = pass.buffers.tileRowIndex.starts[row + 1]
        while position < end {
            let index = Int(pass.buffers.tileRowIndex.items[position])
            guard index < range.upperBound else { return false }
            if pass.buffers.summaries[index].box.intersects(tile) { return true }
            let next = index + 1 + pass.buffers.summaries[index].memberCount
            position += 1
            while position < end, pass.buffers.tileRowIndex.items[position] < next { position += 1 }
        }
        return false
    }

    /// Closes clip groups until `count` are open. `end` is the end of the items that are being painted.
    func closeClipGroups(downTo count: Int, _ pass: borrowing Pass, _ end: Int) {
        while openGroupCount > count {
            openGroupCount -= 1
            let openGroup = clipGroups[openGroupCount]
            guard !openGroup.isUnclipped else { continue }
            let group = pass.buffers.clipGroups[openGroup.groupIndex]
            if group.savedPixelsIndex >= 0, group.end > end { pass.savedPixels[group.savedPixelsIndex].save(openGroup) }
            openGroup.restoreOriginalPixels()
        }
    }
}
