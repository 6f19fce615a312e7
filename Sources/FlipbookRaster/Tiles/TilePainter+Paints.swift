import FlipbookGeometry
import FlipbookTypography

extension TilePainter {
    /// Calls `body` for each row that the shape touches, with the row's y, first column, length, and coverage.
    @inline(__always)
    func forEachRow(_ tile: PixelRect, _ body: (Int, Int, Int, Coverage.Row) -> Void) {
        for y in 0..<tile.height {
            let row = coverage.rows[y]
            guard row.level != 0, row.first < row.last else { continue }
            body(y, Int(row.first), Int(row.last - row.first), row)
        }
    }

    /// Calls `body` for each block of rows that can be painted together. The arguments are the first y, the number of rows, the first
    /// column, the number of columns, and the coverage of the first row.
    @inline(__always)
    func forEachBlock(
        _ tile: PixelRect, _ canPaintTogether: (Coverage.Row, Coverage.Row) -> Bool = { $0.hasSameCoverage(as: $1) },
        _ body: (Int, Int, Int, Int, Coverage.Row) -> Void
    ) {
        var y = 0
        while y < tile.height {
            let (top, row) = (y, coverage.rows[y])
            repeat { y &+= 1 } while y < tile.height && canPaintTogether(coverage.rows[y], row)
            guard row.level != 0, row.first < row.last else { continue }
            body(top, y &- top, Int(row.first), Int(row.last - row.first), row)
        }
    }

    /// The largest number of fully covered pixels for which a whole row is blended through its mask. Painting so few pixels separately
    /// takes more time.
    private static let shortRunLength = 16

    /// Blends a row of pixels into the tile through the coverage of the shape.
    @inline(__always)
    func blendRow(
        _ pixels: UnsafePointer<UInt32>, _ row: Coverage.Row, _ y: Int, _ target: Target, _ level: UInt32, isOpaque: Bool = false
    ) {
        let (first, count) = (Int(row.first), Int(row.last - row.first))
        if row.level > 0, isOpaque {
            Blend.overOpaque(target.row(y) + first, count, pixels, level: dividedBy255(UInt32(row.level) * level))
        } else if row.level > 0 {
            Blend.overPixels(target.row(y) + first, count, pixels, level: dividedBy255(UInt32(row.level) * level))
        } else {
            let (fullColumns, mask, out) = (row.fullColumns, coverage.mask(row), target.row(y))
            guard fullColumns.count > Self.shortRunLength else {
                return Blend.overPixelsMasked(out + first, count, pixels, mask: mask + first, level: level)
            }
            // The columns between the left and the right edge of the shape are fully covered.
            let (low, high, end) = (Int(fullColumns.lowerBound), Int(fullColumns.upperBound), first + count)
            Blend.overPixelsMasked(out + first, low - first, pixels, mask: mask + first, level: level)
            if isOpaque {
                Blend.overOpaque(out + low, high - low, pixels + (low - first), level: level)
            } else {
                Blend.overPixels(out + low, high - low, pixels + (low - first), level: level)
            }
            Blend.overPixelsMasked(out + high, end - high, pixels + (high - first), mask: mask + high, level: level)
        }
    }

    /// Paints the shape with one color.
    func paintColor(_ color: UInt32, _ tile: PixelRect, _ target: Target) {
        let background = takePendingColor(outside: tile)
        if coverage.isFull(tile), background != nil || color >> 24 == 255 {
            pendingColor = ColorBlock(color: Blend.over(background ?? 0, color), tile: tile, target: target)
            return
        }
        let (kernels, stride) = (Blend.kernels, target.stride)
        if let background { fillUnevenlyCovered(background, tile, target) }
        /// Paints pixels with the same coverage, of which `above` is the color.
        func paintEvenly(_ out: UnsafeMutablePointer<UInt32>, _ count: Int, _ rows: Int, _ above: UInt32) {
            if let background {
                kernels.fill(out, stride, count, rows, Blend.over(background, above))
            } else {
                kernels.overColor(out, stride, count, rows, above)
            }
        }
        forEachBlock(tile) { y, height, first, count, row in
            let out = target.row(y)
            if row.level > 0 { return paintEvenly(out + first, count, height, Blend.scaled(color, UInt32(row.level))) }
            let (even, mask) = (evenlyCoveredColumns(row), coverage.mask(row))
            guard !even.isEmpty else { return kernels.overColorMasked(out + first, stride, count, height, color, mask + first) }
            let (low, high, end) = (even.lowerBound, even.upperBound, first + count)
            if low > first { kernels.overColorMasked(out + first, stride, low - first, height, color, mask + first) }
            paintEvenly(out + low, high - low, height, color)
            if end > high { kernels.overColorMasked(out + high, stride, end - high, height, color, mask + high) }
        }
    }

