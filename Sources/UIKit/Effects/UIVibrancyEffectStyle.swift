import CoreGraphics

/// The style of vibrant content. It determines the strength of the contrast.
nonisolated public enum UIVibrancyEffectStyle: Int, Sendable, CaseIterable {
    /// The vibrancy of a primary label.
    case label
    /// The vibrancy of a secondary label.
    case secondaryLabel
    /// The vibrancy of a tertiary label.
    case tertiaryLabel
    /// The vibrancy of a quaternary label.
    case quaternaryLabel
    /// The vibrancy of a large filled area.
    case fill
    /// The weaker vibrancy of a filled area.
    case secondaryFill
    /// The weakest vibrancy of a filled area.
    case tertiaryFill
    /// The vibrancy of a separator.
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
