import UIKit

/// Determines the roles of elements and of containers.
enum AccessibilityRole {
    /// Returns the role of an element.
    static func of(_ object: UIResponder) -> AccessibilityNode.Role {
        let traits = object.accessibilityTraits
        switch object {
        case is UISwitch: return .toggle
        case let field as UITextField: return field.isSecureTextEntry ? .secureTextField : role(ofField: traits)
        case let view as UITextView: return view.isEditable ? .textView : .text
        case is UIProgressView, is UIActivityIndicatorView: return .progress
        case let view as UIView where view.isTabOfTabBar: return .tab
        default: break
        }
        let byTraits: [(UIAccessibilityTraits, AccessibilityNode.Role)] = [
            (.adjustable, .adjustable), (.toggleButton, .toggle), (.keyboardKey, .key), (.searchField, .searchField), (.link, .link),
            (.button, .button), (.header, .header),
        ]
        if let role = byTraits.first(where: { traits.contains($0.0) })?.1 { return role }
        if object is UITableViewCell || object is UICollectionViewCell { return .row }
        return traits.contains(.image) ? .image : traits.contains(.staticText) ? .text : .element
    }

    private static func role(ofField traits: UIAccessibilityTraits) -> AccessibilityNode.Role {
        traits.contains(.searchField) ? .searchField : .textField
    }

    /// Returns the role of a view that contains elements, or nil if the view is not a container for assistive technologies.
    static func ofContainer(_ view: UIView) -> AccessibilityNode.Role? {
        switch view {
        case is UINavigationBar: .navigationBar
        case is UIToolbar: .toolbar
        case is UITabBar: .tabBar
        case is UITableView, is UICollectionView: .list
        case is UISegmentedControl, is UIPickerView, is UIDatePicker, is UITableViewCell, is UICollectionViewCell: .group
        case _ where view.isAlertForAccessibility: .alert
        case _ where view.accessibilityViewIsModal: .modal
        case _ where view.accessibilityContainerType == .list: .list
        case _ where view.accessibilityContainerType != .none: .group
        default: nil
        }
    }
}

extension AccessibilityNode {
    /// Copies the accessibility properties of an object into the node, and the object's focus and number.
    mutating func describe(_ object: UIResponder) {
        let view = object as? UIView
        let element = object as? UIAccessibilityElement
        label = view?.accessibilityLabel ?? element?.accessibilityLabel ?? ""
        value = object.accessibilityValue ?? ""
        hint = object.accessibilityHint ?? ""
        identifier = view?.accessibilityIdentifier ?? element?.accessibilityIdentifier ?? ""
        language = object.accessibilityLanguage ?? ""
        traits = object.accessibilityTraits
        frame = (view?.accessibilityFrame ?? element?.accessibilityFrame ?? .zero).finite
        activationPoint = object.accessibilityActivationPoint
        isFocused = object.isFirstResponder || view?.isFocused == true
        actions = object.accessibilityCustomActions?.map(\.name) ?? []
        number = Self.number(of: object)
        hasText = (view as? UIKeyInput)?.hasText ?? false
        selection = (view as? UITextField).flatMap { $0.isFirstResponder ? $0.selectionForAccessibility : nil }
    }

    private static func number(of object: UIResponder) -> Number? {
        switch object {
        case let slider as UISlider:
            let (minimum, maximum) = (Double(slider.minimumValue), Double(slider.maximumValue))
            return Number(current: Double(slider.value), minimum: minimum, maximum: maximum, step: (maximum - minimum) / 10)
        case let stepper as UIStepper:
            return Number(current: stepper.value, minimum: stepper.minimumValue, maximum: stepper.maximumValue, step: stepper.stepValue)
        case let progress as UIProgressView: return Number(current: Double(progress.progress), minimum: 0, maximum: 1, step: 0)
        case let pages as UIPageControl:
            return Number(current: Double(pages.currentPage), minimum: 0, maximum: Double(max(pages.numberOfPages - 1, 0)), step: 1)
        default: return nil
        }
    }
}

extension CGRect {
    /// The rectangle without negative sizes, or a zero rectangle if one of its numbers is not finite.
    fileprivate var finite: CGRect {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite ? standardized : .zero
    }
}