    /// The columns of a row that are painted with one coverage. If the coverage varies, there is a multiple of eight pixels on both sides,
    /// because a mask is slower for single pixels than for eight pixels, of which some are covered completely.
    private func evenlyCoveredColumns(_ row: Coverage.Row) -> Range<Int> {
        let (first, last, full) = (Int(row.first), Int(row.last), row.fullColumns)
        guard row.level < 0 else { return first..<(row.level > 0 ? last : first) }
        guard full.count > Self.shortRunLength else { return 0..<0 }
        return (first + (Int(full.lowerBound) - first + 7) & ~7)..<(last - (last - Int(full.upperBound) + 7) & ~7)
    }

    /// Writes a color to the pixels that `paintColor` does not paint with one coverage.
    private func fillUnevenlyCovered(_ color: UInt32, _ tile: PixelRect, _ target: Target) {
        var y = 0
        while y < tile.height {
            let (top, row) = (y, coverage.rows[y])
            repeat { y &+= 1 } while y < tile.height && coverage.rows[y].hasSameCoverage(as: row)
            fill(color, outside: evenlyCoveredColumns(row), top..<y, tile, target)
        }
    }

    /// Writes a color to rows of a tile, outside of a range of columns.
    private func fill(_ color: UInt32, outside columns: Range<Int>, _ rows: Range<Int>, _ tile: PixelRect, _ target: Target) {
        let (out, kernels) = (target.row(rows.lowerBound), Blend.kernels)
        if columns.lowerBound > 0 { kernels.fill(out, target.stride, columns.lowerBound, rows.count, color) }
        let end = columns.upperBound
        if end < tile.width { kernels.fill(out + end, target.stride, tile.width - end, rows.count, color) }
    }

    /// Paints the shape with a texture.
    func paintTexture(_ index: Int, _ tile: PixelRect, _ pass: borrowing Pass, _ target: Target) {
        // The texture is used in its place, because a copy changes the reference counts of its images, which all threads share.
        guard let texture = pass.buffers.textures.baseAddress.map({ $0 + index }) else { return }
        let (level, isOpaque) = (texture.pointee.opacity, texture.pointee.isOpaque)
        if let image = texture.pointee.sampledImage, image.sampledRect.contains(tile) {
            let rect = image.rect
            return paintTexels(
                image.words, stride: rect.width, (x0: 0, x1: rect.width - 1, y0: 0, y1: rect.height - 1), dx: -rect.x0, dy: -rect.y0, tile,
                target, level, isOpaque: isOpaque)
        }
        switch texture.pointee.placement {
        case .pixelOnTexel(let dx, let dy):
            let bitmap = texture.pointee.mipLevels[0]
            bitmap.withUnsafeBytes { bytes in
                guard let words = bytes.bindMemory(to: UInt32.self).baseAddress else { return }
                paintTexels(words, stride: bitmap.width, texture.pointee.bounds, dx: dx, dy: dy, tile, target, level, isOpaque: isOpaque)
            }
        case .axisAligned:
            countSampledPixels(of: index, tile)
            paintAxisAlignedTexture(texture.pointee, tile, target)
        case .other:
            countSampledPixels(of: index, tile)
            paintSampledRows(texture.pointee, tile, target)
        }
    }

    private func countSampledPixels(of texture: Int, _ tile: PixelRect) { sampledPixelCounts[texture] &+= tile.width &* tile.height }

