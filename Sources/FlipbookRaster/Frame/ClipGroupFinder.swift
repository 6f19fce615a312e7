/// Finds the clip groups of a frame.
///
/// The color of a pixel depends only on the items that touch it, with one exception. An item that is not clipped by a clip, but is between
/// two items of this clip, splits their clip group. This changes pixels at the soft edge of the clip, even if the item does not touch these
/// pixels. `splitClipBoxes` contains the boxes of such clips.
struct ClipGroupFinder {
    private(set) var groups: [ClipGroup] = []
    /// The index of the clip group of each item, or -1.
    private(set) var groupOfItem: [Int] = []
    /// The boxes of the clips whose items are not all consecutive.
    private(set) var splitClipBoxes: [PixelRect] = []

    /// The groups that contain the current item, from the outermost to the innermost.
    private var openGroups: [Int] = []
    /// The soft clips of the current item, from the innermost to the outermost.
    private var softClips: [Int] = []
    /// The number of groups of each clip.
    private var groupCounts: [Int] = []

    /// Finds the clip groups of all items.
    mutating func find(_ items: [DrawItem], _ clips: [PixelClip]) {
        groups.removeAll(keepingCapacity: true)
        groupOfItem.removeAll(keepingCapacity: true)
        splitClipBoxes.removeAll(keepingCapacity: true)
        groupCounts.removeAll(keepingCapacity: true)
        for _ in clips { groupCounts.append(0) }
        for _ in items { groupOfItem.append(ClipGroup.none) }
        if clips.contains(where: \.isSoft) { find(items, 0..<items.count, clips) }
        for clip in clips.indices where groupCounts[clip] > 1 { splitClipBoxes.append(clips[clip].box) }
    }

    /// Finds the clip groups of a range of items. The members of a `.group`, `.masked` or `.crossFade` item are not clipped again by its
    /// clips.
    private mutating func find(_ items: [DrawItem], _ range: Range<Int>, _ clips: [PixelClip]) {
        let outerCount = openGroups.count
        var index = range.lowerBound
        var clip: Int?
        while index < range.upperBound {
            let end = min(index + 1 + items[index].memberCount, range.upperBound)
            if index == range.lowerBound || items[index].clip != clip {
                clip = items[index].clip
                enter(clip, outerCount, at: index, clips)
            }
            groupOfItem[index] = openGroups.last ?? ClipGroup.none
            switch items[index].paint {
            case .group: find(items, (index + 1)..<end, clips)
            case .masked(let count, _, _), .crossFade(let count, _, _, _):
                let middle = min(index + 1 + count, end)
                find(items, (index + 1)..<middle, clips)
                find(items, middle..<end, clips)
            default: break
            }
            index = end
        }
        close(to: outerCount, at: range.upperBound)
    }

    /// Closes the open groups that do not contain the clip, and opens the missing groups of the clip.
    private mutating func enter(_ clip: Int?, _ outerCount: Int, at index: Int, _ clips: [PixelClip]) {
        softClips.removeAll(keepingCapacity: true)
        var nextClip = clip
        while let clip = nextClip {
            if clips[clip].isSoft, !openGroups[..<outerCount].contains(where: { groups[$0].clip == clip }) { softClips.append(clip) }
            nextClip = clips[clip].parent
        }
        var sharedCount = outerCount
        while sharedCount < openGroups.count, sharedCount - outerCount < softClips.count,
            groups[openGroups[sharedCount]].clip == softClips[softClips.count - 1 - (sharedCount - outerCount)]
        { sharedCount += 1 }
        close(to: sharedCount, at: index)
        for softClip in softClips.dropLast(sharedCount - outerCount).reversed() {
            groups.append(ClipGroup(clip: softClip, parent: openGroups.last ?? ClipGroup.none, first: index, box: clips[softClip].box))
            openGroups.append(groups.count - 1)
            groupCounts[softClip] += 1
        }
    }

    /// Closes open groups until `count` of them remain.
    private mutating func close(to count: Int, at index: Int) {
        while openGroups.count > count { groups[openGroups.removeLast()].end = index }
    }

    /// Reserves a buffer of saved pixels for each group that is split by the backdrop with the index `item`. `count` is the
    /// number of buffers that are already reserved.
    mutating func split(at item: Int, _ count: inout Int) {
        var group = groupOfItem[item]
        while group != ClipGroup.none {
            if groups[group].first < item, groups[group].savedPixelsIndex < 0 {
                groups[group].savedPixelsIndex = count
                count += 1
            }
            group = groups[group].parent
        }
    }
}
