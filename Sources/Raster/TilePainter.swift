import CoreGraphics
import Display
import Rows
import Typography

/// One thread's tools: what it needs to paint one tile after the other.
final class TilePainter {
    let shape = Coverage()
    /// The scopes that are open, from the outside to the inside, and others that were.
    var scopes: [OpenScope] = []
    var openScopes = 0
    /// What is to be somewhere, but has not been written yet.
    var waiting: WholePicture?
    let row: UnsafeMutablePointer<UInt32> = .allocate(capacity: Tile.width + rowSlack)
    /// Room for two.
    let spare: UnsafeMutablePointer<UInt32> = .allocate(capacity: (Tile.width + rowSlack) * 2)
    let ink: UnsafeMutablePointer<UInt8> = .allocate(capacity: Tile.width)
    /// Those of the rows that are laid down at one go.
    let masks: UnsafeMutablePointer<UnsafePointer<UInt8>> = .allocate(capacity: Tile.height)
    let us: UnsafeMutablePointer<Int32> = .allocate(capacity: Tile.width)
    let vs: UnsafeMutablePointer<Int32> = .allocate(capacity: Tile.width)
    /// Clear sheets for groups, two for each depth: one for the members and one for their mask.
    private var sheets: [UnsafeMutablePointer<UInt32>] = []

    deinit {
        for words in [row, spare] { words.deallocate() }
        for places in [us, vs] { places.deallocate() }
        ink.deallocate()
        masks.deallocate()
        for sheet in sheets { sheet.deallocate() }
    }

    /// Pixels of a tile: the surface itself, or a group's sheet.
    struct Target {
        var words: UnsafeMutablePointer<UInt32>
        var stride: Int

        func line(_ y: Int) -> UnsafeMutablePointer<UInt32> { words + y * stride }

        /// The same for a part of the tile.
        @inline(__always)
        func part(_ part: PixelRect, of tile: PixelRect) -> Target {
            Target(words: words + ((part.y0 &- tile.y0) &* stride &+ (part.x0 &- tile.x0)), stride: stride)
        }
    }

    /// Where a pass is painted, and what there is to paint from.
    struct Pass: @unchecked Sendable {
        var scene: Scene.Parts
        var range: Range<Int>
        /// That of the group whose members the pass paints.
        var scope: Int
        /// What pixels are before the first mark; nil leaves what is there.
        var ground: UInt32?
        var surface: UnsafeMutablePointer<UInt32>
        var width: Int
        var backdrops: [BackdropSheet]
        var held: [HeldPixels]
        /// Members of the pass's first group, painted already, over the whole surface.
        var sheet: UnsafeMutablePointer<UInt32>?
        /// What lies below the group whose members the pass paints.
        var below: UnsafeMutablePointer<UInt32>?
    }

    func paint(_ tile: PixelRect, _ pass: borrowing Pass) {
        let target = Target(words: pass.surface + tile.y0 * pass.width + tile.x0, stride: pass.width)
        var first = pass.range.lowerBound
        var isHidden = false
        for mark in pass.scene.hiding.reversed() where mark.solid.0.contains(tile) || mark.solid.1.contains(tile) {
            guard pass.range.contains(mark.index) else { continue }
            (first, isHidden) = (mark.index, true)
            break
        }
        if let ground = pass.ground, !isHidden {
            Blend.rows.fill(target.words, target.stride, tile.width, tile.height, ground)
        }
        paint(first..<pass.range.upperBound, tile, pass, target, depth: 0, scope: pass.scope)
    }

    /// `scope` is that of the group whose members these are.
    private func paint(_ range: Range<Int>, _ tile: PixelRect, _ pass: borrowing Pass, _ target: Target, depth: Int, scope: Int) {
        let base = openScopes
        let row = tile.y0 / Tile.height
        var place = pass.scene.index.place(of: range.lowerBound, in: row)
        let end = pass.scene.index.starts[row + 1]
        let boxes = pass.scene.boxes
        var entered = scope
        while place < end {
            let index = Int(pass.scene.index.marks[place])
            guard index < range.upperBound else { break }
            place += 1
            let members = boxes[index].members
            // Most marks of the row are elsewhere in it.
            let isSeen = boxes[index].box.meets(tile)
            guard isSeen || members > 0 else { continue }
            let next = min(index + 1 + members, range.upperBound)
            if isSeen {
                if boxes[index].scope != entered {
                    entered = boxes[index].scope
                    enter(entered, above: scope, base, tile, pass, target)
                }
                let part = boxes[index].box.intersection(tile)
                paint(index, (index + 1)..<next, part, pass, target.part(part, of: tile), depth)
            }
            while place < end, pass.scene.index.marks[place] < next { place += 1 }
        }
        settle()
        if openScopes > base { leave(to: base, pass, range.upperBound) }
    }

