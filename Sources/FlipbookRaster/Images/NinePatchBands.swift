/// The bands of a nine-patch image along one axis: two ends that keep their size, and a stretched or repeated middle.
struct NinePatchBands {
    /// The borders between the ends and the middle, in item points.
    let middleStart: Double
    let middleEnd: Double
    /// The same borders in image pixels.
    let middleStartSource: Double
    let middleEndSource: Double
    /// Image pixels per point in the ends and in the middle.
    let endScale: Double
    let middleScale: Double
    /// The length in image pixels after which the middle repeats, or nil if it is stretched.
    let period: Double?

    /// Creates the bands.
    ///
    /// - Parameters:
    ///   - length: The length of the item, in points.
    ///   - firstLength: The length of the first end, in points.
    ///   - lastLength: The length of the last end, in points.
    ///   - sourceStart: The start of the first end, in image pixels. `sourceLeft`, `sourceRight` and `sourceEnd` are the
    ///     following borders.
    ///   - density: Image pixels per point in a repeated middle, or nil if the middle is stretched.
    init(
        length: Double, firstLength: Double, lastLength: Double, sourceStart: Double, sourceLeft: Double, sourceRight: Double,
        sourceEnd: Double, density: Double? = nil
    ) {
        let endsLength = firstLength + lastLength
        // If the item is too short for both ends, both ends are shortened by the same factor.
        let squeeze = endsLength > length && endsLength > 0 ? length / endsLength : 1
        (middleStart, middleEnd) = (firstLength * squeeze, length - lastLength * squeeze)
        (middleStartSource, middleEndSource) = (sourceLeft, sourceRight)
        endScale = Self.limited(
            firstLength > 0
                ? (sourceLeft - sourceStart) / (firstLength * squeeze)
                : lastLength > 0 ? (sourceEnd - sourceRight) / (lastLength * squeeze) : 1)
        if let density, sourceRight > sourceLeft {
            (middleScale, period) = (density, sourceRight - sourceLeft)
        } else {
            middleScale = Self.limited(middleEnd > middleStart ? (sourceRight - sourceLeft) / (middleEnd - middleStart) : 0)
            period = nil
        }
    }

    /// Returns a finite scale. The ends or the middle can be so short that the quotient is infinite or NaN.
    private static func limited(_ scale: Double) -> Double { scale.isNaN ? 0 : min(max(scale, -1e12), 1e12) }

    /// Maps a position in item points to a position in image pixels. As in `SampleCoordinates`, the argument and the result are the
    /// position minus 0.5, in units of 1/4096.
    @inline(__always)
    func apply(_ coordinate: Int32) -> Int32 {
        let position = (Double(coordinate) + 2048) / 4096
        let source =
            position < middleStart
            ? middleStartSource - (middleStart - position) * endScale
            : position > middleEnd
                ? middleEndSource + (position - middleEnd) * endScale : middleStartSource + wrapped((position - middleStart) * middleScale)
        return Int32(min(max(source * 4096 - 2048, -2e9), 2e9))
    }

    /// Returns the distance from the start of the middle, wrapped if the middle repeats. A repeated position stays half a texel away from
    /// the ends of the period, so that texels outside of the middle do not affect it.
    @inline(__always)
    private func wrapped(_ distance: Double) -> Double {
        guard let period else { return distance }
        let remainder = distance - (distance / period).rounded(.down) * period
        return min(max(remainder, 0.5), max(period - 0.5, 0.5))
    }
}
