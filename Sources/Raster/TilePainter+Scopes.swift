/// A scope that is open in a tile: what was there before it, where its clip is not full.
final class OpenScope {
    let clip = Coverage()
    let saved: UnsafeMutablePointer<UInt32> = .allocate(capacity: Tile.width * Tile.height)
    var number = Scope.none
    /// The part of the tile in which it is, and the pixels there.
    var part = PixelRect.empty
    var target: TilePainter.Target
    /// The clip leaves all of the part alone.
    var isPlain = true

    init(_ target: TilePainter.Target) { self.target = target }

    deinit { saved.deallocate() }

    /// Calls `body` with each run of pixels that the clip does not cover in full: row, column, length.
    @inline(__always)
    func forEachRest(_ body: (Int, Int, Int) -> Void) {
        for y in 0..<part.height {
            let line = clip.rows[y]
            let full = line.level == 255 ? line.first..<line.last : line.level < 0 ? line.plain : 0..<0
            if full.isEmpty {
                body(y, 0, part.width)
            } else {
                if full.lowerBound > 0 { body(y, 0, Int(full.lowerBound)) }
                if Int(full.upperBound) < part.width { body(y, Int(full.upperBound), part.width - Int(full.upperBound)) }
            }
        }
    }

    func saveRest() {
        forEachRest { y, x, count in (saved + (y * Tile.width + x)).update(from: target.line(y) + x, count: count) }
    }

    /// Puts back what was there before, as far as the clip does not cover it.
    func restoreRest() {
        forEachRest { y, x, count in
            let (line, out, before) = (clip.rows[y], target.line(y), saved + y * Tile.width)
            let (first, last) = (max(x, min(Int(line.first), x + count)), min(x + count, max(Int(line.last), x)))
            guard first < last, line.level != 0 else { return (out + x).update(from: before + x, count: count) }
            (out + x).update(from: before + x, count: first - x)
            (out + last).update(from: before + last, count: x + count - last)
            let bytes = clip.mask(line)
            for column in first..<last {
                out[column] = Blend.between(before[column], out[column], line.level < 0 ? UInt32(bytes[column]) : UInt32(line.level))
            }
        }
    }
}

/// What a scope had before it and what it has been painted with, kept while a backdrop between its marks is blurred.
final class HeldPixels {
    private var words: UnsafeMutablePointer<UInt32>?
    private var capacity = 0
    private var box = PixelRect.empty

    deinit { words?.deallocate() }

    func reserve(_ box: PixelRect) {
        self.box = box
        let wanted = 2 * box.width * box.height
        guard wanted > capacity else { return }
        words?.deallocate()
        words = .allocate(capacity: wanted)
        words?.initialize(repeating: 0, count: wanted)
        capacity = wanted
    }

    func keep(_ scope: OpenScope) {
        guard let words else { return }
        scope.forEachRest { y, x, count in
            let place = words + 2 * offset(scope.part.x0 + x, scope.part.y0 + y)
            place.update(from: scope.saved + (y * Tile.width + x), count: count)
            (place + count).update(from: scope.target.line(y) + x, count: count)
        }
    }

    func giveBack(to scope: OpenScope) {
        guard let words else { return }
        scope.forEachRest { y, x, count in
            let place = words + 2 * offset(scope.part.x0 + x, scope.part.y0 + y)
            (scope.saved + (y * Tile.width + x)).update(from: place, count: count)
            (scope.target.line(y) + x).update(from: place + count, count: count)
        }
    }

    private func offset(_ x: Int, _ y: Int) -> Int { (y - box.y0) * box.width + x - box.x0 }
}

extension TilePainter {
    /// Leaves the scopes that a mark is not in, and opens those that it is in. `outer` is that of the group around it, and `base` says how
    /// many are open there.
    func enter(_ scope: Int, above outer: Int, _ base: Int, _ tile: PixelRect, _ pass: borrowing Pass, _ target: Target) {
        settle()
        while openScopes > base, !isInside(scope, scopes[openScopes - 1].number, pass) {
            leave(to: openScopes - 1, pass, pass.range.upperBound)
        }
        open(scope, upTo: openScopes > base ? scopes[openScopes - 1].number : outer, tile, pass, target)
    }

    private func isInside(_ scope: Int, _ other: Int, _ pass: borrowing Pass) -> Bool {
        var scope = scope
        while scope > other { scope = pass.scene.scopes[scope].parent }
        return scope == other
    }

    private func open(_ scope: Int, upTo outer: Int, _ tile: PixelRect, _ pass: borrowing Pass, _ target: Target) {
        guard scope != outer, scope != Scope.none else { return }
        let (known, stencils) = (pass.scene.scopes[scope], pass.scene.whole)
        open(known.parent, upTo: outer, tile, pass, target)
        if openScopes == scopes.count { scopes.append(OpenScope(target)) }
        let opened = scopes[openScopes]
        openScopes += 1
        opened.number = scope
        opened.part = known.box.intersection(tile)
        opened.target = target.part(opened.part, of: tile)
        let solid = stencils.pointee.stencils[known.clip].solid
        opened.isPlain = opened.part.isEmpty || solid.0.contains(opened.part) || solid.1.contains(opened.part)
        guard !opened.isPlain else { return }
        Self.draw(stencils.pointee.stencils[known.clip].shape, opened.part, pass.scene.edges, opened.clip)
        if known.first < pass.range.lowerBound, known.slot >= 0, wasPainted(known.first..<pass.range.lowerBound, tile, pass) {
            pass.held[known.slot].giveBack(to: opened)
        } else {
            opened.saveRest()
        }
    }

    /// Whether an earlier pass has painted any of these marks in the tile.
    private func wasPainted(_ range: Range<Int>, _ tile: PixelRect, _ pass: borrowing Pass) -> Bool {
        let row = tile.y0 / Tile.height
        var place = pass.scene.index.place(of: range.lowerBound, in: row)
        let end = pass.scene.index.starts[row + 1]
        while place < end {
            let index = Int(pass.scene.index.marks[place])
            guard index < range.upperBound else { return false }
            if pass.scene.boxes[index].box.meets(tile) { return true }
            let next = index + 1 + pass.scene.boxes[index].members
            place += 1
            while place < end, pass.scene.index.marks[place] < next { place += 1 }
        }
        return false
    }

    /// `end` is where the marks end that are being painted.
    func leave(to base: Int, _ pass: borrowing Pass, _ end: Int) {
        while openScopes > base {
            openScopes -= 1
            let scope = scopes[openScopes]
            guard !scope.isPlain else { continue }
            let known = pass.scene.scopes[scope.number]
            if known.slot >= 0, known.end > end { pass.held[known.slot].keep(scope) }
            scope.restoreRest()
        }
    }
}
