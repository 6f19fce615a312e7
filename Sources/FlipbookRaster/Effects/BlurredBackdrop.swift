import FlipbookGeometry
import Foundation

/// The blurred pixels of a backdrop. The blur works on a smaller copy of the image, whose pixels are called downsampled pixels. A
/// downsampled pixel is the mean of factor² pixels of the surface. The result is reused while the pixels below the backdrop do not change.
final class BlurredBackdrop {
    /// The blurred pixels as a texture, or nil if the backdrop is not blurred.
    private(set) var texture: Texture?
    /// The blurred pixels, in the upper left corner of a bitmap. The bitmap only grows, so that a growing backdrop does
    /// not allocate memory in every frame.
    private var bitmaps = [Bitmap(width: 0, height: 0)]
    /// The horizontally blurred pixels, stored column by column.
    private var transposed: [SIMD4<UInt16>] = []
    /// Two temporary lines for each thread.
    private var lines: [UnsafeMutablePointer<Blur.Lanes>] = []
    private var lineLength = 0

    deinit { for line in lines { line.deallocate() } }

    /// A rectangle of downsampled pixels. The grid of downsampled pixels is fixed to the surface, so that it does not move with the
    /// backdrop.
    private struct Region {
        var x0: Int, y0: Int, width: Int, height: Int

        /// Creates the region of the downsampled pixels that the blur of a box reads. The region may extend beyond the surface, where the
        /// image is mirrored.
        init(_ box: PixelRect, _ blur: Blur) {
            let shift = blur.factor.trailingZeroBitCount
            let margin = blur.reach + 1
            (x0, y0) = (box.x0 >> shift - margin, box.y0 >> shift - margin)
            (width, height) = ((box.x1 - 1) >> shift + margin + 1 - x0, (box.y1 - 1) >> shift + margin + 1 - y0)
        }
    }

    /// Blurs the part of the surface that is inside the backdrop's box. `pixels` are the pixels of the whole surface. Uses at most
    /// `threads` threads.
    func compute(_ backdrop: BackdropItem, from pixels: UnsafePointer<UInt32>, width: Int, height: Int, threads: Int) {
        texture = nil
        guard !backdrop.box.isEmpty, backdrop.blur.strength > 0 else { return }
        let region = Region(backdrop.box, backdrop.blur)
        reserve(region, threads)
        let (blur, lines) = (backdrop.blur, LineBuffers(buffers: lines))
        let surface = SourcePixels(words: pixels, width: width, height: height)
        transposed.withUnsafeMutableBufferPointer { transposed in
            guard let columnBuffer = transposed.baseAddress.map(TransposedBuffer.init) else { return }
            Self.distribute(region.height, threads) { thread, rows in
                for row in rows {
                    surface.shrink(region.x0, region.y0 + row, region.width, blur.factor, lines.buffers[thread * 2])
                    blur.blurLine(lines.buffers[thread * 2], lines.buffers[thread * 2 + 1], region.width)
                    columnBuffer.putColumn(row, of: region.height, region.width, lines.buffers[thread * 2])
                }
            }
            let colorFilter = backdrop.blur.strength == 256 ? backdrop.colorFilter : .identity
            let stride = bitmaps[0].width
            bitmaps[0].withUnsafeMutableWords { words in
                guard let result = words.baseAddress.map(OutputPixels.init) else { return }
                Self.distribute(region.width, threads) { thread, columns in
                    let line = lines.buffers[thread * 2]
                    for column in columns {
                        let source = columnBuffer.lanes + column * region.height
                        for row in 0..<region.height { line[row] = Blur.Lanes(truncatingIfNeeded: source[row]) }
                        blur.blurLine(line, lines.buffers[thread * 2 + 1], region.height)
                        for row in 0..<region.height { result.words[row * stride + column] = colorFilter.pixel(line[row]) }
                    }
                }
            }
        }
        makeTexture(region, blur.factor)
    }

    /// Allocates memory for the pixels of a region if the existing memory is too small.
    private func reserve(_ region: Region, _ threads: Int) {
        let count = region.width * region.height
        if transposed.count < count { transposed = [SIMD4<UInt16>](repeating: .zero, count: count) }
        let (width, height) = (max(region.width, bitmaps[0].width), max(region.height, bitmaps[0].height))
        if width > bitmaps[0].width || height > bitmaps[0].height { bitmaps = [Bitmap(width: width, height: height)] }
        let length = max(region.width, region.height)
        guard lineLength < length || lines.count < threads * 2 else { return }
        for line in lines { line.deallocate() }
        lines = (0..<(threads * 2)).map { _ in .allocate(capacity: length) }
        lineLength = length
    }

