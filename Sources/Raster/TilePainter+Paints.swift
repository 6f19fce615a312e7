import CoreGraphics
import Typography

extension TilePainter {
    /// Calls `body` with each row in which the shape is: its number, first column, length, and coverage.
    @inline(__always)
    func forEachRow(_ tile: PixelRect, _ body: (Int, Int, Int, Coverage.Row) -> Void) {
        for y in 0..<tile.height {
            let line = shape.rows[y]
            guard line.level != 0, line.first < line.last else { continue }
            body(y, Int(line.first), Int(line.last - line.first), line)
        }
    }

    /// Runs up to here are painted at one go: that an edge is asked for costs less than to begin anew.
    private static let short = 16

    /// Lays a row of pixels through the shape.
    @inline(__always)
    func blend(
        _ pixels: UnsafePointer<UInt32>, _ line: Coverage.Row, _ y: Int, _ target: Target, _ level: UInt32, isOpaque: Bool = false
    ) {
        let (first, count) = (Int(line.first), Int(line.last - line.first))
        if line.level > 0, isOpaque {
            Blend.over(target.line(y) + first, count, opaque: pixels, level: divided255(UInt32(line.level) * level))
        } else if line.level > 0 {
            Blend.over(target.line(y) + first, count, pixels: pixels, level: divided255(UInt32(line.level) * level))
        } else {
            let (plain, mask, place) = (line.plain, shape.bytes + y * Tile.width, target.line(y))
            guard plain.count > Self.short else {
                return Blend.over(place + first, count, pixels: pixels, mask: mask + first, level: level)
            }
            // Between the two edges nothing has to be asked.
            let (low, high, end) = (Int(plain.lowerBound), Int(plain.upperBound), first + count)
            Blend.over(place + first, low - first, pixels: pixels, mask: mask + first, level: level)
            if isOpaque {
                Blend.over(place + low, high - low, opaque: pixels + (low - first), level: level)
            } else {
                Blend.over(place + low, high - low, pixels: pixels + (low - first), level: level)
            }
            Blend.over(place + high, end - high, pixels: pixels + (high - first), mask: mask + high, level: level)
        }
    }

    func paintColor(_ word: UInt32, _ tile: PixelRect, _ target: Target) {
        forEachRow(tile) { y, first, count, line in
            if line.level > 0 {
                Blend.over(target.line(y) + first, count, color: word, level: UInt32(line.level))
            } else {
                let (plain, mask, place) = (line.plain, shape.bytes + y * Tile.width, target.line(y))
                guard plain.count > Self.short else { return Blend.over(place + first, count, color: word, mask: mask + first) }
                let (low, high, end) = (Int(plain.lowerBound), Int(plain.upperBound), first + count)
                Blend.over(place + first, low - first, color: word, mask: mask + first)
                Blend.over(place + low, high - low, color: word, level: 255)
                Blend.over(place + high, end - high, color: word, mask: mask + high)
            }
        }
    }

    func paintTexture(_ index: Int, _ tile: PixelRect, _ pass: borrowing Pass, _ target: Target) {
        let textures = pass.textures
        let (level, isOpaque) = (textures[index].level, textures[index].isOpaque)
        guard textures[index].detail == 0, textures[index].tint == nil, let offset = textures[index].places.wholeOffset else {
            if let rows = textures[index].levelRows, !isOpaque {
                return paintLevel(rows, textures[index].levels[0], level, tile, target) { x, y, count in
                    textures[index].sample(x: x, y: y, count, us, vs, spare, row)
                }
            }
            forEachRow(tile) { y, first, count, line in
                // What hides all that is below it is painted where it belongs at once.
                let isPlain = isOpaque && level == 255 && line.level == 255
                let out = isPlain ? target.line(y) + first : row
                textures[index].sample(x: tile.x0 + first, y: tile.y0 + y, count, us, vs, spare, out)
                if !isPlain { blend(row, line, y, target, level, isOpaque: isOpaque) }
            }
            return
        }
        // Pixel on texel: the picture's own rows, without a copy.
        let (bitmap, bounds) = (textures[index].levels[0], textures[index].bounds)
        bitmap.withUnsafeBytes { bytes in
            guard let words = bytes.bindMemory(to: UInt32.self).baseAddress else { return }
            forEachRow(tile) { y, first, count, line in
                let (u, v) = (tile.x0 + first + offset.x, tile.y0 + y + offset.y)
                let from = words + min(max(v, bounds.y0), bounds.y1) * bitmap.width
                if u >= bounds.x0, u + count <= bounds.x1 + 1 {
                    blend(from + u, line, y, target, level, isOpaque: isOpaque)
                } else {
                    for x in 0..<count { row[x] = from[min(max(u + x, bounds.x0), bounds.x1)] }
                    blend(row, line, y, target, level, isOpaque: isOpaque)
                }
            }
        }
    }

