import CPixelKernels
import FlipbookGeometry
import Foundation

/// The positions in an image that correspond to the centers of surface pixels, in units of 1/4096 texel. Half a texel is subtracted, so
/// that the positions of texel centers are multiples of 4096.
///
/// A position depends only on its pixel, not on the start of a run. So tiles and damage do not affect the result.
struct SampleCoordinates {
    typealias Output = UnsafeMutablePointer<Int32>

    /// The projection from surface pixels to image pixels.
    private(set) var inverse: ProjectiveTransform
    private let isAffine: Bool
    /// The change of the position over half a pixel to the right, in units of 1/2³² texel.
    private let halfStepRight: (u: Int, v: Int)
    /// The change of the position over half a pixel down, in units of 1/2³² texel.
    private let halfStepDown: (u: Int, v: Int)
    /// The position of the corner of pixel (0, 0), in units of 1/2³² texel.
    private var origin: (u: Int, v: Int)
    /// For nine-patch images, the mapping from item points to image columns and rows.
    var columnBands: NinePatchBands?
    var rowBands: NinePatchBands?

    init(inverse: ProjectiveTransform) { self.init(inverse, inverse.affineTransform) }

    init(inverse: CGAffineTransform) { self.init(ProjectiveTransform(inverse), inverse) }

    @inline(__always)
    private init(_ inverse: ProjectiveTransform, _ affine: CGAffineTransform?) {
        self.inverse = inverse
        isAffine = affine != nil
        let t = affine ?? .identity
        halfStepRight = (Self.fixed(t.a / 2), Self.fixed(t.b / 2))
        halfStepDown = (Self.fixed(t.c / 2), Self.fixed(t.d / 2))
        origin = Self.origin(CGPoint(x: t.tx, y: t.ty))
    }

    /// Converts the position of a pixel corner, and subtracts half a texel.
    private static func origin(_ position: CGPoint) -> (u: Int, v: Int) {
        (fixed(position.x - 0.5, limit: maximumDistance), fixed(position.y - 0.5, limit: maximumDistance))
    }

    /// The largest distance of the corner of pixel (0, 0) from the image, in texels. A distance is large if the image is far from this
    /// pixel and has many texels per pixel. The sum of the largest distance and the steps over a surface fits in 64 bits.
    private static let maximumDistance: CGFloat = 268_435_456

    /// Changes the position of the corner of pixel (0, 0). The scale and direction stay the same. Returns whether this changes the positions
    /// of the pixels, for coordinates without perspective.
    mutating func move(to position: CGPoint) -> Bool {
        let previousOrigin = origin
        (inverse.tx, inverse.ty) = (position.x, position.y)
        origin = Self.origin(position)
        return origin != previousOrigin
    }

    private static func fixed(_ value: CGFloat, limit: CGFloat = 50_000) -> Int {
        floorToInt(min(max(value.isNaN ? 0 : value, -limit), limit) * 4_294_967_296 + 0.5)
    }

    /// The texel that pixel (0, 0) shows if each pixel shows exactly one texel, otherwise nil.
    var integerOffset: (x: Int, y: Int)? {
        guard isAffine, columnBands == nil, halfStepRight.u == 1 << 31, halfStepRight.v == 0, halfStepDown.u == 0, halfStepDown.v == 1 << 31
        else { return nil }
        let (u, v) = (origin.u + halfStepRight.u, origin.v + halfStepDown.v)
        guard u & 0xFFFF_FFFF == 0, v & 0xFFFF_FFFF == 0 else { return nil }
        return (u >> 32, v >> 32)
    }

