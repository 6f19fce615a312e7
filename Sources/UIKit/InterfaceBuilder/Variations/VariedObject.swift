import QuartzCore

/// An object with attributes that depend on the size class.
struct VariedObject {
    private weak var object: AnyObject?
    private let element: InterfaceElement
    private let names: [String]
    private let keys: [String]
    /// The values of the attributes for the last size class.
    private var attributes: [String?]
    /// The identities of the children for the last size class.
    private var children: [ObjectIdentifier?]

    init(_ object: AnyObject, _ element: InterfaceElement) {
        (self.object, self.element) = (object, element)
        let variations = element.children.filter { $0.name == "variation" }
        names = Set(variations.flatMap { $0.attributes.keys }).subtracting(["key"]).sorted()
        let values = variations.flatMap(\.children).filter { $0.name != "mask" }
        keys = Set(values.compactMap { $0.attributes["key"] }).sorted()
        (attributes, children) = (names.map { element[$0] }, keys.map { element.child(key: $0).map(ObjectIdentifier.init) })
    }

    /// Sets the attributes whose values differ from the values for the last size class.
    mutating func update(_ decoder: InterfaceDecoder) {
        guard let object else { return }
        let coder = InterfaceCoder(element, decoder)
        for (index, name) in names.enumerated() {
            let value = element[name]
            guard value != attributes[index] else { continue }
            attributes[index] = value
            set(name, object, coder)
        }
        for (index, key) in keys.enumerated() {
            let value = element.child(key: key).map(ObjectIdentifier.init)
            guard value != children[index] else { continue }
            children[index] = value
            set(key, object, coder)
        }
    }

    private func set(_ name: String, _ object: AnyObject, _ coder: InterfaceCoder) {
        let isKnown =
            switch object {
            case let label as UILabel: Self.set(name, label, coder)
            case let button as UIButton: Self.set(name, button, coder)
            case let field as UITextField: Self.set(name, field, coder)
            case let image as UIImageView: Self.set(name, image, coder)
            case let stack as UIStackView: Self.set(name, stack, coder)
            default: false
            }
        if isKnown { return }
        if let view = object as? UIView, Self.setViewAttribute(name, view, coder) { return }
        coder.report(
            "The value of '\(name)' of the \(element.name) for the current size class is set when the object is loaded. It does not change "
                + "after a rotation.")
    }

    private static func set(_ name: String, _ label: UILabel, _ coder: InterfaceCoder) -> Bool {
        switch name {
        case "fontDescription": label.font = coder.font()
        case "textColor": label.textColor = coder.color("textColor")
        case "shadowColor": label.shadowColor = coder.color("shadowColor")
        case "numberOfLines": label.numberOfLines = max(coder.integer("numberOfLines") ?? 1, 0)
        case "textAlignment": label.textAlignment = coder.choice("textAlignment", InterfaceCoder.alignments) ?? .natural
        case "text": label.text = coder.string("text")
        default: return false
        }
        return true
    }

    private static func set(_ name: String, _ button: UIButton, _ coder: InterfaceCoder) -> Bool {
        guard name == "fontDescription" else { return false }
        button.titleLabel?.font = coder.font() ?? .systemFont(ofSize: button.buttonType == .custom ? 18 : 15)
        return true
    }

    private static func set(_ name: String, _ field: UITextField, _ coder: InterfaceCoder) -> Bool {
        switch name {
        case "fontDescription": field.font = coder.font()
        case "textColor": field.textColor = coder.color("textColor")
        default: return false
        }
        return true
    }

    private static func set(_ name: String, _ view: UIImageView, _ coder: InterfaceCoder) -> Bool {
        switch name {
        case "image": view.image = coder.image("image")
        case "highlightedImage": view.highlightedImage = coder.image("highlightedImage")
        default: return false
        }
        return true
    }

    private static func set(_ name: String, _ stack: UIStackView, _ coder: InterfaceCoder) -> Bool {
        switch name {
        case "axis":
            stack.axis = coder.choice("axis", ["horizontal": NSLayoutConstraint.Axis.horizontal, "vertical": .vertical]) ?? .horizontal
        case "distribution": stack.distribution = coder.choice("distribution", InterfaceCoder.distributions) ?? .fill
        case "alignment": stack.alignment = coder.choice("alignment", InterfaceCoder.stackAlignments) ?? .fill
        case "spacing": stack.spacing = coder.number("spacing") ?? 0
        default: return false
        }
        return true
    }

    private static func setViewAttribute(_ name: String, _ view: UIView, _ coder: InterfaceCoder) -> Bool {
        switch name {
        case "hidden": view.isHidden = coder.bool("hidden") ?? false
        case "alpha": view.alpha = coder.number("alpha") ?? 1
        case "backgroundColor": view.backgroundColor = coder.color("backgroundColor")
        case "tintColor": view.tintColor = coder.color("tintColor")
        case "contentMode": view.contentMode = coder.choice("contentMode", InterfaceCoder.contentModes) ?? .scaleToFill
        case "frame": coder.coder(key: "frame").map { view.frame = $0.rect }
        case "layoutMargins": view.layoutMargins = coder.insets("layoutMargins") ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        // These attributes have no effect at run time.
        case "misplaced", "ambiguous", "fixedFrame": break
        default: return false
        }
        return true
    }
}
