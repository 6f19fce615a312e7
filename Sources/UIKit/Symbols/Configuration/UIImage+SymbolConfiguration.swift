import CoreGraphics
import Foundation

nonisolated extension UIImage {
    /// The size, weight, scale and colors of a symbol image.
    ///
    /// The size is the font size of the text beside the symbol. `applying(_:)` combines two configurations.
    nonisolated public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let values: SymbolConfigurationValues

        init(_ values: SymbolConfigurationValues, traitCollection: UITraitCollection? = nil) {
            self.values = values
            super.init(traitCollection: traitCollection)
        }

        private convenience init(_ change: (inout SymbolConfigurationValues) -> Void) {
            var values = SymbolConfigurationValues()
            change(&values)
            self.init(values)
        }

        /// A configuration without values.
        public static var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolConfigurationValues()) }

        /// Creates a configuration with a size.
        public convenience init(pointSize: CGFloat) { self.init { $0.pointSize = pointSize } }

        /// Creates a configuration with a size and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init { ($0.pointSize, $0.weight) = (pointSize, weight) }
        }

        /// Creates a configuration with a size, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init { ($0.pointSize, $0.weight, $0.scale) = (pointSize, weight, scale) }
        }

        /// Creates a configuration with a weight.
        public convenience init(weight: SymbolWeight) { self.init { $0.weight = weight } }

        /// Creates a configuration with a scale.
        public convenience init(scale: SymbolScale) { self.init { $0.scale = scale } }

        /// Creates a configuration with the size and the weight of a text style.
        public convenience init(textStyle: UIFont.TextStyle) { self.init { $0.textStyle = textStyle } }

        /// Creates a configuration with the size and the weight of a text style, and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init { ($0.textStyle, $0.scale) = (textStyle, scale) }
        }

        /// Creates a configuration with the size and the weight of a font.
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

        /// Creates a configuration with the size and the weight of a font, and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(pointSize: font.pointSize, weight: SymbolWeight(cssWeight: font.font.weight), scale: scale)
        }

        /// Creates a configuration with one color. The opacity of each further level of a symbol is lower.
        public convenience init(hierarchicalColor: UIColor) { self.init { $0.coloring = .hierarchical(hierarchicalColor) } }

        /// Creates a configuration with a color for each level of a symbol. Further levels have the last color.
        public convenience init(paletteColors: [UIColor]) {
            self.init { $0.coloring = paletteColors.isEmpty ? nil : .palette(paletteColors) }
        }

        /// Returns a configuration for one color, the tint color.
        public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration { $0.coloring = .monochrome } }

        /// Returns a configuration for the tint color with a lower opacity for each further level.
        public static func preferringHierarchical() -> SymbolConfiguration { SymbolConfiguration { $0.coloring = .hierarchical(nil) } }

        /// Returns a configuration for the colors of the symbol itself. Symbols without colors are monochrome.
        public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration { $0.coloring = .multicolor } }

        // MARK: - Other configurations

        /// Returns the configuration without a text style.
        public func withoutTextStyle() -> SymbolConfiguration { changed { $0.textStyle = nil } }
        /// Returns the configuration without a scale.
        public func withoutScale() -> SymbolConfiguration { changed { $0.scale = .unspecified } }
        /// Returns the configuration without a weight.
        public func withoutWeight() -> SymbolConfiguration { changed { $0.weight = .unspecified } }
        /// Returns the configuration without a size and a weight.
        public func withoutPointSizeAndWeight() -> SymbolConfiguration {
            changed { ($0.pointSize, $0.weight) = (nil, .unspecified) }
        }

        private func changed(_ change: (inout SymbolConfigurationValues) -> Void) -> SymbolConfiguration {
            var values = values
            change(&values)
            return SymbolConfiguration(values, traitCollection: traitCollection)
        }

        /// Returns the configuration with other traits.
        public override func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
            SymbolConfiguration(values, traitCollection: traitCollection)
        }

        override func combined(with other: Configuration) -> Configuration {
            let otherValues = (other as? SymbolConfiguration)?.values ?? SymbolConfigurationValues()
            return SymbolConfiguration(values.applying(otherValues), traitCollection: other.traitCollection ?? traitCollection)
        }

        /// Returns whether another configuration has the same values and traits.
        public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

        /// Returns whether the object is a configuration with the same values and traits.
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return other.values == values && other.traitCollection == traitCollection
        }
        /// A number that is the same for configurations with the same values.
        public override var hash: Int { values.hashValue }
    }
}