    /// Paints a texture that is sampled row by row.
    private func paintSampledRows(_ texture: Texture, _ tile: PixelRect, _ target: Target) {
        flushPendingPixels()
        let (level, isOpaque) = (texture.opacity, texture.isOpaque)
        texture.withAxisAlignedTexels { texels in
            forEachRow(tile) { y, first, count, row in
                // Opaque pixels that are fully covered are sampled directly into the tile.
                let isDirect = isOpaque && level == 255 && row.level == 255
                let out = isDirect ? target.row(y) + first : rowPixels
                texture.sample(x: tile.x0 + first, y: tile.y0 + y, count, texels, us, vs, scratch, out)
                if !isDirect { blendRow(rowPixels, row, y, target, level, isOpaque: isOpaque) }
            }
        }
    }

    /// Paints the shape with texels, of which each pixel shows one. The rows of the image are used without a copy.
    ///
    /// - Parameters:
    ///   - bounds: The first and last column, and the first and last row. Beyond them, the texels of the edge are repeated.
    ///   - dx: The column of the texel that pixel (0, 0) shows.
    ///   - dy: The row of the texel that pixel (0, 0) shows.
    private func paintTexels(
        _ words: UnsafePointer<UInt32>, stride: Int, _ bounds: (x0: Int, x1: Int, y0: Int, y1: Int), dx: Int, dy: Int, _ tile: PixelRect,
        _ target: Target, _ level: UInt32, isOpaque: Bool
    ) {
        if isOpaque, coverage.isFull(tile) {
            let texelRect = PixelRect(x0: tile.x0 + dx, y0: tile.y0 + dy, x1: tile.x1 + dx, y1: tile.y1 + dy)
            if PixelRect(x0: bounds.x0, y0: bounds.y0, x1: bounds.x1 + 1, y1: bounds.y1 + 1).contains(texelRect) {
                return paintOpaqueBlock(
                    OpaqueBlock(
                        words: words + texelRect.y0 * stride + texelRect.x0, stride: stride, target: target, width: tile.width,
                        height: tile.height), level)
            }
        }
        flushPendingPixels()
        forEachRow(tile) { y, first, count, row in
            let (u, v) = (tile.x0 + first + dx, tile.y0 + y + dy)
            let from = words + min(max(v, bounds.y0), bounds.y1) * stride
            if u >= bounds.x0, u + count <= bounds.x1 + 1 {
                blendRow(from + u, row, y, target, level, isOpaque: isOpaque)
            } else {
                for x in 0..<count { rowPixels[x] = from[min(max(u + x, bounds.x0), bounds.x1)] }
                blendRow(rowPixels, row, y, target, level, isOpaque: isOpaque)
            }
        }
    }

    /// Paints an axis-aligned texture. Each block of rows is sampled and blended in one call.
    private func paintAxisAlignedTexture(_ texture: Texture, _ tile: PixelRect, _ target: Target) {
        flushPendingPixels()
        let (level, isOpaque) = (texture.opacity, texture.isOpaque)
        texture.mipLevels[0].withUnsafeBytes { bytes in
            guard let words = bytes.bindMemory(to: UInt32.self).baseAddress else { return }
            func paintBlock(_ y: Int, _ rows: Int, _ x: Int, _ count: Int, _ level: UInt32, isMasked: Bool) {
                guard count > 0 else { return }
                let out = target.row(y) + x
                if isMasked { for row in 0..<rows { rowMasks[row] = UnsafePointer(coverage.mask(coverage.rows[y + row]) + x) } }
                if var image = texture.axisAlignedImage(words, x: tile.x0 + x, y: tile.y0 + y, count, rows) {
                    if isOpaque, !isMasked, level == 255 {
                        Blend.kernels.sampleAxisAligned(out, target.stride, count, rows, &image, scratch)
                    } else {
                        Blend.kernels.overAxisAligned(out, target.stride, count, rows, &image, scratch, isMasked ? rowMasks : nil, level)
                    }
                    return
                }
                for row in 0..<rows {
                    texture.sample(x: tile.x0 + x, y: tile.y0 + y + row, count, us, vs, scratch, self.rowPixels)
                    let rowOut = out + row * target.stride
                    if isMasked {
                        Blend.overPixelsMasked(rowOut, count, self.rowPixels, mask: rowMasks[row], level: level)
                    } else {
                        Blend.overPixels(rowOut, count, self.rowPixels, level: level)
                    }
                }
            }
            forEachBlock(tile, { isOpaque ? $0.hasSameCoverage(as: $1) : $0.hasSameExtent(as: $1) }) { y, rows, first, count, row in
                guard row.level < 0 else {
                    return paintBlock(y, rows, first, count, dividedBy255(UInt32(row.level) * level), isMasked: false)
                }
                let fullColumns = row.fullColumns
                guard isOpaque, fullColumns.count > Self.shortRunLength else {
                    return paintBlock(y, rows, first, count, level, isMasked: true)
                }
                let (low, high, end) = (Int(fullColumns.lowerBound), Int(fullColumns.upperBound), first + count)
                paintBlock(y, rows, first, low - first, level, isMasked: true)
                paintBlock(y, rows, low, high - low, level, isMasked: false)
                paintBlock(y, rows, high, end - high, level, isMasked: true)
            }
        }
    }

