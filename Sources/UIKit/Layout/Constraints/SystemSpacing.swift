import CoreGraphics

/// The standard spacings, which are used if no number of points is specified.
enum SystemSpacing {
    /// The spacing between siblings, in points.
    static let betweenSiblings: CGFloat = 8
    /// The spacing to the edge of the superview, in points.
    static let toSuperview: CGFloat = 20

    /// Returns the distance between baselines for the font of a label, or nil for other views.
    static func lineHeight(of view: UIView?) -> CGFloat? { (view as? UILabel)?.font.lineHeight }
}
