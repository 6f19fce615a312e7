import Foundation

/// The values for assistive technologies that UIKit's own views have until code sets other values.
extension UIResponder {
    /// Whether the responder is an element by default. Labels, controls, the parts of bars, rows of tables and similar views are elements.
    var isAccessibilityElementByDefault: Bool {
        switch self {
        case is UISegmentedControl, is UIDatePicker, is UIRefreshControl: false
        case is UILabel, is UIControl, is BarItemView, is SegmentView, is KeyView, is MenuRow, is AlertButton, is SwipeActionButton: true
        case is EditControl, is ReorderControl, is PickerColumn, is UIProgressView: true
        case let indicator as UIActivityIndicatorView: indicator.isAnimating || !indicator.hidesWhenStopped
        case is UITableViewCell, is UICollectionViewListCell: (self as? UIView)?.containsSeparateAccessibilityElement == false
        default: false
        }
    }

    /// The default traits.
    var defaultAccessibilityTraits: UIAccessibilityTraits {
        switch self {
        case let control as UIControl: control.controlAccessibilityTraits
        case is UILabel: (self as? UILabel)?.isTitleOfBarOrSection == true ? .header : .staticText
        case is UIImageView: .image
        case let button as TabButton: [.button, button.isShown ? .selected : [], button.item.isEnabled ? [] : .notEnabled]
        case is SegmentView, is BarItemView, is MenuRow, is AlertButton, is SwipeActionButton, is EditControl, is ReorderControl:
            .button.union((self as? UIView)?.partAccessibilityTraits ?? [])
        case is KeyView: .keyboardKey
        case is PickerColumn: .adjustable
        case is UIProgressView: .updatesFrequently
        case let cell as UITableViewCell: cell.isSelected ? .selected : []
        case let cell as UICollectionViewCell: cell.isSelected ? .selected : []
        case is UITabBar: .tabBar
        default: []
        }
    }

    /// Whether assistive technologies ignore the siblings of this view by default. This is true for an open menu, and for the container of
    /// a presentation that passes no touches to the views behind it.
    var isAccessibilityModalByDefault: Bool {
        switch self {
        case let container as PresentationContainerView: container.presentation?.passesTouch(at: .zero, in: container) == false
        case is MenuOverlay: true
        default: false
        }
    }
}

extension UIControl {
    fileprivate var controlAccessibilityTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits =
            switch self {
            case is UISwitch: [.button, .toggleButton]
            case is UISlider, is UIStepper, is UIPageControl, is ColorSlider: .adjustable
            case is UISearchTextField: .searchField
            case is UIButton, is ClearButton, is SearchIcon, is CalendarDayCell, is ChevronButton, is DatePill, is EditMenuButton,
                is UIColorWell:
                .button
            default: []
            }
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }
}

extension UILabel {
    /// Whether the label is the title of a navigation bar, or is in the header of a table section.
    fileprivate var isTitleOfBarOrSection: Bool {
        var next = superview
        while let view = next {
            if let header = view as? UITableViewHeaderFooterView { return header.listRole.isHeader }
            if let bar = view as? NavigationBarContent { return bar.isTitle(self) }
            if view is LargeTitleView { return true }
            if view is UITableViewCell || view is UICollectionViewCell || view is UIScrollView { return false }
            next = view.superview
        }
        return false
    }
}

extension UIView {
    /// The selection and the availability of a part of a control or a bar.
    fileprivate var partAccessibilityTraits: UIAccessibilityTraits {
        switch self {
        case let segment as SegmentView: [segment.isSelected ? .selected : [], segment.isEnabled ? [] : .notEnabled]
        case let button as BarButton: button.item.isEnabled ? [] : .notEnabled
        case let row as MenuRow: row.menuAccessibilityTraits
        case let button as AlertButton: button.isEnabled ? [] : .notEnabled
        default: []
        }
    }

    /// Whether this view contains, at any depth, a visible view that users operate or read separately, such as a switch. A row with such a
    /// view is not read as one element.
    fileprivate var containsSeparateAccessibilityElement: Bool {
        subviews.contains { view in
            if view.isHidden || view.alpha < 0.01 || view.accessibilityElementsHidden { return false }
            if view.accessibilityElements != nil { return true }
            let isSeparate = view is UIControl || view is EditControl || view is ReorderControl || view is UITextView
            if isSeparate || (!(view is UILabel) && view.accessibilityValuesIfCreated?.isElement == true) {
                return view.isAccessibilityElement || view is UISegmentedControl || view is UIDatePicker
            }
            return view.containsSeparateAccessibilityElement
        }
    }

