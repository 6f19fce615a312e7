import CoreGraphics
import Display
import Foundation

/// A picture as it is painted: its levels of detail, where each pixel lies in it, and what is done with what is found there.
struct Texture {
    let source: Source
    let levels: [Bitmap]
    /// So many of the levels count. There may be more, if the picture was once painted smaller: that must not be seen.
    let depth: Int
    /// From the picture's pixels to the points of its item.
    let place: CGAffineTransform
    private(set) var places: Places
    /// The texels that may be seen, of the finest level: first and last column, first and last row.
    let bounds: (x0: Int, x1: Int, y0: Int, y1: Int)
    /// Opacity.
    var level: UInt32
    /// A colour to paint where there is ink, in place of the picture's own.
    let tint: UInt32?
    /// Mixed of neighbours.
    let isSmooth: Bool
    /// Nothing shines through the picture itself.
    let isOpaque: Bool
    /// How far between level 0 and the coarsest, in 1/256 level, unless perspective changes it from place to place.
    let detail: Int
    /// Found out once, as it is asked for in every tile.
    private(set) var lie: Lie

    /// What an item shows, apart from its place and opacity.
    struct Source {
        /// Nil in perspective, where every place is another picture, and if there is no item.
        var image: CGImage?
        var rect = CGRect.zero
        var style = PictureStyle()
        /// Of this its place does not count.
        var transform = CGAffineTransform.identity

        func shows(_ image: CGImage, _ rect: CGRect, _ style: PictureStyle, _ transform: CGAffineTransform) -> Bool {
            let (s, t) = (self.transform, transform)
            return self.image === image && s.a == t.a && s.b == t.b && s.c == t.c && s.d == t.d && self.rect.isSame(as: rect)
                && self.style == style
        }
    }

    /// How the picture's pixels lie on those of the surface.
    enum Lie {
        /// Each on one: the texel on which pixel (0, 0) lies.
        case pixelOnTexel(x: Int, y: Int)
        /// Its rows are level.
        case level
        /// Any way at all, or mixed of more than one of its levels, or tinted.
        case other
    }

    init(
        source: Source = Source(), levels: [Bitmap], depth: Int = 1, place: CGAffineTransform = .identity, places: Places,
        bounds: (x0: Int, x1: Int, y0: Int, y1: Int), level: UInt32, tint: UInt32? = nil, isSmooth: Bool = true, isOpaque: Bool = false,
        detail: Int
    ) {
        self.source = source
        (self.levels, self.depth, self.place, self.places, self.bounds) = (levels, depth, place, places, bounds)
        (self.level, self.tint, self.isSmooth, self.isOpaque, self.detail) = (level, tint, isSmooth, isOpaque, detail)
        lie = .other
        findLie()
    }

    private mutating func findLie() {
        if detail > 0 || tint != nil {
            lie = .other
        } else if let offset = places.wholeOffset {
            lie = .pixelOnTexel(x: offset.x, y: offset.y)
        } else {
            lie = isSmooth && places.level != nil ? .level : .other
        }
    }

    /// Where pixels of the surface lie in a picture, if it can be seen.
    static func places(_ place: CGAffineTransform, _ projection: Projection) -> Places? {
        guard let transform = projection.affine else {
            return Projection(place).concatenating(projection).inverse.map { Places(inverse: $0) }
        }
        return place.concatenating(transform).inverse.map { Places(inverse: $0) }
    }

    /// For an item that has neither turned nor been stretched. False if it cannot be seen.
    mutating func move(to transform: CGAffineTransform) -> Bool {
        guard let origin = place.concatenating(transform).inverseOrigin else { return false }
        places.move(to: origin)
        findLie()
        return true
    }

    /// Whether what lies below is not to be seen.
    var hides: Bool { isOpaque && level == 255 }

    /// So many texels a pixel want this level, in 1/256: the one whose texels are as large as a pixel.
    static func detail(_ density: Double, _ count: Int) -> Int {
        guard density > 1 else { return 0 }
        // log₂ from the parts of the number, straight between powers of two: the same on every machine, and off by less than 0.09.
        let bits = density.bitPattern
        let whole = Int(bits >> 52) - 1023
        return min(whole * 256 + Int(bits >> 44 & 255), (count - 1) * 256)
    }

    /// How many levels a density can ask for.
    static func count(_ density: Double) -> Int {
        guard density > 1, density.isFinite else { return 1 }
        return min(Int(density.bitPattern >> 52) - 1023 + 2, 16)
    }
}

/// The texels of one level.
private struct Texels {
    let words: UnsafePointer<UInt32>
    let stride: Int
    let x0: Int, x1: Int, y0: Int, y1: Int
    /// The level: places are shifted by it.
    let shift: Int32

    @inline(__always)
    func place(_ u: Int32) -> Int32 { shift == 0 ? u : (u &+ 2048) &>> shift &- 2048 }
}

