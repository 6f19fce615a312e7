/// The attributes and children of an element that apply in the current size class.
struct InterfaceVariation {
    /// The values that replace the values of the element's attributes.
    var attributes: [String: String] = [:]
    /// The children that replace the children with the same key.
    var children: [String: InterfaceElement] = [:]
    /// The identities of subviews and constraints that are not installed.
    var excluded: Set<String> = []
}

extension InterfaceElement {
    /// Sets `variation` for a size class. The element has children with the name `variation`, whose key is the size class.
    func applyVariations(_ traits: UITraitCollection) {
        var result = InterfaceVariation()
        let matching = children.filter { $0.name == "variation" }.compactMap { element in
            element.specificity(traits).map { (specificity: $0, element: element) }
        }
        // A more specific size class has precedence, so it is applied last. The sort is stable.
        for (_, element) in matching.sorted(by: { $0.specificity < $1.specificity }) {
            for (name, value) in element.attributes where name != "key" { result.attributes[name] = value }
            for child in element.children {
                guard let key = child.attributes["key"] else { continue }
                if child.name == "mask" {
                    for change in child.children {
                        guard let reference = change.attributes["reference"] else { continue }
                        if change.name == "exclude" { result.excluded.insert(reference) } else { result.excluded.remove(reference) }
                    }
                } else {
                    result.children[key] = child
                }
            }
        }
        variation = result
    }

    /// Returns the number of size classes that the key of a variation names, or nil if any of them is not current.
    private func specificity(_ traits: UITraitCollection) -> Int? {
        guard let key = attributes["key"], key != "default" else { return 0 }
        let sizeClasses = key.split(separator: "-")
        for sizeClass in sizeClasses {
            let words = sizeClass.split(separator: "=", maxSplits: 1).map(String.init)
            guard words.count == 2 else { return nil }
            let current = words[0] == "widthClass" ? traits.horizontalSizeClass : traits.verticalSizeClass
            guard words[0] == "widthClass" || words[0] == "heightClass", words[1] == "\(current)" else { return nil }
        }
        return sizeClasses.count
    }
}
