extension TilePainter {
    /// Closes the open clip groups that do not contain an item, and opens the groups that contain the item.
    ///
    /// - Parameters:
    ///   - clipGroup: The clip group of the item.
    ///   - outer: The clip group of the group to which the item belongs.
    ///   - outerCount: The number of clip groups that were open before the first item of that group was painted.
    func enterClipGroup(_ clipGroup: Int, above outer: Int, _ outerCount: Int, _ tile: PixelRect, _ pass: borrowing Pass, _ target: Target)
    {
        flushPendingPixels()
        while openGroupCount > outerCount, !isInside(clipGroup, clipGroups[openGroupCount - 1].groupIndex, pass) {
            closeClipGroups(downTo: openGroupCount - 1, pass, pass.range.upperBound)
        }
        openClipGroups(clipGroup, upTo: openGroupCount > outerCount ? clipGroups[openGroupCount - 1].groupIndex : outer, tile, pass, target)
    }

    /// Whether a clip group equals another group or is nested in it.
    private func isInside(_ clipGroup: Int, _ other: Int, _ pass: borrowing Pass) -> Bool {
        var clipGroup = clipGroup
        while clipGroup > other { clipGroup = pass.buffers.clipGroups[clipGroup].parent }
        return clipGroup == other
    }

    /// Opens the clip groups between `outer` and `clipGroup`, and `clipGroup` itself.
    private func openClipGroups(_ clipGroup: Int, upTo outer: Int, _ tile: PixelRect, _ pass: borrowing Pass, _ target: Target) {
        guard clipGroup != outer, clipGroup != ClipGroup.none else { return }
        let (group, frame) = (pass.buffers.clipGroups[clipGroup], pass.buffers.frame)
        openClipGroups(group.parent, upTo: outer, tile, pass, target)
        if openGroupCount == clipGroups.count { clipGroups.append(OpenClipGroup(target)) }
        let opened = clipGroups[openGroupCount]
        openGroupCount += 1
        opened.groupIndex = clipGroup
        opened.tilePart = group.box.intersection(tile)
        opened.target = target.part(opened.tilePart, of: tile)
        let solid = frame.pointee.pixelClips[group.clip].solid
        opened.isUnclipped = opened.tilePart.isEmpty || solid.0.contains(opened.tilePart) || solid.1.contains(opened.tilePart)
        guard !opened.isUnclipped else { return }
        Self.fillCoverage(frame.pointee.pixelClips[group.clip].shape, opened.tilePart, pass.buffers.edges, opened.clip)
        if group.first < pass.range.lowerBound, group.savedPixelsIndex >= 0, wasPainted(group.first..<pass.range.lowerBound, tile, pass) {
            pass.savedPixels[group.savedPixelsIndex].restore(to: opened)
        } else {
            opened.saveOriginalPixels()
        }
    }

    /// Whether an earlier pass painted any item of `range` in the tile.
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

    /// Closes clip groups until `count` of them are open. `end` is the index after the last item of the pass. If a later pass paints
    /// further items of a clip group, its pixels are saved.
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
