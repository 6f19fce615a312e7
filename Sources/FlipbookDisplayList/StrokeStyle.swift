import Foundation

/// The style of a line along a path.
package struct StrokeStyle: Hashable, Sendable {
    /// The shape of the ends of a line.
    package enum Cap: Hashable, Sendable { case butt, round, square }
    /// The shape of the corners of a line.
    package enum Join: Hashable, Sendable { case miter, round, bevel }

    package var width: CGFloat
    package var cap: Cap
    package var join: Join
    /// The largest ratio of a miter's length to the line width. A corner that exceeds the limit is beveled.
    package var miterLimit: CGFloat
    /// The lengths of dashes and gaps, alternately, each 0…`maximumDashLength`. A list with an odd count is repeated once, with dashes and
    /// gaps exchanged.
    package var dashes: [CGFloat]
    /// The distance into the dash pattern at which the line begins.
    package var dashPhase: CGFloat

    /// The largest length of a dash or a gap. The sum of all lengths is therefore finite, so that the phase can be located in the pattern.
    package static let maximumDashLength: CGFloat = 1_000_000_000

    /// Returns the nearest length in the limits, or 0 for NaN.
    private static func limitedDash(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, maximumDashLength) : 0 }

    package init(
        width: CGFloat, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10, dashes: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashes = dashes.map(Self.limitedDash)
        self.dashPhase = dashPhase.isFinite ? dashPhase : 0
    }
}
