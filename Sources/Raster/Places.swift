import CoreGraphics
import Foundation
import Rows

/// Where the middle of each surface pixel lies in a source: in 1/4096 texel, less half a texel, so that whole numbers are texels' middles.
///
/// Each place is a function of the pixel alone, never of where a run began: tiles and damage cannot be seen in the picture.
struct Places {
    typealias Out = UnsafeMutablePointer<Int32>

    /// From surface pixels to source pixels.
    private(set) var inverse: Projection
    private let isAffine: Bool
    /// In 1/2³² texel: how far to go for half a pixel right and down, and where pixel corner (0, 0) lies.
    private let right: (u: Int, v: Int)
    private let down: (u: Int, v: Int)
    private var origin: (u: Int, v: Int)
    /// Nine-part pictures: the source's columns and rows as functions of the place.
    var columns: Bands?
    var rows: Bands?

    static let one: Int32 = 4096

    init(inverse: Projection) { self.init(inverse, inverse.affine) }

    init(inverse: CGAffineTransform) { self.init(Projection(inverse), inverse) }

    @inline(__always)
    private init(_ inverse: Projection, _ affine: CGAffineTransform?) {
        self.inverse = inverse
        isAffine = affine != nil
        let t = affine ?? .identity
        right = (Self.fixed(t.a / 2), Self.fixed(t.b / 2))
        down = (Self.fixed(t.c / 2), Self.fixed(t.d / 2))
        origin = Self.origin(CGPoint(x: t.tx, y: t.ty))
    }

    private static func origin(_ place: CGPoint) -> (u: Int, v: Int) { (fixed(place.x - 0.5), fixed(place.y - 0.5)) }

    /// Pixel corner (0, 0) lies elsewhere, all else as it did.
    mutating func move(to place: CGPoint) {
        (inverse.tx, inverse.ty) = (place.x, place.y)
        origin = Self.origin(place)
    }

    private static func fixed(_ value: CGFloat) -> Int {
        floored(min(max(value.isNaN ? 0 : value, -50_000), 50_000) * 4_294_967_296 + 0.5)
    }

    /// The whole source pixel on which pixel (0, 0) lies, if pixels lie on pixels exactly.
    var wholeOffset: (x: Int, y: Int)? {
        guard isAffine, columns == nil, right.u == 1 << 31, right.v == 0, down.u == 0, down.v == 1 << 31 else { return nil }
        let (u, v) = (origin.u + right.u, origin.v + down.v)
        guard u & 0xFFFF_FFFF == 0, v & 0xFFFF_FFFF == 0 else { return nil }
        return (u >> 32, v >> 32)
    }

    /// Source pixels a surface pixel, the root of the mean square over both directions, at a surface point.
    func density(x: Double, y: Double) -> Double {
        let t = inverse
        if isAffine, let t = t.affine { return Double(((t.a * t.a + t.b * t.b + t.c * t.c + t.d * t.d) / 2).squareRoot()) }
        let w = Double(t.u) * x + Double(t.v) * y + Double(t.w)
        guard w > 0 else { return 1 }
        let (u, v) = (
            (Double(t.a) * x + Double(t.c) * y + Double(t.tx)) / w, (Double(t.b) * x + Double(t.d) * y + Double(t.ty)) / w
        )
        let (ux, uy) = (Double(t.a) - u * Double(t.u), Double(t.c) - u * Double(t.v))
        let (vx, vy) = (Double(t.b) - v * Double(t.u), Double(t.d) - v * Double(t.v))
        return ((ux * ux + uy * uy + vx * vx + vy * vy) / 2).squareRoot() / w
    }

    var isProjective: Bool { !isAffine }

    /// Whether places along a line go back and forth, as a picture that repeats has them.
    var wanders: Bool { columns?.period != nil || rows?.period != nil }

    /// Rows that lie level in the source, in 1/2³² texel.
    struct Level {
        fileprivate let origin: (u: Int, v: Int)
        fileprivate let half: Int
        /// How far it is from pixel to pixel.
        let step: Int

        /// And from row to row.
        var down: Int { 2 &* half }

        /// Where a run begins.
        @inline(__always)
        func start(x: Int, y: Int) -> (u: Int, v: Int) {
            (origin.u &+ step &* x &+ step / 2, origin.v &+ half &* (2 &* y &+ 1))
        }
    }

    /// Nil if rows and columns do not lie level and upright.
    var level: Level? {
        guard isAffine, right.v == 0, down.u == 0, columns == nil else { return nil }
        return Level(origin: origin, half: down.v, step: 2 &* right.u)
    }

    func fill(x: Int, y: Int, count: Int, _ us: Out, _ vs: Out) {
        if isAffine { fillAffine(x, y, count, us, vs) } else { fillProjective(x, y, count, us, vs) }
        guard let columns, let rows else { return }
        for index in 0..<count {
            us[index] = columns.apply(us[index])
            vs[index] = rows.apply(vs[index])
        }
    }