    /// Returns the number of texels per pixel at a surface point: the root mean square over both directions.
    func density(x: Double, y: Double) -> Double {
        let t = inverse
        if isAffine, let t = t.affineTransform { return Double(((t.a * t.a + t.b * t.b + t.c * t.c + t.d * t.d) / 2).squareRoot()) }
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

    /// Whether positions repeat along a row or a column, as in a repeated nine-patch center.
    var isPeriodic: Bool { columnBands?.period != nil || rowBands?.period != nil }

    /// The positions of pixels in an axis-aligned image, in units of 1/2³² texel.
    struct AxisAlignedGrid {
        fileprivate let origin: (u: Int, v: Int)
        fileprivate let halfStepDown: Int
        /// The distance between adjacent pixels of a row.
        let step: Int

        /// The distance between adjacent rows.
        var down: Int { 2 &* halfStepDown }

        /// The distances between adjacent pixels and rows in a mip level. Nil if the exact distance is not a multiple of the unit, because
        /// then the positions in the level are not evenly spaced.
        @inline(__always)
        func divided(by level: Int) -> (right: Int, down: Int)? {
            guard level > 0 else { return (step, down) }
            return step & (1 << level &- 1) == 0 ? (step >> level, down >> level) : nil
        }

        /// The position of the first pixel of a run.
        @inline(__always)
        func start(x: Int, y: Int) -> (u: Int, v: Int) {
            (origin.u &+ step &* x &+ step / 2, origin.v &+ halfStepDown &* (2 &* y &+ 1))
        }
    }

    /// The grid, or nil for a nine-patch image, or if the rows and columns of the image are not parallel to those of the surface.
    var axisAlignedGrid: AxisAlignedGrid? {
        guard isAffine, halfStepRight.v == 0, halfStepDown.u == 0, columnBands == nil else { return nil }
        return AxisAlignedGrid(origin: origin, halfStepDown: halfStepDown.v, step: 2 &* halfStepRight.u)
    }

    /// Writes the positions of a run of pixels.
    func fill(x: Int, y: Int, count: Int, _ us: Output, _ vs: Output) {
        if isAffine { fillAffine(x, y, count, us, vs) } else { fillProjective(x, y, count, us, vs) }
        guard let columnBands, let rowBands else { return }
        for index in 0..<count {
            us[index] = columnBands.apply(us[index])
            vs[index] = rowBands.apply(vs[index])
        }
    }

    /// Limits a position to half a million texels in each direction. A limited position fits in 32 bits with its fraction, and no image is
    /// larger.
    @inline(__always)
    private static func limited(_ value: Int) -> Int32 { Int32(truncatingIfNeeded: min(max(value, -0x7FFF_0000), 0x7FFF_0000)) }

    private func fillAffine(_ x: Int, _ y: Int, _ count: Int, _ us: Output, _ vs: Output) {
        var u = origin.u &+ halfStepRight.u &* (2 &* x &+ 1) &+ halfStepDown.u &* (2 &* y &+ 1)
        var v = origin.v &+ halfStepRight.v &* (2 &* x &+ 1) &+ halfStepDown.v &* (2 &* y &+ 1)
        let (stepU, stepV) = (2 &* halfStepRight.u, 2 &* halfStepRight.v)
        let (lastU, lastV) = (u &+ stepU &* count, v &+ stepV &* count)
        let limit = 1 << 50
        if max(abs(u), abs(v)) < limit, max(abs(lastU), abs(lastV)) < limit {
            Blend.kernels.fixedPointPositions(Int64(u), Int64(stepU), count, us)
            Blend.kernels.fixedPointPositions(Int64(v), Int64(stepV), count, vs)
            return
        }
        for index in 0..<count {
            us[index] = Self.limited(u &>> 20)
            vs[index] = Self.limited(v &>> 20)
            u &+= stepU
            v &+= stepV
        }
    }

    private func fillProjective(_ x: Int, _ y: Int, _ count: Int, _ us: Output, _ vs: Output) {
        let t = inverse
        let py = Double(y) + 0.5
        let (u0, v0, w0) = (
            py * Double(t.c) + Double(t.tx), py * Double(t.d) + Double(t.ty), py * Double(t.v) + Double(t.w)
        )
        let (a, b, g) = (Double(t.a), Double(t.b), Double(t.u))
        @inline(__always) func position(_ index: Int) -> (u: Double, v: Double, w: Double) {
            let px = Double(x &+ index) + 0.5
            let w = px * g + w0
            let scale = 4096 / w
            return ((px * a + u0) * scale, (px * b + v0) * scale, w)
        }
        // In front of the camera, positions change in one direction along a row. If both ends fit in 32 bits, all positions fit.
        let (first, last) = (position(0), position(count - 1))
        if min(first.w, last.w) > 1e-9, max(abs(first.u), abs(last.u), abs(first.v), abs(last.v)) < 2e9 {
            var row = PerspectiveRow(a: a, b: b, g: g, u: u0, v: v0, w: w0)
            return Blend.kernels.perspectiveCoordinates(&row, x, count, us, vs)
        }
        for index in 0..<count {
            // No shape covers pixels behind the camera, so their positions only need to be valid numbers.
            let (u, v, w) = position(index)
            us[index] = Self.limited(w > 0 ? Int(min(max(u, -1e12), 1e12)) : 0) &- 2048
            vs[index] = Self.limited(w > 0 ? Int(min(max(v, -1e12), 1e12)) : 0) &- 2048
        }
    }
}
