import CoreGraphics
import Display
import Typography

/// One thread's tools: what it needs to paint one tile after the other.
final class TilePainter {
    private let shape = Coverage()
    private let clip = Coverage()
    private let step = Coverage()
    private var clipInHand: Int?
    private var clipIsFull = false
    private let row: UnsafeMutablePointer<UInt32> = .allocate(capacity: Tile.width)
    /// Clear sheets for groups, one for each depth.
    private var sheets: [UnsafeMutablePointer<UInt32>] = []

    deinit {
        row.deallocate()
        for sheet in sheets { sheet.deallocate() }
    }

    /// Pixels of a tile: the surface itself, or a group's sheet.
    private struct Target {
        var words: UnsafeMutablePointer<UInt32>
        var stride: Int

        func line(_ y: Int) -> UnsafeMutablePointer<UInt32> { words + y * stride }
    }

    func paint(_ tile: PixelRect, of scene: borrowing Scene, on surface: UnsafeMutablePointer<UInt32>, width: Int) {
        clipInHand = nil
        let target = Target(words: surface + tile.y0 * width + tile.x0, stride: width)
        let first = scene.marks.lastIndex { $0.isOpaque && $0.box.contains(tile) }
        if first == nil {
            for y in 0..<tile.height { target.line(y).update(repeating: scene.background, count: tile.width) }
        }
        paint((first ?? 0)..<scene.marks.count, tile, scene, target, depth: 0)
    }

    private func paint(_ range: Range<Int>, _ tile: PixelRect, _ scene: borrowing Scene, _ target: Target, depth: Int) {
        var index = range.lowerBound
        while index < range.upperBound {
            let mark = scene.marks[index]
            var next = index + 1
            if case .group(let count, _) = mark.paint { next = min(next + count, range.upperBound) }
            if !mark.box.intersection(tile).isEmpty, prepareClip(mark.clip, tile, scene) {
                paint(mark, (index + 1)..<next, tile, scene, target, depth)
            }
            index = next
        }
    }

    private func paint(
        _ mark: Mark, _ members: Range<Int>, _ tile: PixelRect, _ scene: borrowing Scene, _ target: Target, _ depth: Int
    ) {
        switch mark.paint {
        case .color(let word):
            cover(mark.shape, tile, scene)
            for y in 0..<tile.height {
                let line = shape.rows[y]
                guard line.level != 0, line.first < line.last else { continue }
                let (first, count) = (Int(line.first), Int(line.last - line.first))
                if line.level > 0 {
                    Blend.over(target.line(y) + first, count, color: word, level: UInt32(line.level))
                } else {
                    Blend.over(target.line(y) + first, count, color: word, mask: shape.bytes + y * Tile.width + first)
                }
            }
        case .picture(let bitmap, let sampler, let level):
            cover(mark.shape, tile, scene)
            bitmap.withUnsafeBytes { bytes in
                guard let words = bytes.bindMemory(to: UInt32.self).baseAddress else { return }
                blendRows(tile, target, level) { y, first, count, out in
                    sampler.sample(words, bitmap.width, bitmap.height, x: tile.x0 + first, y: tile.y0 + y, count, out)
                }
            }
        case .ink(let mask, let x, let y, let color):
            layInk(mask, x, y, color, tile, target)
        case .turnedInk(let mask, let sampler, let color):
            cover(mark.shape, tile, scene)
            blendRows(tile, target, 255) { y, first, count, out in
                sampler.sample(mask, x: tile.x0 + first, y: tile.y0 + y, count) {
                    Blend.scaled(color, $0)
                } into: {
                    out[$0] = $1
                }
            }
        case .group(_, let level):
            paintGroup(mark, members, tile, scene, target, depth, level)
        case .nothing:
            break
        }
    }

    /// Fills a row with pixels where the shape is, and blends them through it.
    private func blendRows(
        _ tile: PixelRect, _ target: Target, _ level: UInt32, _ pixels: (Int, Int, Int, UnsafeMutablePointer<UInt32>) -> Void
    ) {
        for y in 0..<tile.height {
            let line = shape.rows[y]
            guard line.level != 0, line.first < line.last else { continue }
            let (first, count) = (Int(line.first), Int(line.last - line.first))
            pixels(y, first, count, row)
            blend(row, line, y, target, level)
        }
    }

