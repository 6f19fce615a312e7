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

    /// The same for rows that look alike, or are laid down alike: the first one's number, how many they are, first column, length, and the first
    /// one's coverage.
    @inline(__always)
    func forEachBlock(
        _ tile: PixelRect, _ areAlike: (Coverage.Row, Coverage.Row) -> Bool = { $0.looks(like: $1) },
        _ body: (Int, Int, Int, Int, Coverage.Row) -> Void
    ) {
        var y = 0
        while y < tile.height {
            let (top, line) = (y, shape.rows[y])
            repeat { y &+= 1 } while y < tile.height && areAlike(shape.rows[y], line)
            guard line.level != 0, line.first < line.last else { continue }
            body(top, y &- top, Int(line.first), Int(line.last - line.first), line)
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
            let (plain, mask, place) = (line.plain, shape.mask(line), target.line(y))
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
        let (rows, stride) = (Blend.rows, target.stride)
        forEachBlock(tile) { y, height, first, count, line in
            let place = target.line(y)
            if line.level > 0 {
                return rows.overColor(place + first, stride, count, height, Blend.scaled(word, UInt32(line.level)))
            }
            let (plain, mask) = (line.plain, shape.mask(line))
            guard plain.count > Self.short else {
                return rows.overColorMasked(place + first, stride, count, height, word, mask + first)
            }
            let (low, high, end) = (Int(plain.lowerBound), Int(plain.upperBound), first + count)
            if low > first { rows.overColorMasked(place + first, stride, low - first, height, word, mask + first) }
            rows.overColor(place + low, stride, high - low, height, word)
            if end > high { rows.overColorMasked(place + high, stride, end - high, height, word, mask + high) }
        }
    }

    func paintTexture(_ index: Int, _ tile: PixelRect, _ pass: borrowing Pass, _ target: Target) {
        let textures = pass.scene.textures
        let (level, isOpaque) = (textures[index].level, textures[index].isOpaque)
        guard case .pixelOnTexel(let dx, let dy) = textures[index].lie else {
            settle()
            if case .level = textures[index].lie { return paintLevel(textures, index, tile, target) }
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
            if isOpaque, shape.isFull(tile) {
                let part = PixelRect(
                    x0: tile.x0 + dx, y0: tile.y0 + dy, x1: tile.x1 + dx, y1: tile.y1 + dy)
                if PixelRect(x0: bounds.x0, y0: bounds.y0, x1: bounds.x1 + 1, y1: bounds.y1 + 1).contains(part) {
                    return layWhole(
                        WholePicture(
                            words: words + part.y0 * bitmap.width + part.x0, stride: bitmap.width, target: target, width: tile.width,
                            height: tile.height), level)
                }
            }
            settle()
            forEachRow(tile) { y, first, count, line in
                let (u, v) = (tile.x0 + first + dx, tile.y0 + y + dy)
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

    // MARK: - Pictures that fill the tile

    /// Opaque pixels for all of a tile, or for the part of it in which the picture is.
    struct WholePicture {
        let words: UnsafePointer<UInt32>
        let stride: Int
        let target: Target
        let width: Int
        let height: Int

        func lie(like other: WholePicture) -> Bool {
            target.words == other.target.words && width == other.width && height == other.height
        }
    }

    /// One that hides all waits for the next: if that lies just there, the two are read together and written once.
    private func layWhole(_ picture: WholePicture, _ level: UInt32) {
        let target = picture.target
        if level < 255, let below = waiting, below.lie(like: picture) {
            Blend.rows.crossFade(
                target.words, target.stride, picture.width, picture.height, below.words, below.stride, picture.words, picture.stride, level)
            waiting = nil
            return
        }
        if let below = waiting, !below.lie(like: picture) { settle() }
        guard level < 255 else { return waiting = picture }
        for y in 0..<picture.height {
            Blend.over(target.line(y), picture.width, opaque: picture.words + y * picture.stride, level: level)
        }
    }

    /// Whoever else paints finds the picture painted.
    @inline(__always)
    func settle() { if waiting != nil { write() } }

    private func write() {
        guard let picture = waiting else { return }
        waiting = nil
        for y in 0..<picture.height {
            picture.target.line(y).update(from: picture.words + y * picture.stride, count: picture.width)
        }
    }

    /// Blocks of a picture that lies level are sampled and laid down at one go.
    private func paintLevel(_ textures: UnsafeBufferPointer<Texture>, _ index: Int, _ tile: PixelRect, _ target: Target) {
        let (level, isOpaque) = (textures[index].level, textures[index].isOpaque)
        textures[index].levels[0].withUnsafeBytes { bytes in
            guard let words = bytes.bindMemory(to: UInt32.self).baseAddress else { return }
            func lay(_ y: Int, _ rows: Int, _ x: Int, _ count: Int, _ level: UInt32, isMasked: Bool) {
                guard count > 0 else { return }
                let place = target.line(y) + x
                if isMasked { for row in 0..<rows { masks[row] = UnsafePointer(shape.mask(shape.rows[y + row]) + x) } }
                if var picture = textures[index].level(words, x: tile.x0 + x, y: tile.y0 + y, count, rows) {
                    if isOpaque, !isMasked, level == 255 {
                        Blend.rows.sampleLevel(place, target.stride, count, rows, &picture, spare)
                    } else {
                        Blend.rows.overLevel(place, target.stride, count, rows, &picture, spare, isMasked ? masks : nil, level)
                    }
                    return
                }
                for row in 0..<rows {
                    textures[index].sample(x: tile.x0 + x, y: tile.y0 + y + row, count, us, vs, spare, self.row)
                    let place = place + row * target.stride
                    if isMasked {
                        Blend.over(place, count, pixels: self.row, mask: masks[row], level: level)
                    } else {
                        Blend.over(place, count, pixels: self.row, level: level)
                    }
                }
            }
            forEachBlock(tile, { isOpaque ? $0.looks(like: $1) : $0.reaches(like: $1) }) { y, rows, first, count, line in
                guard line.level < 0 else { return lay(y, rows, first, count, divided255(UInt32(line.level) * level), isMasked: false) }
                let plain = line.plain
                guard isOpaque, plain.count > Self.short else { return lay(y, rows, first, count, level, isMasked: true) }
                let (low, high, end) = (Int(plain.lowerBound), Int(plain.upperBound), first + count)
                lay(y, rows, first, low - first, level, isMasked: true)
                lay(y, rows, low, high - low, level, isMasked: false)
                lay(y, rows, high, end - high, level, isMasked: true)
            }
        }
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
                Blend.replace(place, count, pixels: pixels, mask: shape.mask(line) + first, level: level)
            }
        }
    }

    func paintInk(_ texture: InkTexture, _ color: UInt32, _ tile: PixelRect, _ target: Target) {
        forEachRow(tile) { y, first, count, line in
            texture.sample(x: tile.x0 + first, y: tile.y0 + y, count, us, vs, ink)
            let mask = shape.mask(line) + first
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
        for row in part.y0..<part.y1 {
            fill(row - y, part.x0 - x, part.width, ink)
            Blend.over(target.line(row - tile.y0) + (part.x0 - tile.x0), part.width, color: color, mask: ink)
        }
    }
}
