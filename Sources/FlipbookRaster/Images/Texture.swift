import CPixelKernels
import FlipbookGeometry
import FlipbookDisplayList
import Foundation

/// An image prepared for painting: its mip levels, the image coordinates of each pixel, and the conversion of texels to colors.
struct Texture {
    /// The image from which the texture was made.
    let source: Source
    /// The image at its full size and at smaller sizes. Each size is half of the previous size.
    let mipLevels: [Bitmap]
    /// The number of mip levels that are used. More levels can exist if the image was once painted smaller. They must not affect the
    /// result.
    let mipLevelCount: Int
    /// The transform from image pixels to the item's points.
    let imageToItem: CGAffineTransform
    /// The image coordinates of each surface pixel.
    private(set) var coordinates: SampleCoordinates
    /// The visible texels of the finest mip level: first and last column, first and last row.
    let bounds: (x0: Int, x1: Int, y0: Int, y1: Int)
    /// The opacity, 0…255.
    var opacity: UInt32
    /// A color that replaces the image's own colors. The image's alpha is kept.
    let tint: UInt32?
    /// Whether a pixel is interpolated between neighboring texels.
    let isSmooth: Bool
    /// Whether all texels are opaque.
    let isOpaque: Bool
    /// The position between the finest and the coarsest mip level, in units of 1/256 level. In perspective with
    /// several mip levels it is not used; see `hasVaryingDetail`.
    let detail: Int
    /// The placement of the image on the surface. It is stored, because every tile needs it.
    private(set) var placement: Placement
    /// The pixels of the surface on which the image can be visible.
    var visibleRect = PixelRect.empty
    /// The number of pixels that have been sampled since the texture was created or moved.
    private(set) var sampledPixelCount = 0
    /// The number of consecutive frames in which nearly all visible pixels have been sampled, up to the latest frame.
    private var wholeFrameCount = 0
    private var pixelCountOfFrame = 0
    /// The stored pixels of a still image, or nil if the image is sampled whenever it is painted.
    var sampledImage: SampledImage?

    /// The values of an item that determine its texture. Position and opacity are excluded.
    struct Source {
        /// The image. Nil for a texture without an item, and in perspective, where a moved item needs another texture.
        var image: CGImage?
        var rect = CGRect.zero
        var style = ImageFillStyle()
        /// The translation of this transform is ignored.
        var transform = CGAffineTransform.identity

        /// Whether the texture can be reused for these values.
        func matches(_ image: CGImage, _ rect: CGRect, _ style: ImageFillStyle, _ transform: CGAffineTransform) -> Bool {
            let (s, t) = (self.transform, transform)
            return self.image === image && s.a == t.a && s.b == t.b && s.c == t.c && s.d == t.d && self.rect.isSame(as: rect)
                && self.style == style
        }
    }

    /// The placement of the image's pixels on the surface.
    enum Placement {
        /// Each pixel shows exactly one texel. Pixel (0, 0) shows texel (x, y).
        case pixelOnTexel(x: Int, y: Int)
        /// The image is smooth and not a nine-patch image, and its rows and columns are parallel to those of the surface.
        case axisAligned
        /// All other images, and images that are tinted or interpolated between mip levels.
        case other
    }

    init(
        source: Source = Source(), mipLevels: [Bitmap], mipLevelCount: Int = 1, imageToItem: CGAffineTransform = .identity,
        coordinates: SampleCoordinates,
        bounds: (x0: Int, x1: Int, y0: Int, y1: Int), opacity: UInt32, tint: UInt32? = nil, isSmooth: Bool = true, isOpaque: Bool = false,
        detail: Int
    ) {
        self.source = source
        (self.mipLevels, self.mipLevelCount, self.imageToItem, self.coordinates, self.bounds) = (
            mipLevels, mipLevelCount, imageToItem, coordinates, bounds
        )
        (self.opacity, self.tint, self.isSmooth, self.isOpaque, self.detail) = (opacity, tint, isSmooth, isOpaque, detail)
        placement = .other
        updatePlacement()
    }

