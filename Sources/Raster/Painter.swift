import CoreGraphics
import Display
import Foundation
import Synchronization

/// Turns display lists into pixels on one surface, frame after frame, painting only the tiles that differ from the last.
///
/// The picture is a function of the list alone: which thread paints a tile, and which frames came before, cannot be seen in it.
package final class Painter {
    package let width: Int
    package let height: Int
    package let scale: CGFloat
    package private(set) var surface: Bitmap

    private let grid: TileGrid
    private let hands: [TilePainter]
    private var scene = Scene()
    private var last: DisplayList?
    /// Which items are what they were in the last frame, apart from their clips.
    private var alike: [Bool] = []
    private var changes = Changes()
    private var lastBoxes: [PixelRect] = []
    private var boxes: [PixelRect] = []
    /// What of each cell may differ from the last frame, and the parts of tiles that there are to paint.
    private var damage: [TileGrid.Cell]
    private var work: [PixelRect] = []
    private var changed: [PixelRect] = []
    /// One for each backdrop of the frame, and whose it was in the last.
    private var backdrops: [BackdropSheet] = []
    private var lastBackdrops: [BackdropMark] = []
    private var isStale: [Bool] = []
    /// What clips showed in the last frame whose marks did not come in a row.
    private var lastDivided: [PixelRect] = []
    /// Where any change may have put marks together in a scope, or taken them apart.
    private var divided: [PixelRect] = []
    /// One for each scope that a backdrop divides.
    private var held: [HeldPixels] = []
    /// Sheets as large as the surface, for groups that hold backdrops, two for each depth: the group's own, and how it looks in its place.
    private var sheets: [UnsafeMutablePointer<UInt32>] = []

    /// `scale` is pixels a point; as many threads as the machine has cores unless told.
    package init(width: Int, height: Int, scale: CGFloat, threads: Int? = nil) {
        self.width = width
        self.height = height
        self.scale = scale
        surface = Bitmap(width: width, height: height)
        grid = TileGrid(width: width, height: height)
        let threads = max(threads ?? ProcessInfo.processInfo.activeProcessorCount, 1)
        hands = (0..<threads).map { _ in TilePainter() }
        damage = [TileGrid.Cell](repeating: 0, count: grid.cells)
    }

    deinit { for sheet in sheets { sheet.deallocate() } }

    /// Brings the surface up to date and says which pixels may have changed: a few rectangles, none if nothing has.
    @discardableResult
    package func paint(_ list: DisplayList) -> [PixelRect] {
        if isLike(list) { return [] }
        scene.prepare(list, alike: alike, scale: scale, surface: PixelRect(x0: 0, y0: 0, x1: width, y1: height))
        boxes.removeAll(keepingCapacity: true)
        for place in scene.boxes.indices { boxes.append(scene.boxes[place].box) }
        markDamage(list)
        for scope in scene.scopes.scopes where scope.slot >= 0 {
            while held.count <= scope.slot { held.append(HeldPixels()) }
            held[scope.slot].reserve(scope.box)
        }
        work.removeAll(keepingCapacity: true)
        grid.parts(damage, into: &work)
        if !work.isEmpty {
            // The surface leaves the bitmap's hands for the time, as passes need it several times over.
            surface.withUnsafeMutableWords { words in
                if let base = words.baseAddress { paintPasses(0..<scene.marks.count, on: base, ground: scene.background, depth: 0) }
            }
        }
        last = list
        lastBackdrops.removeAll(keepingCapacity: true)
        lastBackdrops.append(contentsOf: scene.backdrops)
        swap(&lastBoxes, &boxes)
        lastDivided.removeAll(keepingCapacity: true)
        lastDivided.append(contentsOf: scene.scopes.divided)
        TileGrid.rects(work, into: &changed)
        return changed
    }

    /// Forgets the last frame: the next paints everything.
    package func invalidate() { last = nil }

    // MARK: - Damage

    /// Whether the list is that of the last frame. Items are compared here, once.
    private func isLike(_ list: DisplayList) -> Bool {
        alike.removeAll(keepingCapacity: true)
        for _ in list.items { alike.append(false) }
        guard let last else { return false }
        var isSame = last.items.count == list.items.count && last.background == list.background && last.clips == list.clips
        last.items.withUnsafeBufferPointer { before in
            list.items.withUnsafeBufferPointer { items in
                alike.withUnsafeMutableBufferPointer { alike in
                    for place in items.indices {
                        alike[place] = place < before.count && Changes.areAlike(before, place, items, place)
                        isSame = isSame && alike[place] && before[place].clip == items[place].clip
                    }
                }
            }
        }
        return isSame
    }

    private func markDamage(_ list: DisplayList) {
        while backdrops.count < scene.backdrops.count { backdrops.append(BackdropSheet()) }
        isStale.removeAll(keepingCapacity: true)
        guard let last, last.background == list.background else {
            for cell in damage.indices { damage[cell] = .max }
            for _ in scene.backdrops { isStale.append(true) }
            return
        }
        for cell in damage.indices { damage[cell] = 0 }
        changes.find(from: last, to: list, alike: alike)
        for index in changes.removed { grid.mark(lastBoxes[index], &damage) }
        for index in changes.added { grid.mark(boxes[index], &damage) }
        divided.removeAll(keepingCapacity: true)
        if !changes.isEmpty {
            divided.append(contentsOf: lastDivided)
            divided.append(contentsOf: scene.scopes.divided)
        }
        for box in divided { grid.mark(box, &damage) }
        for slot in scene.backdrops.indices { markBackdrop(slot) }
    }

    /// A backdrop has to be blurred anew when anything has changed in the pixels that it looks at, below it. Those are then painted again as
    /// far as they lie below, so the whole of what it looks at counts as damaged.
    private func markBackdrop(_ slot: Int) {
        let mark = scene.backdrops[slot]
        let known = slot < lastBackdrops.count && lastBackdrops[slot].looksAtTheSame(as: mark)
        let before = known ? lastBackdrops[slot].index : 0
        let isTouched =
            !known
            || changes.removed.contains { $0 <= before && !lastBoxes[$0].intersection(mark.reach).isEmpty }
            || changes.added.contains { $0 <= mark.index && !boxes[$0].intersection(mark.reach).isEmpty }
            || divided.contains { !$0.intersection(mark.reach).isEmpty }
            || (0..<slot).contains { isStale[$0] && !scene.backdrops[$0].box.intersection(mark.reach).isEmpty }
        isStale.append(isTouched)
        if isTouched { grid.mark(mark.reach, &damage) }
    }

    // MARK: - Passes

    /// Paints marks up to a backdrop over all tiles, blurs, and goes on: a blur has to see its neighbourhood as it is below. For the members of
    /// a group `base` is the group's sheet, and `below` what the group is going to lie on.
    private func paintPasses(
        _ range: Range<Int>, on base: UnsafeMutablePointer<UInt32>, over below: UnsafeMutablePointer<UInt32>? = nil, ground: UInt32,
        depth: Int, scope: Int = Scope.none
    ) {
        guard !scene.backdrops.isEmpty else { return paintTiles(range, on: base, over: below, ground: ground, sheet: nil, scope: scope) }
        var (first, index) = (range.lowerBound, range.lowerBound)
        var ground: UInt32? = ground
        func flush(to end: Int, sheet: UnsafeMutablePointer<UInt32>? = nil) {
            if first < end || ground != nil { paintTiles(first..<end, on: base, over: below, ground: ground, sheet: sheet, scope: scope) }
            (first, ground) = (end, nil)
        }
        while index < range.upperBound {
            let mark = scene.marks[index]
            let next = min(index + 1 + mark.members, range.upperBound)
            if case .backdrop(let slot, _) = mark.paint {
                // What has been blurred before is paint like any other, and hides what lies below it.
                if isStale[slot] {
                    flush(to: index)
                    let seen = whatIsSeen(base, over: below, depth)
                    backdrops[slot].compute(scene.backdrops[slot], from: seen, width: width, height: height, threads: hands.count)
                }
            } else if mark.holdsBackdrop {
                flush(to: index)
                var members = (index + 1)..<next
                if case .masked(let count, _, _) = mark.paint { members = members.prefix(count) }
                let sheet = sheet(depth * 2)
                paintPasses(
                    members, on: sheet, over: whatIsSeen(base, over: below, depth), ground: 0, depth: depth + 1,
                    scope: scene.boxes[index].scope)
                flush(to: next, sheet: sheet)
            }
            index = next
        }
        flush(to: range.upperBound)
    }

    /// A group's sheet as it will look in its place, as far as it is painted anew.
    private func whatIsSeen(
        _ base: UnsafeMutablePointer<UInt32>, over below: UnsafeMutablePointer<UInt32>?, _ depth: Int
    ) -> UnsafeMutablePointer<UInt32> {
        guard let below else { return base }
        let seen = sheet(depth * 2 + 1)
        for pixels in work {
            for y in pixels.y0..<pixels.y1 {
                let place = y * width + pixels.x0
                (seen + place).update(from: below + place, count: pixels.width)
                Blend.over(seen + place, pixels.width, pixels: base + place, level: 255)
            }
        }
        return seen
    }

    private func sheet(_ index: Int) -> UnsafeMutablePointer<UInt32> {
        while index >= sheets.count {
            sheets.append(.allocate(capacity: width * height))
            sheets[sheets.count - 1].initialize(repeating: 0, count: width * height)
        }
        return sheets[index]
    }

    private func paintTiles(
        _ range: Range<Int>, on base: UnsafeMutablePointer<UInt32>, over below: UnsafeMutablePointer<UInt32>?, ground: UInt32?,
        sheet: UnsafeMutablePointer<UInt32>?, scope: Int
    ) {
        scene.withParts { scene in
            paintTiles(
                TilePainter.Pass(
                    scene: scene, range: range, scope: scope, ground: ground, surface: base, width: width, backdrops: backdrops, held: held,
                    sheet: sheet, below: below))
        }
    }

    private func paintTiles(_ pass: TilePainter.Pass) {
        let busy = min(hands.count, work.count)
        if busy == 1 {
            let hand = hands[0]
            for part in work { hand.paint(part, pass) }
            return
        }
        let shared = Shared(hands: hands, work: work)
        let next = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: busy) { hand in
            while true {
                let turn = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard turn < shared.work.count else { return }
                shared.hands[hand].paint(shared.work[turn], pass)
            }
        }
    }

    /// What the threads share: each has its own hand, and no two paint the same tile.
    private struct Shared: @unchecked Sendable {
        let hands: [TilePainter]
        let work: [PixelRect]
    }
}
