/// An element of a storyboard or xib.
///
/// The element records which of its attributes and children were read, so that all others can be reported as unsupported.
package final class InterfaceElement {
    /// The name of the element, such as `button`.
    package let name: String
    /// The number of the line of the start tag.
    package let line: Int
    /// The attributes of the start tag.
    package let attributes: [String: String]
    /// The elements inside, in order.
    package private(set) var children: [InterfaceElement] = []
    /// The text of the element, without the text of its children.
    package internal(set) var text = ""

    /// The attributes and children that a size class replaces.
    var variation = InterfaceVariation()
    /// Whether the element was read into a view that already existed, so that no view is created for the element.
    var isDecodedIntoExistingObject = false
    private var readAttributes: Set<String> = []
    /// Whether the element was read as a child of its parent.
    private var isRead = false
    /// Whether the element is a view whose class is not supported, so that it is replaced by a `UIView`. Its unread attributes and children
    /// are then not reported.
    var isUnsupportedView = false

    init(name: String, line: Int, attributes: [String: String]) {
        (self.name, self.line, self.attributes) = (name, line, attributes)
    }

    func append(_ child: InterfaceElement) { children.append(child) }

    // MARK: - Reading

    /// The value of an attribute for the current size class.
    subscript(_ attribute: String) -> String? {
        readAttributes.insert(attribute)
        return variation.attributes[attribute] ?? attributes[attribute]
    }

    /// The identity of the element in its file, or nil if it has none.
    var id: String? { attributes["id"] }

    /// Returns the child with the given value of the attribute `key`, or nil if there is none.
    func child(key: String) -> InterfaceElement? {
        let found = variation.children[key] ?? children.first { $0.attributes["key"] == key && $0.name != "variation" }
        // A value for the current size class replaces the general value, which is also marked as read.
        for child in children where child.attributes["key"] == key { child.isRead = true }
        found?.isRead = true
        return found
    }

    /// Returns the first child with a name, or nil if there is none.
    func child(named name: String) -> InterfaceElement? {
        let found = children.first { $0.name == name }
        found?.isRead = true
        return found
    }

    /// Returns the children of the first child with a name, such as the children of `subviews`.
    func list(_ name: String) -> [InterfaceElement] {
        guard let list = child(named: name) else { return [] }
        for element in list.children { element.isRead = true }
        return list.children
    }

    /// Returns the children with a name.
    func children(named name: String) -> [InterfaceElement] {
        let found = children.filter { $0.name == name }
        for child in found { child.isRead = true }
        return found
    }

    /// Marks attributes and children with these names or keys as read, because they have no effect at run time.
    func ignore(_ names: String...) {
        readAttributes.formUnion(names)
        for child in children where names.contains(child.name) || child.attributes["key"].map(names.contains) == true {
            child.isRead = true
        }
    }

    /// The names of the attributes that were not read, sorted.
    var unreadAttributes: [String] {
        attributes.keys.filter { !readAttributes.contains($0) && !Self.designTimeAttributes.contains($0) }.sorted()
    }
    /// The children that were not read.
    var unreadChildren: [InterfaceElement] { children.filter { !$0.isRead && !Self.designTimeElements.contains($0.name) } }

    /// The attributes that have no effect at run time, or whose reading is not recorded.
    private static let designTimeAttributes: Set<String> = [
        "id", "key", "sceneMemberID", "userLabel", "misplaced", "ambiguous", "verifyAmbiguity", "customModuleProvider", "colorLabel",
        "lockedStatus", "fixedFrame", "tableViewCell", "hidesAccessoryWhenEditing", "springLoaded", "pointerInteraction", "customClass",
        "customModule",
        "adjustsFontForContentSizeCategory", "adjustsImageSizeForAccessibilityContentSizeCategory",
    ]
    /// The elements that have no effect at run time, or whose reading is not recorded.
    private static let designTimeElements: Set<String> = [
        "nil", "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics",
        "simulatedOrientationMetrics", "simulatedScreenMetrics", "freeformSimulatedSizeMetrics", "simulatedSplitViewMetrics", "point",
        "modalFormSheetSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics", "designable", "variation",
        "userDefinedRuntimeAttributes", "connections", "gestureRecognizers", "viewLayoutGuide", "layoutGuides",
    ]
}
