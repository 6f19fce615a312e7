import CoreGraphics
import Display

/// How dark a shadow is, on small pixels; about a shape that stands where its transform's origin is a pixel's corner.
final class ShadowMask: Sendable {
    let width: Int
    let height: Int
    /// Surface pixels from the shape's origin to the mask's corner.
    let x: Int
    let y: Int
    let factor: Int
    let coverage: [UInt8]

    /// The outline comes in small pixels, in a box of them, with the blur that it wants.
    init?(_ edges: ArraySlice<Edge>, evenOdd: Bool, box: PixelRect, blur: Blur) {
        let margin = blur.reach + 1
        let (width, height) = (box.width + 2 * margin, box.height + 2 * margin)
        guard !box.isEmpty, width * height <= 1 << 26 else { return nil }
        (self.width, self.height, factor) = (width, height, blur.factor)
        (x, y) = ((box.x0 - margin) * blur.factor, (box.y0 - margin) * blur.factor)
        let sharp = Self.draw(edges, evenOdd, x0: box.x0 - margin, y0: box.y0 - margin, width, height)
        let turned = Self.blurAndTurn(sharp, width, height, blur)
        coverage = Self.blurAndTurn(turned, height, width, blur).map { UInt8(min(($0 &+ 128) >> 8, 255)) }
    }

    /// Coverage with 8 bits behind the point.
    private static func draw(_ edges: ArraySlice<Edge>, _ evenOdd: Bool, x0: Int, y0: Int, _ width: Int, _ height: Int) -> [UInt16] {
        var plane = [UInt16](repeating: 0, count: width * height)
        let shape = Coverage()
        for top in stride(from: 0, to: height, by: Tile.height) {
            for left in stride(from: 0, to: width, by: Tile.width) {
                let tile = PixelRect(
                    x0: x0 + left, y0: y0 + top, x1: x0 + min(left + Tile.width, width), y1: y0 + min(top + Tile.height, height))
                edges.withUnsafeBufferPointer { shape.fill(tile, $0, evenOdd: evenOdd) }
                for row in 0..<tile.height {
                    let line = shape.rows[row]
                    guard line.level != 0, line.first < line.last else { continue }
                    for column in Int(line.first)..<Int(line.last) {
                        let level = line.level > 0 ? UInt16(line.level) : UInt16(shape.mask(line)[column])
                        plane[(top + row) * width + left + column] = level << 8
                    }
                }
            }
        }
        return plane
    }

    /// Blurs every row, four at a time, and writes them as columns: twice, and both ways are done.
    private static func blurAndTurn(_ plane: [UInt16], _ width: Int, _ height: Int, _ blur: Blur) -> [UInt16] {
        var line = [Blur.Lane](repeating: .zero, count: width)
        var spare = line
        var turned = [UInt16](repeating: 0, count: width * height)
        for row in stride(from: 0, to: height, by: 4) {
            for column in 0..<width {
                for lane in 0..<4 { line[column][lane] = row + lane < height ? Int32(plane[(row + lane) * width + column]) : 0 }
            }
            line.withUnsafeMutableBufferPointer { line in
                spare.withUnsafeMutableBufferPointer { spare in
                    guard let line = line.baseAddress, let spare = spare.baseAddress else { return }
                    blur.boxes(line, spare, width)
                }
            }
            for column in 0..<width {
                for lane in 0..<min(4, height - row) { turned[column * height + row + lane] = UInt16(line[column][lane]) }
            }
        }
        return turned
    }
}

/// What a shadow's mask depends on: not on where it is, as far as whole pixels go.
struct ShadowKey: Hashable {
    var shape: Shadow.Shape
    var projection: Projection
    var sigma: Double
}

/// Masks of shadows, kept while frames use them.
struct ShadowShelf {
    private var masks: [ShadowKey: (mask: ShadowMask, frame: Int)] = [:]
    private var frame = 0

    subscript(key: ShadowKey) -> ShadowMask? {
        mutating get {
            guard let known = masks[key] else { return nil }
            masks[key] = (known.mask, frame)
            return known.mask
        }
    }

    mutating func keep(_ mask: ShadowMask, for key: ShadowKey) { masks[key] = (mask, frame) }

    /// Forgets what the last frame did not need.
    mutating func beginFrame() {
        if masks.contains(where: { $0.value.frame < frame }) { masks = masks.filter { $0.value.frame == frame } }
        frame += 1
    }
}
