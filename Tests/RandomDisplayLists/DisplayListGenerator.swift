import FlipbookGeometry
import FlipbookDisplayList
import FlipbookTypography
import Foundation
import SeededRandomValues

/// Creates random display lists with all kinds of items.
package struct DisplayListGenerator {
    /// The source of the random values.
    package var random: SeededRandom
    /// The size of the area, in points.
    package var size: CGSize
    /// Whether shapes may be far outside of the area, have no area of their own, or be larger than any surface.
    package var includesExtremeValues = false
    /// Whether lists contain items that are sampled: images, and transformed text.
    package var includesSampledItems = true
    /// If set, coordinates are multiples of this value.
    package var grid: Double?

    private static let images: [CGImage] = (0..<4).map { number in
        var random = SeededRandom(1000 + number)
        let (width, height) = [(1, 1), (9, 13), (40, 25), (130, 70)][number]
        return CGImage(
            Bitmap(
                width: width, height: height,
                words: (0..<(width * height)).map { _ in
                    let alpha = random.bool() ? 255 : UInt32(random.integer(0...255))
                    return alpha << 24 | (0..<3).reduce(0) { word, _ in word << 8 | UInt32(random.integer(0...Int(alpha))) }
                }))
    }

    private static let words = ["Flip", "book", "Ωåg", "A", "Show More", "  ", "12:30"]

    /// Creates a generator. Equal seeds give equal lists.
    package init(_ seed: Int, _ size: CGSize = CGSize(width: 300, height: 170)) {
        random = SeededRandom(seed)
        self.size = size
    }

    /// Returns a random display list.
    package mutating func list() -> DisplayList {
        var list = DisplayList()
        list.background = random.color(alpha: 1...1)
        for _ in 0..<random.integer(0...5) { list.clips.append(clip(below: list.clips.count)) }
        for _ in 0..<random.integer(1...8) { list.items += itemOrGroup(depth: 0, clips: list.clips.count) }
        for index in list.items.indices { list.items[index].source = index }
        return list
    }

    /// Returns a clip. Its parent is one of the first `count` clips, or nil.
    package mutating func clip(below count: Int) -> Clip {
        Clip(shape: shape(), transform: transform(), parent: count > 0 && random.bool(0.6) ? random.integer(0...(count - 1)) : nil)
    }

    /// Returns an item, or a group with its members.
    private mutating func itemOrGroup(depth: Int, clips: Int) -> [DisplayItem] {
        guard depth < 3, random.bool(0.25) else { return [item(clips: clips)] }
        var members: [DisplayItem] = []
        for _ in 0..<random.integer(0...4) { members += itemOrGroup(depth: depth + 1, clips: clips) }
        return [
            DisplayItem(
                .group(count: members.count), opacity: opacity(),
                clip: clips > 0 && random.bool(0.3) ? random.integer(0...(clips - 1)) : nil)
        ] + members
    }

    /// Returns an item that is not a group. Parameter `clips` is the number of clips in the list.
    package mutating func item(clips: Int) -> DisplayItem {
        DisplayItem(content(), transform(), opacity: opacity(), clip: clips > 0 && random.bool() ? random.integer(0...(clips - 1)) : nil)
    }

    /// Returns an opacity. Half of the results are 1.
    package mutating func opacity() -> CGFloat { random.bool() ? 1 : CGFloat(random.number(0, 1)) }

    /// Returns the content of an item.
    package mutating func content() -> DisplayContent {
        switch random.integer(0...6) {
        case 0...2: .fill(shape(), random.color(alpha: random.bool() ? 1...1 : 0...1))
        case 3: .border(shape(), width: snapped(random.number(0.3, 20)), random.color())
        case 4 where includesSampledItems: .image(random.pick(Self.images), shape())
        default:
            .text(
                ShapedLine(random.pick(Self.words), FontDescriptor(size: CGFloat(random.pick([9, 17, 30])))), origin: point(),
                random.color())
        }
    }

    /// Returns a rounded rectangle.
    package mutating func shape() -> RoundedRect {
        var rect = CGRect(origin: point(), size: CGSize(width: snapped(random.number(0.1, 150)), height: snapped(random.number(0.1, 90))))
        if random.bool(0.4) {
            rect = CGRect(x: rect.minX.rounded(), y: rect.minY.rounded(), width: rect.width.rounded(), height: rect.height.rounded())
        }
        if includesExtremeValues, random.bool(0.1) {
            rect.size = CGSize(width: rect.width * random.pick([0, 1e3, 1e7]), height: rect.height * random.pick([1, 1e5]))
        }
        // A grid excludes round corners, because the coordinates of their points are not multiples of the grid.
        return RoundedRect(rect, radius: random.bool() || grid != nil ? 0 : random.number(0, 60))
    }

    /// Returns a point inside the area or near it.
    package mutating func point() -> CGPoint {
        let scale = includesExtremeValues && random.bool(0.05) ? 1e6 : 1
        return CGPoint(x: snapped(random.number(-0.3, 1) * size.width * scale), y: snapped(random.number(-0.3, 1) * size.height * scale))
    }

    /// Returns a transform.
    package mutating func transform() -> CGAffineTransform {
        let translation = CGAffineTransform(translationX: snapped(random.number(-30, 60)), y: snapped(random.number(-30, 60)))
        switch random.integer(0...9) {
        case 0...5: return translation
        case 6 where includesExtremeValues:
            let entries = random.pick([
                (1.0, 2.0, 2.0, 4.0), (0, 0, 0, 0), (1, 0, 0, 0), (1e9, 0, 0, 1e9), (1e-9, 0, 0, 1e-9), (1e5, -1e5, 1e5, 1e5),
            ])
            return CGAffineTransform(a: entries.0, b: entries.1, c: entries.2, d: entries.3, tx: translation.tx, ty: translation.ty)
        case 6 where includesSampledItems, 7 where includesSampledItems: return random.affineTransform(40)
        default:
            // Text with different scales in both directions is sampled too.
            let (x, y) = (random.pick([0.5, 1, 1.5, -1]), random.pick([0.5, 1, 2]))
            return CGAffineTransform(scaleX: x, y: includesSampledItems ? y : x).concatenating(translation)
        }
    }

    private func snapped(_ value: Double) -> Double { grid.map { (value / $0).rounded() * $0 } ?? value }
}

