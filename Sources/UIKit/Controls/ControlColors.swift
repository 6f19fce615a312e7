import QuartzCore

/// The gray colors of controls.
nonisolated enum ControlColors {
    /// The background of search fields, segmented controls and steppers.
    static let fill = UIColor(red: 0.463, green: 0.463, blue: 0.502, alpha: 0.12)
    /// The background of a pressed part of a control, drawn over `fill`.
    static let pressed = UIColor(red: 0.463, green: 0.463, blue: 0.502, alpha: 0.22)
    /// The track of a progress view.
    static let track = UIColor(red: 0.894, green: 0.894, blue: 0.902, alpha: 1)
    /// The thin lines between the parts of a control.
    static let separator = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.26)
    static let placeholder = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.3)
    /// The icons in search fields, clear buttons and activity indicators.
    static let icon = UIColor(red: 0.557, green: 0.557, blue: 0.576, alpha: 1)
}

extension CALayer {
    /// Sets a shadow that is moved down by `verticalOffset` points, as if the light came from above.
    func setDropShadow(opacity: Float, verticalOffset: CGFloat, radius: CGFloat) {
        shadowOpacity = opacity
        shadowOffset = CGSize(width: 0, height: verticalOffset)
        shadowRadius = radius
    }
}
