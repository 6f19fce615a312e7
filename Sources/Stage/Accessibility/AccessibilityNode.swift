import CoreGraphics
import UIKit

/// An element of the screen, or a container with elements, as assistive technologies see it.
///
/// A node is a copy: it does not change when the scene changes. `Stage.accessibilityTree` returns the root.
public struct AccessibilityNode: Equatable, Sendable {
    /// The kind of a node.
    public enum Role: String, Sendable, CaseIterable {
        /// The screen, which is the root.
        case screen
        /// A container: elements that belong together, a list, a bar, an alert, or views in front of all others.
        case group, list, navigationBar = "navigation bar", toolbar, tabBar = "tab bar", alert, modal
        /// A button, a button that is on or off, a tab of a tab bar, a link or a key of the on-screen keyboard.
        case button, toggle = "switch", tab, link, key
        /// An element whose value can be increased and decreased.
        case adjustable
        /// An element with an editable text.
        case textField = "text field", secureTextField = "secure text field", searchField = "search field", textView = "text view"
        /// A text, a title, an image, or the progress of an activity.
        case text, header, image, progress
        /// A row of a list.
        case row
        /// An element of no special kind.
        case element
    }

    /// The kind of the node.
    public var role: Role
    /// The name, or an empty text.
    public var label = ""
    /// The value, or an empty text.
    public var value = ""
    /// A description of the result of the node's action, or an empty text.
    public var hint = ""
    /// The identifier by which scripts find the view, or an empty text.
    public var identifier = ""
    /// The language of the texts, or an empty text for the language of the user.
    public var language = ""
    /// The accessibility traits: the kind of the element, such as `button`, and its state, such as `selected`.
    public var traits: UIAccessibilityTraits = []
    /// The frame in the coordinates of the screen. It can be outside of the screen if the node is in a scroll view.
    public var frame = CGRect.zero
    /// The point at which a touch activates the node, in the coordinates of the screen.
    public var activationPoint = CGPoint.zero
    /// Whether a part of the node is in the visible part of the screen and of the scroll views around it.
    public var isVisible = true
    /// Whether the node has the keyboard focus, or receives typed text.
    public var isFocused = false
    /// The names of the additional actions.
    public var actions: [String] = []
    /// The number of a slider, stepper, progress view or page control, and its range. Nil for other nodes.
    public var number: Number?
    /// The range of the selected characters if the node is a text field that is being edited, otherwise nil.
    public var selection: Range<Int>?
    /// Whether a text field contains a text. The value of an empty text field is its placeholder.
    public var hasText = false
    /// The nodes inside a container, in reading order.
    public var children: [AccessibilityNode] = []
    /// The number of the node in the tree, counted from the root, which has 0. A node is counted before its children.
    package var index = 0

    /// A number and its range.
    public struct Number: Equatable, Sendable {
        /// The number that the element shows.
        public var current: Double
        /// The least number.
        public var minimum: Double
        /// The greatest number.
        public var maximum: Double
        /// The change of one step.
        public var step: Double

        /// Creates a number with its range.
        public init(current: Double, minimum: Double, maximum: Double, step: Double) {
            (self.current, self.minimum, self.maximum, self.step) = (current, minimum, maximum, step)
        }
    }

    /// All elements in the node, in reading order. Containers are not elements.
    public var elements: [AccessibilityNode] { isContainer ? children.flatMap(\.elements) : [self] }

    /// Whether the node contains other nodes, and is not an element.
    public var isContainer: Bool {
        switch role {
        case .screen, .group, .list, .navigationBar, .toolbar, .tabBar, .alert, .modal: true
        default: false
        }
    }

    /// Returns the first element with a label or an identifier, or nil.
    public func element(named name: String) -> AccessibilityNode? { elements.first { $0.label == name || $0.identifier == name } }
}
