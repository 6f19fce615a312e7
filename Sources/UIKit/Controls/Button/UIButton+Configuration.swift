import CoreGraphics
import Foundation

extension UIButton {
    /// The content and style of a button as one value.
    nonisolated public struct Configuration {
        /// The corner radius of the background.
        ///
        /// Differs from Apple: `fixed` and `dynamic` are the same as `medium`.
        nonisolated public enum CornerStyle: Sendable {
            /// The same as `medium`. In Apple's UIKit, the corner radius that is set for the background.
            case fixed
            /// The same as `medium`. In Apple's UIKit, the corner radius that is set for the background, scaled with the text size.
            case dynamic
            /// A small corner radius.
            case small
            /// A medium corner radius.
            case medium
            /// A large corner radius.
            case large
            /// Half of the shorter side.
            case capsule
        }
        /// The size of a button. It determines the insets, the fonts and the medium corner radius.
        ///
        /// Differs from Apple: `mini` is the same as `small`.
        nonisolated public enum Size: Sendable {
            /// The smallest button.
            case mini
            /// A small button.
            case small
            /// The usual size.
            case medium
            /// A large button.
            case large
        }
        /// The alignment of the title and the subtitle with each other.
        ///
        /// If an image is at their leading or trailing side, `automatic` aligns them at that side. Otherwise it centers them.
        nonisolated public enum TitleAlignment: Int, Sendable {
            /// The alignment that fits the position of the image.
            case automatic
            /// At the leading edge.
            case leading
            /// Centered.
            case center
            /// At the trailing edge.
            case trailing
        }
        nonisolated private enum BackgroundKind { case plain, tinted, gray, filled }

        /// The title. A title that the button has for its state takes precedence. Setting this property sets `attributedTitle` to nil.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } ?? storedTitle }
            set { (storedTitle, attributedTitle) = (newValue, nil) }
        }
        private var storedTitle: String?
        /// The title with attributes. A title that the button has for its state takes precedence. Parts without a font or a color have the
        /// font or the color of the style.
        public var attributedTitle: AttributedString?
        /// The function that changes the attributes of the title. Its argument contains the font and the color of the title. With nil,
        /// there is no change.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The text below the title. Setting it sets `attributedSubtitle` to nil.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } ?? storedSubtitle }
            set { (storedSubtitle, attributedSubtitle) = (newValue, nil) }
        }
        private var storedSubtitle: String?
        /// The text below the title, with attributes.
        public var attributedSubtitle: AttributedString?
        /// The function that changes the attributes of the subtitle. With nil, there is no change.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The distance between the title and the subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The alignment of the title and the subtitle with each other.
        public var titleAlignment = TitleAlignment.automatic
        /// The image. An image that the button has for its state takes precedence.
        public var image: UIImage?
        /// The configuration of the image if it is a symbol, or nil for a configuration with the font of the title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
            preferredSymbolConfigurationForImage ?? font.map { UIImage.SymbolConfiguration(font: $0) }
        }
        /// Whether an activity indicator is shown in place of the image.
        public var showsActivityIndicator = false
        /// The distance between the image and the title, in points.
        public var imagePadding: CGFloat = 6
        /// The side of the title on which the image is. If several sides are set, the first of top, bottom, leading and trailing is used.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The color of the title, or nil for the default color of the style.
        public var baseForegroundColor: UIColor?
        /// The color from which the color of the background is derived, or nil for the default color of the style.
        public var baseBackgroundColor: UIColor?
        /// The corner radius of the background.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of the button, which determines the insets, the fonts and the medium corner radius.
        public var buttonSize = Size.medium
        /// The font of the title, which depends on the button's size.
        var font: UIFont? { .preferredFont(forTextStyle: buttonSize == .mini || buttonSize == .small ? .subheadline : .body) }
        /// The font of the subtitle, which depends on the button's size.
        var subtitleFont: UIFont? {
            .preferredFont(forTextStyle: buttonSize == .mini || buttonSize == .small ? .caption1 : .footnote)
        }
        private var customInsets: NSDirectionalEdgeInsets?
        private let backgroundKind: BackgroundKind

        private init(_ backgroundKind: BackgroundKind) { self.backgroundKind = backgroundKind }

        /// Returns a configuration without a background, unless `baseBackgroundColor` is set.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Returns a configuration without a background, unless `baseBackgroundColor` is set.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// Returns a style with a translucent background in the tint color.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Returns a style with a translucent background in the tint color.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// Returns a style with a gray background.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Returns a style with a gray background.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// Returns a style with a background in the tint color and a white title.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Returns a style with a background in the tint color and a white title.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        func foregroundColor(tint: UIColor) -> UIColor { baseForegroundColor ?? (backgroundKind == .filled ? .white : tint) }

        func backgroundColor(tint: UIColor, for state: UIControl.State) -> UIColor? {
            if state.contains(.disabled) { return backgroundKind == .plain ? nil : ControlColors.grayButton.withAlphaComponent(0.12) }
            let isPressed = state.contains(.highlighted)
            let base = baseBackgroundColor ?? tint
            switch backgroundKind {
            case .plain: return baseBackgroundColor
            case .tinted: return base.withAlphaComponent(isPressed ? 0.12 : 0.18)
            case .gray: return baseBackgroundColor ?? ControlColors.grayButton.withAlphaComponent(isPressed ? 0.2 : 0.12)
            case .filled: return base.withAlphaComponent(isPressed ? 0.75 : 1)
            }
        }

        /// The distances between the content and the edges of the button. The default depends on `buttonSize`.
        public var contentInsets: NSDirectionalEdgeInsets {
            get {
                let insets = insets
                return NSDirectionalEdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
            }
            set { customInsets = newValue }
        }
        /// Sets `contentInsets` back to the default, which depends on `buttonSize`.
        public mutating func setDefaultContentInsets() { customInsets = nil }

        var insets: UIEdgeInsets {
            if let customInsets {
                return UIEdgeInsets(
                    top: customInsets.top, left: customInsets.leading, bottom: customInsets.bottom, right: customInsets.trailing)
            }
            return switch buttonSize {
            case .mini, .small: UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
            case .medium: UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
            case .large: UIEdgeInsets(top: 15, left: 20, bottom: 15, right: 20)
            }
        }

        /// The insets in a layout from right to left.
        var mirroredInsets: UIEdgeInsets {
            let insets = insets
            return UIEdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
        }

        func cornerRadius(for size: CGSize) -> CGFloat {
            switch cornerStyle {
            case .small: 4
            case .fixed, .dynamic, .medium: buttonSize == .large ? 12 : 8
            case .large: 14
            case .capsule: min(size.width, size.height) / 2
            }
        }
    }
}