    /// Rows of a picture that lies level are sampled and laid down at one go. `sample` fills `row` where that cannot be.
    @inline(__always)
    private func paintLevel(
        _ rows: LevelRows, _ bitmap: Bitmap, _ level: UInt32, _ tile: PixelRect, _ target: Target, _ sample: (Int, Int, Int) -> Void
    ) {
        // Each row waits for the next to be prepared: what has just been written is slow to read. They are in two places in turn, as rows may be
        // left out.
        var waiting: LevelRun?
        var places = (spare, row)
        bitmap.withUnsafeBytes { bytes in
            forEachRow(tile) { y, first, count, line in
                let x = tile.x0 + first
                if let run = rows.run(bytes, x: x, y: tile.y0 + y, count, places.0) {
                    let mask = line.level > 0 ? nil : UnsafePointer(shape.bytes + y * Tile.width + first)
                    let level = line.level > 0 ? divided255(UInt32(line.level) * level) : level
                    waiting?.lay()
                    waiting = LevelRun(run: run, below: target.line(y) + first, count: count, mask: mask, level: level)
                    places = (places.1, places.0)
                } else {
                    waiting?.lay()
                    waiting = nil
                    sample(x, tile.y0 + y, count)
                    blend(row, line, y, target, level)
                }
            }
        }
        waiting?.lay()
    }

    private struct LevelRun {
        let run: LevelRows.Run
        let below: UnsafeMutablePointer<UInt32>
        let count: Int
        let mask: UnsafePointer<UInt8>?
        let level: UInt32

        @inline(__always)
        func lay() { Blend.rows.overAlong(below, count, run.line, run.u, run.step, mask, level) }
    }

    /// What is blurred takes the place of what is there, as far as the shape goes.
    func paintBackdrop(
        _ backdrop: BackdropMark, _ texture: Texture?, _ level: UInt32, _ tile: PixelRect, _ pass: borrowing Pass, _ target: Target
    ) {
        forEachRow(tile) { y, first, count, line in
            let place = target.line(y) + first
            let isPlain = level == 255 && line.level == 255 && backdrop.blur.strength == 256
            texture?.sample(x: tile.x0 + first, y: tile.y0 + y, count, us, vs, spare, isPlain ? place : row)
            guard !isPlain else { return }
            if backdrop.blur.strength < 256 {
                // Half-way to the smallest blur: some of the sharp picture is left, and takes on the colours as well.
                if let below = pass.below {
                    spare.update(from: below + (tile.y0 + y) * pass.width + tile.x0 + first, count: count)
                    Blend.over(spare, count, pixels: place, level: 255)
                } else {
                    spare.update(from: place, count: count)
                }
                if texture != nil { Blend.mix(spare, count, row, backdrop.blur.strength) }
                backdrop.finish.apply(spare, count)
            }
            let pixels = backdrop.blur.strength < 256 ? spare : row
            if line.level > 0 {
                Blend.replace(place, count, pixels: pixels, mask: nil, level: divided255(UInt32(line.level) * level))
            } else {
                Blend.replace(place, count, pixels: pixels, mask: shape.bytes + y * Tile.width + first, level: level)
            }
        }
    }

    func paintInk(_ texture: InkTexture, _ color: UInt32, _ tile: PixelRect, _ target: Target) {
        forEachRow(tile) { y, first, count, line in
            texture.sample(x: tile.x0 + first, y: tile.y0 + y, count, us, vs, ink)
            let mask = shape.bytes + y * Tile.width + first
            if line.level != 255 {
                for x in 0..<count {
                    let level = line.level > 0 ? UInt32(line.level) : UInt32(mask[x])
                    ink[x] = UInt8(truncatingIfNeeded: divided255(UInt32(ink[x]) * level))
                }
            }
            Blend.over(target.line(y) + first, count, color: color, mask: ink)
        }
    }

    /// Ink whose pixels lie on those of the surface. `fill` gives the ink of a row: its number, first column and length.
    @inline(__always)
    func layInk(
        _ width: Int, _ height: Int, _ x: Int, _ y: Int, _ color: UInt32, _ tile: PixelRect, _ target: Target,
        _ fill: (Int, Int, Int, UnsafeMutablePointer<UInt8>) -> Void
    ) {
        let part = PixelRect(x0: x, y0: y, x1: x + width, y1: y + height).intersection(tile)
        guard !part.isEmpty else { return }
        guard isClipped else {
            for row in part.y0..<part.y1 {
                fill(row - y, part.x0 - x, part.width, ink)
                Blend.over(target.line(row - tile.y0) + (part.x0 - tile.x0), part.width, color: color, mask: ink)
            }
            return
        }
        for row in 0..<tile.height {
            let isInside = row + tile.y0 >= part.y0 && row + tile.y0 < part.y1
            shape.rows[row] =
                isInside
                ? Coverage.Row(first: Int32(part.x0 - tile.x0), last: Int32(part.x1 - tile.x0), level: Coverage.bytesAside)
                : Coverage.Row()
            if isInside { fill(row + tile.y0 - y, part.x0 - x, part.width, shape.bytes + row * Tile.width + (part.x0 - tile.x0)) }
        }
        clipShape(tile)
        paintColor(color, tile, target)
    }
}