    private func makeTexture(_ region: Region, _ factor: Int) {
        let toDownsampledPixels = CGAffineTransform(scaleX: 1 / CGFloat(factor), y: 1 / CGFloat(factor))
            .concatenating(CGAffineTransform(translationX: -CGFloat(region.x0), y: -CGFloat(region.y0)))
        texture = Texture(
            mipLevels: bitmaps, coordinates: SampleCoordinates(inverse: toDownsampledPixels),
            bounds: (0, region.width - 1, 0, region.height - 1), opacity: 255, detail: 0)
    }

    /// Calls `body` on several threads, with the thread's index and its subrange of `0..<count`. The result does not depend on the
    /// distribution.
    private static func distribute(_ count: Int, _ threads: Int, _ body: @Sendable (Int, Range<Int>) -> Void) {
        let parts = min(threads, max(count / 16, 1))
        guard parts > 1 else { return body(0, 0..<count) }
        DispatchQueue.concurrentPerform(iterations: parts) { part in
            body(part, (count * part / parts)..<(count * (part + 1) / parts))
        }
    }

    // The buffers that the threads share. Each thread writes different elements.
    private struct LineBuffers: @unchecked Sendable { let buffers: [UnsafeMutablePointer<Blur.Lanes>] }
    private struct OutputPixels: @unchecked Sendable { let words: UnsafeMutablePointer<UInt32> }

    private struct TransposedBuffer: @unchecked Sendable {
        let lanes: UnsafeMutablePointer<SIMD4<UInt16>>

        /// Writes a line as a column.
        func putColumn(_ column: Int, of height: Int, _ count: Int, _ line: UnsafePointer<Blur.Lanes>) {
            for index in 0..<count { lanes[index &* height &+ column] = SIMD4<UInt16>(truncatingIfNeeded: line[index]) }
        }
    }
}

/// The pixels to blur.
private struct SourcePixels: @unchecked Sendable {
    let words: UnsafePointer<UInt32>
    let width: Int
    let height: Int

    /// Computes one row of downsampled pixels. A downsampled pixel is the mean of factor² pixels, with 8 fraction bits.
    func shrink(_ x0: Int, _ y: Int, _ count: Int, _ factor: Int, _ out: UnsafeMutablePointer<Blur.Lanes>) {
        guard let top = firstPixel(y, height, factor) else {
            for index in 0..<count { out[index] = mirrored((x0 &+ index) &* factor, y &* factor, factor) }
            return
        }
        let line = words + top &* width
        // The downsampled pixels inside the surface are computed in one call, because their source pixels are adjacent.
        let first = min(max(-x0, 0), count)
        let end = min(max(width / factor - x0, first), count)
        mean(line + (x0 + first) * factor, end - first, factor, out + first)
        for index in 0..<count where index < first || index >= end {
            if let left = firstPixel(x0 &+ index, width, factor) {
                mean(line + left, 1, factor, out + index)
            } else {
                out[index] = mirrored((x0 &+ index) &* factor, y &* factor, factor)
            }
        }
    }

    @inline(__always)
    private func mean(_ first: UnsafePointer<UInt32>, _ count: Int, _ factor: Int, _ out: UnsafeMutablePointer<Blur.Lanes>) {
        UnsafeMutableRawPointer(out).withMemoryRebound(to: Int32.self, capacity: count * 4) {
            Blend.kernels.shrink(first, width, count, UInt32(factor), $0)
        }
    }

    /// Returns the index of the first pixel of a downsampled pixel, or nil if the downsampled pixel crosses the edge of the surface. Beyond
    /// the surface, the result is the first pixel of the mirror image, because the order of the pixels does not affect their mean.
    @inline(__always)
    private func firstPixel(_ downsampledPixel: Int, _ size: Int, _ factor: Int) -> Int? {
        let first = downsampledPixel &* factor
        let inside = first < 0 ? -first &- factor : first >= size ? 2 &* size &- first &- factor : first
        return inside >= 0 && inside &+ factor <= size ? inside : nil
    }

    /// Computes a downsampled pixel that crosses the edge of the surface.
    private func mirrored(_ left: Int, _ top: Int, _ factor: Int) -> Blur.Lanes {
        func mirroredIndex(_ index: Int, _ size: Int) -> Int {
            min(max(index < 0 ? -1 - index : index >= size ? 2 * size - 1 - index : index, 0), size - 1)
        }
        var (low, high) = (UInt32(0), UInt32(0))
        for y in top..<(top + factor) {
            let line = words + mirroredIndex(y, height) * width
            for x in left..<(left + factor) {
                let word = line[mirroredIndex(x, width)]
                low &+= word & 0x00FF_00FF
                high &+= word &>> 8 & 0x00FF_00FF
            }
        }
        let sum = Blur.Lanes(Int32(low & 0xFFFF), Int32(high & 0xFFFF), Int32(low >> 16), Int32(high >> 16))
        return sum &* Int32(truncatingIfNeeded: 256 / (factor * factor))
    }
}
