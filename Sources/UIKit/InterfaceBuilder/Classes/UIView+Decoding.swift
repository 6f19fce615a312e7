import CoreGraphics

extension UIView {
    /// Reads the attributes, the subviews, and the constraints of the view.
    func decodeView(_ coder: InterfaceCoder) {
        decodeViewAttributes(coder)
        decodeSubviews(coder)
    }

    /// Reads the attributes. A subclass whose initializer sets defaults calls this method again afterward.
    func decodeViewAttributes(_ coder: InterfaceCoder) {
        let element = coder.element
        if let frame = coder.coder(key: "frame")?.rect { self.frame = frame }
        if let bounds = coder.coder(key: "bounds")?.rect { self.bounds = bounds }
        if let mask = element.child(key: "autoresizingMask") { autoresizingMask = coder.coder(for: mask).autoresizingMask }
        if let mode = coder.choice("contentMode", InterfaceCoder.contentModes) { contentMode = mode }
        if let clips = coder.bool("clipsSubviews") ?? coder.bool("clipsToBounds") { clipsToBounds = clips }
        // Interface Builder omits the attribute if its value is true, which is the value of a new `UIView`. A class such as `UILabel`,
        // whose own default is false, then also has the value true.
        isUserInteractionEnabled = coder.bool("userInteractionEnabled") ?? true
        coder.bool("clearsContextBeforeDrawing").map { clearsContextBeforeDrawing = $0 }
        coder.bool("multipleTouchEnabled").map { isMultipleTouchEnabled = $0 }
        coder.bool("exclusiveTouch").map { isExclusiveTouch = $0 }
        coder.bool("opaque").map { isOpaque = $0 }
        coder.bool("autoresizesSubviews").map { autoresizesSubviews = $0 }
        coder.number("alpha").map { alpha = $0 }
        coder.bool("hidden").map { isHidden = $0 }
        coder.integer("tag").map { tag = $0 }
        coder.color("tintColor").map { tintColor = $0 }
        coder.color("backgroundColor").map { backgroundColor = $0 }
        coder.choice("semanticContentAttribute", InterfaceCoder.semanticContentAttributes).map { semanticContentAttribute = $0 }
        element["restorationIdentifier"].map { restorationIdentifier = $0 }
        decodeLayoutAttributes(coder)
        decodeAccessibility(coder)
    }

    private func decodeLayoutAttributes(_ coder: InterfaceCoder) {
        let element = coder.element
        // The frame of a view with a fixed frame is translated into constraints, even if the attribute for the
        // translation is false.
        let isFixed = coder.bool("fixedFrame") ?? false
        if coder.bool("translatesAutoresizingMaskIntoConstraints") == false, !isFixed { translatesAutoresizingMaskIntoConstraints = false }
        func priority(_ name: String) -> UILayoutPriority? { coder.float(name).map { UILayoutPriority(min(max($0, 1), 1000)) } }
        priority("horizontalHuggingPriority").map { setContentHuggingPriority($0, for: .horizontal) }
        priority("verticalHuggingPriority").map { setContentHuggingPriority($0, for: .vertical) }
        priority("horizontalCompressionResistancePriority").map { setContentCompressionResistancePriority($0, for: .horizontal) }
        priority("verticalCompressionResistancePriority").map { setContentCompressionResistancePriority($0, for: .vertical) }
        coder.bool("insetsLayoutMarginsFromSafeArea").map { insetsLayoutMarginsFromSafeArea = $0 }
        coder.bool("preservesSuperviewLayoutMargins").map { preservesSuperviewLayoutMargins = $0 }
        coder.insets("layoutMargins").map { layoutMargins = $0 }
        if let margins = element.child(key: "directionalLayoutMargins") {
            let sides = coder.coder(for: margins)
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: sides.number("top") ?? 0, leading: sides.number("leading") ?? 0, bottom: sides.number("bottom") ?? 0,
                trailing: sides.number("trailing") ?? 0)
        }
        // These attributes have no effect here. The readable width would only change the margins of tables.
        element.ignore("layoutMarginsFollowReadableWidth", "contentViewInsetsToSafeArea", "appearanceType", "fixedFrame")
    }

    private func decodeAccessibility(_ coder: InterfaceCoder) {
        guard let element = coder.element.child(key: "accessibilityConfiguration") else { return }
        let accessibility = coder.coder(for: element)
        let document = coder.decoder.document
        func string(_ name: String) -> String? {
            document.localizedString(coder.element.id, "accessibility\(name.prefix(1).uppercased())\(name.dropFirst())")
                ?? accessibility.string(name)
        }
        string("label").map { accessibilityLabel = $0 }
        string("hint").map { accessibilityHint = $0 }
        string("value").map { accessibilityValue = $0 }
        element["identifier"].map { accessibilityIdentifier = $0 }
        if let traits = element.child(key: "traits") { accessibilityTraits = coder.coder(for: traits).accessibilityTraits }
        if let flag = element.child(key: "isElement") { isAccessibilityElement = coder.coder(for: flag).bool("value") ?? true }
    }

    /// Creates the subviews and records the constraints and the layout guides.
    private func decodeSubviews(_ coder: InterfaceCoder) {
        let (element, decoder) = (coder.element, coder.decoder)
        let excluded = element.variation.excluded
        for child in element.list("subviews") where !child.isDecodedIntoExistingObject {
            guard let view = decoder.makeObject(child) as? UIView else { continue }
            if let id = child.id, excluded.contains(id) {
                decoder.registerUninstalled(view, id: id)
            } else {
                addDecodedSubview(view)
            }
        }
        for guide in element.children(named: "viewLayoutGuide") { decoder.registerGuide(guide, self) }
        for constraint in element.list("constraints") { decoder.registerConstraint(constraint, self, in: element) }
    }

    private func addDecodedSubview(_ view: UIView) {
        switch self {
        case let stack as UIStackView: stack.addArrangedSubview(view)
        // Subviews of the effect view itself are not shown: the effect view shows only the subviews of its
        // content view, which is created later.
        case is UIVisualEffectView: break
        default: addSubview(view)
        }
    }
}

@MainActor extension InterfaceCoder {
    /// The mask of an `autoresizingMask` element.
    fileprivate var autoresizingMask: UIView.AutoresizingMask {
        var mask: UIView.AutoresizingMask = []
        if bool("flexibleMinX") == true { mask.insert(.flexibleLeftMargin) }
        if bool("widthSizable") == true { mask.insert(.flexibleWidth) }
        if bool("flexibleMaxX") == true { mask.insert(.flexibleRightMargin) }
        if bool("flexibleMinY") == true { mask.insert(.flexibleTopMargin) }
        if bool("heightSizable") == true { mask.insert(.flexibleHeight) }
        if bool("flexibleMaxY") == true { mask.insert(.flexibleBottomMargin) }
        return mask
    }

    /// The traits of an `accessibilityTraits` element.
    fileprivate var accessibilityTraits: UIAccessibilityTraits {
        let names: KeyValuePairs<String, UIAccessibilityTraits> = [
            "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound,
            "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement, "notEnabled": .notEnabled,
            "updatesFrequently": .updatesFrequently, "searchField": .searchField, "startsMediaSession": .startsMediaSession,
            "adjustable": .adjustable, "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
            "header": .header,
        ]
        return names.reduce(into: []) { if bool($1.key) == true { $0.formUnion($1.value) } }
    }

    static let contentModes: KeyValuePairs<String, UIView.ContentMode> = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw,
        "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
        "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
    static let semanticContentAttributes: KeyValuePairs<String, UISemanticContentAttribute> = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
        "forceRightToLeft": .forceRightToLeft,
    ]
}