    private func paint(
        _ index: Int, _ members: Range<Int>, _ tile: PixelRect, _ pass: borrowing Pass, _ target: Target, _ depth: Int
    ) {
        // A picture may be laid down together with the one that waits.
        if let texture = pass.scene.marks[index].texture {
            cover(pass.scene.marks[index].shape, tile, pass.scene.edges)
            return paintTexture(texture, tile, pass, target)
        }
        settle()
        if pass.scene.boxes[index].members > 0 {
            paintGroup(index, members, tile, pass, target, depth)
        } else {
            paint(index, tile, pass, target)
        }
    }

    private func paint(_ index: Int, _ tile: PixelRect, _ pass: borrowing Pass, _ target: Target) {
        let shape = pass.scene.marks[index].shape
        switch pass.scene.marks[index].paint {
        case .color(let word):
            cover(shape, tile, pass.scene.edges)
            paintColor(word, tile, target)
        case .gradient(let gradient):
            let gradient = pass.scene.whole.pointee.gradients[gradient]
            cover(shape, tile, pass.scene.edges)
            pass.scene.whole.pointee.ramps.withUnsafeBufferPointer { ramps in
                guard let ramps = ramps.baseAddress else { return }
                forEachRow(tile) { y, first, count, line in
                    gradient.sample(ramps, x: tile.x0 + first, y: tile.y0 + y, count, row)
                    blend(row, line, y, target, 255)
                }
            }
        case .ink(let mask, let x, let y, let color):
            layInk(mask.width, mask.height, x, y, color, tile, target) { row, first, count, out in
                mask.coverage.withUnsafeBufferPointer { ink in
                    guard let ink = ink.baseAddress else { return }
                    out.update(from: ink + row * mask.width + first, count: count)
                }
            }
        case .glidingInk(let ink, let x, let y, let color):
            layInk(ink.width, ink.height, x, y, color, tile, target) { row, first, count, out in
                ink.sample(row, first, count, out)
            }
        case .turnedInk(let ink, let color):
            cover(shape, tile, pass.scene.edges)
            paintInk(pass.scene.whole.pointee.inks[ink], color, tile, target)
        case .backdrop(let slot, let level):
            cover(shape, tile, pass.scene.edges)
            paintBackdrop(pass.scene.whole.pointee.backdrops[slot], pass.backdrops[slot].texture, level, tile, pass, target)
        case .texture, .group, .masked, .nothing:
            break
        }
    }

    // MARK: - Groups

    private func sheet(_ index: Int, _ tile: PixelRect) -> Target {
        while index >= sheets.count { sheets.append(.allocate(capacity: Tile.width * Tile.height)) }
        let sheet = Target(words: sheets[index], stride: Tile.width)
        for y in 0..<tile.height { sheet.line(y).update(repeating: 0, count: tile.width) }
        return sheet
    }

    private func paintGroup(
        _ index: Int, _ members: Range<Int>, _ tile: PixelRect, _ pass: borrowing Pass, _ target: Target, _ depth: Int
    ) {
        let (content, opacity, isMasked): (Range<Int>, UInt32, Bool)
        switch pass.scene.marks[index].paint {
        case .group(_, let level): (content, opacity, isMasked) = (members, level, false)
        case .masked(let count, _, let level): (content, opacity, isMasked) = (members.prefix(count), level, true)
        default: return
        }
        let (sheet, scope) = (self.sheet(depth * 2, tile), pass.scene.boxes[index].scope)
        if pass.scene.marks[index].holdsBackdrop, let painted = pass.sheet {
            let from = painted + tile.y0 * pass.width + tile.x0
            for y in 0..<tile.height { sheet.line(y).update(from: from + y * pass.width, count: tile.width) }
        } else {
            paint(content, tile, pass, sheet, depth: depth + 1, scope: scope)
        }
        if isMasked {
            let mask = self.sheet(depth * 2 + 1, tile)
            paint(content.upperBound..<members.upperBound, tile, pass, mask, depth: depth + 1, scope: scope)
            for y in 0..<tile.height { Blend.multiply(sheet.line(y), tile.width, byAlphaOf: mask.line(y)) }
        }
        for y in 0..<tile.height { Blend.over(target.line(y), tile.width, pixels: sheet.line(y), level: opacity) }
    }

    // MARK: - Coverage

    private func cover(_ outline: Mark.Shape, _ tile: PixelRect, _ edges: UnsafeBufferPointer<Edge>) {
        Self.draw(outline, tile, edges, shape)
    }

    static func draw(_ outline: Mark.Shape, _ tile: PixelRect, _ edges: UnsafeBufferPointer<Edge>, _ coverage: borrowing Coverage) {
        switch outline {
        case .upright(let low, let high): coverage.fill(tile, upright: low, high)
        case .outline(let range, let evenOdd): coverage.fill(tile, UnsafeBufferPointer(rebasing: edges[range]), evenOdd: evenOdd)
        }
    }
}