    private mutating func updatePlacement() {
        if detail > 0 || tint != nil {
            placement = .other
        } else if let offset = coordinates.integerOffset {
            placement = .pixelOnTexel(x: offset.x, y: offset.y)
        } else {
            placement = isSmooth && coordinates.axisAlignedGrid != nil ? .axisAligned : .other
        }
    }

    /// Returns the image coordinates of surface pixels, or nil if the image is not visible.
    static func sampleCoordinates(_ imageToItem: CGAffineTransform, _ projection: ProjectiveTransform) -> SampleCoordinates? {
        guard let transform = projection.affineTransform else {
            return ProjectiveTransform(imageToItem).concatenating(projection).inverse.map { SampleCoordinates(inverse: $0) }
        }
        return imageToItem.concatenating(transform).inverse.map { SampleCoordinates(inverse: $0) }
    }

    /// Moves the texture of an item whose transform has changed only in its translation. Returns false if the image is not
    /// visible.
    mutating func move(to transform: CGAffineTransform) -> Bool {
        guard let origin = imageToItem.concatenating(transform).inverseOrigin else { return false }
        if coordinates.move(to: origin) {
            (sampledPixelCount, wholeFrameCount, sampledImage) = (0, 0, nil)
            updatePlacement()
        }
        return true
    }

    /// Whether the pixels of the image should be stored in a `SampledImage`, and some are missing.
    ///
    /// An image is stored after three times its pixels have been sampled, in any number of frames. So the additional time is about a
    /// third if the image moves again at once, and no time is spent on an image of which only a small part is painted from time to time.
    var needsSampling: Bool {
        if let sampledImage { return !sampledImage.isComplete }
        return !visibleRect.isEmpty && (isPaintedWhole || sampledPixelCount >= 3 * visibleRect.pixelCount)
    }

    /// Whether all of the still image has been painted in two frames. It is expected to be painted again in the next frame, so storing it
    /// takes no more time than sampling it.
    var isPaintedWhole: Bool { wholeFrameCount >= 2 }

    /// Adds a number of pixels that were sampled in a frame.
    mutating func addSampledPixels(_ count: Int) {
        sampledPixelCount += count
        pixelCountOfFrame += count
    }

    /// Ends the frame whose sampled pixels were added.
    mutating func endFrame() {
        wholeFrameCount = pixelCountOfFrame > 0 && pixelCountOfFrame * 4 >= visibleRect.pixelCount * 3 ? wholeFrameCount + 1 : 0
        pixelCountOfFrame = 0
    }

    /// Whether the texture hides the pixels below it.
    var hidesPixelsBelow: Bool { isOpaque && opacity == 255 }

    /// Returns the mip level whose texels are as large as a pixel, in units of 1/256 level. `density` is in texels per pixel.
    static func detail(_ density: Double, _ count: Int) -> Int {
        guard density > 1 else { return 0 }
        // Approximates log₂ from the bits of the number, linearly between powers of two. The result is the same on every machine, and its
        // error is below 0.09.
        let bits = density.bitPattern
        let exponent = Int(bits >> 52) - 1023
        return min(exponent * 256 + Int(bits >> 44 & 255), (count - 1) * 256)
    }

    /// Returns the number of mip levels that a density can require.
    static func requiredMipLevelCount(_ density: Double) -> Int {
        guard density > 1, density.isFinite else { return 1 }
        return min(Int(density.bitPattern >> 52) - 1023 + 2, 16)
    }
}

/// The texels of one mip level.
struct MipLevel {
    let words: UnsafePointer<UInt32>
    let stride: Int
    let x0: Int, x1: Int, y0: Int, y1: Int
    /// The index of the level. Coordinates are shifted right by this number of bits.
    let shift: Int32

    /// Converts a coordinate of the finest level to this level.
    @inline(__always)
    func coordinate(_ u: Int32) -> Int32 { shift == 0 ? u : (u &+ 2048) &>> shift &- 2048 }

    /// The level as an argument of the kernels.
    var texels: MipLevelTexels {
        MipLevelTexels(texels: words, stride: stride, shift: UInt32(shift), isLarge: max(stride, y1) > Int(Int16.max))
    }
}