    /// The default label: the visible text of the view, or a name of what the view shows. Nil for views without a default.
    var defaultAccessibilityLabel: String? {
        switch self {
        case let label as UILabel: label.text
        case let button as UIButton: button.accessibilityTitle
        case is UITextField, is UISlider, is UISwitch, is UIStepper, is UIPageControl, is UISegmentedControl, is UIDatePicker: nil
        case let segment as SegmentView: segment.title ?? segment.image?.accessibilityName
        case let button as BarButton: button.item.accessibilityLabel ?? button.item.accessibilityTitle
        case is BackButton: combinedAccessibilityLabel ?? "Back"
        case let button as TabButton: button.item.accessibilityLabel ?? button.item.title ?? button.item.image?.accessibilityName
        case let key as KeyView: key.accessibilityName
        case let indicator as UIActivityIndicatorView: indicator.isAnimating ? "In progress" : "Progress halted"
        case is UIProgressView: "Progress"
        case let button as SwipeActionButton: button.accessibilityIdentifier
        case is UIControl, is UITableViewCell, is UICollectionViewListCell, is MenuRow, is AlertButton: combinedAccessibilityLabel
        default: nil
        }
    }

    /// The labels of the visible elements inside the view, from top to bottom and from the leading to the trailing edge, separated by commas.
    /// The value is nil if there are none.
    private var combinedAccessibilityLabel: String? {
        let isRightToLeft = isRightToLeft
        func leadingX(_ frame: CGRect) -> CGFloat { isRightToLeft ? -frame.maxX : frame.minX }
        let parts = accessibilityTexts(in: self).sorted {
            ($0.frame.midY, leadingX($0.frame)) < ($1.frame.midY, leadingX($1.frame))
        }
        return parts.isEmpty ? nil : parts.map(\.text).joined(separator: ", ")
    }

    private func accessibilityTexts(in ancestor: UIView) -> [(text: String, frame: CGRect)] {
        subviews.flatMap { view -> [(text: String, frame: CGRect)] in
            if view.isHidden || view.alpha < 0.01 || view.accessibilityElementsHidden { return [] }
            if view is UILabel || view.isAccessibilityElement {
                guard let text = view.accessibilityLabel, !text.isEmpty else { return [] }
                return [(text, view.convert(view.bounds, to: ancestor))]
            }
            return view.accessibilityTexts(in: ancestor)
        }
    }

    /// The default value: the state of a control, such as "1" for a switch that is on. Nil for views without a default.
    var defaultAccessibilityValue: String? {
        switch self {
        case let control as UISwitch: control.isOn ? "1" : "0"
        case let slider as UISlider: slider.accessibilityPercentage
        case let stepper as UIStepper: NumberFormatting.shortest(stepper.value)
        case let pages as UIPageControl:
            pages.numberOfPages > 0 ? "page \(pages.currentPage + 1) of \(pages.numberOfPages)" : nil
        case let progress as UIProgressView: NumberFormatting.percentage(Double(progress.progress))
        case let field as UITextField:
            field.hasText ? field.displayedText(for: field.text ?? "") : field.placeholder ?? field.attributedPlaceholder?.string
        case let view as UITextView: view.text
        case let button as TabButton: button.item.badgeValue
        case let button as UIButton: button.isPopUpButton ? button.currentTitle : nil
        case let column as PickerColumn: column.selectedRowText
        default: nil
        }
    }

    /// The label of the view if code has set one or a subclass has one of its own, otherwise nil.
    package var explicitAccessibilityLabel: String? {
        if let storedAccessibilityLabel { return storedAccessibilityLabel }
        let label = accessibilityLabel
        return label == nil || label == defaultAccessibilityLabel ? nil : label
    }
}

extension UISlider {
    fileprivate var accessibilityPercentage: String {
        let range = maximumValue - minimumValue
        return NumberFormatting.percentage(range > 0 ? Double((value - minimumValue) / range) : 0)
    }
}

/// Numbers in spoken values.
private enum NumberFormatting {
    /// Returns whole percents. A fraction that is not a number is 0.
    static func percentage(_ fraction: Double) -> String { "\(fraction.isFinite ? Int((min(max(fraction, 0), 1) * 100).rounded()) : 0)%" }
    /// Returns a number without ".0".
    static func shortest(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
}

extension UIButton {
    /// The title and the subtitle, or the name of the image.
    fileprivate var accessibilityTitle: String? {
        let texts = [
            currentAttributedTitle?.string ?? currentTitle ?? configuration?.title,
            configuration?.subtitle,
        ].compactMap { $0 }.filter { !$0.isEmpty }
        if !texts.isEmpty { return texts.joined(separator: ", ") }
        return (currentImage ?? configuration?.image)?.accessibilityName
    }
}

extension UIBarButtonItem {
    /// The name of the item: its title, the name of the system item, or the name of its image.
    fileprivate var accessibilityTitle: String? {
        switch systemItem {
        case .add: "Add"
        case .close: "Close"
        case .stop: "Stop"
        default: displayedText ?? image?.accessibilityName
        }
    }
}
