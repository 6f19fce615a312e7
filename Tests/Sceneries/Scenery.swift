import Chances
import CoreGraphics
import Display
import Foundation
import Typography

/// Makes display lists of everything that a list can hold.
package struct Scenery {
    package var chance: Chance
    /// In points.
    package var size: CGSize
    /// Whether shapes may be far outside, flat, or larger than any surface.
    package var isWild = false
    /// Whether anything is turned or stretched whose pixels are mixed of others: pictures and slanted text.
    package var hasSampling = true
    /// Coordinates are whole multiples of this, if it is given.
    package var grid: Double?

    private static let pictures: [CGImage] = (0..<4).map { number in
        var chance = Chance(1000 + number)
        let (width, height) = [(1, 1), (9, 13), (40, 25), (130, 70)][number]
        return CGImage(
            Bitmap(
                width: width, height: height,
                words: (0..<(width * height)).map { _ in
                    let alpha = chance.coin() ? 255 : UInt32(chance.whole(0...255))
                    return alpha << 24 | (0..<3).reduce(0) { word, _ in word << 8 | UInt32(chance.whole(0...Int(alpha))) }
                }))
    }

    private static let words = ["Flip", "book", "Ωåg", "A", "Show More", "  ", "12:30"]

    package init(_ seed: Int, _ size: CGSize = CGSize(width: 300, height: 170)) {
        chance = Chance(seed)
        self.size = size
    }

    package mutating func list() -> DisplayList {
        var list = DisplayList()
        list.background = chance.color(alpha: 1...1)
        for _ in 0..<chance.whole(0...5) { list.clips.append(clip(below: list.clips.count)) }
        for _ in 0..<chance.whole(1...8) { list.items += branch(depth: 0, clips: list.clips.count) }
        for index in list.items.indices { list.items[index].source = index }
        return list
    }

    package mutating func clip(below count: Int) -> Clip {
        Clip(shape: shape(), transform: transform(), parent: count > 0 && chance.coin(0.6) ? chance.whole(0...(count - 1)) : nil)
    }

    /// An item, or a group with its members.
    private mutating func branch(depth: Int, clips: Int) -> [DisplayItem] {
        guard depth < 3, chance.coin(0.25) else { return [item(clips: clips)] }
        var members: [DisplayItem] = []
        for _ in 0..<chance.whole(0...4) { members += branch(depth: depth + 1, clips: clips) }
        return [
            DisplayItem(
                .group(count: members.count), opacity: opacity(), clip: clips > 0 && chance.coin(0.3) ? chance.whole(0...(clips - 1)) : nil)
        ] + members
    }

    package mutating func item(clips: Int) -> DisplayItem {
        DisplayItem(content(), transform(), opacity: opacity(), clip: clips > 0 && chance.coin() ? chance.whole(0...(clips - 1)) : nil)
    }

    package mutating func opacity() -> CGFloat { chance.coin() ? 1 : CGFloat(chance.number(0, 1)) }

    package mutating func content() -> Content {
        switch chance.whole(0...6) {
        case 0...2: .fill(shape(), chance.color(alpha: chance.coin() ? 1...1 : 0...1))
        case 3: .border(shape(), width: snapped(chance.number(0.3, 20)), chance.color())
        case 4 where hasSampling: .picture(chance.pick(Self.pictures), shape())
        default:
            .text(TextLine(chance.pick(Self.words), Font(size: CGFloat(chance.pick([9, 17, 30])))), origin: point(), chance.color())
        }
    }

    package mutating func shape() -> RoundedRect {
        var rect = CGRect(origin: point(), size: CGSize(width: snapped(chance.number(0.1, 150)), height: snapped(chance.number(0.1, 90))))
        if chance.coin(0.4) {
            rect = CGRect(x: rect.minX.rounded(), y: rect.minY.rounded(), width: rect.width.rounded(), height: rect.height.rounded())
        }
        if isWild, chance.coin(0.1) {
            rect.size = CGSize(width: rect.width * chance.pick([0, 1e3, 1e7]), height: rect.height * chance.pick([1, 1e5]))
        }
        // On a grid there are no corners: where they end is a number that a sine has spoilt.
        return RoundedRect(rect, radius: chance.coin() || grid != nil ? 0 : chance.number(0, 60))
    }

    package mutating func point() -> CGPoint {
        let far = isWild && chance.coin(0.05) ? 1e6 : 1
        return CGPoint(x: snapped(chance.number(-0.3, 1) * size.width * far), y: snapped(chance.number(-0.3, 1) * size.height * far))
    }

    package mutating func transform() -> CGAffineTransform {
        let spot = CGAffineTransform(translationX: snapped(chance.number(-30, 60)), y: snapped(chance.number(-30, 60)))
        switch chance.whole(0...9) {
        case 0...5: return spot
        case 6 where isWild:
            let flat = chance.pick([
                (1.0, 2.0, 2.0, 4.0), (0, 0, 0, 0), (1, 0, 0, 0), (1e9, 0, 0, 1e9), (1e-9, 0, 0, 1e-9), (1e5, -1e5, 1e5, 1e5),
            ])
            return CGAffineTransform(a: flat.0, b: flat.1, c: flat.2, d: flat.3, tx: spot.tx, ty: spot.ty)
        case 6 where hasSampling, 7 where hasSampling: return chance.affine(40)
        default:
            // Text that is stretched one way more than the other is sampled too.
            let (x, y) = (chance.pick([0.5, 1, 1.5, -1]), chance.pick([0.5, 1, 2]))
            return CGAffineTransform(scaleX: x, y: hasSampling ? y : x).concatenating(spot)
        }
    }

    private func snapped(_ value: Double) -> Double { grid.map { (value / $0).rounded() * $0 } ?? value }
}

