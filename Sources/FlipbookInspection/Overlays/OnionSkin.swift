import CoreGraphics
import FlipbookDisplayList
import Foundation
import QuartzCore

/// Ghosts of layers: their images in earlier and later frames, which fade with the distance. Earlier ghosts have a warm tint, and later
/// ghosts have a cool tint.
package nonisolated struct OnionSkin: Equatable, Sendable {
    /// The number of frames between two ghosts.
    package var spacing: Int
    /// The numbers of ghosts before and after the current frame.
    package var before: Int
    package var after: Int

    package init(spacing: Int = 4, before: Int = 5, after: Int = 3) {
        (self.spacing, self.before, self.after) = (max(spacing, 1), max(before, 0), max(after, 0))
    }

    /// The opacities of the nearest ghost and of the farthest ghost.
    private static let opacities = (near: 0.55, far: 0.14)

    /// Returns the frames of the ghosts around a frame, farthest first. Frames before the start of the take are left out.
    package func frames(around frame: Int) -> [Int] {
        let past = (1...max(before, 1)).prefix(before).map { -$0 }
        let future = (1...max(after, 1)).prefix(after).map { $0 }
        return (past + future).sorted { (abs($0), $0) > (abs($1), $1) }.map { frame + $0 * spacing }.filter { $0 >= 0 }
    }

    /// Returns the list with the ghosts of layers. Each ghost is behind the layer that it shows.
    ///
    /// - Parameters:
    ///   - layers: The layers that have ghosts, each with the layers in it.
    ///   - ghostList: Returns the list of a frame, or nil if it is not known.
    package func list(
        _ list: DisplayList, at frame: Int, layers: [Set<Int>], ghostList: (Int) -> DisplayList?
    ) -> DisplayList {
        let ghosts = frames(around: frame).compactMap { frame in ghostList(frame).map { (frame: frame, list: $0) } }
        var result = list
        for layer in layers {
            let current = Self.items(of: layer, in: list)
            let index = result.firstIndex(of: layer) ?? result.items.count
            var items: [DisplayItem] = []
            for ghost in ghosts {
                let ghostItems = Self.items(of: layer, in: ghost.list)
                guard !ghostItems.isEmpty, !Self.areAtSamePositions(ghostItems, current) else { continue }
                items += self.items(of: ghost.frame - frame, ghostItems, clips: ghost.list.clips, &result.clips)
            }
            result.insert(items, at: index)
        }
        result.version = nil
        return result
    }

    /// Returns the items of layers. Backdrops are left out: they would show the content behind the ghost.
    private static func items(of layers: Set<Int>, in list: DisplayList) -> [DisplayItem] {
        let numbers = list.layerNumbers
        return list.filteredItems { index in
            if case .backdrop = list.items[index].content { return false }
            return list.items[index].content.memberCount == 0 && layers.contains(numbers[index])
        }
    }

    /// Returns whether two lists of items have the same contents at the same positions. The opacity is ignored.
    private static func areAtSamePositions(_ a: [DisplayItem], _ b: [DisplayItem]) -> Bool {
        func visible(_ items: [DisplayItem]) -> [DisplayItem] { items.filter { $0.content.memberCount == 0 } }
        let (a, b) = (visible(a), visible(b))
        return a.count == b.count && zip(a, b).allSatisfy { $0.content == $1.content && $0.transform == $1.transform }
    }

    /// Returns a ghost: a tinted and faded group.
    private func items(of offset: Int, _ ghost: [DisplayItem], clips: [Clip], _ allClips: inout [Clip]) -> [DisplayItem] {
        let firstClip = allClips.count
        allClips += clips.map { clip in
            var clip = clip
            clip.parent = clip.parent.map { $0 + firstClip }
            return clip
        }
        let firstSource = (1 << 48) + (2 << 40) + (offset + 10_000) << 20
        let members = ghost.enumerated().map { index, item in
            var item = item
            item.source = firstSource + 2 + index
            item.clip = item.clip.map { $0 + firstClip }
            item.movement = .changesShape
            return item
        }
        let steps = offset < 0 ? before : after
        let distance = Double(abs(offset) / spacing - 1) / Double(max(steps - 1, 1))
        let opacity = Self.opacities.near + (Self.opacities.far - Self.opacities.near) * distance
        let tint =
            offset < 0 ? CGColor(red: 1, green: 0.36, blue: 0.1, alpha: 0.34) : CGColor(red: 0.1, green: 0.5, blue: 1, alpha: 0.34)
        let everywhere = CGRect(x: -20_000, y: -20_000, width: 40_000, height: 40_000)
        let cover = DisplayItem(source: firstSource + 1, content: .fill(RoundedRect(everywhere), tint), transform: .identity)
        // The mask repeats the items, so that the tint covers exactly the same pixels as the items.
        let group = DisplayItem(
            source: firstSource, content: .masked(count: members.count + 1, mask: members.count), transform: .identity,
            opacity: CGFloat(opacity))
        return [group] + members + [cover] + members
    }
}

extension DisplayList {
    /// The number of the layer of each item. The items of a snapshot belong to the layer of the item before them.
    nonisolated package var layerNumbers: [Int] {
        var last = -1
        return items.map { item in
            last = item.layerNumber ?? last
            return last
        }
    }

    /// Returns the index of the first item of layers, or nil if there is none.
    nonisolated fileprivate func firstIndex(of layers: Set<Int>) -> Int? { layerNumbers.firstIndex { layers.contains($0) } }
}
