import CoreGraphics
import Display
import Foundation

/// A backdrop of the frame: which mark it is, and which pixels it needs to have been painted before.
struct BackdropMark {
    var index: Int
    var source: Int
    var box: PixelRect
    /// All pixels that the blur looks at.
    var reach: PixelRect
    var blur: Blur
    var finish: BackdropFinish

    init(index: Int, source: Int, box: PixelRect, surface: PixelRect, blur: Blur, _ backdrop: Backdrop) {
        (self.index, self.source, self.box, self.blur) = (index, source, box, blur)
        finish = BackdropFinish(backdrop)
        let margin = (blur.reach + 2) * blur.factor
        reach =
            box.isEmpty
            ? .empty
            : PixelRect(x0: box.x0 - margin, y0: box.y0 - margin, x1: box.x1 + margin, y1: box.y1 + margin).intersection(surface)
    }

    /// Whether what the other made of the same pixels is what this one would make.
    func looksAtTheSame(as other: BackdropMark) -> Bool {
        source == other.source && box == other.box && reach == other.reach && blur == other.blur && finish == other.finish
    }
}

/// What a backdrop shows: the pixels below, blurred, on small pixels. Kept while what is below does not change.
final class BackdropSheet {
    /// Nil if all of it is sharp.
    private(set) var texture: Texture?
    /// What is blurred, in the upper left corner of a picture that is as large as was ever needed: a glass that grows does not ask for memory in
    /// every frame.
    private var levels = [Bitmap(width: 0, height: 0)]
    /// The blurred rows, as columns.
    private var turned: [SIMD4<UInt16>] = []
    private var lines: [UnsafeMutablePointer<Blur.Lane>] = []
    private var lineLength = 0

    deinit { for line in lines { line.deallocate() } }

    /// Small pixels of the region, on a grid that belongs to the surface: a backdrop that moves does not drag a grid along.
    private struct Region {
        var x0: Int, y0: Int, width: Int, height: Int

        /// All that the blur of the box looks at, also beyond the surface, where the picture goes on as in a mirror.
        init(_ box: PixelRect, _ blur: Blur) {
            let shift = blur.factor.trailingZeroBitCount
            let margin = blur.reach + 1
            (x0, y0) = (box.x0 >> shift - margin, box.y0 >> shift - margin)
            (width, height) = ((box.x1 - 1) >> shift + margin + 1 - x0, (box.y1 - 1) >> shift + margin + 1 - y0)
        }
    }

    /// Reads pixels of a whole surface. As many threads as there are, or fewer.
    func compute(_ mark: BackdropMark, from pixels: UnsafePointer<UInt32>, width: Int, height: Int, threads: Int) {
        texture = nil
        guard !mark.box.isEmpty, mark.blur.strength > 0 else { return }
        let region = Region(mark.box, mark.blur)
        reserve(region, threads)
        let (blur, lines) = (mark.blur, Lines(pairs: lines))
        let surface = Pixels(words: pixels, width: width, height: height)
        turned.withUnsafeMutableBufferPointer { turned in
            guard let out = turned.baseAddress.map(Turned.init) else { return }
            Self.share(region.height, threads) { thread, rows in
                for row in rows {
                    surface.shrink(region.x0, region.y0 + row, region.width, blur.factor, lines.pairs[thread * 2])
                    blur.boxes(lines.pairs[thread * 2], lines.pairs[thread * 2 + 1], region.width)
                    out.putColumn(row, of: region.height, region.width, lines.pairs[thread * 2])
                }
            }
            let finish = mark.blur.strength == 256 ? mark.finish : .plain
            let stride = levels[0].width
            levels[0].withUnsafeMutableWords { words in
                guard let result = words.baseAddress.map(Words.init) else { return }
                Self.share(region.width, threads) { thread, columns in
                    let line = lines.pairs[thread * 2]
                    for column in columns {
                        let from = out.lanes + column * region.height
                        for row in 0..<region.height { line[row] = Blur.Lane(truncatingIfNeeded: from[row]) }
                        blur.boxes(line, lines.pairs[thread * 2 + 1], region.height)
                        for row in 0..<region.height { result.words[row * stride + column] = finish.word(line[row]) }
                    }
                }
            }
        }
        makeTexture(region, blur.factor)
    }

    private func reserve(_ region: Region, _ threads: Int) {
        let count = region.width * region.height
        if turned.count < count { turned = [SIMD4<UInt16>](repeating: .zero, count: count) }
        let (width, height) = (max(region.width, levels[0].width), max(region.height, levels[0].height))
        if width > levels[0].width || height > levels[0].height { levels = [Bitmap(width: width, height: height)] }
        let length = max(region.width, region.height)
        guard lineLength < length || lines.count < threads * 2 else { return }
        for line in lines { line.deallocate() }
        lines = (0..<(threads * 2)).map { _ in .allocate(capacity: length) }
        lineLength = length
    }

