import QuartzCore

/// The gray colors of controls.
nonisolated enum ControlColors {
    /// The background of search fields, segmented controls and steppers.
    static let fill = UIColor(
        light: UIColor(red: 0.463, green: 0.463, blue: 0.502, alpha: 0.12),
        dark: UIColor(red: 0.463, green: 0.463, blue: 0.502, alpha: 0.24))
    /// The background of a pressed part of a control, drawn over `fill`.
    static let pressed = UIColor(
        light: UIColor(red: 0.463, green: 0.463, blue: 0.502, alpha: 0.22),
        dark: UIColor(red: 0.463, green: 0.463, blue: 0.502, alpha: 0.36))
    /// The track of a progress view and of a slider.
    static let track = UIColor(
        light: UIColor(red: 0.894, green: 0.894, blue: 0.902, alpha: 1), dark: UIColor(red: 0.224, green: 0.224, blue: 0.239, alpha: 1))
    /// The track of a switch that is off.
    static let switchTrack = UIColor(
        light: UIColor(red: 0.914, green: 0.914, blue: 0.918, alpha: 1), dark: UIColor(red: 0.224, green: 0.224, blue: 0.239, alpha: 1))
    /// The thin lines between the parts of a control.
    static let separator = UIColor(
        light: UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.26), dark: UIColor(red: 0.33, green: 0.33, blue: 0.345, alpha: 0.6))
    static let placeholder = UIColor(
        light: UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.3), dark: UIColor(red: 0.922, green: 0.922, blue: 0.961, alpha: 0.3))
    /// The icons in search fields, clear buttons and activity indicators.
    static let icon = UIColor(red: 0.557, green: 0.557, blue: 0.576, alpha: 1)
    /// The thumb of a segmented control.
    static let segmentThumb = UIColor(light: .white, dark: UIColor(red: 0.388, green: 0.388, blue: 0.4, alpha: 1))
    /// The chevron of a row.
    static let chevron = UIColor(
        light: UIColor(red: 0.78, green: 0.78, blue: 0.8, alpha: 1), dark: UIColor(red: 0.92, green: 0.92, blue: 0.96, alpha: 0.3))
    /// The background of the solid panels of alerts: white, or the color of elevated content in the dark style.
    static let panel = UIColor(light: .white, dark: .secondarySystemBackground)
    /// The background of rows, plain tables and text fields: white, or the background color of the dark style.
    static let content = UIColor(light: .white, dark: .systemBackground)
    /// The background of bars.
    static let bar = UIColor(light: UIColor(white: 0.972, alpha: 1), dark: UIColor(white: 0.086, alpha: 1))
    /// The line at the edge of a bar.
    static let barSeparator = UIColor(light: UIColor(white: 0, alpha: 0.3), dark: UIColor(white: 1, alpha: 0.15))
    /// The background of a gray button. The button sets the alpha.
    static let grayButton = UIColor(light: UIColor(white: 0.46, alpha: 1), dark: UIColor(white: 0.75, alpha: 1))
    /// The title of a disabled button. The button sets the alpha.
    static let disabledTitle = UIColor(light: UIColor(white: 0.56, alpha: 1), dark: UIColor(white: 0.46, alpha: 1))
    /// Black text, or white text in the dark style.
    static let text = UIColor(light: .black, dark: .white)
}

extension CALayer {
    /// Sets a shadow that is offset downward by `verticalOffset` points, as if the light came from above.
    func setDropShadow(opacity: Float, verticalOffset: CGFloat, radius: CGFloat) {
        shadowOpacity = opacity
        shadowOffset = CGSize(width: 0, height: verticalOffset)
        shadowRadius = radius
    }
}
