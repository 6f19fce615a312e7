import CoreGraphics
import FlipbookDisplayList
import Foundation
import QuartzCore

/// Builds the list of an exploded view.
nonisolated struct ExplodedListBuilder {
    let list: DisplayList
    let view: ExplodedView
    let levels: ExplodedLevels
    let sample: LayerTreeSample
    var result = DisplayList()
    /// The items of each plane, from back to front.
    private var planes: [[DisplayItem]] = []
    private var transforms: [ProjectiveTransform] = []
    private let projection: ExplodedProjection
    /// The clips of the result, by the index of the clip in the list and the plane.
    private var clips: [ClipKey: Int] = [:]
    private var layerNumbers: [Int] = []

    private struct ClipKey: Hashable {
        var clip: Int
        var level: Int
    }

    init(list: DisplayList, view: ExplodedView, levels: ExplodedLevels, sample: LayerTreeSample) {
        (self.list, self.view, self.levels, self.sample) = (list, view, levels, sample)
        layerNumbers = list.layerNumbers
        let count = max(levels.count, 1)
        planes = [[DisplayItem]](repeating: [], count: count)
        projection = ExplodedProjection(view, levels)
        transforms = (0..<count).map { projection.transform(ofLevel: $0) }
        result.background = .clear
    }

    mutating func build() {
        addPanes()
        add(list.items.indices, opacity: 1, mask: 0..<0)
        addFrames()
        addShadows()
        for plane in planes { result.items += plane }
    }

    /// Adds items. Groups are dissolved, because their members are on different planes.
    private mutating func add(_ range: Range<Int>, opacity: CGFloat, mask: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            let item = list.items[index]
            let end = min(index + 1 + item.content.memberCount, range.upperBound)
            if item.content.memberCount == 0, !levels.contains(layerNumbers[index]) {
                index = end
                continue
            }
            switch item.content {
            case .group: add((index + 1)..<end, opacity: opacity * item.opacity, mask: mask)
            case .masked(let count, _):
                add((index + 1)..<(index + 1 + count), opacity: opacity * item.opacity, mask: (index + 1 + count)..<end)
            case .crossFade: addUnchanged(index..<end, level: level(index), opacity: opacity)
            case .backdrop(let filter, let shape):
                var pane = item
                // A backdrop blurs the content below it. In an exploded view, it is shown as a tinted pane instead.
                pane.content = .fill(shape, filter.tint.copy(alpha: max(min(filter.tint.alpha, 0.6), 0.35)) ?? filter.tint)
                addLeaf(pane, index, opacity, mask)
            default: addLeaf(item, index, opacity, mask)
            }
            index = end
        }
    }

    private func level(_ index: Int) -> Int { min(levels.level(of: layerNumbers[index]), planes.count - 1) }

    /// Adds an item to its plane, with the mask of its group.
    private mutating func addLeaf(_ item: DisplayItem, _ index: Int, _ opacity: CGFloat, _ mask: Range<Int>) {
        let level = level(index)
        if mask.isEmpty {
            planes[level].append(moved(item, to: level, opacity: opacity))
            return
        }
        let maskItems = list.items[mask].map { moved($0, to: level, opacity: 1) }
        var masked = DisplayItem(
            source: item.source, content: .masked(count: 1, mask: maskItems.count), transform: .identity, opacity: opacity)
        masked.clip = nil
        planes[level] += [masked, moved(item, to: level, opacity: 1)] + maskItems
    }

    private mutating func addUnchanged(_ range: Range<Int>, level: Int, opacity: CGFloat) {
        for index in range {
            planes[level].append(moved(list.items[index], to: level, opacity: index == range.lowerBound ? opacity : 1))
        }
    }

    /// Returns an item that is moved to a plane, in the coordinates of the image.
    private mutating func moved(_ item: DisplayItem, to level: Int, opacity: CGFloat) -> DisplayItem {
        var item = item
        item.transform = item.transform.concatenating(transforms[level])
        item.clip = item.clip.map { clip($0, level) }
        item.opacity *= opacity
        item.movement = .changesShape
        return item
    }

    /// Returns the index of a clip on a plane.
    private mutating func clip(_ index: Int, _ level: Int) -> Int {
        let key = ClipKey(clip: index, level: level)
        if let known = clips[key] { return known }
        var clip = list.clips[index]
        clip.parent = clip.parent.map { self.clip($0, level) }
        clip.transform = clip.transform.concatenating(transforms[level])
        result.clips.append(clip)
        clips[key] = result.clips.count - 1
        return result.clips.count - 1
    }

    // MARK: - Frames

    /// Adds a translucent pane behind each layer that draws text, so that light and dark letters are readable on the background.
    private mutating func addPanes() {
        var textLayers: Set<Int> = []
        for (index, item) in list.items.enumerated() {
            if case .text = item.content { textLayers.insert(layerNumbers[index]) }
        }
        let color = CGColor(red: 0.27, green: 0.31, blue: 0.37, alpha: 0.4 * CGFloat(view.spread))
        for layer in sample.layers where textLayers.contains(layer.number) && levels.contains(layer.number) {
            let level = min(levels.level(of: layer.number), planes.count - 1)
            planes[level].append(
                DisplayItem(
                    source: (1 << 48) + (9 << 40) + layer.number, content: .fill(RoundedRect(layer.bounds, radius: 3), color),
                    transform: layer.transform.concatenating(transforms[level])))
        }
    }

    /// The width of the frames in points of the image.
    private static let frameWidth: CGFloat = 0.75

    /// Adds a thin frame around each layer that has content, in front of its plane.
    private mutating func addFrames() {
        let content = Set(layerNumbers)
        for layer in sample.layers
        where content.contains(layer.number) && levels.contains(layer.number) && layer.bounds.width > 1 && layer.bounds.height > 1 {
            guard let corners = projection.corners(of: layer), planes.indices.contains(levels.level(of: layer.number)) else { continue }
            let isHighlighted = layer.number == view.highlightedLayer
            var path = Path()
            for corner in corners { path.addLine(to: corner) }
            path.closeSubpath()
            let ink = OverlayItems.Colors.ink.copy(alpha: 0.32 * CGFloat(view.spread)) ?? OverlayItems.Colors.ink
            let item = DisplayItem(
                source: (1 << 48) + (3 << 40) + layer.number,
                content: .stroke(
                    path, StrokeStyle(width: isHighlighted ? 2.5 : Self.frameWidth, join: .round),
                    isHighlighted ? OverlayItems.Colors.accent : ink), transform: .identity)
            planes[levels.level(of: layer.number)].append(item)
        }
    }

    /// Adds a soft shadow behind the whole screen, so that the lowest plane appears above the background.
    private mutating func addShadows() {
        let screen = RoundedRect(CGRect(origin: .zero, size: view.screenSize))
        let shadow = Shadow(shape: .rounded(screen), radius: 22)
        let transform = ProjectiveTransform(CGAffineTransform(translationX: 0, y: 14)).concatenating(transforms[0])
        result.items.append(
            DisplayItem(
                source: (1 << 48) + (4 << 40), content: .shadow(shadow, CGColor(gray: 0, alpha: 0.26 * CGFloat(view.spread))),
                transform: transform))
    }
}
