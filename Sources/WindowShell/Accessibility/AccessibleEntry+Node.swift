import Stage
import UIKit

extension AccessibleEntry {
    /// Creates the object of a node. `convert` converts a rectangle of its stage to units of the window system.
    init(_ node: AccessibilityNode, id: Int, parent: Int, isOperable: Bool, convert: (CGRect) -> CGRect) {
        self.init(id: id, parent: parent, role: Self.role(of: node))
        let isField = [.textField, .secureTextField, .searchField, .textView].contains(node.role)
        // The name of an empty field without a label is its placeholder. The value of the node of an empty field is the placeholder.
        name = node.label.isEmpty && isField && node.text.isEmpty ? node.value : node.label
        description = node.hint
        value = node.value
        identifier = node.identifier
        language = node.language
        frame = convert(node.frame)
        states = Self.states(of: node, isField: isField)
        actions = isOperable ? Self.actions(of: node) : []
        number = node.number.map { AccessibleNumber(current: $0.current, minimum: $0.minimum, maximum: $0.maximum, step: $0.step) }
        text = isField ? node.text : node.role == .text ? node.label : nil
        // The selection of a field counts characters, and the accessibility bus counts Unicode scalars.
        if let selected = node.selection, let text {
            func scalars(_ count: Int) -> Int { text.prefix(count).unicodeScalars.count }
            selection = scalars(selected.lowerBound)..<scalars(selected.upperBound)
        }
    }

    private static func role(of node: AccessibilityNode) -> AccessibleRole {
        switch node.role {
        case .screen, .element: .panel
        case .group: .grouping
        case .list: .list
        case .navigationBar, .toolbar: .toolBar
        case .tabBar: .pageTabList
        case .alert: .alert
        case .modal: .dialog
        case .button, .key: .pushButton
        case .toggle: .toggleButton
        case .tab: .pageTab
        case .link: .link
        case .adjustable: node.number == nil ? .spinButton : .slider
        case .textField, .searchField: .entry
        case .secureTextField: .passwordText
        case .textView: .text
        case .text: .label
        case .header: .heading
        case .image: .image
        case .progress: .progressBar
        case .row: .listItem
        }
    }

    private static func states(of node: AccessibilityNode, isField: Bool) -> Set<AccessibleState> {
        var states: Set<AccessibleState> = [.visible]
        if node.isVisible { states.insert(.showing) }
        if !node.traits.contains(.notEnabled) { states.formUnion([.enabled, .sensitive]) }
        if node.isFocused { states.insert(.focused) }
        if isField || node.isFocused { states.insert(.focusable) }
        if isField { states.formUnion([.editable, node.role == .textView ? .multiLine : .singleLine]) }
        if node.role == .toggle {
            states.insert(.checkable)
            if node.value == "1" { states.insert(.checked) }
        } else if node.traits.contains(.selected) {
            states.formUnion([.selectable, .selected])
        }
        if node.role == .modal || node.role == .alert { states.insert(.modal) }
        return states
    }

    /// The names of the actions that increase and decrease a value.
    static let (increment, decrement) = ("increment", "decrement")
    /// The name of the action that activates an object.
    static let activate = "click"

    private static func actions(of node: AccessibilityNode) -> [String] {
        let own: [String] =
            switch node.role {
            case .adjustable: [increment, decrement]
            case .button, .key, .toggle, .tab, .link, .row, .element, .textField, .secureTextField, .searchField, .textView: [activate]
            default: []
            }
        return own + node.actions
    }
}

extension AccessibilityNode {
    /// The text of a field. The value of an empty field is its placeholder, which is not its text.
    fileprivate var text: String { hasText ? value : "" }
}