extension DisplayListGenerator {
    /// Makes one change that an app could make between two frames. A group never extends beyond its parent.
    package mutating func mutate(_ list: inout DisplayList) {
        applyRandomEdit(&list)
        var ends = [list.items.count]
        for index in list.items.indices {
            while index >= ends[ends.count - 1], ends.count > 1 { ends.removeLast() }
            guard case .group(let count, let blendMode) = list.items[index].content else { continue }
            let end = min(index + 1 + count, ends[ends.count - 1])
            list.items[index].content = .group(count: end - index - 1, blendMode: blendMode)
            ends.append(end)
        }
    }

    private mutating func applyRandomEdit(_ list: inout DisplayList) {
        guard !list.items.isEmpty else { return list.items.append(item(clips: list.clips.count)) }
        let index = random.integer(0...(list.items.count - 1))
        switch random.integer(0...11) {
        case 0, 1: list.items[index].transform = list.items[index].transform.concatenating(CGAffineTransform(translationX: 3.3, y: -1.7))
        case 2: list.items[index].opacity = opacity()
        case 3:
            if case .group(let count, _) = list.items[index].content {
                list.items[index].opacity = opacity()
                list.items[index].content = .group(count: count, blendMode: random.pick([.normal, .normal, .multiply, .screen, .xor]))
            } else {
                list.items[index].content = content()
            }
        case 4: list.items[index].clip = list.clips.isEmpty ? nil : random.integer(0...(list.clips.count - 1))
        case 5: list.items.remove(at: index)
        case 6, 7:
            var new = item(clips: list.clips.count)
            new.source = 10_000 + random.integer(0...9_999)
            list.items.insert(new, at: index)
        case 8: list.items.swapAt(index, random.integer(0...(list.items.count - 1)))
        case 9:
            guard !list.clips.isEmpty else { return }
            let clip = random.integer(0...(list.clips.count - 1))
            if random.bool() {
                list.clips[clip].shape = .rounded(shape())
            } else {
                list.clips[clip].transform = ProjectiveTransform(transform())
            }
        case 10:
            if case .group(let count, let blendMode) = list.items[index].content {
                list.items[index].content = .group(count: max(count + random.integer(-1...1), 0), blendMode: blendMode)
            }
        default:
            if random.bool(0.2) { list.background = random.color(alpha: 1...1) } else { list.items.append(item(clips: list.clips.count)) }
        }
    }
}
