import CoreGraphics
import Foundation

/// The content and the style of a list cell, a header or a footer: an image, a text and a secondary text.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    /// The image before the texts.
    public var image: UIImage?
    /// The style of the image.
    public var imageProperties = ImageProperties()
    /// The primary text.
    public var text: String?
    /// The primary text with attributes. It replaces `text`.
    public var attributedText: NSAttributedString?
    /// The style of the primary text.
    public var textProperties = TextProperties()
    /// The secondary text.
    public var secondaryText: String?
    /// The secondary text with attributes. It replaces `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// The style of the secondary text.
    public var secondaryTextProperties = TextProperties()
    /// The insets of the content.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// Whether the secondary text is at the trailing edge beside the primary text, if both fit.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance between the image and the texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The smallest distance between texts that are side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The distance between a text and the secondary text below it, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The opacity of the content.
    public var alpha: CGFloat = 1

    /// The smallest height of the content.
    var minimumHeight: CGFloat = 44
    /// The color of the primary text before `updated(for:)` replaced it for a disabled state. The value is nil while the color is not
    /// replaced.
    private var enabledColor: UIColor?

    private init(_ text: UIFont, _ color: UIColor, _ secondary: UIFont, _ secondaryColor: UIColor) {
        (textProperties.font, textProperties.color) = (text, color)
        (secondaryTextProperties.font, secondaryTextProperties.color) = (secondary, secondaryColor)
    }

    private static func font(_ style: UIFont.TextStyle) -> UIFont { .preferredFont(forTextStyle: style) }

    // MARK: - Styles

    /// Returns the style of a cell.
    public static func cell() -> Self { Self(font(.body), .label, font(.subheadline), .secondaryLabel) }
    /// Returns the style of a cell with a small secondary text below the primary text.
    public static func subtitleCell() -> Self { Self(font(.body), .label, font(.caption1), .label) }
    /// Returns the style of a cell with the secondary text at the trailing edge.
    public static func valueCell() -> Self {
        var configuration = Self(font(.body), .label, font(.body), .secondaryLabel)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }
    /// Returns the style of a cell in a sidebar.
    public static func sidebarCell() -> Self { cell() }
    /// Returns the style of a cell with a subtitle in a sidebar.
    public static func sidebarSubtitleCell() -> Self { subtitleCell() }
    /// Returns the style of a header in a sidebar.
    public static func sidebarHeader() -> Self { prominentInsetGroupedHeader() }
    /// Returns the style of a header in a plain list.
    public static func plainHeader() -> Self { header(.systemFont(ofSize: 17, weight: .semibold), .label, 11) }
    /// Returns the style of a footer in a plain list.
    public static func plainFooter() -> Self { header(font(.footnote), .secondaryLabel, 8) }
    /// Returns the style of a header in a grouped list: a small font and capital letters.
    public static func groupedHeader() -> Self {
        var configuration = header(font(.footnote), .secondaryLabel, 7)
        configuration.textProperties.transform = .uppercase
        return configuration
    }
    /// Returns the style of a footer in a grouped list.
    public static func groupedFooter() -> Self { header(font(.footnote), .secondaryLabel, 7) }
    /// Returns the style of a header with a large font in an inset grouped list.
    public static func prominentInsetGroupedHeader() -> Self { header(.systemFont(ofSize: 17, weight: .semibold), .label, 9) }
    /// Returns the style of a header with the largest font in an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> Self { header(.systemFont(ofSize: 22, weight: .bold), .label, 9) }
    /// Returns the style of a header in a list.
    public static func header() -> Self { groupedHeader() }
    /// Returns the style of a footer in a list.
    public static func footer() -> Self { groupedFooter() }

    private static func header(_ font: UIFont, _ color: UIColor, _ margin: CGFloat) -> Self {
        var configuration = Self(font, color, self.font(.footnote), .secondaryLabel)
        configuration.directionalLayoutMargins.top = margin
        configuration.directionalLayoutMargins.bottom = margin
        configuration.minimumHeight = 0
        return configuration
    }

    // MARK: - Configuration

    /// Returns a view that shows the configuration.
    public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the configuration with the colors for a state. A disabled state changes the color of the primary text from `label` to
    /// `tertiaryLabel`, and other states change this back. All other colors are unchanged.
    public func updated(for state: any UIConfigurationState) -> Self {
        var copy = self
        let isDisabled = (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
        if isDisabled, textProperties.color == .label {
            (copy.textProperties.color, copy.enabledColor) = (.tertiaryLabel, textProperties.color)
        } else if !isDisabled, let enabledColor {
            if textProperties.color == .tertiaryLabel { copy.textProperties.color = enabledColor }
            copy.enabledColor = nil
        }
        return copy
    }
}