    /// Replaces the pixels inside the shape by the blurred pixels.
    func paintBackdrop(
        _ backdrop: BackdropItem, _ texture: Texture?, _ level: UInt32, _ tile: PixelRect, _ pass: borrowing Pass, _ target: Target
    ) {
        forEachRow(tile) { y, first, count, row in
            let out = target.row(y) + first
            let isDirect = level == 255 && row.level == 255 && backdrop.blur.strength == 256
            texture?.sample(x: tile.x0 + first, y: tile.y0 + y, count, us, vs, scratch, isDirect ? out : rowPixels)
            guard !isDirect else { return }
            if backdrop.blur.strength < 256 {
                // The blur is weaker than the smallest blur that is computed: sharp and blurred pixels are mixed, and the color filter is
                // applied to the mixture.
                if let below = pass.pixelsBelow {
                    scratch.update(from: below + (tile.y0 + y) * pass.width + tile.x0 + first, count: count)
                    Blend.overPixels(scratch, count, out, level: 255)
                } else {
                    scratch.update(from: out, count: count)
                }
                if texture != nil { Blend.mixPixels(scratch, count, rowPixels, backdrop.blur.strength) }
                backdrop.colorFilter.apply(scratch, count)
            }
            let pixels = backdrop.blur.strength < 256 ? scratch : rowPixels
            if row.level > 0 {
                Blend.replacePixels(out, count, pixels, mask: nil, level: dividedBy255(UInt32(row.level) * level))
            } else {
                Blend.replacePixels(out, count, pixels, mask: coverage.mask(row) + first, level: level)
            }
        }
    }

    /// Paints the shape with a gradient. Opaque colors that are fully covered are written directly into the tile.
    func paintGradient(_ gradient: GradientPaint, _ ramps: UnsafePointer<UInt32>, _ tile: PixelRect, _ target: Target) {
        forEachRow(tile) { y, first, count, row in
            let isDirect = gradient.isOpaque && row.level == 255
            gradient.sample(ramps, x: tile.x0 + first, y: tile.y0 + y, count, isDirect ? target.row(y) + first : rowPixels)
            if !isDirect { blendRow(rowPixels, row, y, target, 255, isOpaque: gradient.isOpaque) }
        }
    }

