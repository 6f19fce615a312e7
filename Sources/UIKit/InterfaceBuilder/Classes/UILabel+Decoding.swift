import CoreGraphics
import Foundation

extension UILabel {
    func decodeLabel(_ coder: InterfaceCoder) {
        decodeViewAttributes(coder)
        let element = coder.element
        coder.integer("numberOfLines").map { numberOfLines = max($0, 0) }
        font = coder.font() ?? font
        coder.color("textColor").map { textColor = $0 }
        coder.color("highlightedColor").map { highlightedTextColor = $0 }
        coder.color("shadowColor").map { shadowColor = $0 }
        coder.size("shadowOffset").map { shadowOffset = $0 }
        text = coder.string("text")
        // Without the attribute, the alignment is natural.
        textAlignment = coder.choice("textAlignment", InterfaceCoder.alignments) ?? .natural
        coder.choice("lineBreakMode", InterfaceCoder.lineBreakModes).map { lineBreakMode = $0 }
        coder.choice("baselineAdjustment", InterfaceCoder.baselineAdjustments).map { baselineAdjustment = $0 }
        coder.bool("enabled").map { isEnabled = $0 }
        coder.bool("highlighted").map { isHighlighted = $0 }
        coder.number("preferredMaxLayoutWidth").map { preferredMaxLayoutWidth = min(max($0, 0), 1_000_000) }
        decodeFontScaling(coder)
        element.ignore("adjustsLetterSpacingToFitWidth", "adjustsLetterSpacingToFit", "allowsDefaultTighteningForTruncation")
        coder.element.ignore("usesAttributedText")
        if let string = coder.attributedString("attributedText") { attributedText = string }
    }

    /// Reads whether the font size is reduced so that the text fits, and the smallest size, which is a number of points or a factor.
    private func decodeFontScaling(_ coder: InterfaceCoder) {
        let (minimumSize, minimumScale) = (coder.number("minimumFontSize"), coder.number("minimumScaleFactor"))
        let adjusts = coder.bool("adjustsFontSizeToFit")
        adjustsFontSizeToFitWidth = adjusts ?? (minimumSize != nil || minimumScale != nil)
        if let minimumScale {
            minimumScaleFactor = min(max(minimumScale, 0), 1)
        } else if let minimumSize, font.pointSize > 0 {
            minimumScaleFactor = min(max(minimumSize / font.pointSize, 0), 1)
        }
    }
}

@MainActor extension InterfaceCoder {
    static let baselineAdjustments: KeyValuePairs<String, UIBaselineAdjustment> = [
        "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]
}