extension Scenery {
    /// One change of the kind that code makes between two frames. A group never reaches beyond the one that it is in.
    package mutating func change(_ list: inout DisplayList) {
        edit(&list)
        var ends = [list.items.count]
        for index in list.items.indices {
            while index >= ends[ends.count - 1], ends.count > 1 { ends.removeLast() }
            guard case .group(let count) = list.items[index].content else { continue }
            let end = min(index + 1 + count, ends[ends.count - 1])
            list.items[index].content = .group(count: end - index - 1)
            ends.append(end)
        }
    }

    private mutating func edit(_ list: inout DisplayList) {
        guard !list.items.isEmpty else { return list.items.append(item(clips: list.clips.count)) }
        let index = chance.whole(0...(list.items.count - 1))
        switch chance.whole(0...11) {
        case 0, 1: list.items[index].transform = list.items[index].transform.concatenating(CGAffineTransform(translationX: 3.3, y: -1.7))
        case 2: list.items[index].opacity = opacity()
        case 3:
            if case .group = list.items[index].content {
                list.items[index].opacity = opacity()
            } else {
                list.items[index].content = content()
            }
        case 4: list.items[index].clip = list.clips.isEmpty ? nil : chance.whole(0...(list.clips.count - 1))
        case 5: list.items.remove(at: index)
        case 6, 7:
            var new = item(clips: list.clips.count)
            new.source = 10_000 + chance.whole(0...9_999)
            list.items.insert(new, at: index)
        case 8: list.items.swapAt(index, chance.whole(0...(list.items.count - 1)))
        case 9:
            guard !list.clips.isEmpty else { return }
            let clip = chance.whole(0...(list.clips.count - 1))
            if chance.coin() { list.clips[clip].shape = .rounded(shape()) } else { list.clips[clip].transform = Projection(transform()) }
        case 10:
            if case .group(let count) = list.items[index].content {
                list.items[index].content = .group(count: max(count + chance.whole(-1...1), 0))
            }
        default:
            if chance.coin(0.2) { list.background = chance.color(alpha: 1...1) } else { list.items.append(item(clips: list.clips.count)) }
        }
    }
}
