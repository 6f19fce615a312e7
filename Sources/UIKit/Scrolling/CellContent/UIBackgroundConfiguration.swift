import CoreGraphics

/// The appearance of the background of a cell, a header or a footer, as a value.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
    /// The view in front of the color. It has the size of the background.
    public var customView: UIView?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The insets of the background.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The color. Nil means the tint color.
    public var backgroundColor: UIColor? { didSet { hasDefaultColor = false } }
    /// The function that derives the shown color from `backgroundColor`.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The visual effect in front of the color.
    public var visualEffect: UIVisualEffect?
    /// The image in front of the color.
    public var image: UIImage?
    /// The scaling and the position of the image in the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The color of the border. Nil means the tint color.
    public var strokeColor: UIColor?
    /// The function that derives the shown color of the border.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the border, in points.
    public var strokeWidth: CGFloat = 0
    /// The distance of the border from the edges of the background, in points. Positive distances are outside of the background.
    public var strokeOutset: CGFloat = 0

    /// The kind of view for which the configuration was created. It determines the default color in each state.
    enum Style { case clear, listPlain, listGrouped, listSidebar, headerFooter }
    private var style = Style.clear
    /// Whether `backgroundColor` is the color of the style, because the app has not set the property.
    private var hasDefaultColor = true

    private init(_ style: Style, color: UIColor?) { (self.style, backgroundColor) = (style, color) }

    /// Returns a configuration without background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear, color: .clear) }
    /// Returns the default background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listPlain, color: .systemBackground) }
    /// Returns the default background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.listGrouped, color: .secondarySystemGroupedBackground)
    }
    /// Returns the default background of a cell in a list.
    public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
    /// Returns the default background of a cell in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration(.listSidebar, color: .clear)
        configuration.cornerRadius = 10
        configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        return configuration
    }
    /// Returns the default background of a cell in a sidebar beside other content.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }
    /// Returns the default background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.headerFooter, color: .systemBackground)
    }
    /// Returns the default background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.headerFooter, color: .clear) }
    /// Returns the default background of a header in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.headerFooter, color: .clear) }
    /// Returns the default background of a header in a list.
    public static func listHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
    /// Returns the default background of a footer in a list.
    public static func listFooter() -> UIBackgroundConfiguration { listPlainHeaderFooter() }

    /// Returns the configuration with the default color of a cell for a state. A color that the app has set is unchanged.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard style != .clear, style != .headerFooter, hasDefaultColor else { return self }
        var copy = self
        let cell = state as? UICellConfigurationState
        let isPressed = cell?.isHighlighted ?? false || cell?.isSelected ?? false
        copy.backgroundColor = isPressed ? Self.pressedColor : normalColor
        copy.hasDefaultColor = true
        return copy
    }

    /// The color of a touched or selected cell.
    static let pressedColor = UIColor.systemGray4

    private var normalColor: UIColor {
        switch style {
        case .listPlain: .systemBackground
        case .listGrouped: .secondarySystemGroupedBackground
        case .clear, .listSidebar, .headerFooter: .clear
        }
    }

    /// Returns the color that is shown.
    func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the color of the border that is shown.
    func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}