    private func makeTexture(_ region: Region, _ factor: Int) {
        let toSmall = CGAffineTransform(scaleX: 1 / CGFloat(factor), y: 1 / CGFloat(factor))
            .concatenating(CGAffineTransform(translationX: -CGFloat(region.x0), y: -CGFloat(region.y0)))
        texture = Texture(
            levels: levels, places: Places(inverse: toSmall), bounds: (0, region.width - 1, 0, region.height - 1), level: 255, detail: 0)
    }

    /// Calls `body` with a thread's number and its part of 0..<count. Which thread does what cannot be seen in the result.
    private static func share(_ count: Int, _ threads: Int, _ body: @Sendable (Int, Range<Int>) -> Void) {
        let parts = min(threads, max(count / 16, 1))
        guard parts > 1 else { return body(0, 0..<count) }
        DispatchQueue.concurrentPerform(iterations: parts) { part in
            body(part, (count * part / parts)..<(count * (part + 1) / parts))
        }
    }

    // What threads share: each writes rows of its own.
    private struct Lines: @unchecked Sendable { let pairs: [UnsafeMutablePointer<Blur.Lane>] }
    private struct Words: @unchecked Sendable { let words: UnsafeMutablePointer<UInt32> }

    private struct Turned: @unchecked Sendable {
        let lanes: UnsafeMutablePointer<SIMD4<UInt16>>

        func putColumn(_ column: Int, of height: Int, _ count: Int, _ line: UnsafePointer<Blur.Lane>) {
            for index in 0..<count { lanes[index &* height &+ column] = SIMD4<UInt16>(truncatingIfNeeded: line[index]) }
        }
    }
}

/// The pixels that are to be blurred.
private struct Pixels: @unchecked Sendable {
    let words: UnsafePointer<UInt32>
    let width: Int
    let height: Int

    /// One row of small pixels: the mean of factor² pixels each, with 8 bits behind the point.
    func shrink(_ x0: Int, _ y: Int, _ count: Int, _ factor: Int, _ out: UnsafeMutablePointer<Blur.Lane>) {
        guard let top = start(y, height, factor) else {
            for index in 0..<count { out[index] = mirrored((x0 &+ index) &* factor, y &* factor, factor) }
            return
        }
        let line = words + top &* width
        // Those within the surface lie side by side.
        let first = min(max(-x0, 0), count)
        let end = min(max(width / factor - x0, first), count)
        mean(line + (x0 + first) * factor, end - first, factor, out + first)
        for index in 0..<count where index < first || index >= end {
            if let left = start(x0 &+ index, width, factor) {
                mean(line + left, 1, factor, out + index)
            } else {
                out[index] = mirrored((x0 &+ index) &* factor, y &* factor, factor)
            }
        }
    }

    @inline(__always)
    private func mean(_ first: UnsafePointer<UInt32>, _ count: Int, _ factor: Int, _ out: UnsafeMutablePointer<Blur.Lane>) {
        UnsafeMutableRawPointer(out).withMemoryRebound(to: Int32.self, capacity: count * 4) {
            Blend.rows.shrink(first, width, count, UInt32(factor), $0)
        }
    }

    /// Where the pixels of a small pixel begin. Beyond the surface these are the pixels of its mirror image, in another order, which their mean
    /// does not mind. Nil across the edge.
    @inline(__always)
    private func start(_ place: Int, _ size: Int, _ factor: Int) -> Int? {
        let first = place &* factor
        let inside = first < 0 ? -first &- factor : first >= size ? 2 &* size &- first &- factor : first
        return inside >= 0 && inside &+ factor <= size ? inside : nil
    }

    /// The same over the surface's edge.
    private func mirrored(_ left: Int, _ top: Int, _ factor: Int) -> Blur.Lane {
        func inside(_ place: Int, _ size: Int) -> Int {
            min(max(place < 0 ? -1 - place : place >= size ? 2 * size - 1 - place : place, 0), size - 1)
        }
        var (low, high) = (UInt32(0), UInt32(0))
        for y in top..<(top + factor) {
            let line = words + inside(y, height) * width
            for x in left..<(left + factor) {
                let word = line[inside(x, width)]
                low &+= word & 0x00FF_00FF
                high &+= word &>> 8 & 0x00FF_00FF
            }
        }
        let sum = Blur.Lane(Int32(low & 0xFFFF), Int32(high & 0xFFFF), Int32(low >> 16), Int32(high >> 16))
        return sum &* Int32(truncatingIfNeeded: 256 / (factor * factor))
    }
}