    private func blend(_ pixels: UnsafePointer<UInt32>, _ line: Coverage.Row, _ y: Int, _ target: Target, _ level: UInt32) {
        let (first, count) = (Int(line.first), Int(line.last - line.first))
        if line.level > 0 {
            Blend.over(target.line(y) + first, count, pixels: pixels, level: divided255(UInt32(line.level) * level))
        } else {
            Blend.over(target.line(y) + first, count, pixels: pixels, mask: shape.bytes + y * Tile.width + first, level: level)
        }
    }

    // MARK: - Groups

    private func paintGroup(
        _ mark: Mark, _ members: Range<Int>, _ tile: PixelRect, _ scene: borrowing Scene, _ target: Target, _ depth: Int, _ level: UInt32
    ) {
        if depth == sheets.count { sheets.append(.allocate(capacity: Tile.width * Tile.height)) }
        let sheet = Target(words: sheets[depth], stride: Tile.width)
        sheet.words.update(repeating: 0, count: Tile.width * Tile.height)
        paint(members, tile, scene, sheet, depth: depth + 1)
        // The members had clips of their own in hand; the group's comes back before its sheet is laid down.
        guard prepareClip(mark.clip, tile, scene) else { return }
        shape.fill(tile)
        clipShape(tile)
        for y in 0..<tile.height {
            let line = shape.rows[y]
            guard line.level != 0, line.first < line.last else { continue }
            blend(sheet.line(y) + Int(line.first), line, y, target, level)
        }
    }

    // MARK: - Coverage

    private func cover(_ outline: Mark.Shape, _ tile: PixelRect, _ scene: borrowing Scene) {
        switch outline {
        case .upright(let low, let high): shape.fill(tile, upright: low, high)
        case .outline(let range): shape.fill(tile, scene.edges[range])
        }
        clipShape(tile)
    }

    private func clipShape(_ tile: PixelRect) {
        if clipInHand != nil, !clipIsFull { shape.multiply(by: clip, height: tile.height) }
    }

    /// Makes `clip` the product of the chain that ends in `index`; false if nothing of the tile is left.
    private func prepareClip(_ index: Int?, _ tile: PixelRect, _ scene: borrowing Scene) -> Bool {
        guard let index else {
            clipInHand = nil
            return true
        }
        if clipInHand == index { return true }
        guard !scene.stencils[index].box.intersection(tile).isEmpty else { return false }
        clip.fill(tile)
        var link: Int? = index
        while let current = link {
            let stencil = scene.stencils[current]
            switch stencil.shape {
            case .upright(let low, let high): step.fill(tile, upright: low, high)
            case .outline(let range): step.fill(tile, scene.edges[range])
            }
            if !step.isFull(tile) { clip.multiply(by: step, height: tile.height) }
            link = stencil.parent
        }
        clipInHand = index
        clipIsFull = clip.isFull(tile)
        return true
    }

    // MARK: - Ink

    private func layInk(_ mask: GlyphMask, _ x: Int, _ y: Int, _ color: UInt32, _ tile: PixelRect, _ target: Target) {
        let part = PixelRect(x0: x, y0: y, x1: x + mask.width, y1: y + mask.height).intersection(tile)
        guard !part.isEmpty else { return }
        mask.coverage.withUnsafeBufferPointer { ink in
            guard let ink = ink.baseAddress else { return }
            guard clipInHand != nil, !clipIsFull else {
                for row in part.y0..<part.y1 {
                    let from = ink + (row - y) * mask.width + (part.x0 - x)
                    Blend.over(target.line(row - tile.y0) + (part.x0 - tile.x0), part.width, color: color, mask: from)
                }
                return
            }
            for row in 0..<tile.height {
                let inside = row + tile.y0 >= part.y0 && row + tile.y0 < part.y1
                shape.rows[row] =
                    inside
                    ? Coverage.Row(first: Int32(part.x0 - tile.x0), last: Int32(part.x1 - tile.x0), level: Coverage.bytesAside)
                    : Coverage.Row()
                guard inside else { continue }
                let from = ink + (row + tile.y0 - y) * mask.width + (part.x0 - x)
                (shape.bytes + row * Tile.width + (part.x0 - tile.x0)).update(from: from, count: part.width)
            }
            shape.multiply(by: clip, height: tile.height)
            for row in 0..<tile.height {
                let line = shape.rows[row]
                guard line.level != 0, line.first < line.last else { continue }
                Blend.over(
                    target.line(row) + Int(line.first), Int(line.last - line.first), color: color,
                    mask: shape.bytes + row * Tile.width + Int(line.first))
            }
        }
    }
}