    /// Paints one color through the shape and a mask texture. Rows with the same coverage and the same mask rows are painted together.
    func paintMaskTexture(_ texture: MaskTexture, _ color: UInt32, _ tile: PixelRect, _ target: Target) {
        let background = takePendingColor(outside: tile)
        let equalColumns = texture.prepareColumns(tile, us, rowPixels)
        var y = 0
        while y < tile.height {
            let (top, row, source) = (y, coverage.rows[y], texture.rowSource(at: tile.y0 + y))
            repeat {
                y &+= 1
            } while y < tile.height && source != nil && texture.rowSource(at: tile.y0 + y) == source
                && coverage.rows[y].hasSameCoverage(as: row)
            let full = row.completeColumns
            if let background { fill(background, outside: equalColumns == nil ? 0..<0 : full, top..<y, tile, target) }
            guard row.level != 0, row.first < row.last else { continue }
            paintPartlyCovered(texture, color, Int(row.first)..<full.lowerBound, row, top..<y, tile, target)
            if let equalColumns {
                paintFullyCovered(texture, equal: equalColumns, color, over: background, full, top..<y, tile, target)
            } else {
                paintPartlyCovered(texture, color, full, nil, top..<y, tile, target)
            }
            paintPartlyCovered(texture, color, full.upperBound..<Int(row.last), row, top..<y, tile, target)
        }
    }

    /// Paints pixels that the shape covers completely, on rows with the same mask rows. The columns `equal` have the same mask value. If
    /// `background` is not nil, the pixels below have this color.
    private func paintFullyCovered(
        _ texture: MaskTexture, equal: Range<Int>, _ color: UInt32, over background: UInt32?, _ range: Range<Int>, _ rows: Range<Int>,
        _ tile: PixelRect, _ target: Target
    ) {
        guard !range.isEmpty else { return }
        let (x, y, count, equal) = (range.lowerBound, tile.y0 + rows.lowerBound, range.count, equal.clamped(to: range))
        // The parts on both sides have a multiple of eight pixels, for which the kernels are fastest.
        let first = (equal.lowerBound - x + 7) & ~7
        let last = max(equal.upperBound - x - (equal.upperBound - range.upperBound) & 7, 0)
        texture.blend(
            color, over: background, x: tile.x0 + x, y: y, count, rows.count, us + x, rowPixels + x,
            equal: first < last ? first..<last : 0..<0, scratch, target.row(rows.lowerBound) + x, target.stride)
    }

    /// Paints a range of columns through the mask and the coverage of a row, on rows with the same mask rows and the same coverage. If the
    /// coverage is nil, the pixels are covered completely.
    private func paintPartlyCovered(
        _ texture: MaskTexture, _ color: UInt32, _ columns: Range<Int>, _ row: Coverage.Row?, _ rows: Range<Int>, _ tile: PixelRect,
        _ target: Target
    ) {
        guard !columns.isEmpty else { return }
        let first = columns.lowerBound
        let count = texture.rowSource(at: tile.y0 + rows.lowerBound)?.isRepeated == true ? rows.count : 1
        for y in stride(from: rows.lowerBound, to: rows.upperBound, by: count) {
            texture.sample(x: tile.x0 + first, y: tile.y0 + y, columns.count, us, vs, scratch, maskBuffer)
            if let row {
                let coverageBytes = coverage.mask(row)
                for column in columns {
                    let level = row.level > 0 ? UInt32(row.level) : UInt32(coverageBytes[column])
                    maskBuffer[column - first] = UInt8(truncatingIfNeeded: dividedBy255(UInt32(maskBuffer[column - first]) * level))
                }
            }
            Blend.kernels.overColorMasked(target.row(y) + first, target.stride, columns.count, count, color, maskBuffer)
        }
    }

    /// Paints one color through a mask whose pixels coincide with those of the surface. `fill` writes the mask of a row. Its arguments are
    /// the row's y, first column and length.
    @inline(__always)
    func paintMask(
        _ width: Int, _ height: Int, _ x: Int, _ y: Int, _ color: UInt32, _ tile: PixelRect, _ target: Target,
        _ fill: (Int, Int, Int, UnsafeMutablePointer<UInt8>) -> Void
    ) {
        let part = PixelRect(x0: x, y0: y, x1: x + width, y1: y + height).intersection(tile)
        guard !part.isEmpty else { return }
        for row in part.y0..<part.y1 {
            fill(row - y, part.x0 - x, part.width, maskBuffer)
            Blend.overColorMasked(target.row(row - tile.y0) + (part.x0 - tile.x0), part.width, color, mask: maskBuffer)
        }
    }
}
