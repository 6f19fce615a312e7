import CoreGraphics

extension UIListContentConfiguration {
    /// The style of a text.
    @preconcurrency @MainActor public struct TextProperties {
        /// The alignments of a text.
        nonisolated public enum TextAlignment: Int, Sendable {
            /// At the edge at which text begins.
            case natural
            /// Centered.
            case center
            /// From edge to edge, except the last line.
            case justified
        }
        /// The transformations of the letters of a text.
        nonisolated public enum TextTransform: Int, Sendable {
            /// The letters are not changed.
            case none
            /// All letters are uppercase.
            case uppercase
            /// All letters are lowercase.
            case lowercase
            /// The first letter of each word is uppercase.
            case capitalized
        }

        /// The font.
        public var font = UIFont.systemFont(ofSize: 17)
        /// The color.
        public var color = UIColor.label
        /// The function that derives the shown color from `color`.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment.
        public var alignment = TextAlignment.natural
        /// The mode of the line breaks or of the truncation.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The largest number of lines, or 0 for any number.
        public var numberOfLines = 0
        /// Whether the font becomes smaller if the text does not fit.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest factor by which the size of the font is reduced if the text does not fit.
        public var minimumScaleFactor: CGFloat = 0
        /// The transformation of the letters.
        public var transform = TextTransform.none

        /// Returns the color that is shown.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        /// Returns the text with transformed letters.
        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }

    /// The style of the image.
    @preconcurrency @MainActor public struct ImageProperties {
        /// The value for a dimension of `reservedLayoutSize` that means the length of a standard icon.
        nonisolated public static let standardDimension: CGFloat = .greatestFiniteMagnitude

        /// The configuration with which a symbol is shown. With nil, it has the size of body text.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The color of a template image. Nil means the tint color.
        public var tintColor: UIColor?
        /// The function that derives the shown color from `tintColor`.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The largest size of the image. A dimension of 0 is not limited.
        public var maximumSize = CGSize.zero
        /// The size of the area in which the image is centered. A dimension of 0 is replaced by the dimension of the image.
        public var reservedLayoutSize = CGSize.zero

        /// Returns the color in which a template image is shown.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// Returns the size at which an image is shown. The parameter is the size of the image itself.
        func shownSize(_ size: CGSize) -> CGSize {
            func scale(_ maximum: CGFloat, _ length: CGFloat) -> CGFloat { maximum > 0 && length > maximum ? maximum / length : 1 }
            let factor = min(scale(maximumSize.width, size.width), scale(maximumSize.height, size.height))
            return CGSize(width: size.width * factor, height: size.height * factor)
        }

        /// Returns the size of the area for an image. The parameter is the size of the image itself.
        func area(_ size: CGSize) -> CGSize {
            let size = shownSize(size)
            func length(_ reserved: CGFloat, _ length: CGFloat) -> CGFloat {
                reserved == Self.standardDimension ? max(28, length) : reserved > 0 ? reserved : length
            }
            return CGSize(
                width: length(reservedLayoutSize.width, size.width), height: length(reservedLayoutSize.height, size.height))
        }
    }
}
