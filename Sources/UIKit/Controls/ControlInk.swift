import QuartzCore

/// The greys that controls are drawn in.
nonisolated enum ControlInk {
    /// Of fields and grooves.
    static let fill = UIColor(red: 0.463, green: 0.463, blue: 0.502, alpha: 0.12)
    /// Of what is pressed on such ground.
    static let pressed = UIColor(red: 0.463, green: 0.463, blue: 0.502, alpha: 0.22)
    static let groove = UIColor(red: 0.894, green: 0.894, blue: 0.902, alpha: 1)
    static let hairline = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.26)
    static let placeholder = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.3)
    static let sign = UIColor(red: 0.557, green: 0.557, blue: 0.576, alpha: 1)
}

extension CALayer {
    /// The light comes from above: what lies on something throws a soft shadow down.
    func throwShadow(opacity: Float, below: CGFloat, radius: CGFloat) {
        shadowOpacity = opacity
        shadowOffset = CGSize(width: 0, height: below)
        shadowRadius = radius
    }
}