extension Texture {
    /// Paints a run into `out`; `us`, `vs` and `spare` have room for it.
    func sample(
        x: Int, y: Int, _ count: Int, _ us: UnsafeMutablePointer<Int32>, _ vs: UnsafeMutablePointer<Int32>,
        _ spare: UnsafeMutablePointer<UInt32>, _ out: UnsafeMutablePointer<UInt32>
    ) {
        if case .level = lie, sampleLevel(x: x, y: y, count, spare, out) { return }
        places.fill(x: x, y: y, count: count, us, vs)
        var (first, last) = (0, -1)
        // Of a picture without texels nothing is painted.
        while first < count, first > last {
            last = first
            // Levels are taken up for as long as they last: to do so counts who holds them, and threads share that number.
            let fine = detail(x + first, y) >> 8
            with(fine) { near in
                with(min(fine + 1, depth - 1)) { far in
                    while first < count {
                        let detail = detail(x + first, y)
                        guard detail >> 8 == fine else { return }
                        let part = varies ? min(((x + first) | 15) + 1 - x, count) - first : count
                        mix(near, far, UInt32(detail & 255), part, us + first, vs + first, spare, out + first)
                        first += part
                    }
                }
            }
        }
        guard let tint else { return }
        for index in 0..<count { out[index] = Blend.scaled(tint, out[index] >> 24) }
    }

    /// Whether perspective asks for other levels from place to place: then in steps of sixteen pixels of the surface, wherever a run begins.
    private var varies: Bool { places.isProjective && depth > 1 }

    private func detail(_ x: Int, _ y: Int) -> Int {
        varies ? Self.detail(places.density(x: Double(x & ~15) + 8, y: Double(y) + 0.5), depth) : detail
    }

    /// Two neighbouring levels, mixed.
    private func mix(
        _ near: Texels, _ far: Texels, _ part: UInt32, _ count: Int, _ us: UnsafePointer<Int32>, _ vs: UnsafePointer<Int32>,
        _ spare: UnsafeMutablePointer<UInt32>, _ out: UnsafeMutablePointer<UInt32>
    ) {
        sample(near, count, us, vs, out)
        guard part > 0 else { return }
        sample(far, count, us, vs, spare)
        Blend.mix(out, count, spare, part)
    }

    // Inlined, as a closure of its own would take a copy of the texture along, which threads share.
    @inline(__always)
    private func with(_ level: Int, _ body: (Texels) -> Void) {
        let bitmap = levels[level]
        bitmap.withUnsafeBytes { bytes in
            guard let words = bytes.bindMemory(to: UInt32.self).baseAddress else { return }
            body(
                Texels(
                    words: words, stride: bitmap.width, x0: bounds.x0 >> level, x1: min(bounds.x1 >> level, bitmap.width - 1),
                    y0: bounds.y0 >> level, y1: min(bounds.y1 >> level, bitmap.height - 1), shift: Int32(level)))
        }
    }

    private func sample(
        _ t: Texels, _ count: Int, _ us: UnsafePointer<Int32>, _ vs: UnsafePointer<Int32>, _ out: UnsafeMutablePointer<UInt32>
    ) {
        guard isSmooth else {
            for index in 0..<count {
                let x = min(max(Int((us[index] &+ 2048) &>> 12), t.x0), t.x1)
                let y = min(max(Int((vs[index] &+ 2048) &>> 12), t.y0), t.y1)
                out[index] = t.words[y &* t.stride &+ x]
            }
            return
        }
        guard !places.wanders else {
            for index in 0..<count { out[index] = Self.one(t, us[index], vs[index]) }
            return
        }
        // Along a line places only ever go one way, so what lies between two inside is inside.
        var index = 0
        while index < count, !Self.isInside(t, us[index], vs[index]) {
            out[index] = Self.one(t, us[index], vs[index])
            index &+= 1
        }
        var end = count
        while end > index, !Self.isInside(t, us[end &- 1], vs[end &- 1]) {
            end &-= 1
            out[end] = Self.one(t, us[end], vs[end])
        }
        guard index < end else { return }
        Blend.rows.sample(t.words, t.stride, UInt32(t.shift), us + index, vs + index, end &- index, out + index)
    }

    /// Whether all four neighbours of the place may be seen.
    @inline(__always)
    private static func isInside(_ t: Texels, _ u: Int32, _ v: Int32) -> Bool {
        let (x, y) = (Int(t.place(u) &>> 12), Int(t.place(v) &>> 12))
        return x >= t.x0 && x < t.x1 && y >= t.y0 && y < t.y1
    }

    /// Mixed of the four texels around the place; beyond the edge the edge goes on.
    @inline(__always)
    private static func one(_ t: Texels, _ u: Int32, _ v: Int32) -> UInt32 {
        let (u, v) = (t.place(u), t.place(v))
        let (x, y) = (Int(u &>> 12), Int(v &>> 12))
        let (x0, x1) = (min(max(x, t.x0), t.x1), min(max(x &+ 1, t.x0), t.x1))
        let (top, bottom) = (min(max(y, t.y0), t.y1) &* t.stride, min(max(y &+ 1, t.y0), t.y1) &* t.stride)
        let (fx, fy) = (UInt32(u &>> 4 & 255), UInt32(v &>> 4 & 255))
        return Blend.mix(
            Blend.mix(t.words[top &+ x0], t.words[bottom &+ x0], fy), Blend.mix(t.words[top &+ x1], t.words[bottom &+ x1], fy), fx)
    }
}