    /// Half a million texels either way: what fits, with its fraction, and no picture is as large.
    @inline(__always)
    private static func narrow(_ value: Int) -> Int32 { Int32(truncatingIfNeeded: min(max(value, -0x7FFF_0000), 0x7FFF_0000)) }

    private func fillAffine(_ x: Int, _ y: Int, _ count: Int, _ us: Out, _ vs: Out) {
        var u = origin.u &+ right.u &* (2 &* x &+ 1) &+ down.u &* (2 &* y &+ 1)
        var v = origin.v &+ right.v &* (2 &* x &+ 1) &+ down.v &* (2 &* y &+ 1)
        let (stepU, stepV) = (2 &* right.u, 2 &* right.v)
        let (lastU, lastV) = (u &+ stepU &* count, v &+ stepV &* count)
        let most = 1 << 50
        if max(abs(u), abs(v)) < most, max(abs(lastU), abs(lastV)) < most {
            Blend.rows.places(Int64(u), Int64(stepU), count, us)
            Blend.rows.places(Int64(v), Int64(stepV), count, vs)
            return
        }
        for index in 0..<count {
            us[index] = Self.narrow(u &>> 20)
            vs[index] = Self.narrow(v &>> 20)
            u &+= stepU
            v &+= stepV
        }
    }

    private func fillProjective(_ x: Int, _ y: Int, _ count: Int, _ us: Out, _ vs: Out) {
        let t = inverse
        let py = Double(y) + 0.5
        let (u0, v0, w0) = (
            py * Double(t.c) + Double(t.tx), py * Double(t.d) + Double(t.ty), py * Double(t.v) + Double(t.w)
        )
        let (a, b, g) = (Double(t.a), Double(t.b), Double(t.u))
        @inline(__always) func place(_ index: Int) -> (u: Double, v: Double, w: Double) {
            let px = Double(x &+ index) + 0.5
            let w = px * g + w0
            let scale = 4096 / w
            return ((px * a + u0) * scale, (px * b + v0) * scale, w)
        }
        // In front of the eye places go one way along a line: what fits at both ends fits between them.
        let (first, last) = (place(0), place(count - 1))
        if min(first.w, last.w) > 1e-9, max(abs(first.u), abs(last.u), abs(first.v), abs(last.v)) < 2e9 {
            var row = PlaneRow(a: a, b: b, g: g, u: u0, v: v0, w: w0)
            return Blend.rows.placesBehind(&row, x, count, us, vs)
        }
        for index in 0..<count {
            // Pixels behind the eye are covered by nothing; they only have to be harmless.
            let (u, v, w) = place(index)
            us[index] = Self.narrow(w > 0 ? Int(min(max(u, -1e12), 1e12)) : 0) &- 2048
            vs[index] = Self.narrow(w > 0 ? Int(min(max(v, -1e12), 1e12)) : 0) &- 2048
        }
    }
}

/// One direction of a nine-part picture: two ends that keep their size and a middle that is stretched, all in 1/4096 of source pixels.
struct Bands {
    /// Where the ends meet the middle, in places before the stretch, and how much source is there.
    let low: Double
    let high: Double
    let lowSource: Double
    let highSource: Double
    /// Source pixels a place, in the ends and in the middle.
    let ends: Double
    let middle: Double
    /// How much source is shown before the middle comes again, if it is not stretched.
    let period: Double?

    /// `length` is that of the whole, `first` and `last` those of the ends; the ends of the source are `from`, `left`, `right`, `to`.
    /// A middle that is not stretched but repeats has `density` source pixels a place.
    init(
        length: Double, first: Double, last: Double, from: Double, left: Double, right: Double, to: Double, density: Double? = nil
    ) {
        let ends = first + last
        // Too short for both ends: they share what there is.
        let squeeze = ends > length && ends > 0 ? length / ends : 1
        (low, high) = (first * squeeze, length - last * squeeze)
        (lowSource, highSource) = (left, right)
        self.ends = first > 0 ? (left - from) / (first * squeeze) : last > 0 ? (to - right) / (last * squeeze) : 1
        if let density, right > left {
            (middle, period) = (density, right - left)
        } else {
            (middle, period) = (high > low ? (right - left) / (high - low) : 0, nil)
        }
    }

    /// Both before and after, places are in 1/4096 and less a half.
    @inline(__always)
    func apply(_ place: Int32) -> Int32 {
        let at = (Double(place) + 2048) / 4096
        let source =
            at < low
            ? lowSource - (low - at) * ends : at > high ? highSource + (at - high) * ends : lowSource + inMiddle((at - low) * middle)
        return Int32(min(max(source * 4096 - 2048, -2e9), 2e9))
    }

    /// What repeats keeps half a texel from its ends, so that what lies beside it does not shine in.
    @inline(__always)
    private func inMiddle(_ way: Double) -> Double {
        guard let period else { return way }
        let rest = way - (way / period).rounded(.down) * period
        return min(max(rest, 0.5), max(period - 0.5, 0.5))
    }
}
