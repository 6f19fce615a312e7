extension UIControl {
    /// Reads the attributes of the view again, and then the attributes that all controls have. The initializer of a subclass may have
    /// replaced the values of the view by its defaults.
    func decodeControl(_ coder: InterfaceCoder) {
        decodeViewAttributes(coder)
        coder.bool("enabled").map { isEnabled = $0 }
        coder.bool("selected").map { isSelected = $0 }
        coder.bool("highlighted").map { isHighlighted = $0 }
        coder.choice("contentHorizontalAlignment", InterfaceCoder.horizontalAlignments).map { contentHorizontalAlignment = $0 }
        coder.choice("contentVerticalAlignment", InterfaceCoder.verticalAlignments).map { contentVerticalAlignment = $0 }
        coder.element.ignore("toolTip", "contextMenuInteractionEnabled")
    }
}

@MainActor extension InterfaceCoder {
    static let horizontalAlignments: KeyValuePairs<String, UIControl.ContentHorizontalAlignment> = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ]
    static let verticalAlignments: KeyValuePairs<String, UIControl.ContentVerticalAlignment> = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]
}
