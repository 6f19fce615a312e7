/// The values for assistive technologies that code has set on a responder.
final class AccessibilityValues {
    var isElement: Bool?
    var traits: UIAccessibilityTraits?
    var value: String?
    var hint: String?
    var isModal = false
    var areElementsHidden = false
    var groupsChildren = false
    var elements: [Any]?
    var largeContent: LargeContentValues?
}

extension UIResponder {
    /// The values, which are created at the first use.
    var accessibilityValues: AccessibilityValues {
        if let accessibilityValuesIfCreated { return accessibilityValuesIfCreated }
        let values = AccessibilityValues()
        accessibilityValuesIfCreated = values
        return values
    }

    /// Whether the responder is an element by default: labels and controls are.
    var isAccessibilityElementByDefault: Bool { self is UILabel || self is UIControl }

    /// The traits by default.
    var defaultAccessibilityTraits: UIAccessibilityTraits {
        switch self {
        case let control as UIControl:
            var traits: UIAccessibilityTraits =
                control is UIButton ? .button : control is UISlider || control is UIStepper ? .adjustable : []
            if control.isSelected { traits.insert(.selected) }
            if !control.isEnabled { traits.insert(.notEnabled) }
            return traits
        case is UILabel: return .staticText
        case is UIImageView: return .image
        default: return []
        }
    }
}
