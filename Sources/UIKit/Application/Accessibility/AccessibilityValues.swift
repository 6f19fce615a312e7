import CoreGraphics

/// The values for assistive technologies that code has set on a responder.
final class AccessibilityValues {
    var isElement: Bool?
    var traits: UIAccessibilityTraits?
    var value: String?
    var hint: String?
    var isModal: Bool?
    var areElementsHidden = false
    var groupsChildren = false
    var elements: [Any]?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var customActions: [UIAccessibilityCustomAction]?
    var containerType = UIAccessibilityContainerType.none
    var language: String?
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
}