extension Texture {
    /// Writes a run of pixels to `out`. The other buffers must have space for the run.
    func sample(
        x: Int, y: Int, _ count: Int, _ us: UnsafeMutablePointer<Int32>, _ vs: UnsafeMutablePointer<Int32>,
        _ scratch: UnsafeMutablePointer<UInt32>, _ out: UnsafeMutablePointer<UInt32>
    ) {
        // `withAxisAlignedTexels` would allocate memory here.
        guard isAxisAligned else { return sample(x: x, y: y, count, nil, us, vs, scratch, out) }
        withMipLevel(nearestMipLevels.near) { near in
            withMipLevel(nearestMipLevels.far) { far in
                sample(x: x, y: y, count, AxisAlignedTexels(near: near.words, far: far.words), us, vs, scratch, out)
            }
        }
    }

    /// Writes a run of pixels to `out`, with the texels from `withAxisAlignedTexels`.
    func sample(
        x: Int, y: Int, _ count: Int, _ texels: AxisAlignedTexels?, _ us: UnsafeMutablePointer<Int32>, _ vs: UnsafeMutablePointer<Int32>,
        _ scratch: UnsafeMutablePointer<UInt32>, _ out: UnsafeMutablePointer<UInt32>
    ) {
        var (first, last) = (0, -1)
        if let texels { first = sampleAxisAligned(texels, x: x, y: y, count, scratch, out) }
        let details = scratch
        if first < count {
            coordinates.fill(x: x, y: y, count: count, us, vs)
            fillDetails(x, y, count, details)
        }
        // The second condition ends the loop if the last pass wrote no pixels, as for an image without texels.
        while first < count, first > last {
            last = first
            // The same mip levels are used until the detail requires other levels, because each access to a level changes a reference count
            // that all threads share.
            let part = (x + first) >> 4 - x >> 4, finerLevel = details[part] >> 8
            var end = ((x + first) | 15) + 1 - x
            while end < count, details[(x + end) >> 4 - x >> 4] >> 8 == finerLevel { end += 16 }
            end = min(end, count)
            withMipLevel(Int(finerLevel)) { near in
                withMipLevel(min(Int(finerLevel) + 1, mipLevelCount - 1)) { far in
                    sample(near, far, details + part, x: x + first, end - first, us + first, vs + first, out + first)
                    first = end
                }
            }
        }
        guard let tint else { return }
        for index in 0..<count { out[index] = Blend.scaled(tint, out[index] >> 24) }
    }

    /// Whether the mip level varies because of perspective. In this case, it can change at every 16th pixel of the surface, independently
    /// of the start of a run.
    private var hasVaryingDetail: Bool { coordinates.isProjective && mipLevelCount > 1 }

    /// Writes the position between mip levels for each 16 pixels of the surface that a run touches. They are computed before the pixels,
    /// because divisions and roots that do not depend on each other overlap.
    private func fillDetails(_ x: Int, _ y: Int, _ count: Int, _ out: UnsafeMutablePointer<UInt32>) {
        let partCount = (x + count - 1) >> 4 - x >> 4 + 1
        guard hasVaryingDetail else { return out.update(repeating: UInt32(detail), count: partCount) }
        for part in 0..<partCount {
            let center = Double((x >> 4 + part) << 4) + 8
            out[part] = UInt32(Self.detail(coordinates.density(x: center, y: Double(y) + 0.5), mipLevelCount))
        }
    }

    // The function is inlined together with its closures. They would otherwise copy the texture and change reference counts that all
    // threads share.
    @inline(__always)
    func withMipLevel(_ level: Int, _ body: (MipLevel) -> Void) {
        let bitmap = mipLevels[level]
        bitmap.withUnsafeBytes { bytes in
            guard let words = bytes.bindMemory(to: UInt32.self).baseAddress else { return }
            let bounds = bounds(level)
            body(
                MipLevel(
                    words: words, stride: bitmap.width, x0: bounds.x0, x1: bounds.x1, y0: bounds.y0, y1: bounds.y1, shift: Int32(level)))
        }
    }

