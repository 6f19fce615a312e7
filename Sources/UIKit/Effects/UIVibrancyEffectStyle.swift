import CoreGraphics

/// The style of vibrant content. It determines the strength of the contrast.
nonisolated public enum UIVibrancyEffectStyle: Int, Sendable, CaseIterable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case fill, secondaryFill, tertiaryFill
    case separator

    /// The alpha of the tint.
    var strength: CGFloat {
        switch self {
        case .label: 0.82
        case .secondaryLabel: 0.55
        case .tertiaryLabel: 0.34
        case .quaternaryLabel: 0.2
        case .fill: 0.26
        case .secondaryFill: 0.18
        case .tertiaryFill: 0.11
        case .separator: 0.22
        }
    }
}
