import CoreGraphics

/// The position of a baseline in its view: a fraction of the height plus an offset downward in points.
struct Baseline {
    var heightFraction: CGFloat
    var offset: CGFloat
}