    /// The visible texels of a mip level: first and last column, first and last row.
    @inline(__always)
    func bounds(_ level: Int) -> (x0: Int, x1: Int, y0: Int, y1: Int) {
        (
            bounds.x0 >> level, min(bounds.x1 >> level, mipLevels[level].width - 1), bounds.y0 >> level,
            min(bounds.y1 >> level, mipLevels[level].height - 1)
        )
    }

    /// Samples a run of pixels between two neighboring mip levels. `details` has the position between the levels for each 16 pixels of the
    /// surface that the run touches, beginning with those of column `x`.
    private func sample(
        _ near: MipLevel, _ far: MipLevel, _ details: UnsafePointer<UInt32>, x: Int, _ count: Int, _ us: UnsafePointer<Int32>,
        _ vs: UnsafePointer<Int32>, _ out: UnsafeMutablePointer<UInt32>
    ) {
        @inline(__always) func sampleSinglePixel(_ index: Int) {
            let fraction = details[(x &+ index) >> 4 &- x >> 4] & 255
            let pixel = sampled(near, us[index], vs[index])
            out[index] = fraction == 0 ? pixel : Blend.mix(pixel, sampled(far, us[index], vs[index]), fraction)
        }
        @inline(__always) func isInside(_ index: Int) -> Bool {
            Self.isInside(near, us[index], vs[index]) && Self.isInside(far, us[index], vs[index])
        }
        // Coordinates are monotone along a row, so all positions between two inside positions are also inside.
        let usesKernel = isSmooth && !coordinates.isPeriodic
        var (index, end) = (0, count)
        while index < end, !usesKernel || !isInside(index) {
            sampleSinglePixel(index)
            index &+= 1
        }
        while end > index, !isInside(end &- 1) {
            end &-= 1
            sampleSinglePixel(end)
        }
        guard index < end else { return }
        if !hasVaryingDetail, detail & 255 == 0 {
            return Blend.kernels.sample(
                near.words, near.stride, UInt32(near.shift), us + index, vs + index, end &- index, out + index)
        }
        var (nearTexels, farTexels) = (near.texels, far.texels)
        Blend.kernels.sampleMipLevels(
            &nearTexels, &farTexels, details + ((x &+ index) >> 4 &- x >> 4), x &+ index, us + index, vs + index, end &- index,
            out + index)
    }

    /// Whether all four texels around the position are visible.
    @inline(__always)
    private static func isInside(_ level: MipLevel, _ u: Int32, _ v: Int32) -> Bool {
        let (x, y) = (Int(level.coordinate(u) &>> 12), Int(level.coordinate(v) &>> 12))
        return x >= level.x0 && x < level.x1 && y >= level.y0 && y < level.y1
    }

    /// Samples one mip level at one position.
    @inline(__always)
    private func sampled(_ level: MipLevel, _ u: Int32, _ v: Int32) -> UInt32 {
        guard !isSmooth else { return Self.bilinearSample(level, u, v) }
        let x = min(max(Int((u &+ 2048) &>> 12), level.x0), level.x1)
        let y = min(max(Int((v &+ 2048) &>> 12), level.y0), level.y1)
        return level.words[y &* level.stride &+ x]
    }

    /// Returns the bilinear interpolation of the four texels around a position. Beyond the edge, the texels of the edge
    /// are repeated.
    @inline(__always)
    private static func bilinearSample(_ level: MipLevel, _ u: Int32, _ v: Int32) -> UInt32 {
        let (u, v) = (level.coordinate(u), level.coordinate(v))
        let (x, y) = (Int(u &>> 12), Int(v &>> 12))
        let (x0, x1) = (min(max(x, level.x0), level.x1), min(max(x &+ 1, level.x0), level.x1))
        let (top, bottom) = (min(max(y, level.y0), level.y1) &* level.stride, min(max(y &+ 1, level.y0), level.y1) &* level.stride)
        let (fx, fy) = (UInt32(u &>> 4 & 255), UInt32(v &>> 4 & 255))
        return Blend.mix(
            Blend.mix(level.words[top &+ x0], level.words[bottom &+ x0], fy),
            Blend.mix(level.words[top &+ x1], level.words[bottom &+ x1], fy), fx)
    }
}
